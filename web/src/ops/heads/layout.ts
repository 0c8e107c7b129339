/**
 * The layout of heads: lanes, one below the other; a stack of sheets, one behind the other; or a grid
 * of tiles below the whole matrix. It depends on sizes alone.
 */
import { type Placed, fitCell, place, preferredCell, spanOf } from "../../scene/placed.js";
import type { Rect, SceneView } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { View } from "../../types/scene.js";
import { textWidth } from "../../draw/format.js";
import { rowLabelWidth } from "../../scene/head.js";
import type { Matrix } from "../../scene/matrix.js";
import { words } from "../../scene/words.js";
import type { HeadColumn } from "./columns.js";

export type Arrangement = Extract<SceneView, "lanes" | "stack" | "grid">;

export interface PlacedColumn extends HeadColumn {
  /** Strips in the whole matrix after they move apart, and the places of the heads. */
  readonly home: readonly Placed[];
  readonly rest: readonly Placed[];
  /** Distance between strips after they move apart. */
  readonly apart: number;
  /** Key and value while another column is computed: colours only. */
  readonly small: boolean;
  /** There is no room for the strips side by side: they are split already, or not shown yet. */
  readonly homeless: boolean;
}

export interface HeadsLayout {
  readonly arrangement: Arrangement;
  readonly columns: readonly PlacedColumn[];
  /** Background areas of lanes or tiles. */
  readonly bands: readonly Rect[];
  readonly names: readonly { readonly x: number; readonly y: number }[];
  readonly labelRoom: number;
  /** The y of the names of the matrices. */
  readonly top: number;
  /** Which head is in front of a stack. */
  readonly front: number;
}

const headRoom = 36;
const sheet = { left: 8, right: 8, tab: 20, labels: 18, bottom: 8 };
const lane = { above: 28, below: 8, between: 8 };
const between = 16;

interface HeadMetrics {
  readonly view: View;
  readonly arrangement: Arrangement;
  readonly count: number;
  readonly rows: number;
  readonly labelWidth: number;
  /** Offset from sheet to sheet in a stack. */
  readonly step: { readonly x: number; readonly y: number };
  readonly cellHeight: number;
  readonly bandHeight: number;
  readonly top: number;
}

const tilesInRow = (count: number, view: View): number => {
  const narrow = view.width < phoneWidth;
  const most = narrow ? (count > 6 ? 4 : 3) : count > 8 ? 6 : count > 4 ? 4 : count;
  return Math.ceil(count / Math.ceil(count / most));
};

function metricsOf(
  columns: readonly HeadColumn[],
  arrangement: Arrangement,
  view: View,
): HeadMetrics {
  const count = Math.max(...columns.map(({ strips }) => strips.length));
  const main = columns.find(({ lead }) => lead)?.strips[0];
  const rows = main?.rows ?? 1;
  const limit = view.width < phoneWidth ? 48 : 84;
  const names = textWidth(words[view.language].head(count), 13, 600) + 14;
  const labels = main ? rowLabelWidth(main, limit) : 0;
  const labelWidth = arrangement === "lanes" ? Math.max(labels, names) : labels;
  const stepY = Math.min(sheet.tab, (view.height * 0.34) / Math.max(1, count - 1));
  const step = { x: Math.min(24, 70 / Math.max(1, count - 1)), y: stepY };
  const lines = arrangement === "grid" ? 1 + Math.ceil(count / tilesInRow(count, view)) : count;
  const frames = {
    lanes: lines * (lane.above + lane.below) + (lines - 1) * lane.between,
    grid: lines * (lane.above + lane.below) + (lines - 1) * (lane.between + 16),
    stack: (count - 1) * step.y + sheet.tab + sheet.labels + sheet.bottom,
  }[arrangement];
  const share = arrangement === "stack" ? 1 : lines;
  const preferred = preferredCell(Math.max(rows, 5), view);
  const room = (view.height - headRoom - frames) / share;
  const cellHeight = fitCell(rows, room, Math.min(preferred.height, 36));
  const height = spanOf(rows, cellHeight);
  const used = headRoom + frames + share * height;
  return {
    view,
    arrangement,
    count,
    rows,
    labelWidth,
    step,
    cellHeight,
    bandHeight: lane.above + height + lane.below,
    top: Math.max(0, (view.height - used) / 2) + headRoom,
  };
}

/** Cell widths: of the column being computed, of the others, and of key and value. */
interface Widths {
  readonly work: number;
  readonly others: number;
  readonly small: number;
  /** Columns not being computed have room for the whole matrix too. */
  readonly homes: boolean;
}

const isSmall = (column: HeadColumn): boolean =>
  !column.lead && (column.role === "key" || column.role === "value");

