/** A cell with its arithmetic, written for a reader. */
import type { Ink, Scale } from "../types/frame.js";
import type { Cell, GraphNode, Language, Experiment } from "../types/graph.js";
import { format } from "../draw/format.js";
import { valueAt } from "../scene/grid.js";
import { inkOf, isCount, scaleOf } from "../scene/identity.js";
import type { Step } from "../types/scene.js";
import { arithmeticOf, headingOf, stepFor, vectorsOf } from "../ops/registries/explain.js";
import { type Expression, cellsOf, evaluate } from "../expression/expression.js";
import { joined } from "../expression/lines.js";
import { type CellLabel, nameOf, cellLabelOf } from "./cell_labels.js";
import { print, shortDigits } from "./print.js";
import { type PrintedLine, receiptOf } from "./receipt.js";

export interface Explanation {
  readonly kind: "receipt";
  readonly cell: Cell;
  readonly value: number;
  /** What it is: "Weight". */
  readonly title: string;
  /** Which one: "with → journey". */
  readonly label: CellLabel;
  readonly ink: Ink;
  readonly scale: Scale;
  /** The computation in a few words: "query · key", "÷ √2". */
  readonly rule: string;
  /** Empty where nothing is computed. */
  readonly lines: readonly PrintedLine[];
  /** The result of the lines, printed below them, or after the only line. */
  readonly total: string;
  readonly decimals: number;
  readonly inline: boolean;
  /** A remark where the lines are not enough. */
  readonly note: string;
  /** All lines as one expression, to be evaluated. */
  readonly arithmetic: Expression | undefined;
  /** The value differs from the result of its arithmetic, because the reader set it. */
  readonly isSet: boolean;
}

/** The name within a sentence; names of one letter keep their case. */
const lower = (name: string): string =>
  /^[A-Z][a-z]/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const shortName = (node: GraphNode, language: Language): string => lower(nameOf(node, language));

function ruleOf(step: Step, index: number, language: Language): string {
  const heading = headingOf(step, language);
  if (heading !== undefined) return heading;
  const vectors = vectorsOf(step, index);
  if (!vectors) return "";
  return `${shortName(vectors.left, language)} · ${shortName(vectors.right, language)}`;
}

/** Whether they differ by more than rounding in float32 can explain. */
function isApart(computed: number, value: number): boolean {
  if (Object.is(computed, value) || computed === value) return false;
  return !(Math.abs(computed - value) <= 1e-5 + 1e-5 * Math.abs(value));
}

/** Computed from the shape alone. */
const isCalculated = (node: GraphNode): boolean => node.op === "sinusoidal" || isCount(node);

/** A number and its arithmetic: "0.493 = exp(0.511 − 0.511) ÷ 2.028"; undefined where nothing is computed. */
export function inOneLine(experiment: Experiment, cell: Cell): string | undefined {
  const step = stepFor(experiment, cell);
  const arithmetic = step && joined(arithmeticOf(step, cell.index).lines);
  if (!arithmetic || cellsOf(arithmetic).length === 0) return undefined;
  const value = valueAt(step.node, cell.index);
  // A number that the reader set is the result of nothing.
  if (isApart(Math.fround(evaluate(arithmetic)), value)) return undefined;
  const pieces = print(arithmetic, shortDigits);
  return `${shortDigits(value)} = ${pieces.map(({ text }) => text).join("")}`;
}

/** The arithmetic of a cell; undefined where the experiment has no such cell. */
export function explain(
  experiment: Experiment,
  cell: Cell,
  language: Language,
): Explanation | undefined {
  const step = stepFor(experiment, cell);
  if (!step) return undefined;
  const value = valueAt(step.node, cell.index);
  const { lines, reason } = arithmeticOf(step, cell.index);
  const arithmetic = joined(lines);
  const computed = arithmetic ? Math.fround(evaluate(arithmetic)) : value;
  const isSet = isApart(computed, value);
  const total = isSet ? computed : value;
  const isWritten = arithmetic && (cellsOf(arithmetic).length > 0 || isCalculated(step.node));
  const receipt = isWritten ? receiptOf(experiment, language, lines, total) : undefined;
  return {
    kind: "receipt",
    cell,
    value,
    title: nameOf(step.node, language),
    label: cellLabelOf(experiment, cell, language),
    ink: inkOf(step.node),
    scale: scaleOf(step.node),
    rule: ruleOf(step, cell.index, language),
    lines: receipt?.lines ?? [],
    total: receipt?.total ?? format(total, 3),
    decimals: receipt?.decimals ?? 3,
    inline: receipt?.inline ?? false,
    note: reason?.(language) ?? "",
    arithmetic,
    isSet,
  };
}
