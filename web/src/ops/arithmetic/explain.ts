/** add, subtract, multiply, maximum: each cell of two matrices on its own. */
import { parametersOf } from "../../scene/grid.js";
import type { Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import { type Expression, cellOf, constant, operation } from "../../expression/expression.js";
import { stretchedIndex } from "../../expression/indices.js";
import { type Rule, fixed, minus, plus, times } from "../../expression/lines.js";
import { expressionWords } from "../../expression/words.js";
import { arithmeticWords } from "./words.js";

/** The cell of an input that is broadcast to the result's shape. */
function stretched(step: Step, position: number, index: number): Expression {
  const node = inputOf(step, position);
  return cellOf(node, stretchedIndex(node.shape, step.node.shape, index));
}

/** Padding rows have no vector, so nothing is added to them. */
function isPadding(step: Step, index: number): boolean {
  const lengths = parametersOf(step.node)["lengths"] as readonly number[] | undefined;
  const [, tokens = 1, width = 1] = step.node.shape;
  const row = Math.floor(index / width);
  return lengths !== undefined && row % tokens >= (lengths[Math.floor(row / tokens)] ?? tokens);
}

const add: Rule = (step, index) => {
  const [a, b] = [stretched(step, 0, index), stretched(step, 1, index)];
  if (isPadding(step, index)) {
    const decidedBy = [a, b].flatMap((x) => (x.kind === "cell" ? [x.cell] : []));
    return fixed(0, (language) => expressionWords[language].padding, decidedBy);
  }
  const { alpha } = parametersOf(step.node);
  const first = typeof alpha === "number" ? operation("multiply", constant(alpha), a) : a;
  return { lines: [plus(first), plus(b)] };
};

const subtract: Rule = (step, index) => ({
  lines: [plus(stretched(step, 0, index)), minus(stretched(step, 1, index))],
});

const multiply: Rule = (step, index) => ({
  lines: [plus(stretched(step, 0, index)), times(stretched(step, 1, index))],
});

const maximum: Rule = (step, index) => ({
  lines: [plus(operation("max", stretched(step, 0, index), stretched(step, 1, index)))],
});

export const arithmetic: Explained = {
  rules: { add, subtract, multiply, maximum },
  heading: ({ node }, language) => arithmeticWords[language].rules[node.op],
};
