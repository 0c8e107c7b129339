/** The nodes of a study of tiles as grids, for one sentence and head. */
import type { Cell, GraphNode } from "../../../types/graph.js";
import type { Step, View } from "../../../types/scene.js";
import { type Grid, gridOf } from "../../../scene/grid.js";
import { type Labels, labelsOf } from "../../../scene/labels.js";
import { inputOf } from "../../../scene/step.js";
import { countsOf } from "../counts.js";
import { type Tiling, tilingOf } from "./visits.js";

/** A vector that each row has, and where its numbers are. */
export interface Vectors {
  readonly width: number;
  readonly cell: (row: number, column: number) => Cell;
  readonly value: (row: number, column: number) => number;
}

export interface TilesData {
  readonly tiling: Tiling;
  readonly queries: Labels;
  readonly keys: Labels;
  readonly scores: Grid;
  readonly maximum: Grid;
  readonly correction: Grid;
  readonly sum: Grid;
  readonly result: Grid;
  readonly plain: Grid | undefined;
  /** Of tile n, and up to it. */
  readonly tileContext: (n: number) => Vectors;
  readonly context: (n: number) => Vectors;
  /** Of the shown head: numbers moved after each tile. */
  readonly moved: readonly number[];
}

const whole = (grid: Grid): Vectors => ({
  width: grid.columns,
  cell: grid.cell,
  value: grid.value,
});
export { whole as vectorsOfGrid };

function vectorsIn(node: GraphNode, view: View, tiles: number): (n: number) => Vectors {
  const grid = gridOf(node, view);
  const width = grid.columns / tiles;
  return (n) => ({
    width,
    cell: (row, column) => grid.cell(row, n * width + column),
    value: (row, column) => grid.value(row, n * width + column),
  });
}

export function dataOf(step: Step, view: View): TilesData {
  const { node, find, experiment } = step;
  const tiling = tilingOf(step);
  const at = (input: number) => gridOf(inputOf(step, input), view);
  const scores = at(0);
  const result = gridOf(node, view);
  const plain = find(String(node.parameters?.["compared_with"]));
  const matrix = result.cell(0, 0).index / (result.rows * result.columns);
  const each = tiling.down * tiling.across;
  return {
    tiling,
    queries: labelsOf(experiment, scores, "rows", view.language),
    keys: labelsOf(experiment, scores, "columns", view.language),
    scores,
    sum: at(2),
    maximum: at(4),
    correction: at(6),
    result,
    plain: plain && gridOf(plain, view),
    tileContext: vectorsIn(inputOf(step, 7), view, tiling.across),
    context: vectorsIn(inputOf(step, 3), view, tiling.across),
    moved: countsOf(node, "moved").slice(matrix * each, (matrix + 1) * each),
  };
}

/** The first and last word of a tile, counted from 1. */
export const wordsOf = (tile: number, size: number, count: number): readonly [number, number] => [
  tile * size + 1,
  Math.min(count, (tile + 1) * size),
];
