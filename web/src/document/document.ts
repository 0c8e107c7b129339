import type { Engine } from "../engine/index.js";
import type { Cell, GraphNode, Words } from "../types/graph.js";
import type { Ablation, RunRequest, RunResult } from "../types/wire.js";
import type { Splitting } from "./segment.js";
import {
  cleared,
  isAltered,
  isBlank,
  opened,
  requestOf,
  withSetting,
  type ExperimentState,
  type DocumentState,
} from "./experiment_state.js";
import { hasEdits, noEdits, withCell, withPaint, type Edits, type PaintTarget } from "./edits.js";
import { isEmpty, type Edited, type Notice, type Sentences } from "./experiment.js";
import { History, type UserAction } from "./history.js";
import { Runs, type Answered, type Outcome, type ReportedError } from "./runs.js";
import { valueAt } from "./pointer.js";
import { attempt, valuesOf } from "../scene/values.js";
import { supplement } from "./supplement.js";
import { request } from "./values.js";

export type { Answered, ReportedError } from "./runs.js";

/** Which sentence on the page: in the batch of queries or of keys, and its index. */
export interface SentencePosition {
  readonly side: keyof Sentences;
  readonly index: number;
}

/** What became of opening: it is shown; `error` says why it was refused; or something newer took its place. */
export type Opened = "shown" | "refused" | "superseded";

/**
 * The reader's document: an experiment is opened, its sentences, settings and cells are changed, and
 * the latest result is shown until a newer one arrives. It uses the engine but not the DOM; `changed`
 * is called after every change of what is shown.
 */
export class ExperimentDocument {
  sentences: Sentences = { input: [""], context: [] };
  splitting: Splitting = "words";
  answered: Answered | undefined;
  /** The result before the last change; continuous changes such as typing count as one. */
  previous: Answered | undefined;
  /** The last change, or the change that was undone last. */
  lastAction: UserAction | undefined;
  /** The result the reader keeps for comparison. */
  baseline: Answered | undefined;
  notice: Notice | undefined;
  error: ReportedError | undefined;
  /** The nodes on the screen: their values are loaded first in a large result. */
  shown: () => readonly string[] = () => [];
  #experiment: ExperimentState | undefined;
  #wanted: RunRequest | undefined;
  #before: Answered | undefined;
  #composing = false;
  /** The reader typed before anything was opened. */
  #typedEarly = false;
  readonly #runs: Runs;
  #history: History<DocumentState>;

  constructor(
    private readonly engine: Engine,
    private readonly changed: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#runs = new Runs(engine);
    this.#history = new History(now);
  }

  /** There is nothing to compute: the last result stays, dimmed. */
  get empty(): boolean {
    return this.state ? isBlank(this.state) : isEmpty(this.sentences);
  }

  /** The experiment that is being opened, or could not be; otherwise the opened one. */
  get wanted(): RunRequest | undefined {
    return this.#wanted ?? this.opened;
  }

  /** Whether an experiment is being opened, or could not be. */
  get isOpening(): boolean {
    return this.#wanted !== undefined;
  }

  /** The experiment as it was opened. */
  get opened(): RunRequest | undefined {
    return this.#experiment?.opened;
  }

