/** A and B of one step, and what B has more: two small matrices and a large one. */
import { signed } from "../element/change.js";
import type { Mark, Part, Scale } from "../player/types.js";
import { cellMarks } from "../scenes/cells.js";
import { edgeMarks } from "../scenes/edge.js";
import { format, textWidth } from "../scenes/format.js";
import { gridOf } from "../scenes/grid.js";
import { headHeight, headMarks } from "../scenes/head.js";
import { mark, text, tile } from "../scenes/marks.js";
import {
  type Matrix,
  type Placed,
  boxOf,
  fitCell,
  place,
  matrixMark,
  matrixOf,
  widthOf,
} from "../scenes/matrix.js";
import { placeResult } from "../scenes/rows.js";
import { type Rect, type View, phoneWidth } from "../scenes/step.js";
import { teachingRow } from "../scenes/stagecraft.js";
import { type Landing, landingOf } from "../weights_views/landing.js";
import { pinnedRowOf, seenBy } from "../weights_views/weights.js";
import { type Shared, difference } from "./difference.js";
import { narrateChange } from "./narrate.js";
import type { Moment } from "./sides.js";
import { unpicked } from "./unpicked.js";
import { compareWords } from "./words.js";

/** One matrix of the three: how far its cells have come, and what it shows of them. */
interface Side {
  readonly matrix: Matrix;
  readonly landed: Landing;
}

export interface Compared {
  readonly a: Side | undefined;
  readonly b: Side;
  /** B − A, where cells of both belong together. */
  readonly less: Matrix | undefined;
  /** The reader's row, in all of them. */
  readonly row: number | undefined;
  /** That row, or the one that is computed slowly. */
  readonly followed: number;
}

/** One token is followed on both sides: the reader's, else the one that teaches more. */
function followedRow(a: Moment | undefined, b: Moment, view: View): number {
  const pinned = pinnedRowOf(b.step, view);
  if (pinned !== undefined) return pinned;
  const rows = [a, b].map((side) =>
    side ? teachingRow(side.step, gridOf(side.step.node, view)) : 0,
  );
  return Math.max(...rows);
}

function sideOf({ step, plan, time }: Moment, view: View, name: string, followed: number): Side {
  const grid = gridOf(step.node, view);
  const matrix = { ...matrixOf(step, grid, view.language, `compare/${name}`), title: name };
  const row = Math.min(followed, matrix.rows - 1);
  const seen = seenBy(matrix, row);
  return { matrix, landed: landingOf({ step, plan, slow: row, rows: matrix.rows, seen, time }) };
}

/** Where the tokens differ, both are named. */
const bothNames = (a: Matrix["rowLabels"], b: Matrix["rowLabels"]): Matrix["rowLabels"] => ({
  ...b,
  texts: b.texts.map((text, i) => {
    const other = a.texts[i];
    return other === undefined || other === text ? text : `${other} → ${text}`;
  }),
});

function lessOf(a: Matrix, b: Matrix, shared: Shared, view: View): Matrix | undefined {
  if (shared.kind === "none") return undefined;
  const { rows, columns } = shared.extent;
  const extent = {
    rows: Math.min(rows, b.rows, a.rows),
    columns: Math.min(columns, b.columns, a.columns),
  };
  const node = difference(a.grid, b.grid, extent);
  const grid = { ...gridOf(node, { batch: 0, head: 0 }), cell: b.grid.cell };
  return {
    ...b,
    ...extent,
    key: "compare/less",
    grid,
    title: compareWords[view.language][columns > 3 ? "differenceOf" : "less"],
    shape: "",
    scale: "signed",
    rowLabels: bothNames(a.rowLabels, b.rowLabels),
    masked: (row, column) => a.masked(row, column) && b.masked(row, column),
  };
}

export function comparedOf(a: Moment | undefined, b: Moment, shared: Shared, view: View): Compared {
  const words = compareWords[view.language];
  const followed = followedRow(a, b, view);
  const first = a && sideOf(a, view, words.a, followed);
  const second = sideOf(b, view, words.b, followed);
  return {
    a: first,
    b: second,
    less: first && lessOf(first.matrix, second.matrix, shared, view),
    row: pinnedRowOf(b.step, view),
    followed,
  };
}

function sideMarks(m: Placed, { landed }: Side, row: number | undefined, labels: Labels): Mark[] {
  const lattice = {
    rows: m.rows,
    columns: m.columns,
    masked: m.masked,
    left: (c: number) => m.x + c * (m.cellWidth + m.gap) - m.gap / 2,
    top: (r: number) => m.y + r * (m.cellHeight + m.rowGap) - m.rowGap / 2,
  };
  return [
    ...headMarks(m, { ...labels, row }),
    ...cellMarks(m, (r, c) => {
      const opacity = landed(r, c);
      if (m.masked(r, c)) return opacity > 0 ? {} : { bare: true };
      return opacity === 0 ? { state: "to-come" } : { opacity };
    }),
    ...edgeMarks(m.key, lattice, m.rows),
  ];
}

