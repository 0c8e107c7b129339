/** A node with its inputs, as scenes use it. */
import type { Experiment, GraphNode } from "../types/graph.js";
import type { Step } from "../types/scene.js";
import { memo } from "../draw/memo.js";

/** Below this width scenes are laid out in one column. */
export const phoneWidth = 720;

/** Every op has its inputs; a graph without them is a bug. */
export function inputOf(step: Step, position: number): GraphNode {
  const input = step.inputs[position];
  if (!input) throw new Error(`${step.node.id} (${step.node.op}) lacks its input ${position}`);
  return input;
}

/** The nodes by id, cached, since an experiment never changes. */
const indexOf = memo(
  ({ graph }: Experiment): ReadonlyMap<string, GraphNode> =>
    new Map(graph.map((node) => [node.id, node])),
);

/** A node with its inputs. */
export function stepOf(experiment: Experiment, node: GraphNode): Step {
  const nodes = indexOf(experiment);
  const find = (id: string) => nodes.get(id);
  const inputs = node.inputs.map((id) => {
    const input = find(id);
    if (!input) throw new Error(`${node.id} names an input that is not in the graph: ${id}`);
    return input;
  });
  return { node, inputs, experiment, find };
}
