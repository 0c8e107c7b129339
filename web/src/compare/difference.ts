/** What a setting or a sentence changed, cell by cell: subtraction for display only. */
import type { GraphNode } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import { stepOf } from "../scene/step.js";
import { type Grid, gridOf } from "../scene/grid.js";
import { isMasked } from "../scene/identity.js";
import { memo, recent } from "../draw/memo.js";
import { valuesOf } from "../scene/values.js";

export interface MatrixSize {
  readonly rows: number;
  readonly columns: number;
}

/** B − A; 0 if both are equal, also if both are masked. */
export const minus = (a: number, b: number): number => (Object.is(a, b) || a === b ? 0 : b - a);

/** B − A as a node of B's shape. Outside the part that both share it has no numbers. */
export const difference = (a: Grid, b: Grid, shared: MatrixSize): GraphNode =>
  lastOf(b.node, a.node)(a, b, shared);

/** Cached for the last two nodes, so that derived objects stay the same from frame to frame. */
const lastOf = memo<GraphNode, [GraphNode], typeof difference>(
  () =>
    recent(
      computed,
      (a, b, { rows, columns }) => JSON.stringify([a.selection, b.selection, rows, columns]),
      1,
    ),
  (_, a) => a,
  1,
);

function computed(a: Grid, b: Grid, { rows, columns }: MatrixSize): GraphNode {
  const values = new Float64Array(valuesOf(b.node)?.length ?? 0).fill(NaN);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[b.cell(row, column).index] = minus(a.value(row, column), b.value(row, column));
  return { ...b.node, op: "difference", inputs: [], values };
}

/** Which cells of two matrices correspond, and why. */
export type Shared =
  | { readonly kind: "all"; readonly extent: MatrixSize }
  /** The sentences have the same beginning, which later tokens cannot change under a causal mask. */
  | { readonly kind: "beginning"; readonly extent: MatrixSize; readonly tokens: number }
  | { readonly kind: "none" };

export interface ComparedNode {
  readonly timeline: Timeline;
  readonly node: GraphNode;
}

export function sharedBy(a: ComparedNode, b: ComparedNode, batch: number): Shared {
  const [first, second] = [a.node.shape, b.node.shape];
  if (first.length !== second.length) return { kind: "none" };
  const grid = gridOf(b.node, { batch: 0, head: 0 });
  if (first.slice(1).join() === second.slice(1).join() || first.join() === second.join())
    return { kind: "all", extent: { rows: grid.rows, columns: grid.columns } };
  const tokens = commonBeginning(a.timeline, b.timeline, batch);
  const along = (node: GraphNode, axis: number) => {
    const name = node.axes.at(axis);
    return name === "query" || name === "key";
  };
  const alike = first.every((size, i) => size === second[i] || along(b.node, i - first.length));
  if (tokens === 0 || !alike || !along(b.node, -2)) return { kind: "none" };
  if (![a, b].every(({ timeline }) => isCausal(timeline))) return { kind: "none" };
  const columns = along(b.node, -1) ? tokens : grid.columns;
  return { kind: "beginning", extent: { rows: tokens, columns }, tokens };
}

function commonBeginning(a: Timeline, b: Timeline, batch: number): number {
  const [first = [], second = []] = [a, b].map(({ experiment }) => experiment.tokens[batch] ?? []);
  const differ = first.findIndex((token, i) => token.text !== second[i]?.text);
  return differ < 0 ? Math.min(first.length, second.length) : differ;
}

/** Whether every mask of an experiment hides exactly the later tokens. */
function isCausal({ experiment }: Timeline): boolean {
  const masked = experiment.graph.filter((node) => node.op === "mask" && valuesOf(node));
  return (
    masked.length > 0 &&
    masked.every((node) => {
      const step = stepOf(experiment, node);
      const grid = gridOf(node, { batch: 0, head: 0 });
      const rows = Array.from({ length: grid.rows }, (_, row) => row);
      return rows.every((row) =>
        Array.from({ length: grid.columns }, (_, column) => column).every(
          (column) => isMasked(node, grid.cell(row, column).index, step.find) === column > row,
        ),
      );
    })
  );
}
