/**
 * Which scene plays which op. Those of the first experiment are here; the others come with the first
 * graph that needs one. An op the page does not know gets an honest still.
 *
 *     if (needsFurther(graph)) await loadFurther();
 *     const { duration } = sceneFor(step).plan(step);
 */
import type { Graph, GraphNode } from "../../types/graph.js";
import type { Scene, Scenes, Step } from "../../types/scene.js";
import { blockOf } from "../block/structure.js";
import { hasValues } from "../../scene/identity.js";
import { innerNodes } from "../../scene/nodes.js";
import { isLong } from "../../scene/sample.js";
import { still } from "../../scene/still.js";
import { attentionScenes, withWeightViews } from "../attention_views/scene.js";
import { arithmeticScenes } from "../arithmetic/scene.js";
import { headsScenes } from "../heads/scene.js";
import { maskScenes } from "../mask/scene.js";
import { productScenes } from "../product/scene.js";
import { scaleScenes } from "../scale/scene.js";
import { sourceScenes } from "../source/scene.js";

let scenes: Scenes = {
  ...attentionScenes,
  ...arithmeticScenes,
  ...headsScenes,
  ...maskScenes,
  ...productScenes,
  ...scaleScenes,
  ...sourceScenes,
};

/** Where it is attention, its heads can be seen at once all the same. */
const longStill = withWeightViews(still);

let block: Scene | undefined;

/** Whether a graph has a step whose scene has not come yet. */
export function needsFurther(graph: Graph): boolean {
  const inner = innerNodes(graph);
  const isMissing = (node: GraphNode) => !inner.has(node.id) && !(node.op in scenes);
  return !block && graph.some((node) => blockOf(node) !== undefined || isMissing(node));
}

/** Rejects where the file does not arrive; until it has, such steps are stills. */
export async function loadFurther(): Promise<void> {
  const file = await import("./further.js");
  scenes = { ...scenes, ...file.further };
  block = file.block;
}

/** A row that has a lattice cannot be added up in the open: such a step is a still. */
export function sceneFor(step: Step): Scene {
  const { node, inputs } = step;
  if (blockOf(node) !== undefined) return block ?? still;
  const found = scenes[node.op] ?? still;
  const scene = typeof found === "function" ? found(step) : found;
  const long = [node, ...inputs].some((one) => hasValues(one) && isLong(one));
  return scene.thinned || !long ? scene : longStill;
}

/** The ops that have a scene; all that the core has, once the further ones are there. */
export const playedOps = (): readonly string[] => Object.keys(scenes);
