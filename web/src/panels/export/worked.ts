/** The arithmetic of one number, from the sections of the panel, independent of the file format. */
import {
  type Explanation,
  type PrintedLine,
  type Section,
  chainOf,
  describe,
  nodeOf,
} from "../../explain/index.js";
import { shortDigits } from "../../explain/print.js";
import { tileText } from "../why/tile.js";
import { whyWords } from "../why/words.js";
import type { Cell, Experiment, Language } from "../../types/graph.js";
import { valueAt } from "../../scene/grid.js";
import { exportWords } from "./words.js";

/** A number with its name. */
interface NamedNumber {
  readonly name: string;
  readonly number: string;
}

export interface Worked {
  /** The cell in words, and its number as printed. */
  readonly title: string;
  readonly number: string;
  /** The sentences it was computed for. */
  readonly about: readonly string[];
  readonly parts: readonly WorkedPart[];
}

export interface WorkedPart {
  readonly title: string;
  readonly rule: string;
  /** TeX with symbols; empty where nothing is computed. */
  readonly formula: string;
  /** With numbers instead of symbols; the result of the last one is the total. */
  readonly lines: readonly { readonly text: string; readonly number: string }[];
  readonly total: string;
  readonly notes: readonly string[];
  readonly from: readonly NamedNumber[];
}

/** Undefined if the experiment has no such cell. */
export function workedExample(
  experiment: Experiment,
  cell: Cell,
  language: Language,
): Worked | undefined {
  const sections = chainOf(experiment, cell, language);
  const [own] = sections;
  if (own?.kind !== "receipt") return undefined;
  return {
    title: describe(experiment, cell, language),
    number: own.total,
    about: sentencesOf(experiment, language),
    parts: sections.map((section) => partOf(experiment, section, language)),
  };
}

function sentencesOf(experiment: Experiment, language: Language): string[] {
  const words = exportWords[language];
  const said = (name: string, sentences: Experiment["tokens"] = []) =>
    sentences.map((tokens) => `${name}${tokens.map(({ text }) => text).join(" · ")}`);
  return [
    ...said(words.tokens, experiment.tokens),
    ...said(words.contextTokens, experiment.context_tokens),
  ];
}

function partOf(experiment: Experiment, section: Section, language: Language): WorkedPart {
  if (section.kind === "receipt") return receiptPart(experiment, section, language);
  const { title, rule, rows } = section;
  const lines = rows.map(({ label, cells }) => ({
    text: label,
    number: cells.map((cell) => tileText(experiment, cell).text).join("   "),
  }));
  return { title, rule, formula: "", lines, total: "", notes: [], from: [] };
}

function receiptPart(experiment: Experiment, one: Explanation, language: Language): WorkedPart {
  const { title, rule, lines, total, note, isSet, inline } = one;
  const written = lines.map(({ pieces, text, constant }) => ({
    text: pieces.map((piece) => piece.text).join(""),
    number: constant ? "" : text,
  }));
  const notes = [note, isSet ? whyWords[language].set(total) : ""].filter(Boolean);
  const { formula, op } = nodeOf(experiment, one.cell.node);
  return {
    title,
    rule,
    formula: op === "given" || op === "parameter" ? "" : formula,
    lines: written,
    total: inline ? "" : total,
    notes,
    from: sourcesIn(lines).map((cell) => ({
      name: describe(experiment, cell, language),
      number: shortDigits(valueAt(nodeOf(experiment, cell.node), cell.index)),
    })),
  };
}

/** The cells whose numbers appear in the lines, each once. */
function sourcesIn(lines: readonly PrintedLine[]): Cell[] {
  const all = lines.flatMap(({ pieces, cell }) => [...pieces.map((piece) => piece.cell), cell]);
  const named = all.filter((cell) => cell !== undefined);
  return [...new Map(named.map((cell) => [`${cell.index} ${cell.node}`, cell])).values()];
}
