/** Which scene plays which op. What is not named here gets an honest still. */
import { activation } from "./curve.js";
import { add } from "./add.js";
import { additive } from "./additive.js";
import { bilinear } from "./bilinear.js";
import { cosine } from "./cosine.js";
import { dropout } from "./dropout.js";
import { heads } from "./heads.js";
import { lookup } from "./lookup.js";
import { mask } from "./mask.js";
import { norm } from "./norm.js";
import { product } from "./product.js";
import { rowSum } from "./row_sum.js";
import { scale } from "./scale.js";
import { softmax } from "./softmax.js";
import type { Scene } from "./step.js";
import { still } from "./still.js";
import { withWeightViews } from "../weights_views/index.js";

const normalize = withWeightViews(softmax);

const scenes: ReadonlyMap<string, Scene> = new Map([
  ["lookup", lookup],
  ["linear", product],
  ["matmul", product],
  ["matmul_transposed", product],
  ["additive", additive],
  ["bilinear", bilinear],
  ["cosine", cosine],
  ["scale", scale],
  ["row_sum", rowSum],
  ["mask", mask],
  ["softmax", normalize],
  ["softmax_naive", normalize],
  ["divide_by_sum", normalize],
  ["dropout", withWeightViews(dropout)],
  ["split_heads", heads],
  ["merge_heads", heads],
  ["add", add],
  ["layer_norm", norm],
  ["rms_norm", norm],
  ["batch_norm", norm],
  ["relu", activation],
  ["gelu", activation],
  ["gelu_tanh", activation],
  ["silu", activation],
  ["tanh", activation],
]);

export const sceneOf = (op: string): Scene => scenes.get(op) ?? still;
