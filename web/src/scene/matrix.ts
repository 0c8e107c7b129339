/** A matrix on the stage: head, labels, cells. Where it stands is decided before it is drawn. */
import type { Experiment, GraphNode, Language } from "../types/graph.js";
import type { Ink, Mark, Rect, Scale, Table } from "../types/frame.js";
import type { Step, View } from "../types/scene.js";
import { type Digits, digitsFor } from "./digits.js";
import { type Grid, gridOf, shapeOf, wholeOf } from "./grid.js";
import { hiddenIn, inkOf, isMasked, scaleOf } from "./identity.js";
import { type Labels, labelsOf } from "./labels.js";
import { mark } from "../draw/marks.js";
import { sampled, thinned } from "./sample.js";
import { words } from "./words.js";

/** The names of all rows and columns, and which cells are out of reach. */
interface Full {
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
  readonly masked: (table: Table) => Uint8Array | undefined;
}

/** What a matrix is, before it has a place. */
export interface Matrix {
  readonly key: string;
  /** As scenes tell of it: of a large one a lattice, see `sample.ts`. */
  readonly grid: Grid;
  readonly title: string;
  readonly ink: Ink;
  readonly scale: Scale;
  readonly shape: string;
  readonly rowLabels: Labels;
  readonly columnLabels: Labels;
  /** Of its grid. */
  readonly rows: number;
  readonly columns: number;
  readonly masked: (row: number, column: number) => boolean;
  /** Where its grid is a lattice: what is told of all cells. */
  readonly full?: Full;
  /** How many cells stand in a line, where it is one of several parts: it sets the decimals. */
  readonly crowd?: number;
}

/** Marks of cells by place in the matrix, for the three ways a cell may rest. */
export interface KeptCells {
  readonly shown: Mark[];
  readonly toCome: Mark[];
  readonly bare: Mark[];
}

/** Where it stands: the box of its cells, and their size. */
export interface Placed extends Matrix {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Between columns, and between rows. */
  readonly gap: number;
  readonly rowGap: number;
  readonly digits: Digits | undefined;
  /** Where its cells are smaller than a pixel: what is seen of them. */
  readonly note?: { readonly short: string; readonly full: string };
  /** Its cells as they rest here, made once. */
  readonly kept: KeptCells;
}

export function matrixOf(step: Step, whole: Grid, language: Language, key = whole.node.id): Matrix {
  return asMatrix(step, sampled(whole), language, key);
}

const described = new WeakMap<Experiment, Map<string, Matrix>>();
const mostDescribed = 240;

/**
 * The matrix of a node at the view's place, made once: an experiment never changes. `columns`: how many
 * to a place, where that is decided elsewhere.
 */
export function matrixAt(
  step: Step,
  node: GraphNode,
  view: View,
  key = node.id,
  columns?: number,
): Matrix {
  const { language, batch, head, pinned } = view;
  const which = [key, node.id, language, batch, head, columns, pinned?.node, pinned?.index].join(
    " ",
  );
  const matrices = described.get(step.experiment) ?? new Map<string, Matrix>();
  described.set(step.experiment, matrices);
  const known =
    matrices.get(which) ?? asMatrix(step, sampled(gridOf(node, view), columns), language, key);
  matrices.delete(which);
  matrices.set(which, known);
  const [oldest] = matrices.keys();
  if (matrices.size > mostDescribed && oldest !== undefined) matrices.delete(oldest);
  return known;
}

/** A matrix of a grid that is settled. */
export function asMatrix(step: Step, grid: Grid, language: Language, key: string): Matrix {
  const whole = wholeOf(grid);
  const { node } = whole;
  const { rows: down, columns: over } = grid.lattice?.every ?? { rows: 1, columns: 1 };
  // Of a place of a lattice its first cell, whichever the reader has pinned there.
  const first = (row: number, column: number) => whole.cell(row * down, column * over).index;
  const manyHeads = step.experiment.graph.some((other) => other.axes.includes("head"));
  const shape = shapeOf(node, manyHeads).slice(-2);
  if (grid.transposed) shape.reverse();
  const rowLabels = labelsOf(step.experiment, whole, "rows", language);
  const columnLabels = labelsOf(step.experiment, whole, "columns", language);
  return {
    key,
    grid,
    title: node.title[language] + (grid.transposed ? "ᵀ" : ""),
    ink: inkOf(node),
    scale: scaleOf(node),
    shape: shape.map(({ letter, size }) => `${letter} ${size}`).join(" × "),
    rowLabels: thinned(rowLabels, grid, "rows"),
    columnLabels: thinned(columnLabels, grid, "columns"),
    rows: grid.rows,
    columns: grid.columns,
    masked: (row, column) => isMasked(node, first(row, column), step.find),
    ...(grid.lattice && {
      full: {
        rowLabels: rowLabels.texts,
        columnLabels: columnLabels.texts,
        masked: (table: Table) => hiddenIn(node, table, step.find),
      },
    }),
  };
}

export const spaceBetween = (cell: number): number =>
  cell >= 6 ? 2 : cell >= 3 ? 1 : cell >= 1.5 ? 0.5 : 0;

const sizes = [
  { most: 4, width: 82, height: 40 },
  { most: 8, width: 44, height: 32 },
  { most: 12, width: 34, height: 26 },
  { most: Infinity, width: 22, height: 22 },
] as const;

