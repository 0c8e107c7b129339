/** Tests draw any graph, so all scenes are there from the start. */
import { loadLens } from "../../../web/src/story/frame.js";
import { loadScenes } from "../../../web/src/ops/registries/scenes.js";

await loadScenes();
await loadLens();
