/** A matrix before layout: its grid, its names, and which of its cells are masked. */
import type { Experiment, GraphNode, Language } from "../types/graph.js";
import type { Ink, Scale, Table } from "../types/frame.js";
import type { Step, View } from "../types/scene.js";
import { type Grid, gridOf, shapeOf, wholeOf } from "./grid.js";
import { hiddenIn, inkOf, isMasked, scaleOf } from "./identity.js";
import { type Labels, labelsOf } from "./labels.js";
import { memo } from "../draw/memo.js";
import { sampled, thinned } from "./sample.js";

/** The names of all rows and columns, and which cells are masked. */
interface Full {
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
  readonly masked: (table: Table) => Uint8Array | undefined;
}

/** A matrix before layout. */
export interface Matrix {
  readonly key: string;
  /** The grid that scenes use; for a large matrix a lattice, see `sample.ts`. */
  readonly grid: Grid;
  readonly title: string;
  readonly ink: Ink;
  readonly scale: Scale;
  readonly shape: string;
  readonly rowLabels: Labels;
  readonly columnLabels: Labels;
  /** Rows of its grid. */
  readonly rows: number;
  readonly columns: number;
  readonly masked: (row: number, column: number) => boolean;
  /** If its grid is a lattice: the same for all cells. */
  readonly full?: Full;
  /** Cells in a line over all parts, if it is one of several parts; this determines the decimals. */
  readonly crowd?: number;
}

export function matrixOf(step: Step, whole: Grid, language: Language, key = whole.node.id): Matrix {
  return asMatrix(step, sampled(whole), language, key);
}

interface MatrixOptions {
  readonly step: Step;
  readonly node: GraphNode;
  readonly view: View;
  readonly key: string;
  readonly columns: number | undefined;
}

const described = memo(
  (_: Experiment, { step, node, view, key, columns }: MatrixOptions): Matrix =>
    asMatrix(step, sampled(gridOf(node, view), columns), view.language, key),
  (_, { node, view: { language, batch, head, pinned }, key, columns }) =>
    [key, node.id, language, batch, head, columns, pinned?.node, pinned?.index].join(" "),
  240,
);

/**
 * The matrix of a node at the view's place, cached, since an experiment never changes. `columns` is the
 * number of columns per place, if the caller decides it.
 */
export const matrixAt = (
  step: Step,
  node: GraphNode,
  view: View,
  key = node.id,
  columns?: number,
): Matrix => described(step.experiment, { step, node, view, key, columns });

/** The matrix of a given grid. */
export function asMatrix(step: Step, grid: Grid, language: Language, key: string): Matrix {
  const whole = wholeOf(grid);
  const { node } = whole;
  const { rows: down, columns: over } = grid.lattice?.every ?? { rows: 1, columns: 1 };
  // A place of a lattice is labelled by its first cell, even if the reader has pinned another.
  const first = (row: number, column: number) => whole.cell(row * down, column * over).index;
  const shape = shapeOf(node).slice(-2);
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
