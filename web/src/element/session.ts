import { EngineError, type Engine, type RunRequest, type RunResult } from "../engine/index.js";
import type { Splitting } from "../words/index.js";
import {
  isEmpty,
  sentencesOf,
  withSentences,
  type Edited,
  type Notice,
  type Sentences,
} from "./experiment.js";

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

/**
 * One reader's session: an experiment is opened, its sentences are edited, and the newest result
 * stands until a newer one is there. It knows the engine and no DOM; `changed` is called after
 * every change of what it shows.
 */
export class Session {
  sentences: Sentences = { input: [""], context: [] };
  splitting: Splitting = "words";
  answered: Answered | undefined;
  notice: Notice | undefined;
  error: Trouble | undefined;
  #loaded: RunRequest | undefined;
  #original: Sentences | undefined;
  #asked = 0;
  #shown = 0;

  constructor(
    private readonly engine: Engine,
    private readonly changed: () => void,
  ) {}

  /** Nothing to compute: what was computed last stays, dimmed. */
  get empty(): boolean {
    return isEmpty(this.sentences) && !this.#isOriginal();
  }

  /** Loads an experiment. Its sentences appear with its result. */
  async open(request: RunRequest): Promise<void> {
    const [first, before] = [this.#loaded === undefined, this.sentences];
    const result = await this.#run({ request });
    if (!result) return;
    const typed = first && this.sentences !== before ? this.sentences : undefined;
    this.#load(request, result);
    this.changed();
    if (!typed) return;
    // Nothing could be computed before this, so what was typed meanwhile is computed now.
    this.sentences = typed;
    await this.#recompute();
  }

  #load(request: RunRequest, result: RunResult): void {
    this.#loaded = request;
    this.splitting = splittingOf(request);
    this.sentences = sentencesOf(request, result);
    if (this.sentences.input.length === 0) this.sentences = { input: [""], context: [] };
    this.#original = this.sentences;
  }

  /** The reader changed a sentence. */
  edit({ side, index }: Place, text: string): Promise<unknown> {
    const edited = this.sentences[side].with(index, text);
    this.sentences = { ...this.sentences, [side]: edited };
    return this.#recompute();
  }

  /** The sentence changed, but is still being composed: it is shown and not yet computed. */
  compose({ side, index }: Place, text: string): void {
    this.sentences = { ...this.sentences, [side]: this.sentences[side].with(index, text) };
    this.changed();
  }

  split(splitting: Splitting): Promise<unknown> {
    this.splitting = splitting;
    return this.#recompute();
  }

  /** Back to the experiment as it was opened. */
  async undo(): Promise<void> {
    if (this.#loaded) await this.open(this.#loaded);
  }

  async #recompute(): Promise<void> {
    this.changed();
    if (!this.#loaded || this.empty) return;
    await this.#run(this.#edited(this.#loaded));
    this.changed();
  }

  #edited(loaded: RunRequest): Edited {
    const untouched = this.splitting === splittingOf(loaded) && this.#isOriginal();
    return untouched ? { request: loaded } : withSentences(loaded, this.sentences, this.splitting);
  }

  #isOriginal(): boolean {
    return JSON.stringify(this.sentences) === JSON.stringify(this.#original);
  }

  /** Shows the result where nothing newer is shown, and returns it where nothing newer is asked. */
  async #run({ request, notice }: Edited): Promise<RunResult | undefined> {
    const number = ++this.#asked;
    try {
      const result = await this.engine.run(request);
      if (number < this.#shown) return undefined;
      this.#show(number, { request, result }, notice);
      return number === this.#asked ? result : undefined;
    } catch (error) {
      if (number === this.#asked && isTrouble(error)) this.error = error;
      this.changed();
      return undefined;
    }
  }

  #show(number: number, answered: Answered, notice: Notice | undefined): void {
    this.#shown = number;
    this.answered = answered;
    this.notice = notice;
    this.error = undefined;
  }
}

function isTrouble(error: unknown): error is Trouble {
  return error instanceof EngineError && error.code !== "superseded";
}

/** How a loaded experiment cuts its sentences. */
function splittingOf({ input }: RunRequest): Splitting {
  if (input?.tokenizer === "whitespace") return "whitespace";
  return input?.tokenizer === "character" ? "characters" : "words";
}
