import { EngineError, type RunRequest, type RunResult } from "../engine/index.js";
import type { Cell, GraphNode } from "../player/types.js";
import { withChanges } from "../state/changes.js";
import { arranged } from "../state/experiment.js";
import {
  FIELD_NAMES,
  FIELDS,
  markupName,
  type Control,
  type FieldName,
  type PublicState,
} from "../state/fields.js";
import { cellSaid, cellState, indexSaid, timeSaid } from "../state/moment.js";
import { cell as cellCodec, type CellPlace } from "../state/places.js";
import { notice, type StateNotice } from "../state/texts.js";
import { languageOf } from "../words/index.js";
import { Attributes } from "./attributes.js";
import { dispatch } from "./events.js";
import { firstSentence } from "./experiment.js";
import { Links } from "./links.js";
import { Notices } from "./notices.js";
import { stageAt } from "./place.js";
import { openedState, viewState } from "./present.js";
import { defineProperties, setField, type StateProperties } from "./properties.js";
import { Refusals } from "./refusals.js";
import { hasCell, StoryElement } from "./story.js";

/** The fields that say what is opened: another one begins anew. */
const OPENED = ["preset", "request"] as const satisfies readonly FieldName[];

/** The fields that say what is computed. */
const EXPERIMENT = [
  ...OPENED,
  "text",
  "contextText",
  "tokens",
  "contextTokens",
  "tokenizer",
  "mask",
  "heads",
  "seed",
  "set",
  "edit",
  "allow",
  "forbid",
  "compare",
] as const satisfies readonly FieldName[];

const pick = (state: PublicState, fields: Iterable<FieldName>): PublicState =>
  Object.fromEntries([...fields].map((field) => [field, state[field]]));

const fieldsIn = (state: PublicState): FieldName[] => Object.keys(state) as FieldName[];

/**
 * A story with a public state: its attributes say what is shown and follow what the viewer does;
 * properties of the same names have the values, and events tell of them.
 */
export class StatefulElement extends StoryElement {
  static override properties = {
    lang: { reflect: true },
    theme: { reflect: true },
  };

  static override get observedAttributes(): string[] {
    return [...new Set([...super.observedAttributes, ...FIELD_NAMES.map(markupName)])];
  }

