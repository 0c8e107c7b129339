/** What went in and what comes out, side by side, with their heads: the ground of most scenes. */
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

/** The inputs asked for, then the result. */
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
      // One node may come in twice.
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

/** Where the name of a matrix ends at the latest: before one that stands beside it. */
function nextTo(matrices: readonly Placed[], i: number, view: View): number {
  const next = matrices[i + 1];
  return next && next.x > (matrices[i] as Placed).x ? next.x - 12 : view.width;
}

/** Names, shapes, labels, and the names for those who cannot see them. */
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
      // Up to the next one: narrow matrices have long names.
      room: nextTo(row.matrices, i, view) - m.x,
    }),
    matrixMark(m, view.language),
  ]);
}

/** Inputs stand as they are. */
export const standing = (m: Placed): Mark[] => rowMarks(m, () => comingRow(m, 1));

/** Cells of a result by how far they have come; the reader's cell wears its ring once it is there. */
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

/** All cells come together, but for one that is ahead of them; undefined: they are elsewhere. */
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
