/** Inputs and result side by side, with their headings: the layout of most scenes. */
import { type Look, type Placed, matrixMark } from "./placed.js";
import type { GraphNode } from "../types/graph.js";
import type { Mark, Rect } from "../types/frame.js";
import type { Step, View } from "../types/scene.js";
import { headMarks } from "./head.js";
import { cellMarks, comingRow, rowMarks } from "./cells.js";
import { matrixAt } from "./matrix.js";
import { type RowLayout, type RowStyle, placeResult } from "./rows.js";
import { pinnedLook, ringedRow } from "./stagecraft.js";

export interface Pair {
  readonly row: RowLayout;
  readonly inputs: readonly Placed[];
  readonly result: Placed;
}

export const whole = (view: View): Rect => ({ x: 0, y: 0, width: view.width, height: view.height });

/** The requested inputs, then the result. */
export function placePair(
  step: Step,
  view: View,
  inputs: readonly GraphNode[],
  rect: Rect = whole(view),
  style: RowStyle = { between: 64 },
): Pair {
  const matrices = [
    ...inputs.map((node, i) => ({
      node,
      // The same node may be both inputs.
      key: inputs.indexOf(node) === i ? `in/${node.id}` : `in/${node.id}/again`,
    })),
    { node: step.node, key: step.node.id },
  ];
  const row = placeResult(
    matrices.map(({ node, key }) => matrixAt(step, node, view, key)),
    rect,
    view,
    style,
  );
  const result = row.matrices[row.matrices.length - 1];
  if (!result) throw new Error("a row of matrices has at least its result");
  return { row, inputs: row.matrices.slice(0, -1), result };
}

/** The limit for a matrix's name: the matrix beside it. */
function nextTo(matrices: readonly Placed[], i: number, view: View): number {
  const next = matrices[i + 1];
  return next && next.x > (matrices[i] as Placed).x ? next.x - 12 : view.width;
}

/** Names, shapes and labels, and descriptions for screen readers. */
export function pairHeads(
  pair: Pair,
  view: View,
  at: { row?: number; column?: number; columnLabels?: boolean } = {},
): Mark[] {
  const { row } = pair;
  return row.matrices.flatMap((m, i) => [
    ...headMarks(m, {
      labelWidth: row.labelWidths[i] ?? 0,
      rowLabels: row.labelled[i] ?? true,
      columnLabels: at.columnLabels ?? true,
      row: at.row,
      column: at.column,
      // Up to the next matrix, since narrow matrices may have long names.
      room: nextTo(row.matrices, i, view) - m.x,
    }),
    matrixMark(m, view.language),
  ]);
}

/** Inputs are shown complete. */
export const standing = (m: Placed): Mark[] => rowMarks(m, () => comingRow(m, 1));

/** Cells of a result as they appear; the pinned cell gets its ring once it is complete. */
export function comingMarks(
  m: Placed,
  view: View,
  share: (row: number, column: number) => number | Look | undefined,
): Mark[] {
  return cellMarks(m, (row, column) => comingLook(m, view, [row, column], share(row, column)));
}

function comingLook(
  m: Placed,
  view: View,
  at: readonly [number, number],
  how: number | Look | undefined,
): Look | undefined {
  if (typeof how !== "number") return how;
  if (how === 0) return m.masked(...at) ? { bare: true } : { state: "to-come" };
  return { opacity: how, ...(how === 1 ? pinnedLook(m, view, ...at) : {}) };
}

/** All cells appear together, except one that precedes them; undefined: drawn elsewhere. */
export function togetherMarks(
  m: Placed,
  view: View,
  share: number | undefined,
  ahead: { readonly at: readonly [number, number]; readonly share: number },
): Mark[] {
  return rowMarks(m, (row) => {
    if (row !== ahead.at[0])
      return share === undefined ? () => undefined : ringedRow(m, view, row, share);
    return (column) =>
      comingLook(m, view, [row, column], column === ahead.at[1] ? ahead.share : share);
  });
}
