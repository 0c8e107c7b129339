/** Means, variances, and the norms that use them. */
import type { Cell, GraphNode } from "../../types/graph.js";
import { parametersOf } from "../../scene/grid.js";
import type { Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import {
  type Expression,
  cellOf,
  constant,
  evaluate,
  operation,
} from "../../expression/expression.js";
import { columnOf, count, stretchedIndex } from "../../expression/indices.js";
import {
  type Arithmetic,
  type Line,
  type Rule,
  minus,
  over,
  plus,
  root,
  terms,
  times,
} from "../../expression/lines.js";
import { expressionWords } from "../../expression/words.js";
import { normWords } from "./words.js";

const numberOf = (node: GraphNode, name: string): number => {
  const value = parametersOf(node)[name];
  return typeof value === "number" ? value : 0;
};

/** For batch norm: how many rows of each sentence are not padding. Only the norm's node has this. */
function lengthsFor(statistic: GraphNode, step: Step): readonly number[] | undefined {
  const norm = step.experiment.graph.find(
    ({ op, inputs }) => op === "batch_norm" && inputs.slice(1, 3).includes(statistic.id),
  );
  return norm && (parametersOf(norm)["lengths"] as readonly number[] | undefined);
}

/** The cells of x that a statistic is taken over: its row, or its column without padding. */
function groupOf(step: Step, index: number): number[] {
  const [x, statistic] = [inputOf(step, 0), step.node];
  const [, tokens = 1, width = 1] = x.shape;
  const lengths = lengthsFor(statistic, step);
  const counts = (at: number) => {
    const row = Math.floor(at / width);
    return !lengths || row % tokens < (lengths[Math.floor(row / tokens)] ?? tokens);
  };
  return Array.from({ length: count(x.shape) }, (_, at) => at).filter(
    (at) => stretchedIndex(statistic.shape, x.shape, at) === index && counts(at),
  );
}

function average(step: Step, index: number, value: (at: number) => Expression): Line[] {
  const group = groupOf(step, index);
  if (group.length === 0) return [plus(constant(0))];
  return [...terms(group.map(value)), over(constant(group.length))];
}

const mean: Rule = (step, index) => ({
  lines: average(step, index, (at) => cellOf(inputOf(step, 0), at)),
});

const variance: Rule = (step, index) => {
  const [x, means] = [inputOf(step, 0), inputOf(step, 1)];
  const apart = (at: number) => operation("subtract", cellOf(x, at), cellOf(means, index));
  return { lines: average(step, index, (at) => operation("power", apart(at), constant(2))) };
};

const rootMeanSquare: Rule = (step, index) => {
  const x = inputOf(step, 0);
  const square = (at: number) => operation("power", cellOf(x, at), constant(2));
  const epsilon = constant(numberOf(step.node, "epsilon"));
  return { lines: [...average(step, index, square), plus(epsilon), root] };
};

const statisticOf = (step: Step, position: number, index: number): Expression => {
  const node = inputOf(step, position);
  return cellOf(node, stretchedIndex(node.shape, step.node.shape, index));
};

/** 0, since the deviation to divide by is 0; then the gain, and the bias if there is one. */
const withoutSpread = (from: Cell, last: readonly Line[]): Arithmetic => ({
  lines: [plus(constant(0)), ...last],
  reason: (language) => expressionWords[language].noSpread,
  decidedBy: [from],
  from,
});

/** Layer norm and batch norm: minus the mean, divided by the deviation, times the gain, plus the bias. */
const standardize: Rule = (step, index) => {
  const feature = columnOf(step.node, index);
  const epsilon = numberOf(step.node, "epsilon");
  const spread = operation("add", statisticOf(step, 2, index), constant(epsilon));
  const last = [times(cellOf(inputOf(step, 3), feature)), plus(cellOf(inputOf(step, 4), feature))];
  const x = inputOf(step, 0);
  if (evaluate(spread) === 0) return withoutSpread({ node: x.id, index }, last);
  return {
    lines: [
      plus(cellOf(x, index)),
      minus(statisticOf(step, 1, index)),
      over(operation("sqrt", spread)),
      ...last,
    ],
    from: { node: x.id, index },
  };
};

const rmsNorm: Rule = (step, index) => {
  const by = statisticOf(step, 1, index);
  const gain = times(cellOf(inputOf(step, 2), columnOf(step.node, index)));
  const x = inputOf(step, 0);
  if (evaluate(by) === 0) return withoutSpread({ node: x.id, index }, [gain]);
  return { lines: [plus(cellOf(x, index)), over(by), gain], from: { node: x.id, index } };
};

export const norms: Explained = {
  rules: {
    mean,
    variance,
    root_mean_square: rootMeanSquare,
    layer_norm: standardize,
    batch_norm: standardize,
    rms_norm: rmsNorm,
  },
  heading: ({ node }, language) => normWords[language].rules[node.op],
};
