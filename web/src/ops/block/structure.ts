/**
 * A block read from its nodes: the sub-layers in order, and where each leaves the residual stream
 * and returns to it. Told from ids alone, so that every kind of block is the same to the map.
 */
import type { Experiment, GraphNode } from "../../types/graph.js";
import type { Step } from "../../types/scene.js";

export type SubLayerKind = "attention" | "cross_attention" | "feed_forward";

export interface SubLayer {
  readonly kind: SubLayerKind;
  /** "block.0.attention" */
  readonly id: string;
  /** The first node of it that is computed: where the reader enters. */
  readonly entry: GraphNode;
  readonly result: GraphNode;
  /** What stands on the way in, and on the way out. */
  readonly before: GraphNode | undefined;
  readonly after: GraphNode | undefined;
  readonly dropped: GraphNode | undefined;
  readonly add: GraphNode | undefined;
  /** On the stream itself, after the sub-layer has returned. */
  readonly post: GraphNode | undefined;
  /** The stream before it, and just after its return. */
  readonly from: GraphNode;
  readonly joined: GraphNode;
}

export interface BlockStructure {
  readonly id: string;
  readonly subLayers: readonly SubLayer[];
  readonly input: GraphNode;
  readonly output: GraphNode;
}

const outputs = /^((?:block|encoder|decoder)\.\d+)\.output$/u;

/** "block.0" of "block.0.output", which only repeats the last result of the block. */
export const blockOf = (node: GraphNode): string | undefined =>
  node.op === "identity" ? outputs.exec(node.id)?.[1] : undefined;

const kinds: readonly SubLayerKind[] = ["attention", "cross_attention", "feed_forward"];

function subLayer(
  { graph }: Experiment,
  find: Step["find"],
  at: { readonly block: string; readonly kind: SubLayerKind; readonly number: number },
): Omit<SubLayer, "from"> | undefined {
  const id = `${at.block}.${at.kind}`;
  const own = graph.filter((node) => node.id.startsWith(`${id}.`) && node.inputs.length > 0);
  const [entry, result] = [own[0], own[own.length - 1]];
  if (!entry || !result) return undefined;
  const part = (name: string) => find(`${at.block}.${name}`);
  const norm = part(`norm_${at.number}`);
  const leads = norm !== undefined && graph.indexOf(norm) < graph.indexOf(entry);
  const after = part(`norm_${at.number}_after`);
  const dropped = part(`dropped_${at.number}`);
  const add = part(`residual_${at.number}`);
  return {
    kind: at.kind,
    id,
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

/** Norms and residuals are numbered by what a block of its kind may have, not by what it has. */
function numbersOf(block: string, find: Step["find"]): Readonly<Record<SubLayerKind, number>> {
  const crossed = find(`${block}.cross_attention.query`) !== undefined;
  return { attention: 1, cross_attention: 2, feed_forward: crossed ? 3 : 2 };
}

export function structureOf(step: Step): BlockStructure | undefined {
  const id = blockOf(step.node);
  if (id === undefined) return undefined;
  const { experiment, find } = step;
  const numbers = numbersOf(id, find);
  const found = kinds.flatMap((kind) => {
    const one = subLayer(experiment, find, { block: id, kind, number: numbers[kind] });
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

/** The norm of a sub-layer, wherever it stands, and what it was made from. */
export const normsOf = ({ before, after, post }: SubLayer): readonly GraphNode[] =>
  [before, after, post].filter((node) => node !== undefined);
