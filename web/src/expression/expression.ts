/**
 * Arithmetic as plain data: the same tree is shown to the reader and evaluated.
 *
 *     const score = sum([product([cell(q), cell(k)]), …]);
 *     evaluate(score);      // in float64
 *     cellsOf(score);       // the cells it was computed from
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
  /** Written as a phrase ("the row's sum"), which the reader can open. */
  | { readonly kind: "named"; readonly name: Phrase; readonly of: Expression };

/** Words for a number or a reason, in the reader's language. */
export type Phrase = (language: Language) => string;

/** Computed in float64, except `float32`, which rounds like the core where rounding decides the result. */
const operations = {
  add: (...terms: number[]) => terms.reduce((total, term) => total + term, 0),
  multiply: (...factors: number[]) => factors.reduce((total, factor) => total * factor, 1),
  subtract: (from: number, what: number) => from - what,
  divide: (what: number, by: number) => what / by,
  power: (base: number, exponent: number) => base ** exponent,
  max: (...of: number[]) => of.reduce((most, value) => (value > most ? value : most), -Infinity),
  negate: (value: number) => -value,
  exp: Math.exp,
  log: Math.log,
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

/** The value of a phrase is cached, as every number of a long row may use it. */
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

/** Whether every number in it is an integer. */
export function isWhole(expression: Expression): boolean {
  if (expression.kind === "operation") return expression.of.every(isWhole);
  if (expression.kind === "named") return isWhole(expression.of);
  return Number.isInteger(expression.value);
}

export const keyOf = ({ node, index }: Cell): string => `${index} ${node}`;

/** The cells of expressions in order of appearance, each once. */
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
