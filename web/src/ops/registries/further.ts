/** The scenes that the first experiment does without; they come with the first graph that needs one. */
import type { Overviews, Scenes } from "../../types/scene.js";
import { backwardScene } from "../backward/scene.js";
import { sourcesOf } from "./explain.js";
import { activationScenes } from "../activation/scene.js";
import { blockOverview } from "../model/block/scene.js";
import { gradientScenes } from "../backward/loss.js";
import { componentsScenes } from "../components/scene.js";
import { repeatScenes } from "../heads/repeat.js";
import { modelOverview } from "../model/scene.js";
import { stepsOverview } from "../model/steps.js";
import { normScenes } from "../norm/scene.js";
import { positionsScenes } from "../positions/scene.js";
import { reduceScenes } from "../reduce/scene.js";
import { scoresScenes } from "../scores/scene.js";
import { shapeScenes } from "../shape/scene.js";
import { studyScenes } from "../study/scene.js";

export const backward = backwardScene(sourcesOf);

export const overviews: Overviews = {
  model: modelOverview,
  block: blockOverview,
  steps: stepsOverview,
};

export const further: Scenes = {
  ...activationScenes,
  ...componentsScenes,
  ...gradientScenes,
  ...normScenes,
  ...positionsScenes,
  ...reduceScenes,
  ...repeatScenes,
  ...scoresScenes,
  ...shapeScenes,
  ...studyScenes,
};
