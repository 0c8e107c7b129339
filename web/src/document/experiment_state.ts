/** An experiment in the reader's hands, as plain data that never changes: a change is another one. */
import type { Ablation, RunRequest, RunResult } from "../types/wire.js";
import type { Cuts, Splitting } from "./segment.js";
import { noEdits, withoutNode, type Edits } from "./edits.js";
import { isEmpty, sentencesOf, withSentences, type Edited, type Sentences } from "./experiment.js";
import { pointerTo, withValueAt } from "./pointer.js";

export interface ExperimentState {
  /** The experiment as it was opened, and its sentences then. */
  readonly opened: RunRequest;
  readonly original: Sentences;
  /** What could be taken away from it then. */
  readonly ablations: readonly Ablation[];
  /** As it was opened, with the reader's settings. */
  readonly settings: RunRequest;
  readonly edits: Edits;
  /** Tokens that came with the experiment, and the way they were cut. */
  readonly given?: { readonly splitting: Splitting; readonly cuts: Cuts };
}

/** All that undo brings back. */
export interface DocumentState {
  readonly experiment: ExperimentState;
  readonly sentences: Sentences;
  readonly splitting: Splitting;
}

/** An experiment as it comes, with the sentences that its result has. */
export function opened(request: RunRequest, result: RunResult): DocumentState {
  const found = sentencesOf(request, result);
  const sentences = found.input.length > 0 ? found : { input: [""], context: [] };
  const experiment = {
    opened: request,
    original: sentences,
    ablations: result.settings.ablations,
    settings: request,
    edits: noEdits,
  };
  return { experiment, sentences, splitting: splittingOf(request) };
}

/** How an experiment cuts its sentences. */
export function splittingOf({ input }: RunRequest): Splitting {
  if (input?.tokenizer === "whitespace") return "whitespace";
  return input?.tokenizer === "character" ? "characters" : "words";
}

export const isOriginal = ({ experiment, sentences }: DocumentState): boolean =>
  JSON.stringify(sentences) === JSON.stringify(experiment.original);

/** Whether there is nothing to compute. */
export const isBlank = (state: DocumentState): boolean =>
  isEmpty(state.sentences) && !isOriginal(state);

/** The request that follows from the sentences and settings; edits are laid on it. */
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
  // What an experiment on numbers alone gave way to is what the reader goes on with.
  const own = experiment.settings.program
    ? { ...experiment, settings: requestOf(state).request, original: sentences }
    : experiment;
  return { ...own, settings: withValueAt(own.settings, path, value) };
}

/** With the node computed again: neither edited nor given. */
export function cleared(experiment: ExperimentState, node: string): ExperimentState {
  const settings = withValueAt(experiment.settings, pointerTo("overrides", node), undefined);
  return { ...experiment, settings, edits: withoutNode(experiment.edits, node) };
}
