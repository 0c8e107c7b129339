/** What several ops in Python are put together from. */
import type { GraphNode } from "../types/graph.js";
import type { Spelling } from "./spelling.js";

/** The last axis. */
export const last = "-1";

export function swappedLast(x: string, { shape }: GraphNode, say: Spelling): string {
  return shape.length === 2 ? `${x}.T` : say.swapped(x, -2, -1);
}

/** What lies in memory row by row, so that a view of it is possible. */
const contiguous = new Set([
  "parameter",
  "given",
  "lookup",
  "linear",
  "matmul",
  "matmul_transposed",
]);

export function shapeView(
  x: string,
  node: GraphNode,
  shape: readonly number[],
  say: Spelling,
): string {
  return say.viewed(x, shape, contiguous.has(node.op));
}
