/** A backward pass among the nodes: which they are, and which step handed each of them on. */
import { memo } from "../../draw/memo.js";
import { isGradient } from "../../scene/identity.js";
import type { Experiment, GraphNode } from "../../types/graph.js";

const PASS = "gradient.";

/** The nodes of the first backward pass; a second one differentiates them, so it has steps of its own. */
export const firstPass = memo(({ graph }: Pick<Experiment, "graph">): ReadonlySet<GraphNode> => {
  const begins = graph.flatMap((node, at) => (isGradient(node) && isFirst(node) ? [at] : []));
  const [, second = graph.length] = begins;
  return new Set(graph.slice(0, second).filter(isGradient));
});

/** A pass begins with the gradient of a number by itself. */
export const isFirst = ({ op }: GraphNode): boolean => op === "one_hot";

/** Its own gradient is the first of all, or the sum of several parts. */
export const isOwn = (node: GraphNode): boolean => isFirst(node) || node.op === "accumulate";

/** The id of a step of the forward pass, or of a node, on the way back. */
export const backwardId = (step: string): string => PASS + step;

/** The inverse of `backwardId`. */
export const forwardId = (step: string): string =>
  step.startsWith(PASS) ? step.slice(PASS.length) : step;

type Find = (id: string) => GraphNode | undefined;

/** The node whose operation hands a gradient on: the one whose own gradient this one was computed from. */
export function giverOf(gradient: GraphNode, find: Find): string | undefined {
  for (const id of gradient.inputs) {
    const input = find(id);
    if (!input || !isGradient(input)) continue;
    const giver = input.role === "gradient_step" ? giverOf(input, find) : input.of;
    if (giver !== undefined) return giver;
  }
  return undefined;
}
