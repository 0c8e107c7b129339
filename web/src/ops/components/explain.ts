/** principal_components: each row, minus the mean of all rows, projected on one direction. */
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import { cellOf, named, operation } from "../../expression/expression.js";
import { count } from "../../expression/indices.js";
import { type Rule, fixed, terms } from "../../expression/lines.js";
import { range } from "../../expression/vectors.js";
import { expressionWords } from "../../expression/words.js";
import { valueAt } from "../../scene/grid.js";
import { componentsWords } from "./words.js";

const principalComponents: Rule = (step, index) => {
  const [x, mean, directions] = [inputOf(step, 0), inputOf(step, 1), inputOf(step, 2)];
  const width = x.shape.at(-1) ?? 1;
  const components = step.node.shape.at(-1) ?? 1;
  const [row, component] = [Math.floor(index / components), index % components];
  const along = (column: number) => column * components + component;
  if (range(width).every((column) => valueAt(directions, along(column)) === 0))
    return fixed(0, (language) => expressionWords[language].noSpread, []);
  const meanOf = (column: number) =>
    named((language) => componentsWords[language].columnMean, cellOf(mean, column));
  const direction = (column: number) =>
    named((language) => componentsWords[language].direction, cellOf(directions, along(column)));
  return {
    lines: terms(
      range(width).map((column) =>
        operation(
          "multiply",
          operation("subtract", cellOf(x, row * width + column), meanOf(column)),
          direction(column),
        ),
      ),
    ),
  };
};

/** A direction depends on every number, so it is not explained as a short sum. */
const principalDirections: Rule = (step) => {
  const x = inputOf(step, 0);
  return {
    lines: [],
    reason: (language) => componentsWords[language].found,
    decidedBy: range(count(x.shape)).map((index) => ({ node: x.id, index })),
  };
};

export const components: Explained = {
  rules: {
    principal_components: principalComponents,
    principal_directions: principalDirections,
  },
  heading: ({ node }, language) =>
    node.op === "principal_components" ? componentsWords[language].rule : "",
};
