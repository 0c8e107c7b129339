/** Which word of the picture of a translation is looked at: the reader's choice, otherwise the one that tells most. */
import type { Look } from "../../../types/frame.js";
import type { Cell, Experiment } from "../../../types/graph.js";
import { arcsAt, mainOf, readingOf, type Reading, type Told } from "./reading.js";

export interface Focus {
  /** The arcs in full colour, the first with its share. */
  readonly told: readonly Told[];
  /** The reader chose them. */
  readonly chosen: boolean;
  /** The word of the answer that the reader chose. */
  readonly answer: number | undefined;
  /** The number that stands for a word of the sentence. */
  readonly cellOf: (word: number) => Cell | undefined;
}

/** What the reader looks at, and what is pinned. */
export interface Chosen {
  readonly look?: Look | undefined;
  readonly pinned?: Cell | undefined;
}

export function focusOf(experiment: Experiment, reading: Reading, { look, pinned }: Chosen): Focus {
  const chosen =
    look && textAt(reading, look.token) === look.text
      ? look
      : pinned && lookAtTranslation(experiment, pinned);
  const count = reading.source.length;
  const cellOf = (word: number) => arcsAt(reading, word)[0]?.cell;
  const main = mainOf(reading);
  const usual = main ? [main] : [];
  if (chosen === undefined) return { told: usual, chosen: false, answer: undefined, cellOf };
  if (chosen.token >= count)
    return { told: usual, chosen: true, answer: chosen.token - count, cellOf };
  const told = arcsAt(reading, chosen.token);
  return {
    told: told.length > 0 ? told : usual,
    chosen: told.length > 0,
    answer: undefined,
    cellOf,
  };
}

/** Words of the answer are counted on from those of the sentence. */
const textAt = ({ source, answer }: Reading, at: number): string =>
  (source[at] ?? answer[at - source.length])?.text ?? "";

/** The word that a number stands for. */
export function lookAtTranslation(experiment: Experiment, cell: Cell): Look | undefined {
  const reading = readingOf(experiment);
  const same = (one: Cell | undefined) => one?.node === cell.node && one.index === cell.index;
  const head = reading.relations.findIndex(({ arcs }) => arcs.some((arc) => same(arc.cell)));
  const row = reading.relations[head]?.arcs.find((arc) => same(arc.cell))?.row;
  if (row !== undefined) return { token: row, text: textAt(reading, row), head };
  const word = reading.answer.findIndex((one) => same(one.cell));
  if (word < 0) return undefined;
  const token = reading.source.length + word;
  return { token, text: textAt(reading, token), head: 0 };
}

/** From a word to the one `by` places on, through the sentence and then the answer. */
export function lookBesideTranslation(experiment: Experiment, from: Look, by: number): Look {
  const reading = readingOf(experiment);
  const count = reading.source.length + reading.answer.length;
  const token = Math.min(Math.max(0, from.token + by), count - 1);
  return { ...from, token, text: textAt(reading, token) };
}
