/**
 * What is too large to be drawn cell by cell is thinned out: every second row, or every third, and so
 * on. Each cell that is drawn is a cell of the node, and the matrix says which ones are.
 */
import type { Grid } from "./grid.js";
import type { Labels } from "./labels.js";

/** No more rows or columns than this are drawn. */
export const mostCells = 128;

interface Sampled {
  readonly grid: Grid;
  /** 1 where all are drawn. */
  readonly every: { readonly rows: number; readonly columns: number };
}

const stepOver = (size: number): number => Math.ceil(size / mostCells);

export function sampled(whole: Grid): Sampled {
  const every = { rows: stepOver(whole.rows), columns: stepOver(whole.columns) };
  if (every.rows === 1 && every.columns === 1) return { grid: whole, every };
  const grid: Grid = {
    ...whole,
    rows: Math.ceil(whole.rows / every.rows),
    columns: Math.ceil(whole.columns / every.columns),
    cell: (row, column) => whole.cell(row * every.rows, column * every.columns),
    value: (row, column) => whole.value(row * every.rows, column * every.columns),
  };
  return { grid, every };
}

/** The labels of the rows or columns that are drawn. */
export function thinned(labels: Labels, every: number): Labels {
  if (every === 1) return labels;
  return { ...labels, texts: labels.texts.filter((_, i) => i % every === 0) };
}