  /** The parts that can be removed from the experiment: now, and as it was opened. */
  get ablations(): { readonly now: readonly Ablation[]; readonly opened: readonly Ablation[] } {
    const now = this.answered?.result.settings.ablations ?? [];
    return { now, opened: this.#experiment?.result.settings.ablations ?? [] };
  }

  /** The result of the experiment as it was opened. */
  get firstResult(): RunResult | undefined {
    const { result } = this.#experiment ?? {};
    return result?.isBeginning ? undefined : result;
  }

  /** Whether the reader, or a link, changed settings or numbers of it; its sentences may differ. */
  get altered(): boolean {
    return this.#experiment !== undefined && isAltered(this.#experiment);
  }

  /** The experiment as it was opened, with the reader's settings. */
  get settings(): RunRequest | undefined {
    return this.#experiment?.settings;
  }

  get edits(): Edits {
    return this.#experiment?.edits ?? noEdits;
  }

  /** The change that `undo` reverts. */
  get undoable(): UserAction | undefined {
    return this.#history.undoable;
  }

  /** The change that `redo` repeats. */
  get redoable(): UserAction | undefined {
    return this.#history.redoable;
  }

  get canUndo(): boolean {
    return this.undoable !== undefined;
  }

  get canRedo(): boolean {
    return this.redoable !== undefined;
  }

  /** Keeps the current result for comparison. */
  keep(): void {
    this.baseline = this.answered;
    this.changed();
  }

  release(): void {
    this.baseline = undefined;
    this.changed();
  }

  /** Releases everything; pending results are ignored. */
  close(): void {
    this.#runs.forget();
    this.#history = new History(this.now);
    this.#experiment = this.#wanted = this.#before = undefined;
    this.answered = this.previous = this.baseline = this.lastAction = undefined;
    this.notice = this.error = undefined;
    this.#typedEarly = false;
    this.sentences = { input: [""], context: [] };
  }

  /**
   * Loads an experiment, with the changes of `arranged` if given. Its sentences appear with its result.
   * Changes that the engine rejects are left out. If it `begins`, what is shown may be a beginning.
   */
  async open(
    request: RunRequest,
    arranged: (opened: DocumentState) => DocumentState = (state) => state,
    begins = false,
  ): Promise<Opened> {
    const shown = this.answered;
    this.#wanted = request;
    const result = await this.#run({ request }, undefined, begins);
    if (typeof result === "string") return result;
    const bare = opened(request, result);
    const state = arranged(bare);
    const changed = state === bare ? result : await this.#run(requestOf(state), state.experiment);
    if (changed === "superseded") return changed;
    const stands = changed !== "refused";
    const typed = this.#typedEarly ? this.sentences : undefined;
    this.#typedEarly = false;
    this.#begin({ kind: "open" });
    this.previous = shown;
    this.#take(stands ? state : bare);
    this.changed();
    if (typed) {
      // Nothing could be computed before this, so what was typed meanwhile is computed now.
      this.#begin({ kind: "sentence", place: "" });
      this.sentences = typed;
      await this.#recompute();
    }
    return stands ? "shown" : "refused";
  }

  /** The reader changed a sentence. */
  edit(place: SentencePosition, text: string): Promise<void> {
    this.#write(place, text);
    this.#composing = false;
    return this.#recompute();
  }

  /** The sentence is still being composed in an input method: it is shown but not yet computed. */
  compose(place: SentencePosition, text: string): void {
    this.#write(place, text);
    this.#composing = true;
    this.changed();
  }

  #write({ side, index }: SentencePosition, text: string): void {
    this.#typedEarly ||= !this.#experiment;
    this.#begin({ kind: "sentence", place: `${side}/${index}` }, this.#composing);
    this.sentences = { ...this.sentences, [side]: this.sentences[side].with(index, text) };
  }

  split(splitting: Splitting): Promise<void> {
    this.#begin({ kind: "split" });
    this.splitting = splitting;
    return this.#recompute();
  }

