/**
 * Arithmetic as plain data: what the reader is shown and what is evaluated are the same tree.
 *
 *     const score = sum([product([cell(q), cell(k)]), …]);
 *     evaluate(score);      // in float64
 *     cellsOf(score);       // the cells it was made from
 */
import type { Cell, GraphNode, Language } from "../types/graph.js";
import { valueAt } from "../scene/grid.js";
import { erf } from "./erf.js";
import { memo } from "../draw/memo.js";

export type Operation = keyof typeof operations;

export type Expression =
  | { readonly kind: "cell"; readonly cell: Cell; readonly value: number }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "operation"; readonly name: Operation; readonly of: readonly Expression[] }
  /** Written as a phrase ("the row's sum") and opened on demand. */
  | { readonly kind: "named"; readonly name: Phrase; readonly of: Expression };

/** Words for a number or a reason, in the reader's language. */
export type Phrase = (language: Language) => string;

/** In float64, but for `float32`, which is how the core rounds where that decides the answer. */
const operations = {
  add: (...terms: number[]) => terms.reduce((total, term) => total + term, 0),
  multiply: (...factors: number[]) => factors.reduce((total, factor) => total * factor, 1),
  subtract: (from: number, what: number) => from - what,
  divide: (what: number, by: number) => what / by,
  power: (base: number, exponent: number) => base ** exponent,
  max: (...of: number[]) => of.reduce((most, value) => (value > most ? value : most), -Infinity),
  negate: (value: number) => -value,
  exp: Math.exp,
  sqrt: Math.sqrt,
  sin: Math.sin,
  cos: Math.cos,
  tanh: Math.tanh,
  erf,
  float32: Math.fround,
} satisfies Record<string, (...of: number[]) => number>;

export const cellOf = (node: GraphNode, index: number): Expression => ({
  kind: "cell",
  cell: { node: node.id, index },
  value: valueAt(node, index),
});

export const constant = (value: number): Expression => ({ kind: "number", value });

export const operation = (name: Operation, ...of: readonly Expression[]): Expression => ({
  kind: "operation",
  name,
  of,
});

export const named = (name: Phrase, of: Expression): Expression => ({ kind: "named", name, of });

/** What a phrase stands for is worked out once, though every number of a long row may name it. */
const evaluateNamed = memo((phrase: Expression & { readonly kind: "named" }): number =>
  evaluate(phrase.of),
);

export function evaluate(expression: Expression): number {
  switch (expression.kind) {
    case "cell":
    case "number":
      return expression.value;
    case "named":
      return evaluateNamed(expression);
    case "operation": {
      const compute: (...of: number[]) => number = operations[expression.name];
      return compute(...expression.of.map(evaluate));
    }
  }
}

/** Whether every number in it is a whole one. */
export function isWhole(expression: Expression): boolean {
  if (expression.kind === "operation") return expression.of.every(isWhole);
  if (expression.kind === "named") return isWhole(expression.of);
  return Number.isInteger(expression.value);
}

export const keyOf = ({ node, index }: Cell): string => `${index} ${node}`;

/** The cells of expressions in the order they are written, each once. */
export function cellsOf(...expressions: readonly Expression[]): Cell[] {
  const found = new Map<string, Cell>();
  const opened = new Set<Expression>();
  const open = (phrase: Expression & { readonly kind: "named" }): void => {
    if (opened.has(phrase)) return;
    opened.add(phrase);
    visit(phrase.of);
  };
  const visit = (expression: Expression): void => {
    if (expression.kind === "cell") found.set(keyOf(expression.cell), expression.cell);
    else if (expression.kind === "named") open(expression);
    else if (expression.kind === "operation") expression.of.forEach(visit);
  };
  expressions.forEach(visit);
  return [...found.values()];
}
