/** row_sum, row_mean, row_max: one number for each row. */
import type { Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import {
  type Expression,
  cellOf,
  constant,
  named,
  operation,
} from "../../expression/expression.js";
import { rowOf } from "../../expression/indices.js";
import { type Rule, over, plus, terms } from "../../expression/lines.js";
import { expressionWords } from "../../expression/words.js";
import { reduceWords } from "./words.js";

/** The cells of the row that a number is computed from. */
function wholeRow(step: Step, index: number): Expression[] {
  const node = inputOf(step, 0);
  const width = node.shape[node.shape.length - 1] ?? 1;
  return rowOf(node.shape, index * width).map((at) => cellOf(node, at));
}

const rowSum: Rule = (step, index) => ({ lines: terms(wholeRow(step, index)) });

const rowMean: Rule = (step, index) => {
  const row = wholeRow(step, index);
  return { lines: [...terms(row), over(constant(row.length))] };
};

const rowMax: Rule = (step, index) => ({
  lines: [
    plus(
      named(
        (language) => expressionWords[language].rowMax,
        operation("max", ...wholeRow(step, index)),
      ),
    ),
  ],
});

export const reduce: Explained = {
  rules: { row_sum: rowSum, row_mean: rowMean, row_max: rowMax },
  heading: ({ node }, language) => reduceWords[language].rules[node.op],
};
