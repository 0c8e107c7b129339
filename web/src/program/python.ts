/** Building blocks of several ops in Python. */
import type { GraphNode } from "../types/graph.js";
import type { Spelling } from "./spelling.js";

/** The last axis. */
export const last = "-1";

export function swappedLast(x: string, { shape }: GraphNode, say: Spelling): string {
  return shape.length === 2 ? `${x}.T` : say.swapped(x, -2, -1);
}

/** Ops whose results are contiguous in memory, so that `view` works. */
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
