/** Which scene plays which op. An op the page does not know gets an honest still. */
import type { GraphNode } from "../player/types.js";
import { activation } from "./curve.js";
import { add } from "./add.js";
import { additive } from "./additive.js";
import { bilinear } from "./bilinear.js";
import { block, blockOf } from "./block.js";
import { components } from "./components.js";
import { concatenate } from "./concatenate.js";
import { cosine } from "./cosine.js";
import { dropout } from "./dropout.js";
import { given } from "./given.js";
import { heads } from "./heads.js";
import { lookup } from "./lookup.js";
import { mask } from "./mask.js";
import { norm } from "./norm.js";
import { product } from "./product.js";
import { repeatHeads } from "./repeat.js";
import { reshape } from "./reshape.js";
import { rotate } from "./rotate.js";
import { rowSum } from "./row_sum.js";
import { scale } from "./scale.js";
import { sinusoidal } from "./sinusoidal.js";
import { slice } from "./slice.js";
import { softmax } from "./softmax.js";
import { mostCells } from "./sample.js";
import type { Scene, Step } from "./step.js";
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
  ["row_max", rowSum],
  ["mask", mask],
  ["softmax", normalize],
  ["softmax_naive", normalize],
  ["divide_by_sum", normalize],
  ["dropout", withWeightViews(dropout)],
  ["split_heads", heads],
  ["merge_heads", heads],
  ["repeat_heads", repeatHeads],
  ["concatenate", concatenate],
  ["view", reshape],
  ["transpose", reshape],
  ["rotate", rotate],
  ["sinusoidal", sinusoidal],
  ["principal_components", components],
  ["given", given],
  ["parameter", given],
  ["identity", given],
  ["add", add],
  ["multiply", add],
  ["maximum", add],
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
]);

const sceneOf = (op: string): Scene => scenes.get(op) ?? still;

/** Scenes that are right about a matrix of which not every row or column is drawn. */
const bearThinning: ReadonlySet<Scene> = new Set([product, scale, mask, add, activation, heads]);

const isThinned = ({ shape, values }: GraphNode): boolean =>
  values !== undefined && shape.slice(-2).some((size) => size > mostCells);

/** A row that is drawn in part cannot be added up in the open: such a step is a still. */
export function sceneFor({ node, inputs }: Step): Scene {
  if (blockOf(node) !== undefined) return block;
  // A sum that is given stands beside what it divides.
  const given = node.op === "divide_by_sum" && inputs.length > 1;
  const scene = given ? add : sceneOf(node.op);
  return bearThinning.has(scene) || ![node, ...inputs].some(isThinned) ? scene : still;
}
