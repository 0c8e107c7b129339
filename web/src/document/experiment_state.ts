/** An experiment with the reader's changes, as immutable data. */
import type { RunRequest, RunResult } from "../types/wire.js";
import type { Cuts, Splitting } from "./segment.js";
import { hasEdits, noEdits, withoutNode, type Edits } from "./edits.js";
import { isEmpty, sentencesOf, withSentences, type Edited, type Sentences } from "./experiment.js";
import { pointerTo, withValueAt } from "./pointer.js";

export interface ExperimentState {
  /** The experiment as it was opened, and its sentences then. */
  readonly opened: RunRequest;
  readonly original: Sentences;
  /** Its result then. */
  readonly result: RunResult;
  /** The opened experiment with the reader's settings. */
  readonly settings: RunRequest;
  readonly edits: Edits;
  /** Tokens given with the experiment, and how they were split. */
  readonly given?: { readonly splitting: Splitting; readonly cuts: Cuts };
}

/** The state that undo restores. */
export interface DocumentState {
  readonly experiment: ExperimentState;
  readonly sentences: Sentences;
  readonly splitting: Splitting;
}

/** A newly opened experiment, with the sentences of its result. */
export function opened(request: RunRequest, result: RunResult): DocumentState {
  const found = sentencesOf(request, result);
  const sentences = found.input.length > 0 ? found : { input: [""], context: [] };
  const experiment = {
    opened: request,
    original: sentences,
    result,
    settings: request,
    edits: noEdits,
  };
  return { experiment, sentences, splitting: splittingOf(request) };
}

/** How an experiment splits its sentences. */
export function splittingOf({ input }: RunRequest): Splitting {
  if (input?.tokenizer === "whitespace") return "whitespace";
  return input?.tokenizer === "character" ? "characters" : "words";
}

export const isOriginal = ({ experiment, sentences }: DocumentState): boolean =>
  JSON.stringify(sentences) === JSON.stringify(experiment.original);

/** Whether settings or numbers are other than they were opened; the sentences may be. */
export const isAltered = ({ opened, settings, edits }: ExperimentState): boolean =>
  hasEdits(edits) || (settings !== opened && JSON.stringify(settings) !== JSON.stringify(opened));

/** Whether there is nothing to compute. */
export const isBlank = (state: DocumentState): boolean =>
  isEmpty(state.sentences) && !isOriginal(state);

/** The request for the sentences and settings, to which edits are applied. */
export function requestOf(state: DocumentState): Edited {
  const { experiment, sentences, splitting } = state;
  const untouched =
    !experiment.given && splitting === splittingOf(experiment.settings) && isOriginal(state);
  if (untouched) return { request: experiment.settings };
  const cuts = experiment.given?.splitting === splitting ? experiment.given.cuts : undefined;
  return withSentences(experiment.settings, sentences, splitting, cuts);
}

export function withSetting(state: DocumentState, path: string, value: unknown): ExperimentState {
  const { experiment, sentences } = state;
  // An experiment without words has been replaced, and its replacement is kept.
  const own = experiment.settings.program
    ? { ...experiment, settings: requestOf(state).request, original: sentences }
    : experiment;
  return { ...own, settings: withValueAt(own.settings, path, value) };
}

/** The experiment with the node computed: neither edited nor given. */
export function cleared(experiment: ExperimentState, node: string): ExperimentState {
  const settings = withValueAt(experiment.settings, pointerTo("overrides", node), undefined);
  return { ...experiment, settings, edits: withoutNode(experiment.edits, node) };
}