export interface Labels {
  readonly labelWidth: number;
  readonly rowLabels: boolean;
  readonly columnLabels?: boolean;
}

/** Decimals at which every difference fits with its sign. */
function decimalsFor(m: Placed): number | undefined {
  const { digits, grid, cellWidth, cellHeight } = m;
  if (cellWidth < 30 || cellHeight < 16) return undefined;
  const most = digits?.decimals ?? 3;
  for (let decimals = Math.max(most, 3); decimals >= 2; decimals--) {
    let fits = true;
    for (let r = 0; fits && r < m.rows; r++)
      for (let c = 0; fits && c < m.columns; c++)
        fits = textWidth(signed(grid.value(r, c), decimals), 12) <= cellWidth;
    if (fits) return decimals;
  }
  return undefined;
}

function lessMarks(
  m: Placed,
  landed: Landing,
  compared: Compared,
  view: View,
  labels: Labels,
): Mark[] {
  const decimals = view.digits ? decimalsFor(m) : undefined;
  const out: Mark[] = [
    ...headMarks(m, { ...labels, row: compared.row }),
    ...rangeNote(m, compared, view),
  ];
  for (let row = 0; row < m.rows; row++)
    for (let column = 0; column < m.columns; column++) {
      const cell = compared.b.matrix.grid.cell(row, column);
      const key = `${m.key}/${cell.index}`;
      const value = m.grid.value(row, column);
      const opacity = landed(row, column);
      const box = boxOf(m, row, column);
      if (m.masked(row, column)) {
        out.push(tile(key, box, { cell, value, scale: "signed", state: "masked" }));
      } else if (opacity === 0) {
        out.push(tile(key, box, { cell, value, scale: "signed", state: "to-come" }));
      } else {
        const digits = decimals === undefined ? {} : { text: signed(value, decimals) };
        const shown = { cell, value, scale: "signed", ...digits } as const;
        const size = m.cellWidth >= 50 ? 13 : 12;
        out.push(tile(key, box, shown, { opacity, size }));
      }
    }
  return out;
}

/** Differences of weights keep their own range, whatever that of the other numbers is. */
export const rangeOf = (scale: Scale, range: number): number => (scale === "weight" ? 1 : range);

function rangeNote(m: Placed, { b }: Compared, view: View): Mark[] {
  if (b.matrix.scale !== "weight") return [];
  const note = compareWords[view.language].tints(1);
  const width = widthOf(m);
  if (textWidth(m.title, 13, 600) + textWidth(note, 12) + 12 > width) return [];
  const rule = m.y - headHeight(m, m.cellWidth, true) + 21;
  return [text(`${m.key}/range`, m.x + width, rule - 12, note, { anchor: "end", ink: "ink3" })];
}

const sumWidth = 64;

/** What each row of the difference adds up to: 0 for weights, whatever changed. */
function sumMarks(m: Placed, landed: Landing, view: View): Mark[] {
  const x = m.x + widthOf(m) + sumWidth - 6;
  const name = text("compare/sums", x, m.y - 16, compareWords[view.language].rowSum, {
    anchor: "end",
    ink: "ink3",
  });
  if (m.cellHeight < 14) return [];
  const rows = Array.from({ length: m.rows }, (_, row) => row);
  return [
    name,
    ...rows.flatMap((row) => {
      const columns = Array.from({ length: m.columns }, (_, column) => column);
      const opacity = Math.min(...columns.map((column) => landed(row, column)));
      if (opacity === 0) return [];
      const sum = columns.reduce((total, column) => total + m.grid.value(row, column), 0);
      const sources = columns.map((column) => m.grid.cell(row, column));
      const box = boxOf(m, row, 0);
      return [
        text(`compare/sum/${row}`, x, box.y + box.height / 2, format(sum, 3), {
          anchor: "end",
          ink: "ink2",
          opacity,
          value: sum,
          sources,
        }),
      ];
    }),
  ];
}

const around = (m: Placed, row: number): Rect => {
  const { x, y, height } = boxOf(m, row, 0);
  return { x: x - 3, y: y - 3, width: widthOf(m) + 6, height: height + 6 };
};

export const rowRing = (m: Placed, row: number): Mark[] =>
  row < m.rows ? [mark("ring", `${m.key}/ring`, around(m, row), { radius: 6 })] : [];

