/** How many decimals fit the cells of a matrix, and in which font size. */
import type { GraphNode } from "../types/graph.js";
import type { View } from "../types/scene.js";
import { format, textWidth } from "../draw/format.js";
import { memo } from "../draw/memo.js";
import type { Matrix } from "./matrix.js";

export interface Digits {
  readonly decimals: number;
  readonly size: number;
}

/** Narrower cells have no room for two digits. */
const least = { width: 18, height: 16 };

/** Decimals and font size at which every value fits its cell; undefined below 12 px. */
export function digitsFor(
  m: Matrix,
  width: number,
  height: number,
  view: View,
): Digits | undefined {
  if (!view.digits || height < least.height || width < least.width || m.columns * m.rows > 1024)
    return undefined;
  return m.grid.lattice ? undefined : fitting(m.grid.node, m, width, height);
}

/** Cached for each cell size, since the values of a matrix never change. */
const fitting = memo(
  (_: GraphNode, m: Matrix, width: number, height: number) => largestDigits(m, width, height),
  (_, { crowd = 0, grid: { selection, transposed } }, width, height) =>
    `${crowd} ${selection.batch} ${selection.head} ${transposed} ${width} ${height >= 26}`,
);

function largestDigits(m: Matrix, width: number, height: number): Digits | undefined {
  const count = m.crowd ?? Math.max(m.rows, m.columns);
  const most = count <= 4 ? 4 : count <= 8 ? 3 : 2;
  if (isWhole(m)) {
    const size = [13, 12].find((one) => widest(m, 0, one) <= width - 2);
    return size === undefined ? undefined : { decimals: 0, size };
  }
  const size = largest(m);
  const fewest = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  for (let decimals = most; decimals >= fewest; decimals--)
    for (const font of height >= 26 ? [13, 12] : [12])
      if (widest(m, decimals, font) <= width - (width > 46 ? 6 : width > 36 ? 2 : 0))
        return { decimals, size: font };
  return undefined;
}

/** Whole numbers, other than weights, need no decimals. */
function isWhole(m: Matrix): boolean {
  if (m.scale === "weight") return false;
  for (let r = 0; r < m.rows; r++)
    for (let c = 0; c < m.columns; c++) if (!Number.isInteger(m.grid.value(r, c))) return false;
  return true;
}

function largest(m: Matrix): number {
  let most = 0;
  for (let r = 0; r < m.rows; r++)
    for (let c = 0; c < m.columns; c++) {
      const size = Math.abs(m.grid.value(r, c));
      if (size > most && size < Infinity) most = size;
    }
  return most;
}

function widest(matrix: Matrix, decimals: number, size: number): number {
  let most = 0;
  for (let r = 0; r < matrix.rows; r++)
    for (let c = 0; c < matrix.columns; c++) {
      const value = matrix.grid.value(r, c);
      if (value === -Infinity) continue;
      most = Math.max(most, textWidth(format(value, decimals), size));
    }
  return most;
}
