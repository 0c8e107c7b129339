/** A matrix on the stage, with its position and cell size. */
import type { GraphNode, Language } from "../types/graph.js";
import type { Mark, Rect, State, Table } from "../types/frame.js";
import type { View } from "../types/scene.js";
import { type Digits, digitsFor } from "./digits.js";
import { wholeOf } from "./grid.js";
import type { Matrix } from "./matrix.js";
import { mark } from "../draw/marks.js";
import { memo } from "../draw/memo.js";
import { words } from "./words.js";

/** Marks of cells by position in the matrix, for the three states of a cell at rest. */
export interface KeptCells {
  readonly shown: Mark[];
  readonly toCome: Mark[];
  readonly bare: Mark[];
}

/** Its position: the box of its cells, and their size. */
export interface Placed extends Matrix {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Between columns, and between rows. */
  readonly gap: number;
  readonly rowGap: number;
  readonly digits: Digits | undefined;
  /** If its cells are smaller than a pixel: a note on what a pixel shows. */
  readonly note?: { readonly short: string; readonly full: string };
  /** The cached marks of its cells at rest. */
  readonly kept: KeptCells;
}

/** How a cell looks that does not simply rest at its place. */
export interface Look {
  readonly state?: State;
  readonly opacity?: number;
  /** Where it is instead of at its place. */
  readonly box?: Rect;
  readonly key?: string;
  /** Hatched already, though its number is still to come. */
  readonly bare?: boolean;
  /** Of cells that are to come: those out of reach are hatched already. */
  readonly hatched?: boolean;
}

/** How the cells of a row look: column by column, or all alike but for those out of reach. */
export type RowLook = ((column: number) => Look | undefined) | { seen: Look; masked: Look };

export const spaceBetween = (cell: number): number =>
  cell >= 6 ? 2 : cell >= 3 ? 1 : cell >= 1.5 ? 0.5 : 0;

const sizes = [
  { most: 4, width: 82, height: 40 },
  { most: 8, width: 44, height: 32 },
  { most: 12, width: 34, height: 26 },
  { most: Infinity, width: 22, height: 22 },
] as const;

/** From this width on, every cell is shown larger. */
const largeScene = 1000;

/** Cell size by number of tokens: in long sentences cells have no room for digits. */
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
    kept: keptFor(matrix.grid.node, matrix, box, view),
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

/** The same matrix, moved down. */
export const lowered = (m: Placed, by: number, view: View): Placed =>
  place(m, { x: m.x, y: m.y + by, width: m.cellWidth, height: m.cellHeight }, view);

/**
 * Most cells do not move between two frames. Their marks are made once for each node, place and size;
 * while a window is resized, the oldest are dropped.
 */
const keptFor = memo<GraphNode, [Matrix, Rect, View], KeptCells>(
  () => ({ shown: [], toCome: [], bare: [] }),
  (_, { key, grid: { selection: at, transposed } }, { x, y, width, height }, { digits }) =>
    [key, at.batch, at.head, transposed, x, y, width, height, digits].join(" "),
  24,
);

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

/** A name and a table for screen readers. */
export function matrixMark(m: Placed, language: Language): Mark {
  return mark("matrix", `${m.key}/matrix`, areaOf(m), {
    title: words[language].matrix(m.title, wholeOf(m.grid).rows, wholeOf(m.grid).columns),
    table: tableOf(m),
  });
}

/** Cached for each place, so that what is derived from it is the same object in every frame. */
export const tableOf = (m: Placed): Table => tableFor(m.kept, m);

const tableFor = memo(
  (_: KeptCells, { grid, rowLabels, columnLabels, full }: Placed): Table => {
    const whole = wholeOf(grid);
    const { index: first } = whole.cell(0, 0);
    return {
      node: whole.node.id,
      first,
      rowStep: whole.cell(1, 0).index - first,
      columnStep: whole.cell(0, 1).index - first,
      rows: whole.rows,
      columns: whole.columns,
      rowLabels: full?.rowLabels ?? rowLabels.texts,
      columnLabels: full?.columnLabels ?? columnLabels.texts,
    };
  },
  // A strip that has not been split off shows the cells of the whole matrix.
  (_, { grid }) => wholeOf(grid).node.id,
);
