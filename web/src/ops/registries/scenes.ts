/**
 * Which scene shows which op: those of the first experiment, and the others, which are loaded with the
 * first graph that needs one. An unknown op is shown as a still frame of its inputs and result.
 *
 *     if (needsScenes(graph)) await loadScenes(graph);
 *     const { duration } = sceneFor(step).plan(step);
 */
import type { Graph, GraphNode } from "../../types/graph.js";
import type { Overviews, Scene, Scenes, Step } from "../../types/scene.js";
import { hasValues } from "../../scene/values.js";
import { isGradient } from "../../scene/identity.js";
import { isLong } from "../../scene/sample.js";
import { still } from "../../scene/still.js";
import { firstPass } from "../backward/passes.js";

let scenes: Scenes = {};

/** Of an op with more rows than a scene can compute term by term; undefined until the first scenes are loaded. */
let longStill: Scene | undefined;

let pictures: Overviews | undefined;

/** Of a gradient, whatever op computes it. */
let backward: Scene = still;

let loads = 0;

/** How many times scenes were loaded: what was planned before may be planned with still frames. */
export const sceneLoads = (): number => loads;

/** The pictures of levels; undefined until they are loaded. */
export const overviews = (): Overviews | undefined => pictures;

const isInside = ({ place }: GraphNode): boolean =>
  place?.block !== undefined || place?.head !== undefined || place?.group !== undefined;

/** Whether a graph has a step whose scene, or a level whose picture, is not loaded yet. */
export const needsScenes = (graph: Graph): boolean => !longStill || needsFurther(graph);

function needsFurther(graph: Graph): boolean {
  const isMissing = ({ intermediate, op }: GraphNode) => !intermediate && !(op in scenes);
  return !pictures && graph.some((node) => isInside(node) || isMissing(node) || isGradient(node));
}

/**
 * Loads what a graph needs, or all scenes. Rejects if a file cannot be loaded; until it is, such steps are
 * still frames.
 */
export async function loadScenes(graph?: Graph): Promise<void> {
  if (!longStill) {
    const file = await import("./first.js");
    scenes = { ...file.first, ...scenes };
    longStill = file.longStill;
    loads++;
  }
  if (graph && !needsFurther(graph)) return;
  const file = await import("./further.js");
  scenes = { ...scenes, ...file.further };
  pictures = file.overviews;
  backward = file.backward;
  loads++;
}

/** A row that is drawn as a lattice cannot be computed term by term: such a step is a still frame. */
export function sceneFor(step: Step): Scene {
  const { node, inputs } = step;
  const found = firstPass(step.experiment).has(node) ? backward : (scenes[node.op] ?? still);
  const scene = typeof found === "function" ? found(step) : found;
  const long = [node, ...inputs].some((one) => hasValues(one) && isLong(one));
  return scene.thinned || !long ? scene : (longStill ?? still);
}

/** The ops that have a scene: all ops of the core, once the further scenes are loaded. */
export const playedOps = (): readonly string[] => Object.keys(scenes);
