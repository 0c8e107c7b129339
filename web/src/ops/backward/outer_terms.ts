/** A number of a parameter's gradient, as a sum with a term for each token: what came in times what came back. */
import { type Expression, cellOf, operation } from "../../expression/expression.js";
import { count } from "../../expression/indices.js";
import { range, sizeOf } from "../../expression/vectors.js";
import { inputOf } from "../../scene/step.js";
import type { Step } from "../../types/scene.js";

export function outerTerms(step: Step, index: number): readonly Expression[] {
  const [left, right] = [inputOf(step, 0), inputOf(step, 1)];
  const [m, n] = [sizeOf(left.shape, 1), sizeOf(right.shape, 1)];
  const [row, column] = [Math.floor(index / n), index % n];
  return range(count(left.shape) / m).map((at) =>
    operation("multiply", cellOf(left, at * m + row), cellOf(right, at * n + column)),
  );
}
