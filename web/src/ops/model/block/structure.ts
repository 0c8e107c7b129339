/**
 * The structure of a block, read from its nodes: the sub-layers in order, and where each reads the
 * residual stream and is added to it. It uses only roles and places, so that it works for every block.
 */
import type { GraphNode } from "../../../types/graph.js";
import type { Step } from "../../../types/scene.js";
import { headAxis } from "../../../scene/grid.js";
import { isGradient } from "../../../scene/identity.js";
import { blockId } from "../../../scene/nodes.js";

export type SubLayerKind = "attention" | "cross_attention" | "feed_forward";

export interface SubLayer {
  readonly kind: SubLayerKind;
  /** "block.0.attention" */
  readonly id: string;
  /** All nodes of the sub-layer, including parameters. */
  readonly nodes: readonly GraphNode[];
  /** The first computed node. */
  readonly entry: GraphNode;
  readonly result: GraphNode;
  /** The node before the sub-layer, and the node after it. */
  readonly before: GraphNode | undefined;
  readonly after: GraphNode | undefined;
  readonly dropped: GraphNode | undefined;
  readonly add: GraphNode | undefined;
  /** The norm on the stream itself, after the sum. */
  readonly post: GraphNode | undefined;
  /** The stream before the sub-layer, and just after the sum. */
  readonly from: GraphNode;
  readonly joined: GraphNode;
}

export interface BlockStructure {
  readonly id: string;
  readonly subLayers: readonly SubLayer[];
  readonly input: GraphNode;
  readonly output: GraphNode;
}

/** "block.0" for the output node of a block, which only repeats the last result of the block. */
export const blockOf = (node: GraphNode): string | undefined =>
  node.op === "identity" && node.place?.part === "output" ? blockId(node) : undefined;

const kinds: readonly SubLayerKind[] = ["attention", "cross_attention", "feed_forward"];

function subLayer(
  block: readonly GraphNode[],
  kind: SubLayerKind,
  number: number,
): Omit<SubLayer, "from"> | undefined {
  const nodes = block.filter(({ place }) => place?.part === kind);
  const computed = nodes.filter(({ inputs }) => inputs.length > 0);
  const [entry, result] = [computed[0], computed[computed.length - 1]];
  if (!entry || !result) return undefined;
  const beside = (role: string) =>
    block.find((node) => node.role === role && node.place?.sublayer === number);
  const norm = beside("norm");
  const leads = norm !== undefined && block.indexOf(norm) < block.indexOf(entry);
  const after = beside("norm_after");
  const dropped = beside("dropped");
  const add = beside("residual");
  return {
    kind,
    id: `${blockId(entry) ?? ""}.${kind}`,
    nodes,
    entry,
    result,
    before: leads ? norm : undefined,
    after,
    dropped,
    add,
    post: leads ? undefined : norm,
    joined: add ?? dropped ?? after ?? result,
  };
}

/** Norms and residuals are numbered by the sub-layers a block of its kind may have. */
function numbersOf(block: readonly GraphNode[]): Readonly<Record<SubLayerKind, number>> {
  const crossed = block.some(({ place }) => place?.part === "cross_attention");
  return { attention: 1, cross_attention: 2, feed_forward: crossed ? 3 : 2 };
}

export function structureOf(step: Step): BlockStructure | undefined {
  const id = blockOf(step.node);
  if (id === undefined) return undefined;
  const { experiment, find } = step;
  const block = experiment.graph.filter((node) => blockId(node) === id && !isGradient(node));
  const numbers = numbersOf(block);
  const found = kinds.flatMap((kind) => {
    const one = subLayer(block, kind, numbers[kind]);
    return one ? [one] : [];
  });
  const first = found[0];
  const input = first && find((first.before ?? first.entry).inputs[0] ?? "");
  if (!first || !input) return undefined;
  let from = input;
  const subLayers = found.map((one) => {
    const whole = { ...one, from };
    from = one.post ?? one.joined;
    return whole;
  });
  return { id, subLayers, input, output: step.node };
}

/** The final weights of an attention, head by head; heads with nodes of their own have one each. */
export function weightsIn(
  { nodes }: SubLayer,
  find: Step["find"],
): readonly { readonly node: GraphNode; readonly head: number }[] {
  const used = nodes.flatMap((node) => {
    if (node.op !== "matmul") return [];
    const left = find(node.inputs[0] ?? "");
    return left?.axes[left.axes.length - 1] === "key" ? [left] : [];
  });
  return used.flatMap((node) => {
    const count = headAxis(node)?.size ?? 1;
    return Array.from({ length: count }, (_, head) => ({ node, head }));
  });
}

/** The norms of a sub-layer, before or after it or on the stream. */
export const normsOf = ({ before, after, post }: SubLayer): readonly GraphNode[] =>
  [before, after, post].filter((node) => node !== undefined);
