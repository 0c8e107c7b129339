/** The layout of a product: the left operand shares rows with the result, the right one columns. */
import { type Placed, fitCell, place, preferredCell, spanOf } from "../../scene/placed.js";
import { gridOf } from "../../scene/grid.js";
import { headHeight, rowLabelWidth } from "../../scene/head.js";
import { type Matrix, matrixOf } from "../../scene/matrix.js";
import type { Operands } from "./terms.js";
import type { Rect } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { Step, View } from "../../types/scene.js";

export interface Cross {
  readonly left: Placed;
  readonly right: Placed;
  readonly result: Placed;
  readonly bias: Placed | undefined;
  readonly bench: Rect;
  readonly labelWidth: number;
  readonly rightLabelWidth: number;
}

/** Sizes to try, best first: the result's cell, then the operand's. Digits need 34 by 16. */
const widths = [
  [107, 82],
  [82, 82],
  [82, 58],
  [66, 54],
  [57, 66],
  [57, 57],
  [54, 54],
  [44, 54],
  [44, 44],
  [44, 38],
  [38, 34],
  [34, 34],
  [44, 14],
  [38, 14],
  [34, 14],
  [34, 9],
  [26, 9],
  [22, 9],
] as const;
const heights = [
  [48, 48],
  [48, 40],
  [40, 40],
  [40, 32],
  [38, 38],
  [38, 32],
  [32, 32],
  [32, 26],
  [26, 26],
  [26, 20],
  [20, 20],
  [18, 17],
  [26, 12],
  [20, 12],
  [18, 10],
  [14, 9],
] as const;

/** The first pair of sizes that fits; otherwise both shrink equally. */
function choose(
  pairs: readonly (readonly [number, number])[],
  most: number,
  counts: { result: number; operand: number },
  room: number,
): [number, number] {
  for (const [result, operand] of pairs) {
    if (result > most || operand > Math.max(most, 66)) continue;
    if (spanOf(counts.result, result) + spanOf(counts.operand, operand) <= room)
      return [result, operand];
  }
  const cell = fitCell(counts.result + counts.operand, room - 4, most);
  return [cell, cell];
}

interface Parts {
  readonly left: Matrix;
  readonly right: Matrix;
  readonly result: Matrix;
  readonly bias: Matrix | undefined;
}

const betweenColumns = 24;
const leastBench = 154;
const biasSpace = 10;

function partsOf(step: Step, view: View, operands: Operands): Parts {
  const of = (grid: Operands["left"], key: string) => matrixOf(step, grid, view.language, key);
  return {
    left: of(operands.left, `left/${operands.left.node.id}`),
    right: of(operands.right, `right/${operands.right.node.id}`),
    result: of(operands.result, operands.result.node.id),
    bias: operands.bias && of(gridOf(operands.bias, view), `bias/${operands.bias.id}`),
  };
}

/** Whether the bench is below the matrices, as on a phone that is held upright. */
export const isStacked = ({ width, height }: View): boolean =>
  width < phoneWidth && (width < 560 || height > 420);

/** The room for the matrices: beside the bench, or above it on a phone. The depth *story* has no bench. */
function rooms(view: View): {
  cross: Rect;
  bench: (crossRight: number, crossBottom: number) => Rect;
} {
  if (!view.digits) {
    const cross = { x: 0, y: 0, width: view.width, height: view.height };
    return { cross, bench: (x, y) => ({ x, y, width: 0, height: 0 }) };
  }
  if (isStacked(view)) {
    // The bench needs a line for each of two terms, their sum and its head.
    const height = Math.round(
      Math.min(view.height * 0.54, Math.max(100, view.height - leastBench)),
    );
    return {
      cross: { x: 0, y: 0, width: view.width, height },
      bench: (_, bottom) => ({
        x: 0,
        y: bottom + 14,
        width: view.width,
        height: view.height - bottom - 14,
      }),
    };
  }
  const width = view.width >= 900 ? 260 : 230;
  return {
    cross: { x: 0, y: 0, width: view.width - width - 34, height: view.height },
    bench: (right) => ({ x: right + 34, y: 0, width, height: view.height }),
  };
}

export function placeCross(step: Step, view: View, operands: Operands): Cross {
  const parts = partsOf(step, view, operands);
  const { left, right, result, bias } = parts;
  const phone = isStacked(view);
  const room = rooms(view);
  const labelWidth = rowLabelWidth(left, phone ? 50 : 92);
  const rightLabelWidth = Math.max(phone ? 12 : 30, rowLabelWidth(right, phone ? 30 : 70));
  const between = rightLabelWidth + (phone ? 4 : betweenColumns - 14);
  const preferred = preferredCell(Math.max(result.rows, result.columns), view);
  const [cellWidth, leftWidth] = choose(
    widths,
    preferred.width,
    { result: result.columns, operand: left.columns },
    room.cross.width - labelWidth - between,
  );
  const top = headHeight(right, cellWidth, true);
  const middle = Math.max(34, headHeight(left, leftWidth, left.columnLabels.tokens)) + 4;
  const [cellHeight, rightHeight] = choose(
    heights,
    preferred.height,
    { result: result.rows, operand: right.rows + (bias ? 1 : 0) },
    room.cross.height - top - middle - (bias ? biasSpace : 0) - 10,
  );
  const used = {
    width:
      labelWidth + spanOf(left.columns, leftWidth) + between + spanOf(result.columns, cellWidth),
    height:
      top +
      spanOf(right.rows, rightHeight) +
      (bias ? biasSpace + rightHeight : 0) +
      middle +
      spanOf(result.rows, cellHeight),
  };
  const benchWidth = phone || !view.digits ? 0 : room.bench(0, 0).width + 34;
  const x0 = Math.max(0, (view.width - used.width - benchWidth) / 2);
  const y0 = phone ? 0 : Math.max(0, (room.cross.height - used.height) / 2);
  const x = { left: x0 + labelWidth, result: x0 + used.width - spanOf(result.columns, cellWidth) };
  const y = { right: y0 + top, result: y0 + used.height - spanOf(result.rows, cellHeight) };
  const biasY = y.right + spanOf(right.rows, rightHeight) + biasSpace;
  const bench = room.bench(x0 + used.width, y0 + used.height);
  return {
    left: place(left, { x: x.left, y: y.result, width: leftWidth, height: cellHeight }, view),
    right: place(right, { x: x.result, y: y.right, width: cellWidth, height: rightHeight }, view),
    result: place(result, { x: x.result, y: y.result, width: cellWidth, height: cellHeight }, view),
    bias:
      bias && place(bias, { x: x.result, y: biasY, width: cellWidth, height: rightHeight }, view),
    bench: phone ? bench : { ...bench, y: y0, height: view.height - y0 },
    labelWidth,
    rightLabelWidth,
  };
}