const apartOf = (column: HeadColumn): number => (isSmall(column) ? 4 : 12);

const isHomeless = (column: HeadColumn, { homes }: Widths): boolean =>
  !column.whole || (!column.lead && !isSmall(column) && !homes);

const cellOf = (column: HeadColumn, widths: Widths): number =>
  column.lead ? widths.work : isSmall(column) ? widths.small : widths.others;

function widthOf(column: HeadColumn, widths: Widths, metrics: HeadMetrics): number {
  const { strips } = column;
  const cell = cellOf(column, widths);
  const strip = spanOf(strips[0]?.columns ?? 1, cell);
  const stacked =
    metrics.arrangement === "stack"
      ? strip + (strips.length - 1) * stepOf(column, metrics).x + sheet.right
      : strip;
  if (isHomeless(column, widths)) return stacked;
  return Math.max(stacked, strips.length * strip + (strips.length - 1) * apartOf(column));
}

/** Small sheets are closer together. */
const stepOf = (column: HeadColumn, { step }: HeadMetrics) =>
  isSmall(column) ? { x: Math.min(4, step.x), y: Math.min(5, step.y) } : step;

const usedWidth = (columns: readonly HeadColumn[], widths: Widths, metrics: HeadMetrics): number =>
  columns.reduce((sum, column) => sum + widthOf(column, widths, metrics), metrics.labelWidth) +
  between * (columns.length - 1) +
  (metrics.arrangement === "lanes" ? 24 : 16);

const smallRoom = 72;

function smallCell(columns: readonly HeadColumn[]): number {
  const most = Math.max(
    ...columns.filter(isSmall).map(({ strips }) => strips.length * (strips[0]?.columns ?? 1)),
    1,
  );
  return fitCell(most, smallRoom, 8);
}

/** Ways to divide the width, best first: columns not being computed get less and less. */
const shares = [
  { homes: true, others: Infinity, digits: 38 },
  { homes: false, others: Infinity, digits: 34 },
  { homes: false, others: 18, digits: 34 },
  { homes: false, others: 12, digits: 34 },
  { homes: false, others: 9, digits: 34 },
  { homes: false, others: 12, digits: 24 },
] as const;

/** The widest cells at which everything fits. */
function widest(
  columns: readonly HeadColumn[],
  metrics: HeadMetrics,
  { homes, others }: { readonly homes: boolean; readonly others: number },
): Widths | undefined {
  const small = smallCell(columns);
  const most = preferredCell(Math.max(metrics.rows, 5), metrics.view).width;
  for (let work = most; work >= 6; work--) {
    const widths = { work, others: Math.min(work, others), small, homes };
    if (usedWidth(columns, widths, metrics) <= metrics.view.width) return widths;
  }
  return undefined;
}

/** More cells than this besides those being computed would make the page slow. */
const mostBeside = 1600;

/** Prefers room for digits, then for all matrices, otherwise only the matrix being computed. */
function choose(
  columns: readonly HeadColumn[],
  metrics: HeadMetrics,
): [readonly HeadColumn[], Widths] {
  const work = columns.filter(({ focus }) => focus).map((column) => ({ ...column, lead: true }));
  const weights = columns.find(({ role }) => role === "weights")?.strips ?? [];
  const beside = weights.reduce((sum, m) => sum + m.rows * m.columns, 0);
  const wide = (work[0]?.strips.length ?? 1) * (work[0]?.strips[0]?.columns ?? 1);
  const digits = wide <= 12 && metrics.cellHeight >= 16;
  if (metrics.arrangement !== "grid" && beside <= mostBeside && columns.length > 1)
    for (const share of shares) {
      const widths = widest(columns, metrics, share);
      if (widths && widths.work >= (digits ? share.digits : 9)) return [columns, widths];
    }
  const count = work[0]?.strips.length ?? 1;
  const room = metrics.view.width - metrics.labelWidth - 24 - 12 * (count - 1) - sheet.right;
  const most = preferredCell(Math.max(metrics.rows, Math.min(wide, 8)), metrics.view).width;
  return [work, { work: fitCell(wide, room, most), others: 0, small: 0, homes: true }];
}

/** One strip of a matrix: the columns of a head, with as many decimals as fit in the whole matrix. */
const stripOf = (column: HeadColumn, strip: Matrix, key: string): Matrix => ({
  ...strip,
  key,
  ...(column.whole ? { title: column.whole.title, rowLabels: column.whole.rowLabels } : {}),
  crowd: Math.max(9, strip.rows, Math.min(strip.columns * column.strips.length, 12)),
});

/** How far behind the front sheet a head lies. */
export const depthOf = (head: number, front: number, count: number): number =>
  (head - front + count) % count;

