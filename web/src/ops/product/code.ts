/** linear, matmul, matmul_transposed. */
import { columnsOf, divided, loop, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { at, each, kindOf } from "../../program/cpp_parts.js";
import { swappedLast } from "../../program/python.js";
import type { OpsCode } from "../../program/spelling.js";
import type { Step } from "../../program/step.js";

/** A product with a vector on either side; on the right of many matrices the result has a row for each. */
function withVector(step: Step): string {
  const { node, name, from, x } = step;
  const [left, right] = from;
  if (left.shape.length < 2 && right.shape.length < 2)
    return each(step, `${x[0]} * ${x[1]}.transpose()`);
  if (left.shape.length < 2) return each(step, `${x[0]} * ${x[1]}`);
  if (kindOf(left) !== "Tensor") return each(step, `${x[1]} * ${x[0]}.transpose()`);
  const rows = rowsOf(node);
  const [declared, row] =
    kindOf(node) === "Tensor"
      ? [
          `Tensor ${name}(${matricesOf(node)}, Matrix(${rows}, ${columnsOf(node)}));`,
          `${name}[${divided("i", rows)}].row(i % ${rows})`,
        ]
      : node.shape.length < 2
        ? [`RowVector ${name}(${columnsOf(node)});`, `${name}.row(i)`]
        : [`Matrix ${name}(${rows}, ${columnsOf(node)});`, `${name}.row(i)`];
  return `${declared}\n${loop(matricesOf(left))}${row} = ${x[1]} * ${x[0]}[i].transpose();`;
}

const python: OpsCode["python"] = {
  linear: ({ x: [x, weight, bias], inputs }) => `${x} @ ${weight}${inputs > 2 ? ` + ${bias}` : ""}`,
  matmul: ({ x: [x, y] }) => `${x} @ ${y}`,
  matmul_transposed: ({ x: [x, y], from }, say) => `${x} @ ${swappedLast(y, from[1], say)}`,
};

const cpp: OpsCode["cpp"] = {
  linear: (step) => {
    const { x, inputs, node } = step;
    const value = `${at(step, 0)} * ${x[1]}`;
    if (inputs < 3) return each(step, value);
    if (kindOf(node) === "RowVector") return each(step, `${value} + ${x[2]}`);
    return each(step, `(${value}).rowwise() + ${x[2]}`);
  },
  matmul: (step) =>
    step.from[0].shape.length < 2 || step.from[1].shape.length < 2
      ? withVector(step)
      : each(step, `${at(step, 0)} * ${at(step, 1)}`),
  matmul_transposed: (step) => each(step, `${at(step, 0)} * ${at(step, 1)}.transpose()`),
};

export const productCode: OpsCode = { python, cpp };
