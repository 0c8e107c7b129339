/** The scenes of the first experiment; a page that opens on the picture of a model loads them later. */
import type { Scenes } from "../../types/scene.js";
import { still } from "../../scene/still.js";
import { attentionScenes, withWeightViews } from "../attention_views/scene.js";
import { arithmeticScenes } from "../arithmetic/scene.js";
import { headsScenes } from "../heads/scene.js";
import { maskScenes } from "../mask/scene.js";
import { productScenes } from "../product/scene.js";
import { scaleScenes } from "../arithmetic/scale/scene.js";
import { sourceScenes } from "../source/scene.js";

export const first: Scenes = {
  ...attentionScenes,
  ...arithmeticScenes,
  ...headsScenes,
  ...maskScenes,
  ...productScenes,
  ...scaleScenes,
  ...sourceScenes,
};

/** For attention weights it still offers the view of all heads. */
export const longStill = withWeightViews(still);
