/** The scenes that the first experiment does without; they come with the first graph that needs one. */
import { activation } from "./curve.js";
import { additive } from "./additive.js";
import { bilinear } from "./bilinear.js";
import { block } from "./block.js";
import { components } from "./components.js";
import { concatenate } from "./concatenate.js";
import { cosine } from "./cosine.js";
import { norm } from "./norm.js";
import { repeatHeads } from "./repeat.js";
import { reshape } from "./reshape.js";
import { rotate } from "./rotate.js";
import { rowSum } from "./row_sum.js";
import { sinusoidal } from "./sinusoidal.js";
import { slice } from "./slice.js";
import type { Scene } from "./step.js";

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
