/** A node as one matrix: its last two axes, at one position on the axes before them. */
import type { Axis, Cell, GraphNode } from "../types/graph.js";
import type { Extent } from "../types/timeline.js";
import { valuesOf } from "./values.js";

/** Which sentence and which head. */
export interface Selection {
  readonly batch: number;
  readonly head: number;
  /** Which query, where each has a matrix of its own; otherwise `head` is used. */
  readonly query?: number;
  /** The cell the reader pinned: a lattice contains it instead of a neighbour. */
  readonly pinned?: Cell;
}

export interface Grid {
  readonly node: GraphNode;
  readonly selection: Selection;
  readonly rows: number;
  readonly columns: number;
  readonly rowAxis: Axis | undefined;
  readonly columnAxis: Axis | undefined;
  readonly transposed: boolean;
  readonly cell: (row: number, column: number) => Cell;
  readonly value: (row: number, column: number) => number;
  /** Where a place represents several rows or columns: the whole grid, and how many. */
  readonly lattice?: {
    readonly whole: Grid;
    readonly every: { readonly rows: number; readonly columns: number };
  };
}

/** The whole grid that a lattice was made from, or the grid itself. */
export const wholeOf = (grid: Grid): Grid => grid.lattice?.whole ?? grid;

/** NaN where values were not asked for: it prints as such rather than as a number. */
export const valueAt = (node: GraphNode, index: number): number => valuesOf(node)?.[index] ?? NaN;

const none = {};

export const parametersOf = (node: GraphNode): Readonly<Record<string, unknown>> =>
  node.parameters ?? none;

const sizeOf = (node: GraphNode, axis: number): number => node.shape[axis] ?? 1;

/** The offset of the matrix at `place`, on the axes before the last two. */
function offsetOf(node: GraphNode, selection: Selection): number {
  const outer = node.shape.length - 2;
  let offset = 0;
  for (let axis = 0; axis < outer; axis++) {
    const name = node.axes[axis];
    const inner = name === "query" ? (selection.query ?? selection.head) : selection.head;
    const wanted = name === "batch" ? selection.batch : inner;
    const size = sizeOf(node, axis);
    offset = offset * size + Math.min(wanted, size - 1);
  }
  return offset * sizeOf(node, outer) * sizeOf(node, outer + 1);
}

/** A vector is one row; a scalar is one cell. */
export function gridOf(node: GraphNode, selection: Selection, transposed = false): Grid {
  const rank = node.shape.length;
  const columns = rank > 0 ? sizeOf(node, rank - 1) : 1;
  const rows = rank > 1 ? sizeOf(node, rank - 2) : 1;
  const offset = rank > 2 ? offsetOf(node, selection) : 0;
  const index = transposed
    ? (row: number, column: number) => offset + column * columns + row
    : (row: number, column: number) => offset + row * columns + column;
  const [rowAxis, columnAxis] = [node.axes[rank - 2], node.axes[rank - 1]];
  return {
    node,
    selection: selection,
    rows: transposed ? columns : rows,
    columns: transposed ? rows : columns,
    rowAxis: transposed ? columnAxis : rowAxis,
    columnAxis: transposed ? rowAxis : columnAxis,
    transposed,
    cell: (row, column) => ({ node: node.id, index: index(row, column) }),
    value: (row, column) => valueAt(node, index(row, column)),
  };
}

const outside: ReadonlySet<Axis> = new Set<Axis>([
  "batch",
  "layer",
  "variant",
  "sample",
  "temperature",
]);

/** The first of the axes before the matrix that is neither batch nor layer, variant, sample nor temperature: heads, in attention. */
export function headAxis(node: GraphNode): { axis: Axis; size: number } | undefined {
  for (let i = 0; i < node.shape.length - 2; i++) {
    const axis = node.axes[i];
    if (axis !== undefined && !outside.has(axis)) return { axis, size: sizeOf(node, i) };
  }
  return undefined;
}

/** Row and column of a cell if it lies in this grid; in a lattice, those of its place. */
export function positionOf(grid: Grid, cell: Cell | undefined): [number, number] | undefined {
  if (!cell || cell.node !== grid.node.id) return undefined;
  if (grid.lattice) {
    const { whole, every } = grid.lattice;
    const [row, column] = positionOf(whole, cell) ?? [];
    if (row === undefined || column === undefined) return undefined;
    return [Math.floor(row / every.rows), Math.floor(column / every.columns)];
  }
  const { index: first } = grid.cell(0, 0);
  const perRow = grid.cell(1, 0).index - first;
  const perColumn = grid.cell(0, 1).index - first;
  const left = cell.index - first;
  const [large, small] = [Math.max(perRow, perColumn), Math.min(perRow, perColumn)];
  const [major, minor] = [Math.floor(left / large), (left % large) / small];
  const [row, column] = perRow === large ? [major, minor] : [minor, major];
  const inside = row >= 0 && row < grid.rows && column >= 0 && column < grid.columns;
  return inside && Number.isInteger(minor) ? [row, column] : undefined;
}

const letters: Record<Axis, string> = {
  batch: "B",
  head: "H",
  query: "T",
  key: "S",
  feature: "C",
  head_feature: "D",
  hidden: "F",
  vocabulary: "V",
  layer: "L",
  variant: "N",
  measure: "M",
  sample: "R",
  width: "W",
  temperature: "K",
};

const unlettered: ReadonlySet<Axis> = new Set<Axis>([
  "variant",
  "measure",
  "sample",
  "width",
  "temperature",
]);

/** Letters and sizes of a node's axes; B only if there is more than one sentence. */
export function shapeOf(node: GraphNode): Extent[] {
  return node.axes
    .map((axis, i) => ({ axis, letter: letters[axis], size: sizeOf(node, i) }))
    .filter(({ axis, size }) => (axis !== "batch" || size > 1) && !unlettered.has(axis))
    .map(({ letter, size }) => ({ letter, size }));
}
