/** groups: half of the absolute differences between the rows of two heads, averaged over the rows. */
import type { Explained } from "../../../expression/explained.js";
import {
  type Expression,
  cellOf,
  constant,
  named,
  operation,
} from "../../../expression/expression.js";
import { type Rule, over, terms } from "../../../expression/lines.js";
import { valueAt } from "../../../scene/grid.js";
import type { GraphNode } from "../../../types/graph.js";
import { groupsWords } from "./words.js";

/** The larger of both differences is the absolute one. */
function apart(weights: GraphNode, one: number, other: number): Expression {
  const [a, b] = [cellOf(weights, one), cellOf(weights, other)];
  return operation("max", operation("subtract", a, b), operation("subtract", b, a));
}

const rule: Rule = ({ node, inputs: [weights] }, index) => {
  if (!weights) return { lines: [] };
  const heads = node.shape.at(-1) ?? 1;
  const [queries = 1, keys = 1] = weights.shape.slice(-2);
  const area = queries * keys;
  const sentence = Math.floor(index / (heads * heads)) * heads * area;
  const first = (head: number) => sentence + head * area;
  const [one, other] = [first(Math.floor(index / heads) % heads), first(index % heads)];
  const pairs = Array.from({ length: area }, (_, at) => at).filter(
    (at) => valueAt(weights, one + at) !== 0 || valueAt(weights, other + at) !== 0,
  );
  return {
    lines: [
      ...terms(pairs.map((at) => apart(weights, one + at, other + at))),
      over(named((language) => groupsWords[language].rows, constant(2 * queries))),
    ],
  };
};

export const groupsExplained: Explained = {
  rules: { groups: rule },
  heading: (_, language) => groupsWords[language].rule,
};