  /**
   * Sets the field at a JSON pointer, "/attention/num_heads"; undefined restores its default. A change
   * that `continues` the last one of the same field, as while a slider is dragged, is undone with it.
   */
  set(path: string, value: unknown, title?: Words, continues = false): Promise<void> {
    return this.#change(
      { kind: "setting", path, ...(title && { title }) },
      (state) => withSetting(state, path, value),
      continues,
    );
  }

  /**
   * Adds what is missing for a backward pass: a prediction of the next token, its loss, and the pass from
   * there; or only the pass from a number.
   */
  differentiate(title: Words, of?: Cell): Promise<void> {
    const added = of
      ? { "/gradient": { of } }
      : { "/head": {}, "/targets": "next", "/gradient": { of: "loss" } };
    return this.#change({ kind: "setting", path: "/gradient", title }, (state) => {
      const missing = Object.entries(added).filter(
        ([path]) => valueAt(state.experiment.settings, path) === undefined,
      );
      return missing.reduce(
        (experiment, [path, value]) => withSetting({ ...state, experiment }, path, value),
        state.experiment,
      );
    });
  }

  /** Sets the value of a cell; everything that depends on it is computed again. */
  override(cell: Cell, value: number): Promise<void> {
    const node = this.answered?.result.graph.find(({ id }) => id === cell.node);
    if (!node) return Promise.resolve();
    return this.#change({ kind: "cell", cell, title: node.title }, ({ experiment }) => ({
      ...experiment,
      edits: withCell(experiment.edits, node, cell.index, value),
    }));
  }

  /** Removes all edits of a node, so that it is computed again. */
  clearOverride(node: string): Promise<void> {
    const title = this.answered?.result.graph.find(({ id }) => id === node)?.title;
    return this.#change({ kind: "clear", node, ...(title && { title }) }, ({ experiment }) =>
      cleared(experiment, node),
    );
  }

  /** Unmasks or masks a key for a query, in every layer and every head. */
  paint(target: PaintTarget, allowed: boolean): Promise<void> {
    return this.#change({ kind: "paint" }, ({ experiment }) => ({
      ...experiment,
      edits: withPaint(experiment.edits, target, allowed),
    }));
  }

  /** Restores the mask of the settings. */
  clearPaint(): Promise<void> {
    return this.#change({ kind: "unpaint" }, ({ experiment }) => ({
      ...experiment,
      edits: { ...experiment.edits, painted: noEdits.painted },
    }));
  }

  undo(): Promise<void> {
    return this.#travel(this.undoable, (state) => this.#history.undo(state));
  }

  redo(): Promise<void> {
    return this.#travel(this.redoable, (state) => this.#history.redo(state));
  }

  /** Computes an experiment for comparison with the current result. */
  async compareWith(request: RunRequest): Promise<void> {
    const { answered } = await this.#runs.run(request, undefined);
    if (!answered) return;
    this.baseline = answered;
    this.changed();
  }

  /**
   * What the number `of` becomes if another one is changed by a little and everything after it is computed again.
   * Nothing shown changes. Undefined if it could not be computed.
   */
  async nudged(cell: Cell, by: number, of: Cell): Promise<number | undefined> {
    const { state, answered } = this;
    const node = answered?.result.graph.find(({ id }) => id === cell.node);
    const value = valuesOf(node)?.[cell.index];
    if (!state || !node || value === undefined) return undefined;
    const edits = withCell(state.experiment.edits, node, cell.index, value + by);
    const { request } = requestOf(state);
    const { answered: again } = await this.#runs.run(request, edits);
    return valuesOf(again?.result.graph.find(({ id }) => id === of.node))?.[of.index];
  }

  /** Requests the values of these nodes; `changed` is called when they arrive. */
  request(nodes: readonly GraphNode[]): void {
    request(nodes);
  }

  /** The result of `work`. If it reads values that are not loaded, undefined, and they are requested. */
  complete<T>(work: () => T): T | undefined {
    const { made, missing } = attempt(work);
    this.request(missing);
    return made;
  }

  /** The state that undo restores: the experiment with the reader's changes. */
  get state(): DocumentState | undefined {
    const { sentences, splitting } = this;
    return this.#experiment && { experiment: this.#experiment, sentences, splitting };
  }

  #begin(change: UserAction, continues = false): void {
    this.lastAction = change;
    if (this.state && this.#history.begin(this.state, change, continues))
      this.#before = this.answered;
  }

  #take({ experiment, sentences, splitting }: DocumentState): void {
    this.#wanted = undefined;
    this.#experiment = experiment;
    this.sentences = sentences;
    this.splitting = splitting;
  }

  #change(
    change: UserAction,
    changed: (state: DocumentState) => ExperimentState,
    continues = false,
  ): Promise<void> {
    const state = this.state;
    if (!state) return Promise.resolve();
    this.#begin(change, continues);
    this.#experiment = changed(state);
    return this.#recompute();
  }

  #travel(
    change: UserAction | undefined,
    move: (state: DocumentState) => DocumentState | undefined,
  ): Promise<void> {
    const to = this.state && move(this.state);
    if (!to) return Promise.resolve();
    this.lastAction = change;
    this.#before = this.answered;
    this.#take(to);
    return this.#recompute();
  }

  async #recompute(): Promise<void> {
    this.changed();
    const state = this.state;
    if (!state || this.empty) return;
    await this.#run(requestOf(state), state.experiment, this.answered?.result.isBeginning);
    this.changed();
  }

  /** More of an answer has arrived. */
  #fill({ result: { tokens } }: Answered, more: (result: RunResult) => RunResult): void {
    const filled = (one: Answered | undefined) =>
      one?.result.tokens === tokens ? { ...one, result: more(one.result) } : one;
    this.answered = filled(this.answered);
    this.previous = filled(this.previous);
    this.baseline = filled(this.baseline);
    this.#before = filled(this.#before);
    this.changed();
  }

  #supplement(answered: Answered): void {
    supplement(this.engine, answered, (old, more) => {
      this.#fill(old, more);
    });
  }

  /** The whole answer takes the place of its beginning. */
  async #finish(beginning: Answered, whole: Promise<Outcome>): Promise<void> {
    const { answered, error } = await whole;
    if (error) {
      this.error = error;
      this.changed();
    }
    if (!answered) return;
    const { result } = answered;
    if (this.#experiment?.result === beginning.result)
      this.#experiment = { ...this.#experiment, result };
    this.#fill(beginning, () => result);
    this.#supplement(answered);
  }

  /** Shows what comes of it, and returns the result unless it was refused or something newer is asked. */
  async #run(
    { request, notice }: Edited,
    experiment?: ExperimentState,
    begins = false,
  ): Promise<RunResult | "refused" | "superseded"> {
    // An experiment as it was opened runs as it is, so that what is wrong with it is told.
    const plain = !experiment || (request === experiment.opened && !hasEdits(experiment.edits));
    const { answered, whole, misfit, newest, error } = await this.#runs.run(
      request,
      plain ? undefined : experiment.edits,
      this.shown(),
      begins,
    );
    if (answered) {
      if (whole) void this.#finish(answered, whole);
      else this.#supplement(answered);
      this.previous = this.#before;
      this.answered = answered;
      this.notice = misfit ? "misfit" : notice;
      this.error = undefined;
      return newest ? answered.result : "superseded";
    }
    if (error) this.error = error;
    this.changed();
    return error ? "refused" : "superseded";
  }
}