interface Laid {
  readonly placed: readonly Placed[];
  readonly labels: readonly Labels[];
}

function laid(matrices: readonly Matrix[], rect: Rect, view: View): Laid {
  const row = placeResult(matrices, rect, view, { between: 36 });
  return {
    placed: row.matrices,
    labels: row.matrices.map((_, i) => ({
      labelWidth: row.labelWidths[i] ?? 0,
      rowLabels: row.labelled[i] ?? true,
    })),
  };
}

const together = (parts: readonly Laid[]): Laid => ({
  placed: parts.flatMap(({ placed }) => placed),
  labels: parts.flatMap(({ labels }) => labels),
});

/** The difference is what is to be read, so its cells may grow as on a large scene. */
const large = (view: View): View => ({ ...view, width: Math.max(view.width, 1040) });

/** Small, without names of rows and columns: what they are stands beside the difference. */
function overview(m: Matrix, rect: Rect, view: View): Laid {
  const width = fitCell(m.columns, rect.width, 22);
  const height = fitCell(m.rows, rect.height - bareHead, 14);
  const placed = place(m, { x: rect.x, y: rect.y + bareHead, width, height }, view);
  return { placed: [placed], labels: [{ labelWidth: 0, rowLabels: false, columnLabels: false }] };
}

const bareHead = 34;

/** Few columns stand side by side; else A over B on the left; on a phone both over the difference. */
function layout(compared: Compared, rect: Rect, view: View): Laid {
  const { a, b, less } = compared;
  if (!a) return laid([b.matrix], rect, view);
  const both = [a.matrix, b.matrix];
  if (!less) return laid(both, rect, view);
  const sums = b.matrix.scale === "weight" ? sumWidth : 0;
  const { x, y } = rect;
  if (view.width < phoneWidth) {
    const half = (rect.width - 24) / 2;
    const height = Math.min(rect.height * 0.34, bareHead + b.matrix.rows * 16);
    const below = { x, y: y + height + 12, width: rect.width - sums };
    return together([
      overview(a.matrix, { x, y, width: half, height }, view),
      overview(b.matrix, { x: x + half + 24, y, width: half, height }, view),
      laid([less], { ...below, height: rect.height - height - 12 }, view),
    ]);
  }
  if (b.matrix.columns <= 4)
    return laid([...both, less], { ...rect, width: rect.width - sums }, large(view));
  const left = Math.round((rect.width - sums) * 0.36);
  const height = (rect.height - 12) / 2;
  const right = { x: x + left + 24, y, width: rect.width - sums - left - 24, height: rect.height };
  return together([
    laid([a.matrix], { x, y, width: left, height }, view),
    laid([b.matrix], { x, y: y + height + 12, width: left, height }, view),
    laid([less], right, large(view)),
  ]);
}

export function matricesMarks(compared: Compared, rect: Rect, view: View): Mark[] {
  const { a, b, less, row } = compared;
  const { placed, labels } = layout(compared, rect, view);
  const sides = a ? [a, b] : [b];
  const out: Mark[] = [];
  sides.forEach((side, i) => {
    const m = placed[i] as Placed;
    const marks = [matrixMark(m, view.language), ...sideMarks(m, side, row, labels[i] as Labels)];
    out.push(...(side === a ? unpicked(marks) : marks));
  });
  if (a && less)
    out.push(...wholeDifference(placed[2] as Placed, labels[2] as Labels, compared, view));
  if (row !== undefined) out.push(...placed.flatMap((m) => rowRing(m, row)));
  return out;
}

/** The difference alone, with its row sums. */
export function wholeDifference(m: Placed, labels: Labels, compared: Compared, view: View): Mark[] {
  const { a, b } = compared;
  const landed: Landing = (row, column) =>
    Math.min(a?.landed(row, column) ?? 0, b.landed(row, column));
  return [
    matrixMark(m, view.language),
    ...lessMarks(m, landed, compared, view, labels),
    ...(b.matrix.scale === "weight" ? sumMarks(m, landed, view) : []),
  ];
}

/** What there is to say: why there is no difference, or what changed most. */
export function narrateCompared(compared: Compared, shared: Shared, view: View): Part[] {
  const say = compareWords[view.language];
  const { a, b, less } = compared;
  if (!a) return say.onlyB;
  if (!less) return say.otherShape;
  const { rows, columns } = less;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (Math.min(a.landed(row, column), b.landed(row, column)) < 1) return say.oneClock;
  if (shared.kind === "beginning") return say.beginning(shared.tokens);
  return narrateChange(less, b.matrix.scale, view.language);
}
