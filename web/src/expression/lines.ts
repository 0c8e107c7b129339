/**
 * The arithmetic of a cell as lines, each applied to the result of the lines above, as on a receipt.
 *
 *     0.503 × −0.030
 *     + −0.263 × −0.446
 */
import type { Cell } from "../types/graph.js";
import type { Step } from "../types/scene.js";
import { type Expression, type Phrase, constant, operation } from "./expression.js";

export interface Line {
  /** The operation that combines the line with those above; not used for the first line. */
  readonly joint: "add" | "subtract" | "multiply" | "divide" | "power";
  readonly of: Expression;
}

export interface Arithmetic {
  /** Empty where nothing is computed: parameters and given values. */
  readonly lines: readonly Line[];
  /** The reason for the value, where the lines do not explain it. */
  readonly reason?: Phrase;
  /** Cells that determine the result without appearing in the arithmetic, such as those of a mask. */
  readonly decidedBy?: readonly Cell[];
  /** The single cell that this one derives from, by moving, scaling, normalising or an activation. */
  readonly from?: Cell;
  /** The value is the same as that of `from`. */
  readonly unchanged?: true;
}

/** How one op computes the cell at a flat index of its result. */
export type Rule = (step: Step, index: number) => Arithmetic;

export const plus = (of: Expression): Line => ({ joint: "add", of });
export const minus = (of: Expression): Line => ({ joint: "subtract", of });
export const times = (of: Expression): Line => ({ joint: "multiply", of });
export const over = (of: Expression): Line => ({ joint: "divide", of });
export const root: Line = { joint: "power", of: constant(0.5) };

/** A constant, and the cells that determine it. */
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
