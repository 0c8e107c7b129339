/** Lines as printed: text, numbers with their cells, and the total. */
import type { Cell, Experiment, Language } from "../types/graph.js";
import { format } from "../draw/format.js";
import {
  type DraftLine,
  decimalsOf,
  draftOf,
  draftsOf,
  leadingTerms,
  printedValue,
} from "./drafts.js";
import { type Expression, isWhole } from "../expression/expression.js";
import { type Line, joined, plus } from "../expression/lines.js";
import { describe, labelsApart, nameOf, nodeOf } from "./cell_labels.js";
import {
  type NumberFormat,
  type PrintedPiece,
  merged,
  print,
  shortDigits,
  wholeDigits,
} from "./print.js";
import { words } from "./words.js";

export interface PrintedLine {
  readonly joint: Line["joint"];
  readonly pieces: readonly PrintedPiece[];
  /** The number that the line adds, subtracts, multiplies or divides by, as printed. */
  readonly text: string;
  /** The text already says it: the line is a constant. */
  readonly constant: boolean;
  /** Present if the line is a single cell. */
  readonly cell?: Cell;
  /** The arithmetic behind a phrase, or the terms that share this line; made on demand. */
  readonly inside?: () => readonly PrintedLine[];
}

export interface Receipt {
  readonly lines: readonly PrintedLine[];
  /** The total as printed. */
  readonly total: string;
  readonly decimals: number;
  /** Printed on one line, followed by the total. */
  readonly inline: boolean;
}

/** Experiment, language and format. */
interface ReceiptOptions {
  readonly experiment: Experiment;
  readonly language: Language;
  readonly decimals: number;
  readonly digits: NumberFormat;
}

const signs = { add: "+ ", subtract: "− ", multiply: "× ", divide: "÷ ", power: "" } as const;

/** A product or quotient of two cells fits on one line. */
function isShort(lines: readonly Line[]): boolean {
  const [first, second, third] = lines;
  if (!first || third || first.of.kind === "named") return false;
  if (!second) return true;
  return second.of.kind !== "named" && (second.joint === "multiply" || second.joint === "divide");
}

const cellAlone = (of: readonly Expression[]): Cell | undefined =>
  of.length === 1 && of[0]?.kind === "cell" ? of[0].cell : undefined;

export function receiptOf(
  experiment: Experiment,
  language: Language,
  lines: readonly Line[],
  total: number,
): Receipt {
  const expression = joined(lines);
  // Integers need no decimals.
  const whole = Number.isInteger(total) && expression !== undefined && isWhole(expression);
  const digits = whole ? wholeDigits : shortDigits;
  if (expression && isShort(lines)) {
    const text = digits(total);
    const cell = cellAlone(lines.map(({ of }) => of));
    const pieces = cell
      ? [{ text: describe(experiment, cell, language) }]
      : merged(print(expression, digits));
    const line = { joint: "add", pieces, text, constant: false } as const;
    const decimals = text.split(".")[1]?.length ?? 0;
    return { lines: [cell ? { ...line, cell } : line], total: text, decimals, inline: true };
  }
  const drafts = draftsOf(lines);
  const { lines: decimals, total: ofTotal } = decimalsOf(
    drafts,
    total,
    leastDecimals(total, whole),
  );
  const writer = { experiment, language, decimals, digits };
  return {
    lines: written(writer, drafts, leadingTerms(drafts)),
    total: format(total, ofTotal),
    decimals: ofTotal,
    inline: false,
  };
}

/** Three; six if three would show only zeros; none for integers. */
const leastDecimals = (total: number, whole: boolean): number =>
  whole ? 0 : total === 0 || Math.abs(total) >= 5e-4 ? 3 : 6;

/** The first `unsigned` lines are only added up and have no sign. */
function written(
  writer: ReceiptOptions,
  drafts: readonly DraftLine[],
  unsigned: number,
): PrintedLine[] {
  const labels = labelsOf(writer, drafts);
  return drafts.map((draft, i) => {
    const sign = i < unsigned ? "" : signs[draft.joint];
    const { pieces, ...rest } = content(writer, draft, labels[i] ?? "");
    return {
      joint: draft.joint,
      pieces: merged([{ text: sign }, ...inBrackets(draft, i < unsigned, pieces)]),
      text: printedValue(draft, writer.decimals),
      constant: draft.constant,
      ...rest,
    };
  });
}

const inner = (writer: ReceiptOptions, lines: readonly Line[]) => () =>
  written(writer, lines.map(draftOf), leadingTerms(lines));

type Content = Pick<PrintedLine, "pieces" | "cell" | "inside">;

function content(writer: ReceiptOptions, { joint, terms }: DraftLine, label: string): Content {
  const phrases = words[writer.language];
  if (terms.length > 1)
    return {
      pieces: [{ text: phrases.more(terms.length) }],
      inside: inner(writer, terms.map(plus)),
    };
  if (joint === "power") return { pieces: [{ text: phrases.root }] };
  const [of] = terms;
  if (of?.kind === "named") {
    const lines = behind(of.of);
    const pieces = [{ text: of.name(writer.language) }];
    return lines.length > 0 ? { pieces, inside: inner(writer, lines) } : { pieces };
  }
  const cell = cellAlone(terms);
  if (cell) return { pieces: [{ text: label }], cell };
  return { pieces: of ? print(of, writer.digits) : [] };
}

/** A sum is put in brackets before it is multiplied or divided. */
function inBrackets(
  draft: DraftLine,
  unsigned: boolean,
  pieces: readonly PrintedPiece[],
): readonly PrintedPiece[] {
  const [of] = draft.terms;
  const isSum = of?.kind === "operation" && (of.name === "add" || of.name === "subtract");
  if (unsigned || draft.joint === "add" || !isSum) return pieces;
  return [{ text: "(" }, ...pieces, { text: ")" }];
}

/** The arithmetic behind a phrase, as lines. */
function behind(of: Expression): Line[] {
  if (of.kind !== "operation") return [];
  if (of.name === "float32") return of.of.flatMap(behind);
  if (of.name === "add") return of.of.map(plus);
  const [first] = of.of;
  if (of.name === "max" && first?.kind === "operation" && first.name === "multiply")
    return first.of.map((factor) => ({ joint: "multiply", of: factor }));
  return of.of.every(({ kind }) => kind === "cell") ? of.of.map(plus) : [];
}

/** Labels of lines that are a single cell: by position if all belong to one node. */
function labelsOf(
  { experiment, language }: ReceiptOptions,
  drafts: readonly DraftLine[],
): string[] {
  const cells = drafts.map(({ terms }) => cellAlone(terms));
  const alone = cells.filter((cell) => cell !== undefined);
  const ofOneNode = alone.length > 1 && new Set(alone.map(({ node }) => node)).size === 1;
  const apart = ofOneNode ? labelsApart(experiment, alone, language) : [];
  return cells.map((cell) => {
    if (!cell) return "";
    return apart[alone.indexOf(cell)] ?? nameOf(nodeOf(experiment, cell.node), language);
  });
}
