/** Nodes that an op leaves on its way: softmax the maximum and the sum of each row. */
import type { GraphNode } from "../types/graph.js";

/** Of these only the first input is asked for; the core computes the others with them. */
const leaveSteps = new Set([
  "softmax",
  "softmax_naive",
  "exp_sum",
  "principal_components",
  "principal_directions",
]);

/** The ids of those that nothing else reads. */
export function innerNodes(graph: readonly GraphNode[]): ReadonlySet<string> {
  const inner = new Set<string>();
  for (const { op, inputs } of graph)
    if (leaveSteps.has(op)) for (const id of inputs.slice(1)) inner.add(id);
  for (const { op, inputs } of graph)
    for (const id of leaveSteps.has(op) ? inputs.slice(0, 1) : inputs) inner.delete(id);
  return inner;
}