  declare theme: "light" | "dark" | undefined;
  /**
   * The address of the playground's own page, without a query, to which links lead. Without one they
   * lead to where the element stands, if it has an id.
   */
  page: string | undefined;
  protected readonly notices = new Notices(() => {
    this.requestUpdate();
  });
  readonly #links = new Links(this);
  readonly #attributes = new Attributes(this, (fields) => {
    this.#follow(fields);
  });
  /** Said, and not known to the story itself. */
  #given: Pick<PublicState, "autoplay" | "controls"> = {};
  /** Where to go once the numbers are there. */
  #awaited: PublicState | undefined;
  #openings = 0;
  #opening = false;
  #seen: readonly unknown[] = [];
  #ready = false;
  #state: PublicState | undefined;
  #told: { readonly stage?: string; readonly cell?: Cell | undefined } = {};
  #error: unknown;

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    this.#attributes.notice(name);
  }

  /** The public state: what differs from how the experiment and the reader's habits have it. */
  get state(): PublicState {
    return this.#state ?? this.#attributes.read().state;
  }

  /** Replaces the whole state; what is left out is as it comes. */
  set state(state: PublicState) {
    for (const field of FIELD_NAMES) setField(this, field, state[field]);
  }

  /** Sets the fields that are there, and no other. */
  change(state: PublicState): void {
    for (const field of fieldsIn(state)) setField(this, field, state[field]);
  }

  /** The nodes of the experiment with their values, as computed; none before the first answer. */
  get graph(): readonly GraphNode[] {
    return this.answered?.result.graph ?? [];
  }

  /** Shows an experiment. Rejects with an EngineError where the engine refuses it. */
  async run(request: RunRequest): Promise<RunResult> {
    await this.#open({ ...pick({}, EXPERIMENT), request });
    const { error, answered } = this.session;
    if (error) throw new EngineError(error.code, error.path, error.message);
    if (!answered) throw new EngineError("superseded", "", "a newer run took its place");
    return answered.result;
  }

  /**
   * Pins a cell, "3,1" in the present step or "query:3,1", and goes to the step where another is
   * said; without a cell, none is pinned. False where there is no such step or cell.
   *
   *     element.select("3,1", { stage: "weights", head: 2 });
   */
  select(
    place?: string | CellPlace | Cell,
    where: Pick<PublicState, "stage" | "step" | "head" | "sentence"> = {},
  ): boolean {
    const cell = typeof place === "string" ? cellCodec.read(place) : place;
    if (cell && "index" in cell) {
      const there = this.timeline !== undefined && hasCell(this.timeline, cell);
      if (there) this.pin(cell);
      return there;
    }
    if (place !== undefined && !cell) return false;
    return this.#go({ ...where, cell }, ["cell", ...fieldsIn(where)]);
  }

  /** Says what of a state could not be used as it was said. */
  tell(notices: readonly StateNotice[]): void {
    const more = this.notices.add(notices);
    if (more.length > 0) dispatch(this, "playground-error", { error: undefined, notices: more });
  }

  protected shows(control: Control): boolean {
    return this.#given.controls?.includes(control) ?? true;
  }

  protected override free(): void {
    super.free();
    this.#openings++;
    this.#seen = [];
    this.#ready = false;
    this.#state = this.#awaited = undefined;
  }

  protected override start(): void {
    this.#links.follow();
    const { state, notices } = this.#attributes.readFirst();
    this.tell(notices);
    this.#setLook(state, fieldsIn(state));
    const { text, contextText = [], preset, request } = state;
    if (text) this.session.sentences = { input: text, context: contextText };
    else if (!preset && !request) this.session.sentences = firstSentence(this.language);
    void this.#open(state);
  }

  /** Attributes were written. */
  #follow(fields: ReadonlySet<FieldName>): void {
    // What comes before is read when it begins.
    if (!this.begun) return;
    const { state, notices } = this.#attributes.read(fields);
    this.tell(notices);
    this.#setLook(state, fields);
    this.#lookAgain();
    const said = { ...pick({}, fields), ...state };
    if (!EXPERIMENT.some((field) => fields.has(field))) {
      this.#go(said, [...fields]);
      return;
    }
    const anew = OPENED.some((field) => fields.has(field));
    const kept = anew ? {} : this.#keptBeside(fields);
    void this.#open({ ...kept, ...said }, anew || fields.has("compare"));
  }

  /** What still holds of an experiment where some of its fields are said anew. */
  #keptBeside(fields: ReadonlySet<FieldName>): PublicState {
    return {
      ...pick(this.state, EXPERIMENT),
      ...(fields.has("text") && { tokens: undefined }),
      ...(fields.has("contextText") && { contextTokens: undefined }),
    };
  }

  /** How things are shown: nothing of it needs numbers. */
  #setLook(state: PublicState, fields: Iterable<FieldName>): void {
    const said = new Set(fields);
    const own = (["autoplay", "controls"] as const).filter((field) => said.has(field));
    if (own.length > 0) this.#given = { ...this.#given, ...pick(state, own) };
    if (said.has("speed")) this.playbackRate = state.speed ?? 1;
    if (said.has("mode")) this.mode = state.mode ?? "on";
    const { panel, depth } = state;
    this.choose({
      ...(said.has("view") && { view: state.view }),
      ...(depth && { depth }),
      ...(panel && panel !== "none" && { tab: panel }),
      ...(said.has("panel") && { inspector: panel === "none" ? false : undefined }),
    });
  }

  /**
   * Opens what the state says. What the engine refuses of it is told and left out. `compares`: it
   * also says what to compare with.
   */
  async #open(state: PublicState, compares = true): Promise<void> {
    const number = ++this.#openings;
    this.#opening = true;
    this.#awaited = state;
    const request = await this.#requestOf(state);
    const refusals = new Refusals(state);
    while (number === this.#openings) {
      await this.session.open(request, (opened) => arranged(opened, refusals.rest));
      const { error } = this.session;
      if (!error || !refusals.drop(error)) break;
    }
    if (number !== this.#openings) return;
    this.tell(refusals.notices);
    this.#opening = false;
    const { answered } = this.session;
    if (answered && this.answered === answered) this.#awaited = undefined;
    this.requestUpdate();
    if (!compares) return;
    if (answered && state.compare)
      await this.session.compareWith(withChanges(answered.request, state.compare));
    else if (this.session.baseline) this.session.release();
  }

  async #requestOf({ preset, request }: PublicState): Promise<RunRequest> {
    if (request) return request;
    if (preset === undefined) return this.first.request;
    await this.loadPresets();
    const found = this.presets.find(({ id }) => id === preset);
    if (!found) this.tell([notice("absent", "preset", preset)]);
    return found?.request ?? this.first.request;
  }

  protected override shown(): void {
    const awaited = this.#awaited;
    if (!awaited) return;
    if (!this.#opening) this.#awaited = undefined;
    this.#go(awaited, fieldsIn(awaited));
    if (awaited.autoplay && !this.still.matches) void this.play();
  }

  /** To the step and cell that these fields say; false where there is no such. */
  #go(said: PublicState, fields: readonly FieldName[]): boolean {
    const { timeline } = this;
    if (!timeline) return false;
    const lost: StateNotice[] = [];
    const named = said.stage ?? said.step;
    const here = named === undefined && { step: stageAt(timeline, this.currentTime) + 1 };
    const moves = named !== undefined || said.moment !== undefined;
    const time = moves ? timeSaid(timeline, { ...said, ...here }) : undefined;
    if (time !== undefined) this.currentTime = time;
    if (named !== undefined && indexSaid(timeline, said) === undefined)
      lost.push(notice("absent", said.stage === undefined ? "step" : "stage", String(named)));
    if (fields.some((field) => ["cell", "head", "sentence"].includes(field)))
      lost.push(...this.#goToCell(said, fields));
    this.tell(lost);
    return lost.length === 0;
  }

  #goToCell(said: PublicState, fields: readonly FieldName[]): StateNotice[] {
    const { timeline } = this;
    if (!timeline) return [];
    const index = stageAt(timeline, this.currentTime);
    const { pinned } = this.choices;
    const before = pinned && !fields.includes("cell") ? cellState(timeline, pinned, index) : {};
    const state = { ...before, ...said };
    this.choose({ batch: (state.sentence ?? 1) - 1, head: (state.head ?? 1) - 1 });
    const cell = cellSaid(timeline, state, index);
    this.pin(cell);
    if (said.panel && said.panel !== "none") this.choose({ tab: said.panel });
    if (!state.cell || cell) return [];
    return [notice("absent", "cell", FIELDS.cell.print(state.cell))];
  }

  override updated(): void {
    this.#tellError();
    if (!this.answered || !this.timeline || this.#awaited) return;
    const seen = this.#seeing();
    if (seen.every((one, i) => one === this.#seen[i])) return;
    this.#seen = seen;
    const state = (this.#state = this.#present());
    const changed = this.#attributes.write(state);
    if (!this.#ready) dispatch(this, "playground-ready", { state, graph: this.graph });
    else if (changed.length > 0) dispatch(this, "playground-change", { state, changed });
    this.#ready = true;
    this.#tellPlace();
  }

  /** Has the state written even if nothing that it depends on has changed. */
  #lookAgain(): void {
    this.#seen = [];
    this.requestUpdate();
  }

  /** All that the state depends on; while it plays the moment does not count. */
  #seeing(): readonly unknown[] {
    const { timeline, choices, session, paused, currentTime } = this;
    const { pinned, view, depth, tab, inspector, batch, head } = choices;
    const { state, baseline } = session;
    const shown = [timeline, pinned, view, depth, tab, inspector, batch, head];
    const place = paused ? currentTime : timeline && stageAt(timeline, currentTime);
    const ways = [paused, place, this.playbackRate, this.mode, this.lang, this.theme, this.#given];
    return [...shown, ...ways, state?.desk, state?.sentences, state?.splitting, baseline];
  }

  #present(): PublicState {
    const { timeline, session, choices, example } = this;
    return {
      ...openedState(session, example, this.first),
      ...(timeline && viewState(timeline, this.currentTime, choices)),
      ...(this.mode !== "on" && { mode: this.mode }),
      ...(this.playbackRate !== 1 && { speed: this.playbackRate }),
      ...this.#given,
      ...(this.lang && { lang: languageOf(this.lang) }),
      ...(this.theme && { theme: this.theme }),
    };
  }

  #tellPlace(): void {
    const { timeline, choices } = this;
    const step = timeline ? stageAt(timeline, this.currentTime) : 0;
    const { id: stage = "" } = timeline?.stages[step] ?? {};
    const { pinned: cell } = choices;
    const told = this.#told;
    this.#told = { stage, cell };
    const steps = timeline?.stages.length ?? 0;
    if (stage !== told.stage) dispatch(this, "playground-step", { stage, step: step + 1, steps });
    if (cell === told.cell) return;
    const value = cell && this.graph.find(({ id }) => id === cell.node)?.values?.[cell.index];
    dispatch(this, "playground-select", { cell, value });
  }

  #tellError(): void {
    const { error } = this.session;
    if (error && error !== this.#error) dispatch(this, "playground-error", { error, notices: [] });
    this.#error = error;
  }
}

defineProperties(StatefulElement.prototype);

/** As a class whose instances have the properties of the state. */
export const StateElement = StatefulElement as unknown as Omit<typeof StatefulElement, never> &
  (new () => StatefulElement & StateProperties);
