/** Tests draw any graph, so all scenes are there from the start. */
import { loadFurther } from "../../../web/src/ops/scenes.js";

await loadFurther();
