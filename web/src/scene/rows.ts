/** Matrices side by side, or stacked on a phone: the layout of all simple scenes. */
import { type Placed, fitCell, place, preferredCell, spanOf } from "./placed.js";
import { headHeight, rowLabelWidth } from "./head.js";
import type { Matrix } from "./matrix.js";
import type { Rect } from "../types/frame.js";
import { phoneWidth } from "./step.js";
import type { View } from "../types/scene.js";

export interface RowLayout {
  readonly matrices: readonly Placed[];
  readonly labelWidths: readonly number[];
  /** Whether each shows row labels: the first does, and any whose rows have different names. */
  readonly labelled: readonly boolean[];
  /** The positions of operators: each after the matrix with the same index. */
  readonly joints: readonly { readonly x: number; readonly y: number }[];
  readonly bottom: number;
}

export interface RowStyle {
  /** Distance between two matrices, without the labels of the second. */
  readonly between: number;
  /** All matrices show their row labels. */
  readonly everyLabel?: boolean;
  /** Whether columns have labels; true by default. */
  readonly labels?: boolean;
  /** Side by side even on a phone, as a small overview. */
  readonly beside?: boolean;
}

const sameLabels = (a: Matrix, b: Matrix): boolean =>
  a.rows === b.rows && a.rowLabels.texts.every((label, i) => label === b.rowLabels.texts[i]);

function labelled(matrices: readonly Matrix[], style: RowStyle): boolean[] {
  return matrices.map((m, i) => {
    const before = matrices[i - 1];
    return style.everyLabel === true || !before || !sameLabels(before, m);
  });
}

/** One preferred width for the cells of all matrices. */
function preferredWidth(
  matrices: readonly Matrix[],
  rect: Rect,
  view: View,
  fixed: number,
): number {
  const columns = matrices.reduce((sum, m) => sum + m.columns, 0);
  const most = Math.min(
    ...matrices.map((m) => preferredCell(Math.max(m.rows, m.columns), view).width),
  );
  return fitCell(columns, rect.width - fixed, most);
}

/** Side by side, at any width. */
export function placeRow(
  matrices: readonly Matrix[],
  rect: Rect,
  view: View,
  style: RowStyle,
): RowLayout {
  const show = labelled(matrices, style);
  const limit = view.width < phoneWidth ? 50 : 92;
  const labelWidths = matrices.map((m, i) => (show[i] ? rowLabelWidth(m, limit) : 0));
  const fixed = labelWidths.reduce((a, b) => a + b, 0) + style.between * (matrices.length - 1);
  const cellWidth = preferredWidth(matrices, rect, view, fixed);
  const head = Math.max(...matrices.map((m) => headHeight(m, cellWidth, style.labels ?? true)));
  const rows = Math.max(...matrices.map((m) => m.rows));
  const most = Math.min(
    ...matrices.map((m) => preferredCell(Math.max(m.rows, Math.min(m.columns, 8)), view).height),
  );
  const cellHeight = fitCell(
    rows,
    rect.height - head - 10,
    Math.min(most, Math.max(cellWidth, 12) * 1.4),
  );
  const used = fixed + matrices.reduce((sum, m) => sum + spanOf(m.columns, cellWidth), 0);
  const top = rect.y + Math.max(0, (rect.height - head - spanOf(rows, cellHeight)) / 2) + head;
  let x = rect.x + Math.max(0, (rect.width - used) / 2);
  const joints: { x: number; y: number }[] = [];
  const placed = matrices.map((m, i) => {
    x += labelWidths[i] ?? 0;
    const at = place(m, { x, y: top, width: cellWidth, height: cellHeight }, view);
    x += spanOf(m.columns, cellWidth);
    joints.push({ x: x + style.between / 2, y: top + spanOf(m.rows, cellHeight) / 2 });
    x += style.between;
    return at;
  });
  return {
    matrices: placed,
    labelWidths,
    labelled: show,
    joints,
    bottom: top + spanOf(rows, cellHeight),
  };
}

/**
 * Side by side if there is room. On a phone the result is below the inputs, and so it is where only then
 * all numbers have digits.
 */
export function placeResult(
  matrices: readonly Matrix[],
  rect: Rect,
  view: View,
  style: RowStyle,
): RowLayout {
  if (style.beside || matrices.length < 2) return placeRow(matrices, rect, view, style);
  if (view.width < phoneWidth) return placeBelow(matrices, rect, view, style);
  const row = placeRow(matrices, rect, view, style);
  const hasDigits = ({ matrices }: RowLayout) => matrices.every(({ digits }) => digits);
  if (!view.digits || hasDigits(row)) return row;
  const below = placeBelow(matrices, rect, view, style);
  return hasDigits(below) ? below : row;
}

/** The result below the inputs. */
function placeBelow(
  matrices: readonly Matrix[],
  rect: Rect,
  view: View,
  style: RowStyle,
): RowLayout {
  const share = matrices.length > 2 ? 0.42 : 0.46;
  const upper = { ...rect, height: Math.round(rect.height * share) };
  const lower = { ...rect, y: rect.y + upper.height + 10, height: rect.height - upper.height - 10 };
  const above = placeRow(matrices.slice(0, -1), upper, view, {
    ...style,
    between: view.width < phoneWidth ? Math.min(style.between, 28) : style.between,
  });
  const below = placeRow(matrices.slice(-1), lower, view, style);
  const result = below.matrices[0] as Placed;
  const head = headHeight(result, result.cellWidth, style.labels ?? true);
  // Before the name of the result, where nothing else stands.
  const equals = { x: Math.max(8, result.x - 14), y: result.y - head + 9 };
  return {
    matrices: [...above.matrices, ...below.matrices],
    labelWidths: [...above.labelWidths, ...below.labelWidths],
    labelled: [...above.labelled, ...below.labelled],
    joints: [...above.joints.slice(0, -1), equals],
    bottom: below.bottom,
  };
}
