/** Intermediate nodes of an op: for softmax, the maximum and the sum of each row. */
import type { GraphNode } from "../types/graph.js";

/** Only the first input of these is an operand; the core computes the others as intermediate results. */
const leaveSteps = new Set([
  "softmax",
  "softmax_naive",
  "exp_sum",
  "principal_components",
  "principal_directions",
]);

/** The ids of intermediate nodes that no other op reads. */
export function innerNodes(graph: readonly GraphNode[]): ReadonlySet<string> {
  const inner = new Set<string>();
  for (const { op, inputs } of graph)
    if (leaveSteps.has(op)) for (const id of inputs.slice(1)) inner.add(id);
  for (const { op, inputs } of graph)
    for (const id of leaveSteps.has(op) ? inputs.slice(0, 1) : inputs) inner.delete(id);
  return inner;
}
