/** What the node of a depth says: the sizes of the stream in four stacks, block by block. */
import type { Cell, GraphNode } from "../../../types/graph.js";
import type { Step, View } from "../../../types/scene.js";
import { valueAt } from "../../../scene/grid.js";
import { countOf } from "../counts.js";

/** Where the norms stand, in the order of the node's first axis. */
export const orders = ["post", "pre", "sandwich", "none"] as const;
export type Order = (typeof orders)[number];

/** The columns of the node, in their order. */
export const measures = [
  "attention",
  "feedForward",
  "update",
  "share",
  "cosine",
  "stream",
  "likeness",
] as const;
export type Measure = (typeof measures)[number];

export interface Measured {
  readonly value: number;
  /** Absent for the sentence itself, of which parameters of the node tell. */
  readonly cell?: Cell;
}

export interface Depth {
  readonly blocks: number;
  /** The block that the reader has pinned, and in which stack. */
  readonly pinned: { readonly block: number; readonly order: Order } | undefined;
  /** After a number of blocks; after 0 there is only the sentence. */
  readonly at: (order: Order, block: number, measure: Measure) => Measured;
  /** The widest that a stream with norms becomes. */
  readonly widest: number;
}

const indexOf = (blocks: number, order: Order, block: number, measure: Measure): number =>
  (orders.indexOf(order) * blocks + block - 1) * measures.length + measures.indexOf(measure);

function measuredIn(node: GraphNode, blocks: number): Depth["at"] {
  const start = { stream: countOf(node, "start"), likeness: countOf(node, "start_likeness") };
  return (order, block, measure) => {
    if (block === 0) return { value: start[measure as "stream" | "likeness"] };
    const index = indexOf(blocks, order, block, measure);
    return { value: valueAt(node, index), cell: { node: node.id, index } };
  };
}

function pinnedIn({ id }: GraphNode, blocks: number, pinned: Cell | undefined): Depth["pinned"] {
  if (pinned?.node !== id) return undefined;
  const row = Math.floor(pinned.index / measures.length);
  const order = orders[Math.floor(row / blocks)];
  return order && { order, block: (row % blocks) + 1 };
}

export const blocksOf = ({ shape }: GraphNode): number => shape[1] ?? 1;

export function depthOf({ node }: Step, { pinned }: View): Depth {
  const blocks = blocksOf(node);
  const at = measuredIn(node, blocks);
  const sizes = (["post", "pre", "sandwich"] as const).flatMap((order) =>
    Array.from({ length: blocks + 1 }, (_, block) => at(order, block, "stream").value),
  );
  const widest = Math.max(...sizes.filter(Number.isFinite));
  return { blocks, at, widest, pinned: pinnedIn(node, blocks, pinned) };
}
