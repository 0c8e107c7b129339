/**
 * The layout of softmax: the open row between its neighbours, or below two overviews where its columns
 * would have no room for digits.
 */
import {
  type Placed,
  fitCell,
  lowered,
  place,
  preferredCell,
  spaceBetween,
  spanOf,
  widthOf,
} from "../../scene/placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { View } from "../../types/scene.js";
import { headHeight, rowLabelWidth } from "../../scene/head.js";
import { arrowRight, line, mark } from "../../draw/marks.js";
import type { Matrix } from "../../scene/matrix.js";
import { mix } from "../../draw/motion.js";
import { type LeftOut, fisheye } from "../../scene/strip/fisheye.js";

/** The positions of the parts of the open row. */
export interface OpenPlaces {
  readonly band: Rect;
  readonly scoreX: (column: number) => number;
  readonly weightX: (column: number) => number;
  /** The width of a column; 0 if it is left out. */
  readonly widthOf: (column: number) => number;
  readonly leftOut: readonly LeftOut[];
  readonly cell: { readonly width: number; readonly height: number };
  readonly scoreY: number;
  readonly minusY: number;
  readonly baseY: number;
  readonly barHeight: number;
  /** The line that the bars stand on. */
  readonly axis: { readonly x: number; readonly width: number };
  readonly caption: { readonly x: number; readonly y: number };
  readonly strip: Rect;
  readonly weightY: number;
  readonly sum: { readonly x: number; readonly y: number };
  readonly labelX: number;
}

export interface Layout {
  /** The open row is below its matrices, which are small, instead of between its neighbours. */
  readonly below: boolean;
  readonly scores: Placed;
  readonly weights: Placed;
  readonly slow: number;
  readonly labelWidth: number;
  readonly badgeX: number;
  readonly badges: boolean;
  readonly rowTop: (row: number) => number;
  /** The same while no row is open. */
  readonly restingTop: (row: number) => number;
  readonly rowHeight: (row: number) => number;
  /** From the top of the open row to the middle of its label. */
  readonly labelMiddle: number;
  /** The y of the mask's edge above a row. */
  readonly edgeTop: (row: number) => number;
  readonly backdrop: readonly Mark[];
  /** Over the matrices: which of their rows is open, if that row is below them. */
  readonly pointers: readonly Mark[];
  readonly open: OpenPlaces;
}

/** The row to be opened. */
export interface SlowRow {
  readonly row: number;
  /** What its columns need for digits. */
  readonly least: number;
  /** The columns that may be large, the largest weights first. */
  readonly order: () => readonly number[];
}

const badgeWidth = 58;
/** The least height of the open row below its matrices. */
const leastRow = 276;
const mostRow = 430;
/** Its height where all that stands in it is as close as it may be. */
const tightRow = 202;

export function layoutOf(
  scores: Matrix,
  weights: Matrix,
  view: View,
  opened: number,
  slowRow: SlowRow,
): Layout {
  const cell = view.width < phoneWidth ? 0 : wideMetrics(scores, weights, view).cellWidth;
  const between = cell > 0 && (!view.digits || cell >= slowRow.least);
  return between
    ? layoutBetween(scores, weights, view, opened, slowRow)
    : layoutBelow(scores, weights, view, slowRow);
}

/** The widths of the parts side by side. */
function wideMetrics(scores: Matrix, weights: Matrix, view: View) {
  const { rows, columns } = weights;
  const preferred = preferredCell(Math.max(rows, columns), view);
  const labelWidth = Math.max(52, rowLabelWidth(scores));
  const between = columns > 8 ? 54 : 66;
  const room = (view.width - labelWidth - badgeWidth - between) / 2;
  return { preferred, labelWidth, between, cellWidth: fitCell(columns, room, preferred.width) };
}

/** The height of the open row, limited so that its neighbours keep enough room. */
function openHeightIn(room: number, rows: number, view: View): number {
  const least = 176;
  if (rows > 16) return least;
  const spare = Math.max(least, room - 16 * (rows - 1));
  return Math.min(250, spare, Math.max(206, view.height * 0.46));
}

