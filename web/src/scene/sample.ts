/**
 * What is too large to be drawn cell by cell is drawn as a picture of the whole, with every cell in it
 * (`draw/raster.ts`). Scenes tell of it in a coarser lattice: each place of that stands for a few rows
 * and columns, comes when they come, and has the number of one of them, the reader's where it is there.
 */
import type { Cell, GraphNode } from "../types/graph.js";
import { type Grid, positionOf } from "./grid.js";
import type { Labels } from "./labels.js";

/** More rows or columns than this have a lattice. */
export const mostCells = 128;

/** As many places as a lattice has at most, each way: enough for a sweep, and quick to go through. */
const mostPlaces = 64;

/** How many rows and columns stand at one place; 1 where each has its own. */
export interface Coarseness {
  readonly rows: number;
  readonly columns: number;
}

const stepOver = (size: number): number => (size <= mostCells ? 1 : Math.ceil(size / mostPlaces));

/** Whether a node's matrices have more rows or columns than can be told of one by one. */
export const isLong = ({ shape }: GraphNode): boolean =>
  shape.slice(-2).some((size) => size > mostCells);

/** `columns`: how many of them to a place, where that is decided elsewhere. */
export function sampled(whole: Grid, columns = stepOver(whole.columns)): Grid {
  const every = { rows: stepOver(whole.rows), columns };
  return every.rows === 1 && every.columns === 1 ? whole : latticeOver(whole, every);
}

/** The first row and column of each place, but for the place of the reader's own cell. */
export function latticeOver(whole: Grid, every: Coarseness): Grid {
  const own = positionOf(whole, whole.selection.pinned) ?? [0, 0];
  const [row, column] = [startsAt(every.rows, own[0]), startsAt(every.columns, own[1])];
  return {
    ...whole,
    rows: Math.ceil(whole.rows / every.rows),
    columns: Math.ceil(whole.columns / every.columns),
    cell: (r, c) => whole.cell(row(r), column(c)),
    value: (r, c) => whole.value(row(r), column(c)),
    lattice: { whole, every },
  };
}

const startsAt =
  (every: number, own: number) =>
  (at: number): number =>
    at === Math.floor(own / every) ? own : at * every;

/** The names of the rows or columns that a grid has, of all that the whole has. */
export function thinned(labels: Labels, grid: Grid, along: "rows" | "columns"): Labels {
  const { lattice } = grid;
  if (!lattice || lattice.every[along] === 1) return labels;
  const place = ({ index }: Cell) => positionOf(lattice.whole, { node: grid.node.id, index });
  const texts = Array.from({ length: grid[along] }, (_, at) => {
    const cell = along === "rows" ? grid.cell(at, 0) : grid.cell(0, at);
    return labels.texts[place(cell)?.[along === "rows" ? 0 : 1] ?? 0] ?? "";
  });
  return { ...labels, texts };
}
