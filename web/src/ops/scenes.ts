/**
 * Which scene plays which op. Those of the first experiment are here; the others come with the first
 * graph that needs one. An op the page does not know gets an honest still.
 *
 *     if (needsFurther(graph)) await loadFurther();
 *     const { duration } = sceneFor(step).plan(step);
 */
import type { Graph } from "../types/graph.js";
import type { Scene, Step } from "../types/scene.js";
import { withWeightViews } from "./attention_views/scene.js";
import { add } from "./arithmetic/scene.js";
import { blockOf } from "./block/structure.js";
import { dropout } from "./dropout/scene.js";
import { given } from "./source/given.js";
import { heads } from "./heads/scene.js";
import { hasValues } from "../scene/identity.js";
import { lookup } from "./source/lookup.js";
import { mask } from "./mask/scene.js";
import { product } from "./product/scene.js";
import { isLong } from "../scene/sample.js";
import { scale } from "./scale/scene.js";
import { softmax } from "./softmax/scene.js";
import { still } from "./still.js";

const normalize = withWeightViews(softmax);

const scenes = new Map<string, Scene>([
  ["lookup", lookup],
  ["linear", product],
  ["matmul", product],
  ["matmul_transposed", product],
  ["scale", scale],
  ["mask", mask],
  ["softmax", normalize],
  ["softmax_naive", normalize],
  ["divide_by_sum", normalize],
  ["dropout", withWeightViews(dropout)],
  ["split_heads", heads],
  ["merge_heads", heads],
  ["given", given],
  ["parameter", given],
  ["identity", given],
  ["add", add],
  ["multiply", add],
  ["maximum", add],
]);

/** Where it is attention, its heads can be seen at once all the same. */
const longStill = withWeightViews(still);

/** Scenes that are right about a matrix of which they know a lattice. */
const bearThinning = new Set<Scene>([product, scale, mask, add, heads]);

let block: Scene | undefined;

/** Whether a graph has a step whose scene has not come yet. */
export const needsFurther = (graph: Graph): boolean =>
  !block && graph.some((node) => blockOf(node) !== undefined || !scenes.has(node.op));

/** Rejects where the file does not arrive; until it has, such steps are stills. */
export async function loadFurther(): Promise<void> {
  const file = await import("./further.js");
  for (const [op, scene] of file.further) scenes.set(op, scene);
  for (const scene of file.bearThinning) bearThinning.add(scene);
  block = file.block;
}

/** A row that has a lattice cannot be added up in the open: such a step is a still. */
export function sceneFor({ node, inputs }: Step): Scene {
  if (blockOf(node) !== undefined) return block ?? still;
  // A sum that is given stands beside what it divides.
  const given = node.op === "divide_by_sum" && inputs.length > 1;
  const scene = (given ? add : scenes.get(node.op)) ?? still;
  const long = [node, ...inputs].some((one) => hasValues(one) && isLong(one));
  return bearThinning.has(scene) || !long ? scene : longStill;
}
