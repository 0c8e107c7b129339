/** All heads at once, each as a small matrix that appears row by row, at the same times as the large one. */
import { fitCell, matrixMark, place, preferredCell, spanOf } from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import { rowMarks } from "../../scene/cells.js";
import { edgeMarks } from "../mask/edge.js";
import { headHeight, headMarks, rowLabelWidth } from "../../scene/head.js";
import { text } from "../../draw/marks.js";
import type { Matrix } from "../../scene/matrix.js";
import { pinnedLook, ringedRow } from "../../scene/stagecraft.js";
import { words } from "../../scene/words.js";
import type { AttentionWeights } from "./weights.js";

interface Sizes {
  readonly across: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly labels: number;
  readonly head: number;
  readonly between: number;
}

/** The number of matrices in a row for which their cells are largest. */
function sizesFor(matrices: readonly Matrix[], weights: AttentionWeights, height: number): Sizes {
  const { view } = weights;
  const first = matrices[0] as Matrix;
  const between = view.width < phoneWidth ? 16 : 28;
  const labels = rowLabelWidth(first, view.width < phoneWidth ? 44 : 72);
  const preferred = preferredCell(Math.max(first.rows, first.columns), view);
  const options = matrices.map((_, i): Sizes => {
    const across = i + 1;
    const down = Math.ceil(matrices.length / across);
    const room = (view.width - labels - between * (across - 1)) / across;
    const width = fitCell(first.columns, room, preferred.width);
    const flat = headHeight(first, width, width >= 30);
    const tall = fitCell(first.rows, height / down - flat - 10, preferred.height);
    const cell = { width, height: Math.min(tall, width * 1.2) };
    return { across, cell, labels, head: flat, between };
  });
  const legible = ({ cell }: Sizes) => Math.min(cell.width, 46, cell.height * 1.6);
  return options.reduce((a, b) => (legible(b) > legible(a) ? b : a));
}

export function gridMarks(weights: AttentionWeights): Mark[] {
  const { view, heads, count, active } = weights;
  const say = words[view.language];
  const more = count - heads.length;
  const height = view.height - (more > 0 ? 22 : 0);
  const matrices = heads.map(({ head, matrix }) => ({
    ...matrix,
    title: say.head(head + 1),
    shape: "",
  }));
  const { across, cell, labels, head: top, between } = sizesFor(matrices, weights, height);
  const down = Math.ceil(heads.length / across);
  const first = matrices[0] as Matrix;
  const [wide, tall] = [spanOf(first.columns, cell.width), spanOf(first.rows, cell.height)];
  const pitch = { x: wide + between, y: top + tall + 12 };
  const left = Math.max(0, (view.width - labels - pitch.x * across + between) / 2) + labels;
  const upper = Math.max(0, (height - pitch.y * down + 12) / 2) + top;
  const named = cell.width >= 30;
  const marks = heads.flatMap(({ landed }, i): Mark[] => {
    const [column, row] = [i % across, Math.floor(i / across)];
    const at = { x: left + column * pitch.x, y: upper + row * pitch.y, ...cell };
    const m = place(matrices[i] as Matrix, at, view);
    const style = { labelWidth: labels, row: active, rowLabels: column === 0, columnLabels: named };
    const lattice = {
      rows: m.rows,
      columns: m.columns,
      masked: m.masked,
      left: (c: number) => m.x + c * (m.cellWidth + m.gap) - m.gap / 2,
      top: (r: number) => m.y + r * (m.cellHeight + m.rowGap) - m.rowGap / 2,
    };
    return [
      ...headMarks(m, style),
      matrixMark(m, view.language),
      ...rowMarks(m, (r) => {
        if (r !== active) return ringedRow(m, view, r, landed(r, 0));
        return (c) => {
          const opacity = landed(r, c);
          if (m.masked(r, c)) return opacity > 0 ? {} : { bare: true };
          if (opacity === 0) return { state: "to-come" };
          return { opacity, ...(opacity === 1 ? pinnedLook(m, view, r, c) : {}) };
        };
      }),
      ...edgeMarks(`${m.key}/edge`, lattice, m.rows),
    ];
  });
  if (more === 0) return marks;
  const note = text("grid/more", view.width, view.height - 9, say.moreHeads(more), {
    anchor: "end",
    ink: "ink3",
  });
  return [...marks, note];
}
