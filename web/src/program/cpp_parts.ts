/** Building blocks of most steps in C++. */
import type { GraphNode } from "../types/graph.js";
import { columnsOf, leadOf, loop, matching, matricesOf, rowsOf } from "./cpp_index.js";
import { floatText, type Brackets } from "./literal.js";
import type { CppWriter } from "./spelling.js";
import type { NamedNode } from "./named_node.js";

export const cppBrackets: Brackets = { open: "{", close: "}", infinity: "INFINITY", nan: "NAN" };

export type CppType = "RowVector" | "Matrix" | "Tensor";

/** A scalar is a vector of length 1. */
export function cppTypeOf(node: GraphNode): CppType {
  if (node.shape.length < 2) return "RowVector";
  return matricesOf(node) === 1 ? "Matrix" : "Tensor";
}

export const single = (value: number): string => `${floatText(Math.fround(value))}f`;

/** `scores[i]`: the matrix of an input that belongs to matrix i of the result. */
export function at(named: NamedNode, input: 0 | 1 | 2 | 3 | 4 | 5 | 6): string {
  const node = named.from[input];
  const name = named.x[input];
  if (cppTypeOf(node) !== "Tensor") return name;
  return `${name}[${matching(leadOf(node), leadOf(named.node))}]`;
}

/** One matrix, or all of them in a loop. */
export function each({ node, name }: NamedNode, value: string): string {
  const kind = cppTypeOf(node);
  if (kind !== "Tensor") return `${kind} ${name} = ${value};`;
  const count = matricesOf(node);
  return `Tensor ${name}(${count});\n${loop(count)}${name}[i] = ${value};`;
}

/** An input of an elementwise operation, broadcast along axes of length 1. */
export function stretched(named: NamedNode, input: 0 | 1): string {
  const { node } = named;
  const from = named.from[input];
  const [down, right] = [rowsOf(node) / rowsOf(from), columnsOf(node) / columnsOf(from)];
  const own = at(named, input);
  return down === 1 && right === 1 ? own : `${own}.replicate(${down}, ${right})`;
}

/** An elementwise operation with one input. */
export const cellByCell =
  (write: (x: string) => string): CppWriter =>
  (named) =>
    each(named, write(at(named, 0)));

/** An elementwise operation with two inputs. */
export const two =
  (write: (x: string, y: string) => string): CppWriter =>
  (named) =>
    each(named, write(stretched(named, 0), stretched(named, 1)));