function placeColumn(
  column: HeadColumn,
  x: number,
  widths: Widths,
  metrics: HeadMetrics,
): PlacedColumn {
  const { view, arrangement, count, top, bandHeight } = metrics;
  const small = isSmall(column);
  const width = cellOf(column, widths);
  const rows = column.strips[0]?.rows ?? 1;
  const strip = spanOf(column.strips[0]?.columns ?? 1, width);
  const apart = apartOf(column);
  const homeless = isHomeless(column, widths);
  const laneHeight = spanOf(metrics.rows, metrics.cellHeight);
  const low = fitCell(rows, Math.max(10, laneHeight - 16), Math.min(metrics.cellHeight, width + 2));
  const height = small
    ? Math.min(low, arrangement === "stack" ? 12 : low)
    : rows === metrics.rows
      ? metrics.cellHeight
      : fitCell(rows, laneHeight, metrics.cellHeight);
  const own = column.strips.length;
  const group = count / own;
  const deep = stepOf(column, metrics);
  const front = Math.floor(Math.min(view.head, count - 1) / group);
  const behind = (count - 1) * metrics.step.y;
  const first =
    arrangement === "stack" ? top + behind + sheet.tab + sheet.labels : top + lane.above;
  const look = small ? { ...view, digits: false } : view;
  const at = (m: Matrix, key: string, left: number, y: number) =>
    place(stripOf(column, m, key), { x: left, y, width, height }, look);
  const tiles = tilesInRow(count, view);
  const across = (view.width - metrics.labelWidth - 8) / tiles;
  const spot = (head: number): [number, number] => {
    if (arrangement === "lanes") return [x, first + head * group * (bandHeight + lane.between)];
    if (arrangement === "grid")
      return [
        metrics.labelWidth + (head % tiles) * across + (across - strip) / 2,
        first + (1 + Math.floor(head / tiles)) * (bandHeight + lane.between + 16),
      ];
    const depth = depthOf(head, front, own);
    return [x + depth * deep.x, first - depth * deep.y];
  };
  return {
    ...column,
    apart,
    small,
    homeless,
    home: column.strips.map((m, head) =>
      homeless
        ? at(m, `${column.role}/${head}`, ...spot(head))
        : at(m, `home/${column.role}/${head}`, x + head * (strip + apart), first),
    ),
    rest: column.strips.map((m, head) => at(m, `${column.role}/${head}`, ...spot(head))),
  };
}

function bandsOf(metrics: HeadMetrics): Rect[] {
  const { arrangement, view, top, bandHeight, count } = metrics;
  const band = (i: number) => ({
    x: 0,
    y: top + i * (bandHeight + lane.between),
    width: view.width,
    height: bandHeight,
  });
  if (arrangement === "stack") return [];
  if (arrangement === "lanes") return Array.from({ length: count }, (_, i) => band(i));
  return [band(0)];
}

export function placeHeads(
  all: readonly HeadColumn[],
  arrangement: Arrangement,
  view: View,
): HeadsLayout {
  const around = metricsOf(all, arrangement, view);
  const [columns, widths] = choose(all, around);
  const metrics = columns.length < all.length ? metricsOf(columns, arrangement, view) : around;
  const used = usedWidth(columns, widths, metrics);
  let x = Math.max(arrangement === "lanes" ? 12 : 4, (view.width - used) / 2) + metrics.labelWidth;
  const placed = columns.map((column) => {
    const at = placeColumn(column, x, widths, metrics);
    x += widthOf(column, widths, metrics) + between;
    return at;
  });
  const bands = bandsOf(metrics);
  const main = placed.find(({ lead }) => lead) as PlacedColumn;
  return {
    arrangement,
    columns: placed,
    bands,
    names: Array.from({ length: metrics.count }, (_, head) => {
      const m = main.rest[Math.floor((head * main.rest.length) / metrics.count)] as Placed;
      if (arrangement === "lanes") return { x: 10, y: (bands[head] as Rect).y + 14 };
      return { x: m.x, y: arrangement === "grid" ? m.y - 34 : m.y - sheet.labels - 11 };
    }),
    labelRoom: metrics.labelWidth - 10,
    top: metrics.top - headRoom,
    front: Math.min(view.head, metrics.count - 1),
  };
}

/** The background sheet of a strip in a stack. */
export function sheetOf(m: Placed, x: number, y: number, small: boolean): Rect {
  const width = spanOf(m.columns, m.cellWidth);
  const height = spanOf(m.rows, m.cellHeight);
  const around = small
    ? { left: 3, right: 3, top: 3, bottom: 3 }
    : { ...sheet, top: sheet.tab + sheet.labels };
  return {
    x: x - around.left,
    y: y - around.top,
    width: width + around.left + around.right,
    height: height + around.top + around.bottom,
  };
}
