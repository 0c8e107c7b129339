/** The arithmetic of one cell of a product, and its timing. */
import type { Cell, GraphNode } from "../../types/graph.js";
import type { Span, Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import { type Grid, type Selection, gridOf, valueAt } from "../../scene/grid.js";
import { isMasked } from "../../scene/identity.js";
import { endOf, sequence } from "../../draw/motion.js";

/** The operands as matrices: left row by right column. */
export interface Operands {
  readonly left: Grid;
  readonly right: Grid;
  readonly result: Grid;
  readonly bias: GraphNode | undefined;
}

/** A product with a vector has no last axis; here it is shown as a column. */
const asColumn = (node: GraphNode): GraphNode => ({
  ...node,
  shape: [...node.shape, 1],
  axes: [...node.axes, "feature"],
});

/** Whether one pair of matrices shows the whole product; not so for many matrices times a vector. */
export function fitsOnePage(step: Step): boolean {
  const [a, b] = [inputOf(step, 0), inputOf(step, 1)];
  return b.shape.length > 1 || a.shape.length <= 2;
}

export function operandsOf(step: Step, at: Selection): Operands {
  const [a, b] = [inputOf(step, 0), inputOf(step, 1)];
  const column = b.shape.length === 1;
  return {
    left: gridOf(a, at),
    right: gridOf(b, at, step.node.op === "matmul_transposed" || column),
    result: gridOf(column ? asColumn(step.node) : step.node, at),
    bias: step.node.op === "linear" ? step.inputs[2] : undefined,
  };
}

/** One product of the sum: two cells, or the bias alone. */
export interface Term {
  readonly sources: readonly Cell[];
  readonly factors: readonly number[];
  readonly value: number;
}

/** The products of one cell. Masked ones are 0 and left out. */
export function termsOf(step: Step, operands: Operands, row: number, column: number): Term[] {
  const { left, right, bias } = operands;
  const terms: Term[] = [];
  for (let k = 0; k < left.columns; k++) {
    if (isMasked(left.node, left.cell(row, k).index, step.find)) continue;
    const factors = [left.value(row, k), right.value(k, column)] as const;
    const sources = [left.cell(row, k), right.cell(k, column)];
    terms.push({ sources, factors, value: factors[0] * factors[1] });
  }
  if (bias) {
    const value = valueAt(bias, column);
    terms.push({ sources: [{ node: bias.id, index: column }], factors: [value], value });
  }
  return terms;
}

export interface ProductTiming {
  readonly bands: Span;
  readonly terms: readonly Span[];
  readonly sum: Span;
  readonly landing: Span;
  readonly row: Span;
  readonly sweep: Span;
  readonly duration: number;
}

/** The sum of the terms: the cell's own value, unless the reader set it by hand. */
export function sumOf(terms: readonly Term[], value: number): number {
  const sum = terms.reduce((all, term) => all + term.value, 0);
  const size = terms.reduce((all, term) => all + Math.abs(term.value), 0);
  return Math.abs(sum - value) > 1e-3 * Math.max(1, size) ? sum : value;
}

/**
 * Bands 200, the terms together `length`, sum 320, landing 280: at most 2400. Then 120 a cell for
 * the rest of the row, but no more than 1440, and 600 for all other rows.
 */
export function timingOf(terms: number, length: number, columns: number): ProductTiming {
  const row = Math.min(120 * (columns - 1), 1440);
  const spans = sequence([200, length, 320, 280, row, 600, 300]);
  const [bands, all, sum, landing, rest, sweep, hold] = spans;
  const each = length / Math.max(1, terms);
  return {
    bands,
    terms: sequence(Array<number>(terms).fill(each), all.start),
    sum,
    landing,
    row: rest,
    sweep,
    duration: endOf(hold),
  };
}
