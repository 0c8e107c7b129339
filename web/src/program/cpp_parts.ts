/** What most steps in C++ are put together from. */
import type { GraphNode } from "../types/graph.js";
import { columnsOf, leadOf, loop, matching, matricesOf, rowsOf } from "./cpp_index.js";
import { floatText, type Brackets } from "./literal.js";
import type { CppWriter } from "./spelling.js";
import type { NamedNode } from "./named_node.js";

export const cppBrackets: Brackets = { open: "{", close: "}", infinity: "INFINITY", nan: "NAN" };

export type CppType = "RowVector" | "Matrix" | "Tensor";

/** A number is a vector of one. */
export function cppTypeOf(node: GraphNode): CppType {
  if (node.shape.length < 2) return "RowVector";
  return matricesOf(node) === 1 ? "Matrix" : "Tensor";
}

export const single = (value: number): string => `${floatText(Math.fround(value))}f`;

/** `scores[i]`: the matrix of an input that belongs to matrix i of the result. */
export function at(named: NamedNode, input: 0 | 1 | 2): string {
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

/** An input of an operation cell by cell, repeated along the axes where it has one number. */
export function stretched(named: NamedNode, input: 0 | 1): string {
  const { node } = named;
  const from = named.from[input];
  const [down, right] = [rowsOf(node) / rowsOf(from), columnsOf(node) / columnsOf(from)];
  const own = at(named, input);
  return down === 1 && right === 1 ? own : `${own}.replicate(${down}, ${right})`;
}

/** Of one input, each matrix on its own. */
export const cellByCell =
  (write: (x: string) => string): CppWriter =>
  (named) =>
    each(named, write(at(named, 0)));

/** Of two inputs, cell by cell. */
export const two =
  (write: (x: string, y: string) => string): CppWriter =>
  (named) =>
    each(named, write(stretched(named, 0), stretched(named, 1)));
