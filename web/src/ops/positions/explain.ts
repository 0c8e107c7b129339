/** Position encodings: sinusoidal waves, and rotations of pairs. */
import { parametersOf } from "../../scene/grid.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import { type Expression, cellOf, constant, operation } from "../../expression/expression.js";
import { coordinatesOf } from "../../expression/indices.js";
import { type Rule, minus, plus } from "../../expression/lines.js";
import { positionsWords } from "./words.js";

/** The position over base^(2i/width): later pairs rotate more slowly. */
function angleOf(position: number, column: number, width: number, base: number): Expression {
  const exponent = operation("divide", constant(column - (column % 2)), constant(width));
  return operation("divide", constant(position), operation("power", constant(base), exponent));
}

const sinusoidal: Rule = ({ node }, index) => {
  const width = node.shape[1] ?? 1;
  const column = index % width;
  const angle = angleOf(Math.floor(index / width), column, width, 10000);
  return { lines: [plus(operation(column % 2 === 0 ? "sin" : "cos", angle))] };
};

const rotate: Rule = (step, index) => {
  const { shape } = step.node;
  const at = coordinatesOf(shape, index);
  const {
    position_axis: axis,
    base,
    back,
  } = parametersOf(step.node) as {
    position_axis: number;
    base: number;
    back?: true;
  };
  const column = at[at.length - 1] ?? 0;
  const position = (back ? -1 : 1) * (at[axis] ?? 0);
  const angle = angleOf(position, column, shape[shape.length - 1] ?? 1, base);
  const even = index - (column % 2);
  const [x, y] = [cellOf(inputOf(step, 0), even), cellOf(inputOf(step, 0), even + 1)];
  const turned = (of: Expression, by: "sin" | "cos") =>
    operation("multiply", of, operation(by, angle));
  return column % 2 === 0
    ? { lines: [plus(turned(x, "cos")), minus(turned(y, "sin"))] }
    : { lines: [plus(turned(x, "sin")), plus(turned(y, "cos"))] };
};

export const positions: Explained = {
  rules: { sinusoidal, rotate },
  heading: ({ node }, language) => positionsWords[language].rules[node.op],
};
