/** The tile in hand, opened: its scores, how maximum and sum change, and what becomes of the context. */
import type { Mark, Rect, Scale } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { format } from "../../../draw/format.js";
import { grown, mark, text } from "../../../draw/marks.js";
import type { Grid } from "../../../scene/grid.js";
import { lowerMarks } from "./contexts.js";
import { type TilesData, wordsOf } from "./data.js";
import type { TilesLayout } from "./layout.js";
import {
  type Bench,
  type Rows,
  type Valued,
  at,
  cellTile,
  heads,
  reached,
  rowLabel,
} from "./opened.js";
import type { phases } from "./visits.js";
import { type Moment } from "./visits.js";
import { tilesWords } from "./words.js";

/** With less, there is no room for the contexts below the scores, or for the scores either. */
const leastHeight = { lower: 150, upper: 80 };

/** Narrower, only what is new is shown beside the scores. */
const wideEnough = 500;

function rowsIn(first: number, last: number, told: number, height: number): Rows {
  const room = Math.max(0, height - heads.upper - heads.lower - heads.between - 4);
  const all = last - first + 1;
  const most = Math.max(1, Math.floor(room / 29));
  const count = Math.min(all, most);
  const from = Math.max(first, Math.min(told - Math.floor(count / 2), last - count + 1));
  const each = (room - (all > count ? 14 : 0)) / count;
  return {
    shown: Array.from({ length: count }, (_, i) => from + i),
    more: all - count,
    upper: Math.max(15, Math.min(30, Math.floor(each * 0.58) - 2)),
    lower: Math.max(10, Math.min(20, Math.floor(each * 0.42) - 2)),
  };
}

interface Column {
  readonly name: string;
  readonly under: string;
  readonly number: (row: number) => Valued | undefined;
  readonly scale?: Scale;
  readonly bare?: boolean;
  readonly decimals: number;
  /** The phase from which on it is known. */
  readonly from: (typeof phases)[number];
  readonly strong?: boolean;
}

function columnsOf(data: TilesData, n: number, compact: boolean, view: View): Column[] {
  const own = tilesWords[view.language];
  const before = (grid: Grid) => (row: number) => (n > 0 ? at(grid, row, n - 1) : undefined);
  const now = (grid: Grid) => (row: number) => at(grid, row, n);
  const all: (Column | undefined)[] = [
    compact
      ? undefined
      : {
          name: own.max,
          under: own.before,
          number: before(data.maximum),
          decimals: 2,
          from: "read",
        },
    {
      name: own.max,
      under: own.now,
      number: now(data.maximum),
      decimals: 2,
      from: "maximum",
      strong: true,
    },
    {
      name: own.correct,
      under: own.by,
      number: n > 0 ? now(data.correction) : () => undefined,
      scale: "weight",
      decimals: 3,
      from: "correct",
      strong: true,
    },
    compact
      ? undefined
      : {
          name: own.sum,
          under: own.before,
          number: before(data.sum),
          decimals: 3,
          from: "read",
          bare: true,
        },
    {
      name: own.sum,
      under: own.now,
      number: now(data.sum),
      decimals: 3,
      from: "add",
      bare: true,
      strong: true,
    },
  ];
  return all.filter((column) => column !== undefined);
}

export function benchMarks(
  { bench: rect, labels }: TilesLayout,
  data: TilesData,
  moment: Moment,
  told: number,
  view: View,
): Mark[] {
  if (rect.height < leastHeight.upper) return [];
  const { row, column } = moment.visit;
  const { size, queries, keys } = data.tiling;
  const [first, last] = wordsOf(row, size, queries);
  const rows = rowsIn(first - 1, last - 1, told, rect.height);
  const compact = rect.width < wideEnough;
  const bench = { data, moment, told, view, rows, rect, labels, compact };
  const own = tilesWords[view.language];
  const title = own.asks(
    own.wordsRange(first, last),
    own.wordsRange(...wordsOf(column, size, keys)),
  );
  const height = heads.upper + rows.shown.length * (rows.upper + 2) + 4;
  return [
    mark("band", "opened/band", { ...rect, height }, { ink: "band", radius: 8 }),
    text("opened/title", rect.x + 8, rect.y + 14, title, {
      weight: 600,
      ink: "scores",
      room: rect.width - 16,
    }),
    ...upperMarks(bench),
    ...(rect.height < leastHeight.lower
      ? []
      : lowerMarks(bench, rect.y + height + heads.between + (rows.more > 0 ? 14 : 0))),
  ];
}

/** Where the scores of the tile and the numbers beside them stand. */
interface Upper {
  /** The first key, from 0, and how many there are. */
  readonly first: number;
  readonly count: number;
  readonly left: number;
  readonly pitch: number;
  readonly columns: readonly Column[];
  readonly boxAt: (order: number, column: number) => Rect;
  /** Of a number beside the scores. */
  readonly numberAt: (order: number, column: number) => Rect;
}

