/** What the rows of weights add up to: 1, unless a weight was set or a row is empty. */
import { format } from "../../draw/format.js";
import { memo } from "../../draw/memo.js";
import type { GraphNode } from "../../types/graph.js";
import { type Grid, valueAt, wholeOf } from "../../scene/grid.js";

interface RowSum {
  readonly row: number;
  readonly sum: number;
}

const otherThanOne = (node: GraphNode, first: number, rows: number): RowSum | undefined => {
  const columns = node.shape.at(-1) ?? 1;
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let column = 0; column < columns; column++)
      sum += valueAt(node, first + row * columns + column);
    if (format(sum, 3) !== format(1, 3)) return { row, sum };
  }
  return undefined;
};

const kept = memo(otherThanOne, (_, first) => first);

/** The first row whose sum, as it is printed, is not 1. */
export function rowOtherThanOne(grid: Grid): RowSum | undefined {
  const { node, rows, cell } = wholeOf(grid);
  return kept(node, cell(0, 0).index, rows);
}
