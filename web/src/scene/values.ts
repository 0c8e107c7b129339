/**
 * The values of nodes. Those of a large graph come when they are asked for: what is made of values asks
 * for them here, and what was missing is known when it is done.
 */
import type { GraphNode } from "../types/graph.js";

/** The nodes whose values were missing in the attempt that is going on. */
let missing: Set<GraphNode> | undefined;

/** Whether a node has values that have not come yet. */
export const lacksValues = (node: GraphNode): boolean =>
  node.values === undefined && node.largest !== undefined;

/** Whether a node has values, be they here or still to come. */
export const hasValues = (node: GraphNode): boolean =>
  node.values !== undefined || node.largest !== undefined;

/** Undefined where there are none, or none yet: then the attempt that is going on lacks them. */
export function valuesOf(node: GraphNode | undefined): ArrayLike<number> | undefined {
  if (node && lacksValues(node)) missing?.add(node);
  return node?.values;
}

export interface Attempt<T> {
  /** Absent where values were missing. */
  readonly made?: T;
  /** The nodes to ask for before the next attempt. */
  readonly missing: readonly GraphNode[];
}

/** What `work` makes of a graph; where it needs values that have not come, the nodes that lack them. */
export function attempt<T>(work: () => T): Attempt<T> {
  const outer = missing;
  const noted = (missing = new Set());
  try {
    const made = work();
    return noted.size === 0 ? { made, missing: [] } : { missing: [...noted] };
  } catch (error) {
    if (noted.size === 0) throw error;
    return { missing: [...noted] };
  } finally {
    missing = outer;
  }
}
