import { EngineError, type Engine, type RunRequest, type RunResult } from "../engine/index.js";
import type { Words } from "../engine/index.js";
import type { Cell } from "../player/types.js";
import type { Splitting } from "../words/index.js";
import {
  hasEdits,
  layers,
  noEdits,
  withCell,
  withoutNode,
  withPaint,
  type Edits,
  type PaintTarget,
} from "./edits.js";
import {
  firstExperiment,
  isEmpty,
  sentencesOf,
  withSentences,
  type Edited,
  type Notice,
  type Sentences,
} from "./experiment.js";
import { History, type Change } from "./history.js";
import { valueAt, withValueAt } from "./pointer.js";

/** Which sentence on the page: the batch of the queries or that of the keys, and the place in it. */
export interface Place {
  readonly side: keyof Sentences;
  readonly index: number;
}

/** An error worth telling: not that a newer run took the place of an older one. */
export type Trouble = Omit<EngineError, "code"> & {
  readonly code: Exclude<EngineError["code"], "superseded">;
};

/** What was asked together with what came of it. */
export interface Answered {
  readonly request: RunRequest;
  readonly result: RunResult;
}

/** An experiment in the reader's hands. It never changes: a change is another one. */
interface Desk {
  /** As it was opened; its sentences when it was. */
  readonly opened: RunRequest;
  readonly original: Sentences;
  /** As it was opened, with the reader's settings. */
  readonly settings: RunRequest;
  readonly edits: Edits;
}

/** All that undo brings back. */
interface State {
  readonly desk: Desk;
  readonly sentences: Sentences;
  readonly splitting: Splitting;
}

/**
 * One reader's session: an experiment is opened, its sentences, settings and cells are changed, and
 * the newest result stands until a newer one is there. It knows the engine and no DOM; `changed` is
 * called after every change of what it shows.
 */
export class Session {
  sentences: Sentences = { input: [""], context: [] };
  splitting: Splitting = "words";
  answered: Answered | undefined;
  /** What stood there before the last change; a change that goes on, as typing does, is one. */
  previous: Answered | undefined;
  /** What the reader keeps to compare with. */
  baseline: Answered | undefined;
  notice: Notice | undefined;
  error: Trouble | undefined;
  #desk: Desk | undefined;
  #before: Answered | undefined;
  #composing = false;
  #asked = 0;
  #shown = 0;
  readonly #history: History<State>;

  constructor(
    private readonly engine: Engine,
    private readonly changed: () => void,
    now: () => number = () => performance.now(),
  ) {
    this.#history = new History(now);
  }

  /** Nothing to compute: what was computed last stays, dimmed. */
  get empty(): boolean {
    return isEmpty(this.sentences) && !this.#isOriginal();
  }

  /** The experiment as it was opened. */
  get opened(): RunRequest | undefined {
    return this.#desk?.opened;
  }

  /** The experiment as it was opened, with the reader's settings. */
  get settings(): RunRequest | undefined {
    return this.#desk?.settings;
  }

  get edits(): Edits {
    return this.#desk?.edits ?? noEdits;
  }

  /** The change that `undo` takes back. */
  get undoable(): Change | undefined {
    return this.#history.undoable;
  }

  /** The change that `redo` brings back. */
  get redoable(): Change | undefined {
    return this.#history.redoable;
  }

  get canUndo(): boolean {
    return this.undoable !== undefined;
  }

  get canRedo(): boolean {
    return this.redoable !== undefined;
  }

  /** Loads an experiment. Its sentences appear with its result. */
  async open(request: RunRequest): Promise<void> {
    const [before, typed] = [this.#state, this.sentences];
    const result = await this.#run({ request }, noEdits);
    if (!result) return;
    if (before) this.#begin({ kind: "open" });
    this.#load(request, result);
    this.changed();
    if (before || this.#typedMeanwhile(typed)) return;
  }

  /** The reader changed a sentence. */
  edit(place: Place, text: string): Promise<void> {
    this.#write(place, text);
    this.#composing = false;
    return this.#recompute();
  }

  /** The sentence changed, but is still being composed: it is shown and not yet computed. */
  compose(place: Place, text: string): void {
    this.#write(place, text);
    this.#composing = true;
    this.changed();
  }
}
