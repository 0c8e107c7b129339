/** Building blocks of most steps in C++. */
import type { GraphNode } from "../types/graph.js";
import { columnsOf, leadOf, loop, matching, matricesOf, rowsOf } from "./cpp_index.js";
import { floatText, type Brackets } from "./literal.js";
import type { CppWriter } from "./spelling.js";
import type { Step } from "./step.js";

export const cppBrackets: Brackets = { open: "{", close: "}", infinity: "INFINITY", nan: "NAN" };

export type Kind = "RowVector" | "Matrix" | "Tensor";

/** A scalar is a vector of length 1. */
export function kindOf(node: GraphNode): Kind {
  if (node.shape.length < 2) return "RowVector";
  return matricesOf(node) === 1 ? "Matrix" : "Tensor";
}

export const single = (value: number): string => `${floatText(Math.fround(value))}f`;

/** `scores[i]`: the matrix of an input that belongs to matrix i of the result. */
export function at(step: Step, input: 0 | 1 | 2): string {
  const node = step.from[input];
  const name = step.x[input];
  if (kindOf(node) !== "Tensor") return name;
  return `${name}[${matching(leadOf(node), leadOf(step.node))}]`;
}

/** One matrix, or all of them in a loop. */
export function each({ node, name }: Step, value: string): string {
  const kind = kindOf(node);
  if (kind !== "Tensor") return `${kind} ${name} = ${value};`;
  const count = matricesOf(node);
  return `Tensor ${name}(${count});\n${loop(count)}${name}[i] = ${value};`;
}

/** An input of an elementwise operation, broadcast along axes of length 1. */
export function stretched(step: Step, input: 0 | 1): string {
  const { node } = step;
  const from = step.from[input];
  const [down, right] = [rowsOf(node) / rowsOf(from), columnsOf(node) / columnsOf(from)];
  const own = at(step, input);
  return down === 1 && right === 1 ? own : `${own}.replicate(${down}, ${right})`;
}

/** An elementwise operation with one input. */
export const cellByCell =
  (write: (x: string) => string): CppWriter =>
  (step) =>
    each(step, write(at(step, 0)));

/** An elementwise operation with two inputs. */
export const two =
  (write: (x: string, y: string) => string): CppWriter =>
  (step) =>
    each(step, write(stretched(step, 0), stretched(step, 1)));
