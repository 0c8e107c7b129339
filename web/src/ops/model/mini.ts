/** A node as a small matrix without digits: every second, third … row and column if there are many. */
import { cellMarks } from "../../scene/cells.js";
import { gridOf } from "../../scene/grid.js";
import { isMasked } from "../../scene/identity.js";
import { asMatrix } from "../../scene/matrix.js";
import { type Placed, fitCell, matrixMark, place, spanOf } from "../../scene/placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import type { GraphNode } from "../../types/graph.js";
import type { Step, View } from "../../types/scene.js";
import { thinOut } from "./block/layout.js";

/** The most rows and columns that are drawn. */
const MOST = 12;
/** The largest cell. */
const LARGEST = 16;

export interface Mini {
  readonly node: GraphNode;
  readonly head: number;
  /** The most rows and columns; by default twelve. */
  readonly most?: number;
}

/** Left and in the middle of the height of its box. */
export function placeMini(
  step: Step,
  view: View,
  key: string,
  { node, head, most = MOST }: Mini,
  box: Rect,
): Placed {
  const whole = gridOf(node, { batch: view.batch, head });
  const [everyRow, everyColumn] = [Math.ceil(whole.rows / most), Math.ceil(whole.columns / most)];
  const [rows, columns] = [
    Math.ceil(whole.rows / everyRow),
    Math.ceil(whole.columns / everyColumn),
  ];
  const grid = thinOut(whole, { rows, columns, everyRow, everyColumn });
  const cell = Math.min(fitCell(columns, box.width, LARGEST), fitCell(rows, box.height, LARGEST));
  const size = { width: cell, height: cell };
  const y = box.y + (box.height - spanOf(rows, cell)) / 2;
  const matrix = {
    ...asMatrix(step, grid, view.language, key),
    masked: (row: number, column: number) =>
      isMasked(node, grid.cell(row, column).index, step.find),
  };
  return place(matrix, { x: box.x, y, ...size }, { ...view, digits: false });
}

/** Its rows appear from top to bottom. */
export function miniMarks(m: Placed, view: View, share: number): Mark[] {
  if (share === 0) return [];
  const cells = cellMarks(m, (row) => {
    const opacity = Math.max(0, Math.min(1, share * (m.rows + 1) - row));
    return opacity === 0 ? undefined : opacity < 1 ? { opacity } : {};
  });
  return [matrixMark(m, view.language), ...cells];
}
