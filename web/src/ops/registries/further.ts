/** The scenes that the first experiment does without; they come with the first graph that needs one. */
import type { Scenes } from "../../types/scene.js";
import { activationScenes } from "../activation/scene.js";
import { componentsScenes } from "../components/scene.js";
import { repeatScenes } from "../heads/repeat.js";
import { normScenes } from "../norm/scene.js";
import { positionsScenes } from "../positions/scene.js";
import { reduceScenes } from "../reduce/scene.js";
import { scoresScenes } from "../scores/scene.js";
import { shapeScenes } from "../shape/scene.js";

export { block } from "../block/scene.js";

export const further: Scenes = {
  ...activationScenes,
  ...componentsScenes,
  ...normScenes,
  ...positionsScenes,
  ...reduceScenes,
  ...repeatScenes,
  ...scoresScenes,
  ...shapeScenes,
};