function upperOf({ data, moment, view, rows, rect, labels, compact }: Bench): Upper {
  const { visit } = moment;
  const [first, last] = wordsOf(visit.column, data.tiling.size, data.tiling.keys);
  const columns = columnsOf(data, visit.column, compact, view);
  const wide = compact ? 46 : 50;
  const right = columns.length * (wide + 2) + (compact ? 4 : 44 + 24);
  const count = last - first + 1;
  const pitch = Math.min(50, (rect.width - labels - right - 8) / count);
  const left = rect.x + labels;
  const side = rect.x + rect.width - right + (compact ? 2 : 12);
  const row = (order: number) => ({
    y: rect.y + heads.upper + order * (rows.upper + 2),
    height: rows.upper,
  });
  const cell = Math.max(0.5, pitch - (pitch > 5 ? 2 : 0));
  return {
    first: first - 1,
    count,
    left,
    pitch,
    columns,
    boxAt: (order, column) => ({ x: left + column * pitch, width: cell, ...row(order) }),
    numberAt: (order, column) => ({ x: side + column * (wide + 2), width: wide, ...row(order) }),
  };
}

/** The scores of the tile, and the numbers of each row beside them. */
function upperMarks(bench: Bench): Mark[] {
  const { rows, rect, told } = bench;
  const upper = upperOf(bench);
  const below = rect.y + heads.upper + rows.shown.length * (rows.upper + 2) + 12;
  return [
    ...keyNames(bench, upper),
    ...upper.columns.flatMap((column, i) => {
      const { x, width } = upper.numberAt(0, i);
      return columnHead(column, i, x + width / 2, rect.y + 16);
    }),
    ...rows.shown.flatMap((row, order) => upperRow(bench, upper, row, order)),
    ...bestMarks(bench, told, upper),
    ...moreMark(bench, below),
  ];
}

/** The words of the keys, if they fit. */
function keyNames({ data, rect }: Bench, { first, count, left, pitch, boxAt }: Upper): Mark[] {
  if (pitch < 26) return [];
  const y = rect.y + heads.upper - 11;
  return Array.from({ length: count }, (_, c) =>
    text(
      `opened/key/${c}`,
      left + c * pitch + boxAt(0, c).width / 2,
      y,
      data.keys.texts[first + c] ?? "",
      { anchor: "middle", ink: "ink2", room: pitch - 2 },
    ),
  );
}

function upperRow(bench: Bench, upper: Upper, row: number, order: number): Mark[] {
  const { data, view } = bench;
  const { first, count, columns, boxAt, numberAt } = upper;
  const { y, height } = boxAt(order, 0);
  return [
    rowLabel(bench, row, y + height / 2),
    ...Array.from({ length: count }, (_, c) =>
      cellTile(`opened/score/${row}/${c}`, boxAt(order, c), at(data.scores, row, first + c), view),
    ),
    ...columns.flatMap((column, i) =>
      reached(bench, column.from)
        ? numberMark(`opened/number/${i}/${row}`, numberAt(order, i), column, row, view)
        : [],
    ),
    ...changeMark(bench, row, y + height / 2),
  ];
}

const columnHead = ({ name, under, strong }: Column, i: number, middle: number, y: number) => {
  const look = {
    anchor: "middle",
    weight: strong ? 600 : 400,
    ink: strong ? "ink" : "ink2",
  } as const;
  return [
    text(`opened/head/${i}`, middle, y + 14, name, look),
    text(`opened/under/${i}`, middle, y + 30, under, { anchor: "middle", ink: "ink3" }),
  ];
};

function numberMark(key: string, box: Rect, column: Column, row: number, view: View): Mark[] {
  const made = column.number(row);
  if (!made) return [];
  const { decimals, scale = "signed", strong } = column;
  const weight = strong ? 600 : 400;
  if (!column.bare) return [cellTile(key, box, made, view, { decimals, scale, weight })];
  const printed = format(made.value, decimals);
  return [
    text(key, box.x + box.width / 2, box.y + box.height / 2, printed, {
      anchor: "middle",
      weight,
      figure: true,
      ...made,
    }),
  ];
}

/** In words whether the maximum grew. */
function changeMark(bench: Bench, row: number, middle: number): Mark[] {
  const { data, moment, rect, compact, view } = bench;
  const n = moment.visit.column;
  if (compact || n === 0 || !reached(bench, "maximum")) return [];
  const own = tilesWords[view.language];
  const grew = data.maximum.value(row, n) > data.maximum.value(row, n - 1);
  return [
    text(`opened/change/${row}`, rect.x + rect.width - 8, middle, grew ? own.grew : own.same, {
      anchor: "end",
      ink: grew ? "ink" : "ink3",
    }),
  ];
}

/** Corners on the score that is the maximum of the told row now. */
function bestMarks(bench: Bench, told: number, { first, count, boxAt }: Upper): Mark[] {
  const { data, moment, rows } = bench;
  if (!reached(bench, "maximum")) return [];
  const order = rows.shown.indexOf(told);
  const most = data.maximum.value(told, moment.visit.column);
  const column = Array.from({ length: count }, (_, c) => c).find(
    (c) => data.scores.value(told, first + c) === most,
  );
  if (order < 0 || column === undefined || most === -Infinity) return [];
  return [mark("corners", "opened/best", grown(boxAt(order, column), 1), { ink: "ink" })];
}

function moreMark({ rows, rect, labels, view }: Bench, y: number): Mark[] {
  if (rows.more === 0) return [];
  const words = tilesWords[view.language].moreRows(rows.more);
  return [text("opened/more", rect.x + labels, y + 2, words, { ink: "ink3" })];
}
