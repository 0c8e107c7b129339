/**
 * A cell's arithmetic as a receipt: lines that are joined one after the other, as on a till roll.
 *
 *     0.503 × −0.030
 *     + −0.263 × −0.446
 */
import type { Cell } from "../types/graph.js";
import type { Step } from "../types/scene.js";
import { type Expression, type Phrase, constant, operation } from "./expression.js";

export interface Line {
  /** How the line joins what stands above it; of the first line it says nothing. */
  readonly joint: "add" | "subtract" | "multiply" | "divide" | "power";
  readonly of: Expression;
}

export interface Arithmetic {
  /** None where nothing is computed: parameters and what is given. */
  readonly lines: readonly Line[];
  /** Why the cell holds what it holds, where the lines alone do not say it. */
  readonly reason?: Phrase;
  /** Cells that decide the result without being a number in it, as a mask does. */
  readonly decidedBy?: readonly Cell[];
  /** The one cell that this one goes back to: it was only moved, scaled, shared out or bent. */
  readonly from?: Cell;
  /** The number is that of `from`. */
  readonly unchanged?: true;
}

/** How one op makes the cell at a flat index of its result. */
export type Rule = (step: Step, index: number) => Arithmetic;

export const plus = (of: Expression): Line => ({ joint: "add", of });
export const minus = (of: Expression): Line => ({ joint: "subtract", of });
export const times = (of: Expression): Line => ({ joint: "multiply", of });
export const over = (of: Expression): Line => ({ joint: "divide", of });
export const root: Line = { joint: "power", of: constant(0.5) };

/** A constant, and the cells that made it that. */
export const fixed = (value: number, reason: Phrase, decidedBy: readonly Cell[]): Arithmetic => ({
  lines: [plus(constant(value))],
  reason,
  decidedBy,
});

export const terms = (all: readonly Expression[]): Line[] => all.map(plus);

/** The lines as one expression. */
export function joined(lines: readonly Line[]): Expression | undefined {
  const [first, ...rest] = lines;
  return first && rest.reduce((total, { joint, of }) => operation(joint, total, of), first.of);
}
