/**
 * A matrix that is too large to be drawn cell by cell is drawn as one picture that contains every cell
 * (`draw/raster.ts`). Scenes handle it as a coarser lattice: each place represents several rows and
 * columns, appears with them, and has the number of one of their cells, the pinned one if it is there.
 */
import type { Cell, GraphNode } from "../types/graph.js";
import { type Grid, positionOf } from "./grid.js";
import type { Labels } from "./labels.js";

/** A matrix with more rows or columns than this has a lattice. */
export const mostCells = 128;

/** The most places of a lattice per axis: enough for a smooth sweep, and fast. */
const mostPlaces = 64;

/** How many rows and columns one place represents; 1 if each has its own. */
export interface Coarseness {
  readonly rows: number;
  readonly columns: number;
}

const stepOver = (size: number): number => (size <= mostCells ? 1 : Math.ceil(size / mostPlaces));

/** Whether a node's matrices have too many rows or columns to be handled one by one. */
export const isLong = ({ shape }: GraphNode): boolean =>
  shape.slice(-2).some((size) => size > mostCells);

/** `columns` is the number of columns per place, if the caller decides it. */
export function sampled(whole: Grid, columns = stepOver(whole.columns)): Grid {
  const every = { rows: stepOver(whole.rows), columns };
  return every.rows === 1 && every.columns === 1 ? whole : latticeOver(whole, every);
}

/** Takes the first row and column of each place, or those of the pinned cell. */
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

/** The names of the rows or columns of a lattice, selected from those of the whole. */
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
