import { EngineError } from "../types/error.js";
import type { Cell } from "../types/graph.js";
import type { RunRequest, RunResult } from "../types/wire.js";
import {
  FIELD_NAMES,
  markupName,
  type Control,
  type FieldName,
  type PublicState,
} from "../document/state/fields.js";
import { cell as cellCodec, type CellPlace } from "../document/state/places.js";
import type { StateNotice } from "../document/state/texts.js";
import { Attributes } from "./state/attributes.js";
import { dispatch } from "./events.js";
import { firstSentence } from "../document/experiment.js";
import { goTo } from "./state/apply_state.js";
import { Links } from "./state/link_targets.js";
import { Notices } from "./state/notices.js";
import { Opening } from "./state/opening.js";
import { defineProperties, setField, type FieldProperties } from "./state/properties.js";
import { hasCell, StoryElement } from "./story.js";
import { Telling } from "./state/report_state.js";

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
  readonly notices = new Notices(() => {
    this.requestUpdate();
  });
  readonly #links = new Links(this);
  readonly #attributes = new Attributes(this, (fields) => {
    this.#follow(fields);
  });
  readonly #opening = new Opening(this);
  readonly #telling = new Telling(this, (state) => this.#attributes.write(state));
  /** Said, and not known to the story itself. */
  given: Pick<PublicState, "autoplay" | "controls"> = {};

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    this.#attributes.notice(name);
  }

  /** The public state: what differs from how the experiment and the reader's habits have it. */
  get state(): PublicState {
    return this.#telling.state ?? this.#attributes.read().state;
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
  get graph(): RunResult["graph"] {
    return this.answered?.result.graph ?? [];
  }

  /** Shows an experiment. Rejects with an EngineError where the engine refuses it. */
  async run(request: RunRequest): Promise<RunResult> {
    await this.#opening.open({ ...pick({}, EXPERIMENT), request });
    const { error, answered } = this.document;
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

  /** Whether this part of the element is there. */
  shows(control: Control): boolean {
    return this.given.controls?.includes(control) ?? true;
  }

  protected override free(): void {
    super.free();
    this.#opening.forget();
    this.#telling.forget();
  }

  protected override start(): void {
    this.#links.follow();
    const { state, notices } = this.#attributes.readFirst();
    this.tell(notices);
    this.#setLook(state, fieldsIn(state));
    const { text, contextText = [], preset, request } = state;
    if (text) this.document.sentences = { input: text, context: contextText };
    else if (!preset && !request) this.document.sentences = firstSentence(this.language);
    void this.#opening.open(state);
  }

  /** Attributes were written. */
  #follow(fields: ReadonlySet<FieldName>): void {
    // What comes before is read when it begins.
    if (!this.begun) return;
    const { state, notices } = this.#attributes.read(fields);
    this.tell(notices);
    this.#setLook(state, fields);
    this.#telling.lookAgain();
    const said = { ...pick({}, fields), ...state };
    if (!EXPERIMENT.some((field) => fields.has(field))) {
      this.#opening.add(said);
      this.#go(said, [...fields]);
      return;
    }
    const anew = OPENED.some((field) => fields.has(field));
    const kept = anew ? {} : this.#keptBeside(fields);
    void this.#opening.open({ ...kept, ...said }, anew || fields.has("compare"));
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
    if (own.length > 0) this.given = { ...this.given, ...pick(state, own) };
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

  protected override shown(): void {
    const awaited = this.#opening.arrive();
    if (!awaited) return;
    this.#go(awaited, fieldsIn(awaited));
    if (awaited.autoplay && !this.still.matches) void this.play();
  }

  /** To the step and cell that these fields say; false where there is no such. */
  #go(said: PublicState, fields: readonly FieldName[]): boolean {
    const { timeline } = this;
    if (!timeline) return false;
    const lost = goTo(this, timeline, said, fields);
    this.tell(lost);
    return lost.length === 0;
  }

  override updated(): void {
    this.#telling.tellError();
    if (this.answered && this.timeline && !this.#opening.isAwaited) this.#telling.tell();
  }
}

defineProperties(StatefulElement.prototype);

/** As a class whose instances have the properties of the state. */
export const StateElement = StatefulElement as unknown as Omit<typeof StatefulElement, never> &
  (new () => StatefulElement & FieldProperties);
