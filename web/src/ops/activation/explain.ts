/** Activations: a function of each cell. */
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import { type Expression, cellOf, constant, operation } from "../../expression/expression.js";
import { type Line, type Rule, over, plus, times } from "../../expression/lines.js";
import { activationWords } from "./words.js";

const curve =
  (linesOf: (x: Expression) => Line[]): Rule =>
  (step, index) => {
    const node = inputOf(step, 0);
    return { lines: linesOf(cellOf(node, index)), from: { node: node.id, index } };
  };

const half = constant(0.5);
const one = constant(1);

const relu = curve((x) => [plus(operation("max", constant(0), x))]);

const gelu = curve((x) => {
  const inner = operation("erf", operation("divide", x, operation("sqrt", constant(2))));
  return [plus(x), times(half), times(operation("add", one, inner))];
});

const geluTanh = curve((x) => {
  const cubed = operation("multiply", constant(0.044715), operation("power", x, constant(3)));
  const factor = operation("sqrt", operation("divide", constant(2), constant(Math.PI)));
  const inner = operation("tanh", operation("multiply", factor, operation("add", x, cubed)));
  return [plus(x), times(half), times(operation("add", one, inner))];
});

const silu = curve((x) => {
  const by = operation("add", one, operation("exp", operation("negate", x)));
  return [plus(x), over(by)];
});

const tanh = curve((x) => [plus(operation("tanh", x))]);

const exp = curve((x) => [plus(operation("exp", x))]);

export const activation: Explained = {
  rules: { relu, gelu, gelu_tanh: geluTanh, silu, tanh, exp },
  heading: ({ node }, language) => activationWords[language].rules[node.op],
};
