/** Rows that are normalised to sum 1: softmax, and division by the sum. */
import type { Cell, GraphNode } from "../../types/graph.js";
import { valueAt } from "../../scene/grid.js";
import type { Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import {
  type Expression,
  type Phrase,
  cellOf,
  evaluate,
  named,
  operation,
} from "../../expression/expression.js";
import { rowOf } from "../../expression/indices.js";
import { type Arithmetic, type Rule, fixed, over, plus, terms } from "../../expression/lines.js";
import { expressionWords } from "../../expression/words.js";
import { softmaxWords } from "./words.js";

interface ScoreRow {
  readonly node: GraphNode;
  readonly all: readonly Cell[];
  /** The indices of the cells that are not minus infinity. */
  readonly seen: readonly number[];
}

function rowFor(step: Step, index: number): ScoreRow {
  const node = inputOf(step, 0);
  const indices = rowOf(node.shape, index);
  return {
    node,
    all: indices.map((at) => ({ node: node.id, index: at })),
    seen: indices.filter((at) => valueAt(node, at) !== -Infinity),
  };
}

const rowSum: Phrase = (language) => softmaxWords[language].theSum;
const rowMax: Phrase = (language) => expressionWords[language].rowMax;
const nothingAllowed: Phrase = (language) => expressionWords[language].nothingAllowed;
const notDivisible: Phrase = (language) => softmaxWords[language].notDivisible;

const shareOf = (from: Cell, own: Expression, all: readonly Expression[]): Arithmetic => ({
  lines: [plus(own), over(named(rowSum, operation("add", ...all)))],
  from,
});

/** The maximum or the sum of a row, if the reader set it. */
const setByHand = (node: GraphNode | undefined, row: number): Expression | undefined =>
  node?.overridden ? cellOf(node, row) : undefined;

/** e to the power of a number minus the largest of its row. */
function exponentialOf(node: GraphNode, seen: readonly number[], given: Expression | undefined) {
  const largest = given ?? operation("max", ...seen.map((at) => cellOf(node, at)));
  const max = named(rowMax, largest);
  return (at: number) => operation("exp", operation("subtract", cellOf(node, at), max));
}

/** NaN gets weight 0; an infinite maximum gets the whole weight of the row. */
const softmax: Rule = (step, index) => {
  const { node, all, seen: below } = rowFor(step, index);
  const seen = below.filter((at) => !Number.isNaN(valueAt(node, at)));
  if (seen.length === 0) return fixed(0, nothingAllowed, all);
  if (Number.isNaN(valueAt(node, index)))
    return fixed(0, (language) => softmaxWords[language].notANumber, [{ node: node.id, index }]);
  const largest = Math.max(...seen.map((at) => valueAt(node, at)));
  if (largest === Infinity) {
    const winners = seen.filter((at) => valueAt(node, at) === Infinity).length;
    const own = valueAt(node, index) === Infinity ? 1 : 0;
    return fixed(own / winners, (language) => softmaxWords[language].infiniteMaximum, all);
  }
  const row = Math.floor(index / all.length);
  const exponential = exponentialOf(node, seen, setByHand(step.inputs[1], row));
  const by = setByHand(step.inputs[2], row);
  const from = { node: node.id, index };
  return by
    ? { lines: [plus(exponential(index)), over(by)], from }
    : shareOf(from, exponential(index), seen.map(exponential));
};

/** Without subtracting the maximum, exponentials may leave the range of float32, so they are rounded to float32. */
const softmaxNaive: Rule = (step, index) => {
  const { node, all, seen } = rowFor(step, index);
  if (seen.length === 0) return fixed(0, nothingAllowed, all);
  const exponential = (at: number) => operation("float32", operation("exp", cellOf(node, at)));
  const byHand = setByHand(step.inputs[1], Math.floor(index / all.length));
  const sum = byHand ?? operation("float32", operation("add", ...seen.map(exponential)));
  const lines = [plus(exponential(index)), over(named(rowSum, sum))];
  const from = { node: node.id, index };
  const total = evaluate(sum);
  if (!Number.isFinite(total))
    return { lines, from, reason: (language) => softmaxWords[language].overflow };
  if (total === 0 && !byHand)
    return { lines, from, reason: (language) => softmaxWords[language].underflow };
  return { lines, from };
};

/** A row with a sum of 0, or without any number, becomes a row of zeros. */
const divideBySum: Rule = (step, index) => {
  const { node, all, seen } = rowFor(step, index);
  const sums = step.inputs[1];
  const row = Math.floor(index / all.length);
  const own = cellOf(node, index);
  const from = { node: node.id, index };
  if (!sums && seen.length === 0) return fixed(0, nothingAllowed, all);
  const arithmetic = sums
    ? { lines: [plus(own), over(cellOf(sums, row))], from }
    : shareOf(
        from,
        own,
        seen.map((at) => cellOf(node, at)),
      );
  const by = evaluate((arithmetic.lines[1] as { of: Expression }).of);
  const divides = by !== 0 && Number.isFinite(by);
  const finite = all.every((cell) => {
    const value = valueAt(node, cell.index);
    return (!sums && value === -Infinity) || Number.isFinite(Math.fround(value / by));
  });
  const decidedBy = sums ? [...all, { node: sums.id, index: row }] : all;
  if (!divides || !finite) return fixed(0, notDivisible, decidedBy);
  if (valueAt(node, index) === -Infinity)
    return fixed(0, (language) => expressionWords[language].hidden, [from]);
  return arithmetic;
};

/** The sum of the exponentials of a row, by which softmax divides. */
const expSum: Rule = (step, row) => {
  const width = step.inputs[0]?.shape.at(-1) ?? 1;
  const { node, all, seen: below } = rowFor(step, row * width);
  const seen = below.filter((at) => !Number.isNaN(valueAt(node, at)));
  const maximum = step.inputs[1];
  if (seen.length === 0) return fixed(0, nothingAllowed, all);
  if (maximum && valueAt(maximum, row) === Infinity)
    return fixed(
      seen.filter((at) => valueAt(node, at) === Infinity).length,
      (language) => softmaxWords[language].infiniteMaximum,
      all,
    );
  const exponential = maximum
    ? exponentialOf(node, seen, cellOf(maximum, row))
    : (at: number) => operation("exp", cellOf(node, at));
  return { lines: terms(seen.map(exponential)) };
};

export const shares: Explained = {
  rules: { exp_sum: expSum, softmax, softmax_naive: softmaxNaive, divide_by_sum: divideBySum },
  heading: ({ node }, language) =>
    node.op === "exp_sum" ? softmaxWords[language].expSum : softmaxWords[language].rule,
};
