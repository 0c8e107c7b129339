/** cache: multiplications for all tokens up to each, with the cache and without. */
import type { Explained } from "../../../expression/explained.js";
import { type Expression, constant, named, operation } from "../../../expression/expression.js";
import { type Rule, terms } from "../../../expression/lines.js";
import type { Cell, GraphNode } from "../../../types/graph.js";
import { countOf } from "../counts.js";
import { cacheWords } from "./words.js";

/** How many times all tokens up to `t` are projected, and how many pairs of them are compared. */
const timesWith = (t: number) => ({ projected: t, compared: (t * (t + 1)) / 2 });
const timesWithout = (t: number) => ({
  projected: (t * (t + 1)) / 2,
  compared: (t * (t + 1) * (t + 2)) / 6,
});

/** What the token brings: its key and its value. */
const rowsOf = (inputs: readonly GraphNode[], token: number): Cell[] =>
  inputs.slice(0, 2).flatMap(({ id, shape }) => {
    const width = shape.at(-1) ?? 1;
    return Array.from({ length: width }, (_, k) => ({ node: id, index: token * width + k }));
  });

const cacheRule: Rule = ({ node, inputs }, index) => {
  const t = Math.floor(index / 2) + 1;
  const { projected, compared } = index % 2 === 0 ? timesWith(t) : timesWithout(t);
  const of = (times: number, name: "projections" | "pair"): Expression =>
    operation(
      "multiply",
      constant(times),
      named((language) => cacheWords[language][name], constant(countOf(node, name))),
    );
  return {
    lines: terms([of(projected, "projections"), of(compared, "pair")]),
    decidedBy: rowsOf(inputs, t - 1),
  };
};

export const cache: Explained = {
  rules: { cache: cacheRule },
  heading: (_, language) => cacheWords[language].rule,
};
