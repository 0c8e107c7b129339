/** Tests draw any graph, so all scenes are there from the start. */
import { loadLens } from "../../../web/src/story/frame.js";
import { loadFurther } from "../../../web/src/ops/registries/scenes.js";

await loadFurther();
await loadLens();
