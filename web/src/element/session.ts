import {
  EngineError,
  type Engine,
  type RunRequest,
  type RunResult,
  type Words,
} from "../engine/index.js";
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
  isEmpty,
  sentencesOf,
  withSentences,
  type Edited,
  type Notice,
  type Sentences,
} from "./experiment.js";
import { History, type Change } from "./history.js";
import { pointerTo, withValueAt } from "./pointer.js";

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
  /** The last change; where it was taken back, that very one. */
  lastChange: Change | undefined;
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

  /** Keeps what is shown, to compare with. */
  keep(): void {
    this.baseline = this.answered;
    this.changed();
  }

  release(): void {
    this.baseline = undefined;
    this.changed();
  }

  /** Loads an experiment. Its sentences appear with its result. */
  async open(request: RunRequest): Promise<void> {
    const [first, sentences, shown] = [!this.#desk, this.sentences, this.answered];
    const result = await this.#run({ request });
    if (!result) return;
    const typed = first && this.sentences !== sentences ? this.sentences : undefined;
    this.#begin({ kind: "open" });
    this.previous = shown;
    this.#load(request, result);
    this.changed();
    if (!typed) return;
    // Nothing could be computed before this, so what was typed meanwhile is computed now.
    this.#begin({ kind: "sentence", place: "" });
    this.sentences = typed;
    await this.#recompute();
  }

  #load(request: RunRequest, result: RunResult): void {
    this.splitting = splittingOf(request);
    this.sentences = sentencesOf(request, result);
    if (this.sentences.input.length === 0) this.sentences = { input: [""], context: [] };
    this.#desk = { opened: request, original: this.sentences, settings: request, edits: noEdits };
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

  #write({ side, index }: Place, text: string): void {
    this.#begin({ kind: "sentence", place: `${side}/${index}` }, this.#composing);
    this.sentences = { ...this.sentences, [side]: this.sentences[side].with(index, text) };
  }

  split(splitting: Splitting): Promise<void> {
    this.#begin({ kind: "split" });
    this.splitting = splitting;
    return this.#recompute();
  }

  /** Sets the field at a JSON pointer, "/attention/num_heads"; undefined gives its default back. */
  set(path: string, value: unknown, title?: Words): Promise<void> {
    return this.#change({ kind: "setting", path, ...(title && { title }) }, (desk) => {
      // What an experiment on numbers alone gave way to is what the reader goes on with.
      const own = desk.settings.program
        ? { ...desk, settings: this.#wanted(desk).request, original: this.sentences }
        : desk;
      return { ...own, settings: withValueAt(own.settings, path, value) };
    });
  }

  /** Writes a value into a cell; everything after it follows. */
  override(cell: Cell, value: number): Promise<void> {
    const node = this.answered?.result.graph.find(({ id }) => id === cell.node);
    if (!node) return Promise.resolve();
    return this.#change({ kind: "cell", cell, title: node.title }, (desk) => ({
      ...desk,
      edits: withCell(desk.edits, node, cell.index, value),
    }));
  }

  /** Gives all cells of a node back to the computation. */
  clearOverride(node: string): Promise<void> {
    const title = this.answered?.result.graph.find(({ id }) => id === node)?.title;
    return this.#change({ kind: "clear", node, ...(title && { title }) }, (desk) => ({
      ...desk,
      settings: withValueAt(desk.settings, pointerTo("overrides", node), undefined),
      edits: withoutNode(desk.edits, node),
    }));
  }

  /** Allows or forbids a query to see a key, in every layer and every head. */
  paint(target: PaintTarget, allowed: boolean): Promise<void> {
    return this.#change({ kind: "paint" }, (desk) => ({
      ...desk,
      edits: withPaint(desk.edits, target, allowed),
    }));
  }

  /** The mask as the settings have it. */
  clearPaint(): Promise<void> {
    return this.#change({ kind: "unpaint" }, (desk) => ({
      ...desk,
      edits: { ...desk.edits, painted: noEdits.painted },
    }));
  }

  undo(): Promise<void> {
    return this.#travel(this.undoable, (state) => this.#history.undo(state));
  }

  redo(): Promise<void> {
    return this.#travel(this.redoable, (state) => this.#history.redo(state));
  }

  get #state(): State | undefined {
    const { sentences, splitting } = this;
    return this.#desk && { desk: this.#desk, sentences, splitting };
  }

  #begin(change: Change, goesOn = false): void {
    this.lastChange = change;
    if (this.#state && this.#history.begin(this.#state, change, goesOn))
      this.#before = this.answered;
  }

  #change(change: Change, changed: (desk: Desk) => Desk): Promise<void> {
    if (!this.#desk) return Promise.resolve();
    this.#begin(change);
    this.#desk = changed(this.#desk);
    return this.#recompute();
  }

  #travel(change: Change | undefined, move: (state: State) => State | undefined): Promise<void> {
    const to = this.#state && move(this.#state);
    if (!to) return Promise.resolve();
    this.lastChange = change;
    this.#before = this.answered;
    this.#desk = to.desk;
    this.sentences = to.sentences;
    this.splitting = to.splitting;
    return this.#recompute();
  }

  async #recompute(): Promise<void> {
    this.changed();
    if (!this.#desk || this.empty) return;
    await this.#run(this.#wanted(this.#desk), this.#desk);
    this.changed();
  }

  #wanted({ settings }: Desk): Edited {
    const untouched = this.splitting === splittingOf(settings) && this.#isOriginal();
    return untouched
      ? { request: settings }
      : withSentences(settings, this.sentences, this.splitting);
  }

  #isOriginal(): boolean {
    return JSON.stringify(this.sentences) === JSON.stringify(this.#desk?.original);
  }

  /** Shows the result where nothing newer is shown, and returns it where nothing newer is asked. */
  async #run({ request, notice }: Edited, desk?: Desk): Promise<RunResult | undefined> {
    const number = ++this.#asked;
    try {
      // An experiment as it was opened runs as it is, so that what is wrong with it is told.
      const plain = !desk || (request === desk.opened && !hasEdits(desk.edits));
      const { answered, misfit } = plain
        ? { answered: { request, result: await this.engine.run(request) }, misfit: false }
        : await this.#runLayers(request, desk.edits, number);
      if (number < this.#shown) return undefined;
      this.#show(number, answered, misfit ? "misfit" : notice);
      return number === this.#asked ? answered.result : undefined;
    } catch (error) {
      if (number === this.#asked && isTrouble(error)) this.error = error;
      this.changed();
      return undefined;
    }
  }

  /** Gives up between two layers where something newer is asked: it must not take its place. */
  async #runLayers(wanted: RunRequest, edits: Edits, number: number) {
    const steps = layers(wanted, edits);
    let answered: Answered | undefined;
    for (let step = steps.next(); ; step = steps.next(answered.result)) {
      if (step.done && answered) return { answered, misfit: step.value.misfit };
      if (step.done || (answered && number !== this.#asked)) throw superseded();
      const request: RunRequest = step.value;
      answered = { request, result: await this.engine.run(request) };
    }
  }

  #show(number: number, answered: Answered, notice: Notice | undefined): void {
    this.#shown = number;
    this.previous = this.#before;
    this.answered = answered;
    this.notice = notice;
    this.error = undefined;
  }
}

const superseded = () => new EngineError("superseded", "", "a newer change took its place");

function isTrouble(error: unknown): error is Trouble {
  return error instanceof EngineError && error.code !== "superseded";
}

/** How a loaded experiment cuts its sentences. */
function splittingOf({ input }: RunRequest): Splitting {
  if (input?.tokenizer === "whitespace") return "whitespace";
  return input?.tokenizer === "character" ? "characters" : "words";
}
