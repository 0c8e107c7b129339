/** The weights computed from scores, and what they would be without the scale or the mask. */
import type { Cell, GraphNode } from "../../types/graph.js";
import type { Step } from "../../types/scene.js";
import type { Grid } from "../grid.js";
import { hasValues } from "../values.js";
import type { SourcedNumber } from "./closing.js";

type Alternative = "without_scale" | "without_mask" | "masked_after" | "row_sums" | "renormalized";

const exponential = new Set(["softmax", "softmax_naive"]);

/** The softmax that reads this node, directly or after a mask. */
export function softmaxOf(step: Step): GraphNode | undefined {
  const { graph } = step.experiment;
  const readers = (id: string) => graph.filter(({ inputs }) => inputs[0] === id);
  const near = readers(step.node.id);
  const masks = near.filter(({ op }) => op === "mask").flatMap(({ id }) => readers(id));
  return [...near, ...masks].find((node) => exponential.has(node.op) && hasValues(node));
}

/** This softmax with the alternative's values; undefined if the core computed none or it is too wide. */
export function alternativeOf(
  step: Step,
  softmax: GraphNode,
  which: Alternative,
): GraphNode | undefined {
  const found = step.experiment.alternatives?.find(({ id }) => id === `${softmax.id}.${which}`);
  return found && { ...softmax, ...found };
}

/** A row of a node of the graph. */
export const rowOf = (grid: Grid, row: number): (SourcedNumber & { readonly cell: Cell })[] =>
  Array.from({ length: grid.columns }, (_, column) => ({
    value: grid.value(row, column),
    cell: grid.cell(row, column),
  }));

/** A row of an alternative, which is not drawn as a matrix: it refers to the cells it was computed from. */
export const rowFrom = (sources: readonly Cell[], grid: Grid, row: number): SourcedNumber[] =>
  rowOf(grid, row).map(({ value }) => ({ value, sources }));
