/** What several scenes share: which row is shown slowly, how the other rows appear, highlighting bands. */
import type { Look, RowLook, Placed } from "./placed.js";
import type { GraphNode } from "../types/graph.js";
import type { Mark, Rect } from "../types/frame.js";
import type { Span, Step, View } from "../types/scene.js";
import { type Grid, positionOf, wholeOf } from "./grid.js";
import { grown, mark } from "../draw/marks.js";
import { comingRow } from "./cells.js";
import { memo } from "../draw/memo.js";
import { progress } from "../draw/motion.js";
import { isMasked } from "./identity.js";

/** The row shown slowly is the first that may attend to this many tokens, or to the most of any row. */
const wanted = 4;

/** How many cells from `first` on are not masked, up to `wanted`. */
function seenIn(masked: GraphNode, first: number, columns: number, step: Step): number {
  let count = 0;
  for (let c = 0; c < columns && count < wanted; c++)
    if (!isMasked(masked, first + c, step.find)) count++;
  return count;
}

const firstTeaching = memo((masked: GraphNode, step: Step): number => {
  const [rows = 1, columns = 1] = masked.shape.slice(-2);
  let [row, most] = [0, -1];
  for (let at = 0; at < rows && most < wanted; at++) {
    const count = seenIn(masked, at * columns, columns, step);
    if (count > most) [row, most] = [at, count];
  }
  return row;
});

/**
 * The row that is shown slowly throughout an experiment, so that the same token is followed from
 * its query to its context vector. Row 0 if nothing is masked.
 */
export function teachingRow(step: Step, grid: Grid): number {
  const masked = step.experiment.graph.find(({ op }) => op === "mask");
  if (!masked || grid.rowAxis !== "query" || !masked.axes.includes("key")) return 0;
  return masked.shape[masked.shape.length - 2] === grid.rows ? firstTeaching(masked, step) : 0;
}

/** The row that a step follows, and the column if the reader has pinned one. */
export interface Followed {
  readonly row: number;
  readonly column?: number;
}

/** The row of the token whose cell is pinned in another step; of a pair of tokens the column as well. */
function pinnedElsewhere({ find }: Step, { pinned }: View, grid: Grid): Followed | undefined {
  const node = pinned && find(pinned.node);
  if (!node || node.place?.stack !== grid.node.place?.stack) return undefined;
  const whole = wholeOf(grid);
  const [rows = 1, columns = 1] = node.shape.slice(-2);
  const [rowAxis, columnAxis] = node.axes.slice(-2);
  if (rowAxis !== "query" || whole.rowAxis !== "query" || rows !== whole.rows) return undefined;
  const every = grid.lattice?.every ?? { rows: 1, columns: 1 };
  const row = Math.floor((Math.floor(pinned.index / columns) % rows) / every.rows);
  const isPair = columnAxis === "key" && whole.columnAxis === "key" && columns === whole.columns;
  return isPair ? { row, column: Math.floor((pinned.index % columns) / every.columns) } : { row };
}

/** What the reader has pinned, here or in another step; otherwise the row of the whole experiment. */
export function followed(step: Step, view: View, grid: Grid): Followed {
  const [row, column] = positionOf(grid, view.pinned) ?? [];
  if (row !== undefined && column !== undefined) return { row, column };
  return pinnedElsewhere(step, view, grid) ?? { row: teachingRow(step, grid) };
}

/** The cell shown slowly: the pinned one, otherwise that of the followed row in the given column. */
export function teachingCell(step: Step, view: View, grid: Grid, column: number): [number, number] {
  const { row, column: pinned } = followed(step, view, grid);
  return [row, pinned ?? Math.min(column, grid.columns - 1)];
}

/** Times for the cells before the slow one, which appear quickly. */
const before = { length: 320, each: 120 };

/** The opacity of a cell or row before the slow one: the first of `count` appears first. */
export const earlierOpacity = (order: number, count: number, time: number): number =>
  progress(time, {
    start: ((before.length - before.each) * order) / Math.max(1, count),
    length: before.each,
  });

/** The opacity of a row: those above the slow one appear first, those below in the sweep. */
export function sweepOpacity(
  row: number,
  slow: number,
  rows: number,
  sweep: Span,
  time: number,
): number {
  if (row < slow) return earlierOpacity(row, slow, time);
  const others = Math.max(1, rows - 1 - slow);
  const each = sweep.length / others;
  return progress(time, {
    start: sweep.start + (row - slow - 1) * each * 0.8,
    length: each * 0.2 + 120,
  });
}

/** The look of a cell that is visible, fading in, or still a dot. */
export function arriving(opacity: number): Look {
  return opacity <= 0 ? { state: "to-come" } : { opacity };
}

/** The same for a whole row. */
export function arrivingRow(opacity: number): RowLook {
  const look = arriving(opacity);
  return { seen: look, masked: look };
}

/** A soft band behind cells, a little larger than they are. */
export function bandMark(key: string, box: Rect, around = 5, opacity = 1): Mark {
  return mark("band", key, grown(box, around), {
    state: "source",
    opacity,
    ink: "line",
    radius: 8,
  });
}

/** The look of a pinned cell of this matrix. */
export function pinnedLook(m: Placed, view: View, row: number, column: number): Look | undefined {
  const pinned = positionOf(m.grid, view.pinned);
  return pinned && pinned[0] === row && pinned[1] === column ? { state: "pinned" } : undefined;
}

/** A row that appears as a whole; once it is complete, the pinned cell in it gets its ring. */
export function ringedRow(m: Placed, view: View, row: number, share: number): RowLook {
  if (share < 1 || positionOf(m.grid, view.pinned)?.[0] !== row) return comingRow(m, share);
  return (column) => pinnedLook(m, view, row, column) ?? {};
}
