/** linear, matmul, matmul_transposed. */
import { columnsOf, divided, loop, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { at, each, cppTypeOf } from "../../program/cpp_parts.js";
import { swappedLast } from "../../program/python.js";
import type { OpsCode } from "../../program/spelling.js";
import type { NamedNode } from "../../program/named_node.js";

/** A product with a vector on either side; on the right of many matrices the result has a row for each. */
function withVector(named: NamedNode): string {
  const { node, name, from, x } = named;
  const [left, right] = from;
  if (left.shape.length < 2 && right.shape.length < 2)
    return each(named, `${x[0]} * ${x[1]}.transpose()`);
  if (left.shape.length < 2) return each(named, `${x[0]} * ${x[1]}`);
  if (cppTypeOf(left) !== "Tensor") return each(named, `${x[1]} * ${x[0]}.transpose()`);
  const rows = rowsOf(node);
  const [declared, row] =
    cppTypeOf(node) === "Tensor"
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
  linear: (named) => {
    const { x, inputs, node } = named;
    const value = `${at(named, 0)} * ${x[1]}`;
    if (inputs < 3) return each(named, value);
    if (cppTypeOf(node) === "RowVector") return each(named, `${value} + ${x[2]}`);
    return each(named, `(${value}).rowwise() + ${x[2]}`);
  },
  matmul: (named) =>
    named.from[0].shape.length < 2 || named.from[1].shape.length < 2
      ? withVector(named)
      : each(named, `${at(named, 0)} * ${at(named, 1)}`),
  matmul_transposed: (named) => each(named, `${at(named, 0)} * ${at(named, 1)}.transpose()`),
};

export const productCode: OpsCode = { python, cpp };
