/** The operations of a backward pass, and the loss that it begins with. */
import { type CopySource, copied } from "../../expression/copies.js";
import type { Explained } from "../../expression/explained.js";
import {
  type Expression,
  cellOf,
  constant,
  named,
  operation,
} from "../../expression/expression.js";
import { count, rowOf, stretchedIndex } from "../../expression/indices.js";
import {
  type Arithmetic,
  type Rule,
  fixed,
  minus,
  over,
  plus,
  terms,
} from "../../expression/lines.js";
import { range, sizeOf } from "../../expression/vectors.js";
import { expressionWords } from "../../expression/words.js";
import { parametersOf, valueAt } from "../../scene/grid.js";
import { inputOf } from "../../scene/step.js";
import type { GraphNode, Language } from "../../types/graph.js";
import type { Step } from "../../types/scene.js";
import { outerTerms } from "./outer_terms.js";
import { slopes } from "./slopes.js";
import { type GradientWords, gradientWords } from "./op_words.js";

type Reason = Exclude<keyof GradientWords, "rules" | "predicted" | "unpredicted" | "sum" | "mean">;

const because =
  (reason: Reason) =>
  (language: Language): string =>
    gradientWords[language][reason];

const oneHot: Rule = ({ node }, index) =>
  parametersOf(node)["index"] === index
    ? fixed(1, because("itself"), [])
    : fixed(0, because("other"), []);

const accumulate: Rule = ({ inputs }, index) => ({
  lines: terms(inputs.map((part) => cellOf(part, index))),
});

/** The sum of some cells of a node; a single one is only handed on. */
function summed(node: GraphNode, indices: readonly number[]): Arithmetic {
  const [index = 0] = indices;
  if (indices.length > 1) return { lines: terms(indices.map((at) => cellOf(node, at))) };
  return {
    lines: [plus(cellOf(node, index))],
    reason: (language) => expressionWords[language].copied,
    from: { node: node.id, index },
    unchanged: true,
  };
}

const sumTo: Rule = ({ node, inputs: [x] }, index) => {
  if (!x) return { lines: [] };
  const own = range(count(x.shape)).filter(
    (at) => stretchedIndex(node.shape, x.shape, at) === index,
  );
  return summed(x, own);
};

const expand: CopySource = (step, index) => {
  const node = inputOf(step, 0);
  return { node, index: stretchedIndex(node.shape, step.node.shape, index) };
};

const outerProducts: Rule = (step, index) => ({ lines: terms(outerTerms(step, index)) });

const sumHeads: Rule = ({ node, inputs: [x] }, index) => {
  if (!x) return { lines: [] };
  const times = Number(parametersOf(node)["times"]);
  const area = sizeOf(node.shape, 1) * sizeOf(node.shape, 2);
  const [head, at] = [Math.floor(index / area), index % area];
  return summed(
    x,
    range(times).map((i) => (head * times + i) * area + at),
  );
};

const scatterRows: Rule = ({ node, inputs: [x] }, index) => {
  if (!x) return { lines: [] };
  const width = sizeOf(node.shape, 1);
  const ids = parametersOf(node)["ids"] as readonly number[];
  const row = Math.floor(index / width);
  const own = ids.flatMap((id, at) => (id === row ? [at] : []));
  if (own.length === 0) return fixed(0, because("noRow"), []);
  return summed(
    x,
    own.map((at) => at * width + (index % width)),
  );
};

/** e^(x − the largest of the row), which each row of a softmax is made of. */
function powersOf(x: GraphNode, row: readonly number[]) {
  const largest = row.reduce((best, at) => (valueAt(x, at) > valueAt(x, best) ? at : best));
  const apart = (at: number): Expression =>
    operation("subtract", cellOf(x, at), cellOf(x, largest));
  const power = (at: number): Expression => operation("exp", apart(at));
  return { apart, power, sum: operation("add", ...row.map(power)) };
}

const targetOf = ({ node }: Step, row: number): number =>
  (parametersOf(node)["targets"] as readonly number[])[row] ?? -1;

const crossEntropy: Rule = (step, index) => {
  const x = inputOf(step, 0);
  const target = targetOf(step, index);
  if (target < 0) return fixed(0, because("noTarget"), []);
  const row = rowOf(x.shape, index * sizeOf(x.shape, 1));
  const { apart, sum } = powersOf(x, row);
  return { lines: [plus(operation("log", sum)), minus(apart(row[target] ?? 0))] };
};

const crossEntropySlope: Rule = (step, index) => {
  const x = inputOf(step, 0);
  const width = sizeOf(x.shape, 1);
  const target = targetOf(step, Math.floor(index / width));
  if (target < 0) return fixed(0, because("noTarget"), []);
  const { power, sum } = powersOf(x, rowOf(x.shape, index));
  const share = named(because("softmaxOf"), operation("divide", power(index), sum));
  if (index % width !== target) return { lines: [plus(share)] };
  return { lines: [plus(share), minus(named(because("target"), constant(1)))] };
};

const slope: Rule = (step, index) => {
  const node = inputOf(step, 0);
  const { of, order } = parametersOf(step.node) as { of: string; order: number };
  const from = { node: node.id, index };
  const known = order === 1 ? slopes[of] : undefined;
  if (known) return { lines: [plus(known(cellOf(node, index)))], from };
  const reason = of === "relu" && order === 1 ? "above" : "curvature";
  return fixed(valueAt(step.node, index), because(reason), [from]);
};

/** 1, 0, or a share: decided by comparing numbers, not computed from them. */
const compared: Rule = ({ node, inputs }, index) => {
  const value = valueAt(node, index);
  const reason = value === 1 ? "larger" : value === 0 ? "smaller" : "tied";
  const cells = inputs.map((input) => ({
    node: input.id,
    index: stretchedIndex(input.shape, node.shape, index),
  }));
  return fixed(value, because(reason), cells);
};

const inverseRoot: Rule = ({ node, inputs: [x] }, index) => {
  if (!x) return { lines: [] };
  const epsilon = constant(Number(parametersOf(node)["epsilon"]));
  const under = operation("add", cellOf(x, index), epsilon);
  return { lines: [plus(constant(1)), over(operation("sqrt", under))] };
};

export const gradients: Explained = {
  rules: {
    one_hot: oneHot,
    accumulate,
    sum_to: sumTo,
    expand: copied(expand),
    outer_products: outerProducts,
    sum_heads: sumHeads,
    scatter_rows: scatterRows,
    cross_entropy: crossEntropy,
    cross_entropy_slope: crossEntropySlope,
    slope,
    larger: compared,
    row_max_slope: compared,
    inverse_root: inverseRoot,
  },
  heading: ({ node }, language) => gradientWords[language].rules[node.op],
};
