/** soft_lookup: the largest weight, and one over the sum of the squares; tempered_softmax as softmax of quotients. */
import type { Explained } from "../../../expression/explained.js";
import {
  type Expression,
  cellOf,
  constant,
  named,
  operation,
} from "../../../expression/expression.js";
import { type Rule, over, plus } from "../../../expression/lines.js";
import { rowOf } from "../../../expression/indices.js";
import { valueAt } from "../../../scene/grid.js";
import type { GraphNode } from "../../../types/graph.js";
import { temperaturesOf } from "./data.js";
import { measures } from "./names.js";
import { lookupWords } from "./words.js";

const sum = (all: readonly Expression[]): Expression => operation("add", ...all);
const square = (of: Expression): Expression => operation("multiply", of, of);

const rule: Rule = ({ node, inputs }, index) => {
  const row = Math.floor(index / measures.length);
  const rows = node.shape.slice(2, -1).reduce((product, size) => product * size, 1);
  const weights = inputs[Math.floor(row / rows)];
  if (!weights) return { lines: [] };
  const keys = weights.shape.at(-1) ?? 1;
  const first = (row % rows) * keys;
  const all = Array.from({ length: keys }, (_, key) => cellOf(weights, first + key));
  if (measures[index % measures.length] === "largest")
    return { lines: [plus(operation("max", ...all))] };
  const squares = named((language) => lookupWords[language].heading, sum(all.map(square)));
  return { lines: [plus(constant(1)), over(squares)] };
};

/** The score over the temperature, as a power of e. */
function powerOf(scores: GraphNode, at: number, largest: number, temperature: number): Expression {
  const apart = operation("subtract", cellOf(scores, at), cellOf(scores, largest));
  return operation("exp", operation("divide", apart, constant(temperature)));
}

const temper: Rule = ({ node, inputs: [scores] }, index) => {
  if (!scores) return { lines: [] };
  const temperatures = temperaturesOf(node);
  const [queries = 1, keys = 1] = scores.shape.slice(-2);
  const area = queries * keys;
  const matrix = Math.floor(index / area);
  const temperature = temperatures[matrix % temperatures.length] ?? 1;
  const own = Math.floor(matrix / temperatures.length) * area + (index % area);
  const row = rowOf(scores.shape, own);
  const largest = row.reduce((best, at) =>
    valueAt(scores, at) > valueAt(scores, best) ? at : best,
  );
  const power = (at: number) => powerOf(scores, at, largest, temperature);
  return { lines: [plus(power(own)), over(sum(row.map(power)))] };
};

export const lookupExplained: Explained = {
  rules: { soft_lookup: rule, tempered_softmax: temper },
  heading: ({ node }, language) =>
    node.op === "soft_lookup" ? lookupWords[language].heading : lookupWords[language].temper,
};
