// Writes ONNX models: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto, whose field numbers stand here.

import { bytes, float, integer, join, message, string } from "./protobuf.mjs";

const FLOAT = 1;
const IR_VERSION = 10;
const DATA_TYPES = new Map([
  [Float32Array, FLOAT],
  [Int32Array, 6],
  [BigInt64Array, 7],
]);

/** Operators outside the standard, of ONNX Runtime. */
export const MICROSOFT = "com.microsoft";

function attribute(name, value) {
  const named = string(1, name);
  if (typeof value === "string") return [...named, ...string(4, value), ...integer(20, 3)];
  if (Array.isArray(value))
    return [...named, ...value.flatMap((one) => integer(8, one)), ...integer(20, 7)];
  return Number.isInteger(value)
    ? [...named, ...integer(3, value), ...integer(20, 2)]
    : [...named, ...float(2, value), ...integer(20, 1)];
}

const valueInfo = (name, shape) => [
  ...string(1, name),
  ...message(
    2,
    message(1, [
      ...integer(1, FLOAT),
      ...message(
        2,
        shape.flatMap((size) =>
          message(1, typeof size === "string" ? string(2, size) : integer(1, size)),
        ),
      ),
    ]),
  ),
];

/** A graph under construction: every method adds something and gives the name under which others use it. */
export class Model {
  #nodes = [];
  #constants = [];
  #inputs = [];
  #outputs = [];

  input(name, shape) {
    this.#inputs.push(...message(11, valueInfo(name, shape)));
    return name;
  }

  output(name, shape) {
    this.#outputs.push(...message(12, valueInfo(name, shape)));
    return name;
  }

  constant(name, shape, values) {
    const parts = [
      ...shape.flatMap((size) => integer(1, size)),
      ...integer(2, DATA_TYPES.get(values.constructor)),
      ...string(8, name),
      ...bytes(9, values),
    ];
    this.#constants.push(...message(5, parts));
    return name;
  }

  /** A one-dimensional list of whole numbers, such as a shape. */
  list(name, values) {
    return this.constant(name, [values.length], BigInt64Array.from(values, BigInt));
  }

  /** Applies an operator; `name` is that of its output, or a list of names; an input left out is "". */
  apply(operator, inputs, name, { domain = "", ...attributes } = {}) {
    const outputs = [name].flat();
    const parts = [
      ...inputs.flatMap((input) => string(1, input)),
      ...outputs.flatMap((output) => string(2, output)),
      ...string(4, operator),
      ...Object.entries(attributes).flatMap(([key, value]) => message(5, attribute(key, value))),
      ...string(7, domain),
    ];
    this.#nodes.push(...message(1, parts));
    return outputs[0];
  }

  toBytes(opset) {
    const operators = (domain, version) =>
      message(8, [...string(1, domain), ...integer(2, version)]);
    const graph = [
      ...this.#nodes,
      ...string(2, "benchmark"),
      ...this.#constants,
      ...this.#inputs,
      ...this.#outputs,
    ];
    return join([
      ...integer(1, IR_VERSION),
      ...message(7, graph),
      ...operators("", opset),
      ...operators(MICROSOFT, 1),
    ]);
  }
}
