/** The scenes that the first experiment does without; they come with the first graph that needs one. */
import { activation } from "./activation/scene.js";
import { additive } from "./scores/additive.js";
import { bilinear } from "./scores/bilinear.js";
import { block } from "./block/scene.js";
import { components } from "./components/scene.js";
import { concatenate } from "./shape/concatenate.js";
import { cosine } from "./scores/cosine.js";
import { norm } from "./norm/scene.js";
import { repeatHeads } from "./heads/repeat.js";
import { reshape } from "./shape/scene.js";
import { rotate } from "./positions/rotate.js";
import { rowSum } from "./reduce/scene.js";
import { sinusoidal } from "./positions/sinusoidal.js";
import { slice } from "./shape/slice.js";
import type { Scene } from "../types/scene.js";

export { block };

/** Right about a matrix of which not every row or column is drawn. */
export const bearThinning: readonly Scene[] = [activation];

export const further: readonly (readonly [string, Scene])[] = [
  ["additive", additive],
  ["bilinear", bilinear],
  ["cosine", cosine],
  ["row_sum", rowSum],
  ["row_max", rowSum],
  ["repeat_heads", repeatHeads],
  ["concatenate", concatenate],
  ["view", reshape],
  ["transpose", reshape],
  ["rotate", rotate],
  ["sinusoidal", sinusoidal],
  ["principal_components", components],
  ["slice", slice],
  ["layer_norm", norm],
  ["rms_norm", norm],
  ["batch_norm", norm],
  ["relu", activation],
  ["gelu", activation],
  ["gelu_tanh", activation],
  ["silu", activation],
  ["tanh", activation],
  ["exp", activation],
];
