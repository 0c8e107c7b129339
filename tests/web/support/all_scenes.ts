/** Tests draw any graph, so all scenes are there from the start. */
import { loadFurther } from "../../../web/src/scenes/index.js";

await loadFurther();
