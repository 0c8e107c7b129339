/** Lanes for heads: the whole matrix in the first, and under it a place for each head's strip. */
import type { Matrix, Placed } from "./matrix.js";
import { fitCell, place, preferredCell, spaceBetween, spanOf } from "./matrix.js";
import type { Rect, View } from "./step.js";

export const mostLanes = 4;
const headRoom = 36;
const betweenLanes = 12;
/** Between strips once they have parted. */
const apart = 12;

export interface Lanes {
  readonly count: number;
  /** Columns of one strip. */
  readonly width: number;
  /** The band of each lane. */
  readonly bands: readonly Rect[];
  /** The strips at home in the whole matrix, parted, and in their lanes. */
  readonly home: readonly Placed[];
  readonly inLane: readonly Placed[];
  readonly labelX: number;
  readonly bracket: Rect;
}

/** One strip of a matrix: a head's own columns. */
const stripOf = (whole: Matrix, strip: Matrix, key: string): Matrix => ({
  ...strip,
  key,
  title: whole.title,
  rowLabels: whole.rowLabels,
});

/**
 * `whole` is (T, C), `strips` are the heads' (T, D). The key of a strip is that of the result's
 * cells, so that a cell keeps its name from frame to frame.
 */
export function placeLanes(
  whole: Matrix,
  strips: readonly Matrix[],
  labelWidth: number,
  view: View,
): Lanes {
  const count = strips.length;
  const width = strips[0]?.columns ?? 1;
  const rows = whole.rows;
  const laneHeight = (view.height - headRoom - betweenLanes * (count - 1)) / count;
  const preferred = preferredCell(
    Math.max(rows, width * count > 12 ? 13 : Math.min(8, width * count)),
    view,
  );
  const titled = laneHeight >= 120;
  const above = titled ? 52 : 26;
  const cellHeight = fitCell(rows, laneHeight - above - 10, Math.min(preferred.height, 34));
  const room = view.width - labelWidth - 24 - apart * (count - 1);
  const cellWidth = fitCell(width * count, room, preferred.width);
  const strip = spanOf(width, cellWidth);
  const used = labelWidth + count * strip + apart * (count - 1);
  const left = Math.max(12, (view.width - used) / 2) + labelWidth;
  const gap = spaceBetween(Math.min(cellWidth, cellHeight));
  const tall = rows * (cellHeight + gap) - gap;
  const lane = above + tall + 12;
  const total = headRoom + count * lane + (count - 1) * betweenLanes;
  const top = Math.max(0, (view.height - total) / 2) + headRoom;
  const laneY = (k: number) => top + k * (lane + betweenLanes);
  const cell = { width: cellWidth, height: cellHeight };
  const at = (k: number, x: number, y: number, key: string) =>
    place(stripOf(whole, strips[k] as Matrix, key), { x, y, ...cell }, view);
  return {
    count,
    width,
    bands: strips.map((_, k) => ({ x: 0, y: laneY(k), width: view.width, height: lane })),
    home: strips.map((_, k) => at(k, left + k * (strip + apart), laneY(0) + above, `home/${k}`)),
    inLane: strips.map((m, k) => at(k, left, laneY(k) + above, m.key)),
    labelX: left - 10,
    bracket: { x: left, y: top - headRoom, width: used - labelWidth, height: headRoom },
  };
}