function layoutBetween(
  scores: Matrix,
  weights: Matrix,
  view: View,
  opened: number,
  { row: slow }: SlowRow,
): Layout {
  const { rows, columns } = weights;
  const { preferred, labelWidth, between, cellWidth } = wideMetrics(scores, weights, view);
  const wide = spanOf(columns, cellWidth);
  const used = labelWidth + 2 * wide + badgeWidth + between;
  const spread = Math.min(60, Math.max(0, view.width - used));
  const x0 = Math.max(0, (view.width - used - spread) / 2);
  const top = headHeight(scores, cellWidth, true);
  const openHeight = openHeightIn(view.height - top - 22, rows, view);
  const room = view.height - top - openHeight - 22;
  const beside = rows > 1 ? fitCell(rows - 1, room, preferred.height) : preferred.height;
  const alone = fitCell(rows, view.height - top - 22, preferred.height);
  const cellHeight = mix(alone, beside, opened);
  const gap = spaceBetween(cellHeight);
  const pitch = cellHeight + gap;
  const extra = opened * (openHeight + 12 - pitch);
  const y0 = Math.max(0, (view.height - top - rows * pitch - extra) / 2) + top;
  const cell = { width: cellWidth, height: cellHeight };
  const left = place(scores, { x: x0 + labelWidth, y: y0, ...cell }, view);
  const right = place(
    weights,
    { x: x0 + labelWidth + wide + between + spread, y: y0, ...cell },
    view,
  );
  const openCell = { width: cellWidth, height: mix(cellHeight, Math.max(cellHeight, 32), opened) };
  const base = y0 + slow * pitch;
  const scoreY = base + opened * 8;
  const weightY = mix(base, base + openHeight - openCell.height, opened);
  const rowTop = (row: number) =>
    row === slow ? scoreY : y0 + row * pitch + (row > slow ? extra : 0);
  const end = right.x + wide;
  const band = {
    x: Math.max(0, x0 - 12),
    y: base,
    width: Math.min(view.width, x0 + used + spread + 12) - Math.max(0, x0 - 12),
    height: mix(cellHeight, openHeight + 8, opened),
  };
  const sumX = left.x + wide + (between + spread) / 2 - 2;
  return {
    below: false,
    scores: left,
    weights: right,
    slow,
    labelWidth,
    badgeX: end + badgeWidth - 46,
    badges: cellHeight >= 20,
    rowTop,
    restingTop: (row) => y0 + row * pitch,
    rowHeight: (row) => (row === slow ? openCell.height : cellHeight),
    labelMiddle: openCell.height / 2,
    edgeTop: (row) =>
      row <= slow
        ? y0 + row * pitch - gap / 2
        : y0 + row * pitch - gap / 2 + extra - (row === slow + 1 ? opened * 2 : 0),
    pointers: [],
    backdrop:
      opened > 0
        ? [
            mark("band", "open/band", band, {
              ink: "band",
              radius: 8,
              opacity: Math.min(1, opened * 3),
            }),
          ]
        : [],
    open: {
      band,
      scoreX: (column) => left.x + column * (cellWidth + left.gap),
      weightX: (column) => right.x + column * (cellWidth + right.gap),
      widthOf: () => cellWidth,
      leftOut: [],
      cell: openCell,
      scoreY,
      minusY: scoreY + openCell.height + 16,
      baseY: base + openHeight - 26,
      barHeight: openHeight - 128,
      axis: { x: left.x, width: wide },
      caption: { x: right.x, y: base + 16 },
      strip: { x: right.x, y: base + 32, width: wide, height: 26 },
      weightY,
      sum: { x: sumX, y: base + openHeight - 8 - 4 },
      labelX: left.x - 10,
    },
  };
}

function overviews(
  scores: Matrix,
  weights: Matrix,
  view: View,
  labelWidth: number,
): [Placed, Placed] {
  const between = 48;
  const room = (view.width - labelWidth - between) / 2;
  const tall = Math.min(view.height * 0.3 - 34, view.height - leastRow - 46);
  const least = Math.max(14, Math.min(24, view.height - tightRow - 46));
  const most = Math.min(21, Math.max(least, tall) / weights.rows);
  const height = most - spaceBetween(most);
  const side = Math.min(fitCell(weights.columns, room, 20), height * 2.4);
  const cell = { width: side, height: Math.min(side, height) };
  const left = place(scores, { x: labelWidth, y: 34, ...cell }, view);
  const wide = Math.max(spanOf(weights.columns, side), 104);
  const right = place(weights, { x: view.width - wide, y: 34, ...cell }, view);
  return [left, right];
}

