/**
 * Which scene shows which op. Those of the first experiment are here; the others are loaded with the
 * first graph that needs one. An unknown op is shown as a still frame of its inputs and result.
 *
 *     if (needsFurther(graph)) await loadFurther();
 *     const { duration } = sceneFor(step).plan(step);
 */
import type { Graph, GraphNode } from "../../types/graph.js";
import type { Overviews, Scene, Scenes, Step } from "../../types/scene.js";
import { hasValues } from "../../scene/values.js";
import { isGradient } from "../../scene/identity.js";
import { isLong } from "../../scene/sample.js";
import { still } from "../../scene/still.js";
import { firstPass } from "../backward/passes.js";
import { attentionScenes, withWeightViews } from "../attention_views/scene.js";
import { arithmeticScenes } from "../arithmetic/scene.js";
import { headsScenes } from "../heads/scene.js";
import { maskScenes } from "../mask/scene.js";
import { productScenes } from "../product/scene.js";
import { scaleScenes } from "../arithmetic/scale/scene.js";
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

/** For attention weights it still offers the view of all heads. */
const longStill = withWeightViews(still);

let pictures: Overviews | undefined;

/** Of a gradient, whatever op computes it. */
let backward: Scene = still;

/** The pictures of levels; undefined until they are loaded. */
export const overviews = (): Overviews | undefined => pictures;

const isInside = ({ place }: GraphNode): boolean =>
  place?.block !== undefined || place?.head !== undefined || place?.group !== undefined;

/** Whether a graph has a step whose scene, or a level whose picture, is not loaded yet. */
export function needsFurther(graph: Graph): boolean {
  const isMissing = ({ intermediate, op }: GraphNode) => !intermediate && !(op in scenes);
  return !pictures && graph.some((node) => isInside(node) || isMissing(node) || isGradient(node));
}

/** Rejects if the file cannot be loaded; until it is, such steps are still frames. */
export async function loadFurther(): Promise<void> {
  const file = await import("./further.js");
  scenes = { ...scenes, ...file.further };
  pictures = file.overviews;
  backward = file.backward;
}

/** A row that is drawn as a lattice cannot be computed term by term: such a step is a still frame. */
export function sceneFor(step: Step): Scene {
  const { node, inputs } = step;
  const found = firstPass(step.experiment).has(node) ? backward : (scenes[node.op] ?? still);
  const scene = typeof found === "function" ? found(step) : found;
  const long = [node, ...inputs].some((one) => hasValues(one) && isLong(one));
  return scene.thinned || !long ? scene : longStill;
}

/** The ops that have a scene: all ops of the core, once the further scenes are loaded. */
export const playedOps = (): readonly string[] => Object.keys(scenes);
