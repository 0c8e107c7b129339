/** A cell with its arithmetic, written for a reader. */
import type { Cell, GraphNode, Ink, Language, Experiment, Scale } from "../player/types.js";
import { format } from "../scenes/format.js";
import { parametersOf, valueAt } from "../scenes/grid.js";
import { inkOf, scaleOf } from "../scenes/identity.js";
import type { Step } from "../scenes/step.js";
import { arithmeticOf, stepFor } from "./arithmetic.js";
import { cellsOf, type Expression } from "./expression.js";
import { joined } from "./lines.js";
import { nameOf, placeOf } from "./places.js";
import { constantText } from "./print.js";
import { vectorsOf } from "./products.js";
import { type PrintedLine, receiptOf } from "./receipt.js";
import { words } from "./words.js";

export interface Explanation {
  readonly kind: "receipt";
  readonly cell: Cell;
  readonly value: number;
  /** What it is: "Weight". */
  readonly title: string;
  /** Which one: "with → journey". */
  readonly place: string;
  readonly ink: Ink;
  readonly scale: Scale;
  /** In a few words, what is done: "query · key", "÷ √2". */
  readonly rule: string;
  /** None where nothing is computed. */
  readonly lines: readonly PrintedLine[];
  /** The cell as printed under the lines, or behind the only one. */
  readonly total: string;
  readonly decimals: number;
  readonly inline: boolean;
  /** What the lines do not say. */
  readonly note: string;
  /** All lines as one expression, to be evaluated. */
  readonly arithmetic: Expression | undefined;
}

/** In the midst of a sentence; names of one letter keep their case. */
const lower = (name: string): string =>
  /^[A-Z][a-z]/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const shortName = (node: GraphNode, language: Language): string => lower(nameOf(node, language));

function ruleOf(step: Step, index: number, language: Language): string {
  const { op } = step.node;
  const known = words[language].rules[op];
  if (known) return known;
  if (op === "scale") {
    const { head_dim: width, factor } = parametersOf(step.node);
    return typeof width === "number" ? `÷ √${width}` : `× ${constantText(Number(factor))}`;
  }
  const vectors = vectorsOf(step, index);
  if (!vectors) return "";
  return `${shortName(vectors.left, language)} · ${shortName(vectors.right, language)}`;
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
  const computed = arithmetic !== undefined && cellsOf(arithmetic).length > 0;
  const isWave = step.node.op === "sinusoidal";
  const receipt = computed || isWave ? receiptOf(experiment, language, lines, value) : undefined;
  return {
    kind: "receipt",
    cell,
    value,
    title: nameOf(step.node, language),
    place: placeOf(experiment, cell, language),
    ink: inkOf(step.node),
    scale: scaleOf(step.node),
    rule: ruleOf(step, cell.index, language),
    lines: receipt?.lines ?? [],
    total: receipt?.total ?? format(value, 3),
    decimals: receipt?.decimals ?? 3,
    inline: receipt?.inline ?? false,
    note: reason ? words[language].reasons[reason] : "",
    arithmetic,
  };
}
