/** An experiment in the reader's hands, as plain data that never changes: a change is another one. */
import type { RunRequest, RunResult } from "../types/wire.js";
import type { Splitting } from "../ui/words/index.js";
import { noEdits, withoutNode, type Edits } from "./edits.js";
import { isEmpty, sentencesOf, withSentences, type Edited, type Sentences } from "./experiment.js";
import { pointerTo, withValueAt } from "./pointer.js";
import type { Cuts } from "./segment.js";

export interface Desk {
  /** The experiment as it was opened, and its sentences then. */
  readonly opened: RunRequest;
  readonly original: Sentences;
  /** As it was opened, with the reader's settings. */
  readonly settings: RunRequest;
  readonly edits: Edits;
  /** Tokens that came with the experiment, and the way they were cut. */
  readonly given?: { readonly splitting: Splitting; readonly cuts: Cuts };
}

/** All that undo brings back. */
export interface State {
  readonly desk: Desk;
  readonly sentences: Sentences;
  readonly splitting: Splitting;
}

/** An experiment as it comes, with the sentences that its result has. */
export function opened(request: RunRequest, result: RunResult): State {
  const found = sentencesOf(request, result);
  const sentences = found.input.length > 0 ? found : { input: [""], context: [] };
  const desk = { opened: request, original: sentences, settings: request, edits: noEdits };
  return { desk, sentences, splitting: splittingOf(request) };
}

/** How an experiment cuts its sentences. */
export function splittingOf({ input }: RunRequest): Splitting {
  if (input?.tokenizer === "whitespace") return "whitespace";
  return input?.tokenizer === "character" ? "characters" : "words";
}

export const isOriginal = ({ desk, sentences }: State): boolean =>
  JSON.stringify(sentences) === JSON.stringify(desk.original);

/** Whether there is nothing to compute. */
export const isBlank = (state: State): boolean => isEmpty(state.sentences) && !isOriginal(state);

/** The request that follows from the sentences and settings; edits are laid on it. */
export function wanted(state: State): Edited {
  const { desk, sentences, splitting } = state;
  const untouched = !desk.given && splitting === splittingOf(desk.settings) && isOriginal(state);
  if (untouched) return { request: desk.settings };
  const cuts = desk.given?.splitting === splitting ? desk.given.cuts : undefined;
  return withSentences(desk.settings, sentences, splitting, cuts);
}

export function withSetting(state: State, path: string, value: unknown): Desk {
  const { desk, sentences } = state;
  // What an experiment on numbers alone gave way to is what the reader goes on with.
  const own = desk.settings.program
    ? { ...desk, settings: wanted(state).request, original: sentences }
    : desk;
  return { ...own, settings: withValueAt(own.settings, path, value) };
}

/** With the node computed again: neither edited nor given. */
export function cleared(desk: Desk, node: string): Desk {
  const settings = withValueAt(desk.settings, pointerTo("overrides", node), undefined);
  return { ...desk, settings, edits: withoutNode(desk.edits, node) };
}