/** What stands in the open row below its matrices, from the top: where there is little height, all of it is closer. */
function stackIn({ y, height }: Rect) {
  const ease = Math.max(0, Math.min(1, (height - tightRow) / 54));
  const of = (tight: number, roomy: number) => mix(tight, roomy, ease);
  const cellHeight = of(28, 34);
  const stripHeight = of(20, 24);
  const scoreY = y + of(22, 28);
  const barTop = scoreY + cellHeight + of(38, 46);
  const weightY = y + Math.max(height, tightRow) - cellHeight - of(6, 10);
  const belowBars = of(26, 30) + stripHeight;
  // The weights fly from the strip to their cells: with room, their ways are long.
  const barHeight = Math.max(of(16, 24), Math.min(140, weightY - barTop - belowBars - 44));
  const baseY = barTop + barHeight;
  return {
    cellHeight,
    barHeight,
    stripHeight,
    scoreY,
    minusY: scoreY + cellHeight + of(13, 16),
    baseY,
    captionY: baseY + of(14, 17),
    stripY: baseY + of(26, 30),
    weightY,
  };
}

function layoutBelow(
  scores: Matrix,
  weights: Matrix,
  view: View,
  { row: slow, least, order }: SlowRow,
): Layout {
  const most = view.width < phoneWidth ? 64 : 102;
  const labelWidth = Math.min(most, Math.max(46, rowLabelWidth(scores, most - 8) + 6));
  const above = overviews(scores, weights, view, labelWidth);
  const pitch = above[0].cellHeight + above[0].rowGap;
  const highest = above[0].y + weights.rows * pitch + 12 + mostRow;
  const [left, right] = above.map((m) =>
    lowered(m, Math.max(0, (view.height - highest) / 2), view),
  ) as [Placed, Placed];
  const rowTop = (row: number) => left.y + row * pitch;
  const bottom = rowTop(left.rows);
  const band = {
    x: 0,
    y: bottom + 12,
    width: view.width,
    height: Math.min(view.height - bottom - 12, mostRow),
  };
  const inner = view.width - labelWidth - 4;
  const eye = fisheye({ count: weights.columns, room: inner, least, most: 82, order });
  const slots = new Map(eye.slots.map((slot) => [slot.column, slot]));
  const { cellHeight, barHeight, stripHeight, ...stacked } = stackIn(band);
  const cell = { width: eye.width, height: cellHeight };
  const x = (column: number) => labelWidth + (slots.get(column)?.x ?? 0);
  const wide = eye.span;
  const ring = (m: Placed) => ({
    x: m.x - 3,
    y: rowTop(slow) - 3,
    width: widthOf(m) + 6,
    height: left.cellHeight + 6,
  });
  const middle = rowTop(slow) + left.cellHeight / 2;
  const arrow = { from: left.x + widthOf(left) + 14, to: right.x - 12 };
  return {
    below: true,
    scores: left,
    weights: right,
    slow,
    labelWidth,
    badgeX: 0,
    badges: false,
    rowTop,
    restingTop: rowTop,
    rowHeight: () => left.cellHeight,
    labelMiddle: left.cellHeight / 2,
    edgeTop: (row) => rowTop(row) - left.rowGap / 2,
    backdrop: [mark("band", "open/band", band, { ink: "band", radius: 0 })],
    pointers: [
      mark("ring", "ring/scores", ring(left), { ink: "ink", thickness: 2, radius: 5 }),
      mark("ring", "ring/weights", ring(right), { ink: "ink", thickness: 2, radius: 5 }),
      line(
        "arrow/line",
        [
          [arrow.from, middle],
          [arrow.to, middle],
        ],
        { thickness: 1.25 },
      ),
      arrowRight("arrow/head", arrow.to, middle),
    ],
    open: {
      band,
      scoreX: x,
      weightX: x,
      widthOf: (column) => slots.get(column)?.width ?? 0,
      leftOut: eye.leftOut,
      cell,
      scoreY: stacked.scoreY,
      minusY: stacked.minusY,
      baseY: stacked.baseY,
      barHeight,
      axis: { x: labelWidth, width: wide },
      caption: { x: labelWidth, y: stacked.captionY },
      strip: { x: labelWidth, y: stacked.stripY, width: wide, height: stripHeight },
      weightY: stacked.weightY,
      sum: { x: labelWidth + wide, y: stacked.captionY },
      labelX: labelWidth - 10,
    },
  };
}