/** A scene as wide as on a large screen shows every cell larger. */
const largeScene = 1000;

/** Cell size by count of tokens: digits leave as the sentence grows. */
export function preferredCell(count: number, view: View): { width: number; height: number } {
  const { width, height } = sizes.find(({ most }) => count <= most) ?? sizes[3];
  return view.width >= largeScene
    ? { width: Math.round(width * 1.3), height: Math.round(height * 1.2) }
    : { width, height };
}

/** The size at which `count` cells fill at most `room`, never more than `preferred`. */
export function fitCell(count: number, room: number, preferred: number): number {
  const pitch = Math.max(room, 1) / count;
  const whole = Math.floor(pitch - 2);
  if (whole >= 6) return Math.min(preferred, whole);
  if (pitch < 2) return Math.min(preferred, 1.49, Math.max(0.4, pitch));
  const cell = pitch >= 4 ? Math.min(5.99, pitch - 1) : Math.min(2.99, pitch - 0.5);
  return Math.min(preferred, cell);
}

export const spanOf = (count: number, cell: number): number =>
  count * (cell + spaceBetween(cell)) - spaceBetween(cell);

export function place(matrix: Matrix, box: Rect, view: View): Placed {
  return {
    ...matrix,
    kept: keptFor(matrix, box, view),
    x: box.x,
    y: box.y,
    cellWidth: box.width,
    cellHeight: box.height,
    gap: spaceBetween(box.width),
    rowGap: spaceBetween(box.height),
    digits: digitsFor(matrix, box.width, box.height, view),
    ...(isFine(matrix, box) ? { note: noteIn(view.language) } : {}),
  };
}

function noteIn(language: Language): { readonly short: string; readonly full: string } {
  const { largest, largestInFull } = words[language];
  return { short: largest, full: largestInFull };
}

/** Whether several of its cells lie under one pixel. */
function isFine({ grid }: Matrix, { width, height }: Rect): boolean {
  const { rows, columns } = grid.lattice?.every ?? { rows: 1, columns: 1 };
  const pitch = (cell: number, every: number) => (cell + spaceBetween(cell)) / every;
  return (columns > 1 && pitch(width, columns) < 1) || (rows > 1 && pitch(height, rows) < 1);
}

/** The same matrix further down. */
export const lowered = (m: Placed, by: number, view: View): Placed =>
  place(m, { x: m.x, y: m.y + by, width: m.cellWidth, height: m.cellHeight }, view);

const kept = new WeakMap<GraphNode, Map<string, KeptCells>>();
const mostKept = 24;

/**
 * Most cells of most frames rest where they were in the frame before. Their marks are made once for
 * each node, place and size; with a window being resized the oldest give way.
 */
function keptFor({ key, grid }: Matrix, { x, y, width, height }: Rect, view: View): KeptCells {
  const { node, place: at, transposed } = grid;
  const where = [key, at.batch, at.head, transposed, x, y, width, height, view.digits].join(" ");
  const places = kept.get(node) ?? new Map<string, KeptCells>();
  kept.set(node, places);
  const known = places.get(where);
  if (known) return known;
  const oldest = places.keys().next();
  if (places.size >= mostKept && !oldest.done) places.delete(oldest.value);
  const cells: KeptCells = { shown: [], toCome: [], bare: [] };
  places.set(where, cells);
  return cells;
}

export const widthOf = (m: Placed): number => m.columns * (m.cellWidth + m.gap) - m.gap;
export const heightOf = (m: Placed): number => m.rows * (m.cellHeight + m.rowGap) - m.rowGap;

export function boxOf(m: Placed, row: number, column: number): Rect {
  return {
    x: m.x + column * (m.cellWidth + m.gap),
    y: m.y + row * (m.cellHeight + m.rowGap),
    width: m.cellWidth,
    height: m.cellHeight,
  };
}

export const areaOf = (m: Placed): Rect => ({
  x: m.x,
  y: m.y,
  width: widthOf(m),
  height: heightOf(m),
});

/** A name and a table for those who cannot see it. */
export function matrixMark(m: Placed, language: Language): Mark {
  return mark("matrix", `${m.key}/matrix`, areaOf(m), {
    title: words[language].matrix(m.title, wholeOf(m.grid).rows, wholeOf(m.grid).columns),
    table: tableOf(m),
  });
}

const tables = new WeakMap<KeptCells, Table>();

/** Made once for each place, so that what follows from it is the same from frame to frame. */
export function tableOf({ grid, rowLabels, columnLabels, full, kept }: Placed): Table {
  let table = tables.get(kept);
  const whole = wholeOf(grid);
  // A strip at home shows the cells of the whole.
  if (table?.node !== whole.node.id) {
    const { index: first } = whole.cell(0, 0);
    table = {
      node: whole.node.id,
      first,
      rowStep: whole.cell(1, 0).index - first,
      columnStep: whole.cell(0, 1).index - first,
      rows: whole.rows,
      columns: whole.columns,
      rowLabels: full?.rowLabels ?? rowLabels.texts,
      columnLabels: full?.columnLabels ?? columnLabels.texts,
    };
    tables.set(kept, table);
  }
  return table;
}
