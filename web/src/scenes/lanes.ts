/**
 * Where heads stand when a matrix is cut. Two of them in lanes, one under the other, so that the
 * second slides under the first; more of them as tiles side by side under the whole.
 */
import type { Matrix, Placed } from "./matrix.js";
import {
  fitCell,
  heightOf,
  place,
  preferredCell,
  spaceBetween,
  spanOf,
  widthOf,
} from "./matrix.js";
import type { Rect, View } from "./step.js";

export const mostLanes = 4;
const headRoom = 36;
const betweenBands = 12;
const labels = 26;
const below = 12;

export interface Lanes {
  readonly count: number;
  /** Columns of one strip. */
  readonly width: number;
  /** Lanes one under the other, or tiles under the whole. */
  readonly stacked: boolean;
  readonly bands: readonly Rect[];
  /** The strips at home in the whole matrix once they have parted, and where their heads stand. */
  readonly home: readonly Placed[];
  readonly inLane: readonly Placed[];
  /** Where each head's name stands. */
  readonly names: readonly { readonly x: number; readonly y: number }[];
  /** Room for row labels left of the first strip. */
  readonly labelRoom: number;
  /** Between strips once they have parted. */
  readonly apart: number;
  readonly bracket: Rect;
}

/** One strip of a matrix: a head's own columns, as precise as the whole can be. */
const stripOf = (whole: Matrix, strip: Matrix, key: string): Matrix => ({
  ...strip,
  key,
  title: whole.title,
  rowLabels: whole.rowLabels,
  crowd: Math.max(whole.rows, Math.min(strip.grid.columns * 2, 12)),
});

interface Measures {
  readonly cell: { readonly width: number; readonly height: number };
  readonly strip: number;
  readonly apart: number;
  readonly left: number;
  readonly above: number;
  readonly band: number;
  readonly top: number;
}

function measure(
  whole: Matrix,
  strips: readonly Matrix[],
  labelWidth: number,
  view: View,
): Measures {
  const count = strips.length;
  const columns = (strips[0]?.columns ?? 1) * count;
  const stacked = count <= 2;
  const lines = stacked ? count : 2;
  const titles = stacked ? labels * count : 22;
  const room =
    view.height - headRoom - betweenBands * (lines - 1) - lines * (labels + below) - titles;
  const preferred = preferredCell(
    Math.max(whole.rows, columns > 12 ? 9 : Math.min(8, columns)),
    view,
  );
  const apart = stacked ? 12 : 24;
  const width = fitCell(
    columns,
    view.width - labelWidth - 24 - apart * (count - 1),
    preferred.width,
  );
  const height = fitCell(whole.rows, room / lines, Math.min(preferred.height, 34));
  const strip = spanOf(strips[0]?.columns ?? 1, width);
  const used = labelWidth + count * strip + apart * (count - 1);
  const gap = spaceBetween(height);
  const above = stacked ? 2 * labels : labels;
  const band = above + whole.rows * (height + gap) - gap + below;
  const total = headRoom + lines * band + betweenBands * (lines - 1) + (stacked ? 0 : 22);
  return {
    cell: { width, height },
    strip,
    apart,
    left: Math.max(12, (view.width - used) / 2) + labelWidth,
    above,
    band,
    top: Math.max(0, (view.height - total) / 2) + headRoom,
  };
}

/** `whole` is (T, C), `strips` are the heads' (T, D). */
export function placeLanes(
  whole: Matrix,
  strips: readonly Matrix[],
  labelWidth: number,
  view: View,
): Lanes {
  const { cell, strip, apart, left, above, band, top } = measure(whole, strips, labelWidth, view);
  const stacked = strips.length <= 2;
  const column = (head: number) => left + head * (strip + apart);
  const under = top + band + betweenBands;
  const at = (m: Matrix, x: number, y: number, key: string) =>
    place(stripOf(whole, m, key), { x, y, ...cell }, view);
  const home = strips.map((m, head) => at(m, column(head), top + above, `home/${head}`));
  const inLane = strips.map((m, head) =>
    stacked
      ? at(m, left, top + head * (band + betweenBands) + above, m.key)
      : at(m, column(head), under + above + 22, m.key),
  );
  const wide = { x: 0, y: top, width: view.width, height: band };
  const tile = (m: Placed) => ({
    x: m.x - 8,
    y: under,
    width: widthOf(m) + 16,
    height: heightOf(m) + above + 22 + below,
  });
  const bands = stacked
    ? strips.map((_, head) => ({ ...wide, y: top + head * (band + betweenBands) }))
    : [wide, ...inLane.map(tile)];
  return {
    count: strips.length,
    width: strips[0]?.columns ?? 1,
    stacked,
    bands,
    home,
    inLane,
    names: inLane.map((m, head) =>
      stacked ? { x: 10, y: (bands[head]?.y ?? 0) + 15 } : { x: m.x, y: under + 14 },
    ),
    labelRoom: labelWidth - 10,
    apart,
    bracket: {
      x: left,
      y: top - headRoom,
      width: column(strips.length - 1) + strip - left,
      height: headRoom,
    },
  };
}
