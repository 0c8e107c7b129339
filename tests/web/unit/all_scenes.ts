/** Tests draw any graph, so all scenes are there from the start. */
import { loadFurther } from "../../../web/src/ops/registries/scenes.js";

await loadFurther();
