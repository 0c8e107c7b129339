/** The weights that come of some scores: those of the graph where it has them, else by e to the power. */
import type { Made } from "../../scene/worked/closing.js";
import type { GraphNode } from "../../types/graph.js";
import type { Step } from "../../types/scene.js";
import type { Grid } from "../../scene/grid.js";
import { hasValues } from "../../scene/identity.js";

/** More than this cannot be told apart under their columns. */
const mostShares = 64;

const exponential = new Set(["softmax", "softmax_naive"]);

/** The softmax that reads this node, directly or behind a mask. */
export function softmaxOf(step: Step): GraphNode | undefined {
  if ((step.node.shape[step.node.shape.length - 1] ?? 1) > mostShares) return undefined;
  const { graph } = step.experiment;
  const readers = (id: string) => graph.filter(({ inputs }) => inputs[0] === id);
  const near = readers(step.node.id);
  const masks = near.filter(({ op }) => op === "mask").flatMap(({ id }) => readers(id));
  return [...near, ...masks].find((node) => exponential.has(node.op) && hasValues(node));
}

/** Softmax of a row as arithmetic of its cells; what is hidden gets nothing. */
export function sharesOf(scores: Grid, row: number, hidden: (column: number) => boolean): Made[] {
  const columns = Array.from({ length: scores.columns }, (_, column) => column);
  const seen = columns.filter((column) => !hidden(column));
  const max = Math.max(...seen.map((column) => scores.value(row, column)));
  const powers = columns.map((column) =>
    hidden(column) ? 0 : Math.exp(scores.value(row, column) - max),
  );
  const sum = powers.reduce((a, b) => a + b, 0) || 1;
  const sources = seen.map((column) => scores.cell(row, column));
  return powers.map((power) => ({ value: power / sum, sources }));
}

/** A row of a node that is there. */
export const rowOf = (grid: Grid, row: number): Made[] =>
  Array.from({ length: grid.columns }, (_, column) => ({
    value: grid.value(row, column),
    cell: grid.cell(row, column),
  }));
