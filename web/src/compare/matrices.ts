/** A and B of one step, and their difference: two small matrices and a large one. */
import { type Placed, matrixMark } from "../scene/placed.js";
import type { Mark, Rect } from "../types/frame.js";
import type { View } from "../types/scene.js";
import { cellMarks } from "../scene/cells.js";
import { edgeMarks } from "../ops/mask/edge.js";
import { headMarks } from "../scene/head.js";
import type { Compared, ComparedMatrix } from "./compared.js";
import { type HeadLabels, layout } from "./layout.js";
import { rowRing, wholeDifference } from "./difference_marks.js";
import { withoutCells } from "./without_cells.js";

function sideMarks(
  m: Placed,
  { landed }: ComparedMatrix,
  row: number | undefined,
  labels: HeadLabels,
): Mark[] {
  const lattice = {
    rows: m.rows,
    columns: m.columns,
    masked: m.masked,
    left: (c: number) => m.x + c * (m.cellWidth + m.gap) - m.gap / 2,
    top: (r: number) => m.y + r * (m.cellHeight + m.rowGap) - m.rowGap / 2,
  };
  return [
    ...headMarks(m, { ...labels, row }),
    ...cellMarks(m, (r, c) => {
      const opacity = landed(r, c);
      if (m.masked(r, c)) return opacity > 0 ? {} : { bare: true };
      return opacity === 0 ? { state: "to-come" } : { opacity };
    }),
    ...edgeMarks(m.key, lattice, m.rows),
  ];
}

export function matricesMarks(compared: Compared, rect: Rect, view: View): Mark[] {
  const { a, b, difference, row } = compared;
  const { placed, labels } = layout(compared, rect, view);
  const sides = a ? [a, b] : [b];
  const out: Mark[] = [];
  sides.forEach((side, i) => {
    const m = placed[i] as Placed;
    const marks = [
      matrixMark(m, view.language),
      ...sideMarks(m, side, row, labels[i] as HeadLabels),
    ];
    out.push(...(side === a ? withoutCells(marks) : marks));
  });
  if (a && difference)
    out.push(...wholeDifference(placed[2] as Placed, labels[2] as HeadLabels, compared, view));
  if (row !== undefined) out.push(...placed.flatMap((m) => rowRing(m, row)));
  return out;
}
