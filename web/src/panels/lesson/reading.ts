/** A lesson with the numbers of the current run. */
import type { Experiment } from "../../types/graph.js";
import type { Look, Part } from "../../types/frame.js";
import { say } from "../../draw/marks.js";
import { Access, Gone } from "./access.js";
import { type LessonId, specs } from "./specs/index.js";
import type { Action, LessonWords, Spec, LessonText, WordsFor } from "./types.js";

export type LessonTable = WordsFor<typeof specs>;

export interface Option {
  readonly id: string;
  readonly parts: readonly Part[];
  readonly right: boolean;
}

export interface Reading {
  readonly look: readonly Part[];
  readonly try: readonly Part[];
  readonly button: string;
  readonly action: Action;
  readonly trains: string | undefined;
  readonly question: readonly Part[];
  readonly options: readonly Option[];
  /** Absent if the outcome of the run differs from the text, because the reader has changed it. */
  readonly answer: readonly Part[] | undefined;
  /** Whether exactly one option is right; in a changed experiment it may be none or several. */
  readonly decided: boolean;
}

/** A lesson beside an experiment that the reader may have changed. */
export interface Told {
  readonly reading: Reading;
  /** It speaks of the experiment as it was opened, and this is how the changed one would answer. */
  readonly changed?: { readonly now: Reading | undefined };
}

export interface LessonRuns {
  readonly now: Experiment;
  /** The run of the experiment as it was opened. */
  readonly opened: Experiment;
  /** Settings or numbers differ from it, not only the words. */
  readonly altered: boolean;
}

export const lessonIds = Object.keys(specs) as readonly LessonId[];

export const isLesson = (id: string | undefined): id is LessonId =>
  id !== undefined && Object.hasOwn(specs, id);

/** Undefined if the run does not have the numbers of the lesson. */
export function readLesson(
  id: LessonId,
  experiment: Experiment,
  table: LessonTable,
): Reading | undefined {
  // Spec and words with the same id belong together, as the type of the table ensures.
  const spec = specs[id] as unknown as Spec<unknown, string>;
  const words = table[id] as unknown as LessonWords<unknown, string>;
  try {
    return read(spec, words, new Access(experiment));
  } catch (error) {
    if (error instanceof Gone) return undefined;
    throw error;
  }
}

/**
 * A lesson goes along with other words as long as its answer holds. In an experiment that is changed in
 * any other way its question may be false, so it is asked of the experiment as it was opened.
 */
export function tellLesson(
  id: LessonId,
  { now, opened, altered }: LessonRuns,
  table: LessonTable,
): Told | undefined {
  const own = readLesson(id, now, table);
  if (own?.answer && !altered) return { reading: own };
  const reading = readLesson(id, opened, table);
  return reading && { reading, changed: { now: own } };
}

/** The word that a lesson shows in the picture of a node. */
export function lookIn(id: LessonId, experiment: Experiment, node: string): Look | undefined {
  const spec = specs[id] as unknown as Spec<unknown, string>;
  try {
    return spec.looks?.(new Access(experiment), node);
  } catch (error) {
    if (error instanceof Gone) return undefined;
    throw error;
  }
}

/** Whether the answer of a lesson is true of an experiment, so that its question may be asked there. */
export function isTrueOf(id: LessonId, experiment: Experiment): boolean {
  const spec = specs[id] as unknown as Spec<unknown, string>;
  try {
    const at = new Access(experiment);
    return rightOf(spec, spec.facts(at), at).join() === spec.told;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
}

/** The options that the run makes right; in a changed experiment it may be none or several. */
const rightOf = (spec: Spec<unknown, string>, facts: unknown, at: Access): string[] =>
  Object.entries(spec.options).flatMap(([id, holds]) => (holds(facts, at) ? [id] : []));

function read(
  spec: Spec<unknown, string>,
  words: LessonWords<unknown, string>,
  at: Access,
): Reading {
  const facts = spec.facts(at);
  const filled = (text: LessonText<unknown>) =>
    typeof text === "string" ? [say(text)] : text(facts);
  const rights = rightOf(spec, facts, at);
  const options = Object.keys(spec.options).map((id) => ({
    id,
    parts: filled(words.options[id] as LessonText<unknown>),
    right: rights.includes(id),
  }));
  const decided = rights.length === 1;
  return {
    look: filled(words.look),
    try: filled(words.try),
    button: words.button,
    action: spec.action(at),
    trains: spec.trains,
    question: filled(words.question),
    options,
    answer: decided && rights[0] === spec.told ? filled(words.answer) : undefined,
    decided,
  };
}
