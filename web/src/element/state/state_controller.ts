import type { ReactiveController } from "lit";
import { checkRun, supersededRun } from "../../engine/engine.js";
import { EngineError } from "../../types/error.js";
import type { Cell } from "../../types/graph.js";
import type { RunRequest, RunResult } from "../../types/wire.js";
import {
  FIELD_NAMES,
  type Control,
  type FieldName,
  type PublicState,
} from "../../document/state/fields.js";
import { cell as cellCodec, type CellPlace } from "../../document/state/places.js";
import { notice, type StateNotice } from "../../document/state/texts.js";
import { Attributes } from "./attributes.js";
import { dispatch } from "../events.js";
import { firstSentence } from "../../document/experiment.js";
import { FIRST_DRAWING, type WordDrawing } from "../../document/writing.js";
import { loadScenes } from "../../ops/registries/scenes.js";
import { goTo } from "./apply_state.js";
import { Links } from "./link_targets.js";
import type { Lesson } from "./lesson.js";
import { Notices } from "./notices.js";
import { Opening } from "./opening.js";
import { setField } from "./properties.js";
import type { Host } from "../host.js";
import { hasCell, type Story, type StoryListener } from "../story.js";
import { StateReport, type GivenState } from "./report_state.js";

/** The fields that select the experiment: changing one starts again. */
const OPENED = ["preset", "request", "model"] as const satisfies readonly FieldName[];

/** The fields that determine what is computed. */
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
 * The public state of the element: attributes set what is shown and follow the viewer's actions, and
 * events report changes.
 */
export class StateController implements ReactiveController, StoryListener {
  readonly notices = new Notices(() => {
    this.host.requestUpdate();
  });
  readonly #links: Links;
  readonly #attributes: Attributes;
  readonly #opening: Opening;
  readonly #report: StateReport;
  /** Fields that are set from outside and not part of the story. */
  given: GivenState = {};
  /** What was called before the first numbers, in order. */
  #calls: (() => void)[] = [];
  #first: { readonly grows: boolean } | undefined;

  constructor(
    private readonly host: Host,
    private readonly story: Story,
    lesson: Lesson,
  ) {
    this.#links = new Links(host, this);
    this.#attributes = new Attributes(host, (fields) => {
      this.#follow(fields);
    });
    this.#opening = new Opening(
      host,
      story,
      lesson,
      (notices) => {
        this.tell(notices);
      },
      () => this.#first !== undefined,
    );
    this.#report = new StateReport(host, story, this.#attributes);
    story.follow(this);
    host.addController(this);
  }

  /** Must be called for every attribute that changed. */
  attributeChanged(name: string): void {
    this.#attributes.notice(name);
  }

  /** The public state: what differs from the defaults of the experiment and the reader's preferences. */
  get state(): PublicState {
    return this.#report.state ?? this.#attributes.read().state;
  }

  /** Replaces the whole state; omitted fields get their defaults. */
  set state(state: PublicState) {
    const known = this.#known(state);
    for (const field of FIELD_NAMES) setField(this.host, field, known[field]);
  }

  /** Sets only the given fields. */
  change(state: PublicState): void {
    const known = this.#known(state);
    for (const field of fieldsIn(known)) setField(this.host, field, known[field]);
  }

  /** What of a state names a field; tells of the rest. A page may pass anything. */
  #known(state: PublicState | null | undefined): PublicState {
    const given = Object.entries(state ?? {});
    const isKnown = ([name]: [string, unknown]) =>
      (FIELD_NAMES as readonly string[]).includes(name);
    this.tell(
      given
        .filter((entry) => !isKnown(entry))
        .map(([name, value]) => notice("unknown", name, String(value))),
    );
    return Object.fromEntries(given.filter(isKnown));
  }

  /**
   * Shows an experiment, also where nobody has come near the element yet. Rejects with an EngineError
   * where the engine refuses it, or something newer takes its place.
   */
  async run(request: RunRequest): Promise<RunResult> {
    checkRun(request);
    this.story.begin();
    const opened = await this.#opening.open({ ...pick({}, EXPERIMENT), request });
    const { error, answered } = this.story.document;
    if (opened === "refused" && error) throw EngineError.from(error);
    if (opened !== "shown" || !answered) throw supersededRun();
    return answered.result;
  }

  /**
   * Pins a cell, "3,1" in the current step or "query:3,1", and goes to another step if one is given;
   * without a cell, unpins. False if there is no such step or cell.
   *
   *     element.select("3,1", { stage: "weights", head: 2 });
   */
  select(
    place?: string | CellPlace | Cell,
    where: Pick<PublicState, "stage" | "step" | "head" | "sentence"> = {},
  ): boolean {
    const cell = typeof place === "string" ? cellCodec.read(place) : place;
    if (cell && "index" in cell) {
      const { timeline } = this.story;
      if (!timeline) return this.#later(() => this.select(place, where));
      const there = hasCell(timeline, cell);
      if (there) this.story.pin(cell);
      return there;
    }
    if (place !== undefined && !cell) return false;
    if (!this.story.timeline) return this.#later(() => this.select(place, where));
    return this.#go({ ...where, cell }, ["cell", ...fieldsIn(where)]);
  }

  /** The first picture is shown as soon as a part of it is there; if it `grows`, it plays from its start. */
  openFirst(grows: boolean): void {
    this.#first = { grows };
  }

  /** Does it once there are numbers: now, or after the first have come. */
  whenShown(call: () => void): void {
    if (this.story.timeline) call();
    else this.#later(call);
  }

  #later(call: () => void): true {
    this.#calls.push(call);
    return true;
  }

  /** Says what of a state could not be used as it was said. */
  tell(notices: readonly StateNotice[]): void {
    const more = this.notices.add(notices);
    if (more.length > 0)
      dispatch(this.host, "playground-error", { error: undefined, notices: more });
  }

  /** Whether this part of the element is shown. */
  shows(control: Control): boolean {
    return this.given.controls?.includes(control) ?? true;
  }

  freed(): void {
    this.#calls = [];
    this.#opening.forget();
    this.#report.forget();
  }

  begun(): void {
    this.#links.follow();
    const { state, notices } = this.#attributes.readFirst();
    this.tell(notices);
    this.#setLook(state, fieldsIn(state));
    const { text, contextText = [], preset, request, model } = state;
    if (text) this.story.document.sentences = { input: text, context: contextText };
    else if (!preset && !request)
      this.story.document.sentences = firstSentence(this.story.language, model === "translate");
    // The picture of a model stands before they come.
    if (model === undefined) loadScenes([]).catch(() => undefined);
    void this.#opening.open(state);
  }

  /** Opens again what could not be opened, or could not be shown. */
  retry(): void {
    void this.story.loadPresets();
    void this.#opening.open(this.#attributes.read().state);
  }

  /** Attributes were written. */
  #follow(fields: ReadonlySet<FieldName>): void {
    // Earlier attributes are read when it begins.
    if (!this.story.begun) return;
    const { state, notices } = this.#attributes.read(fields);
    this.tell(notices);
    this.#setLook(state, fields);
    this.#report.renew();
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

  /** The fields of an experiment that stay valid if these change. */
  #keptBeside(fields: ReadonlySet<FieldName>): PublicState {
    return {
      ...pick(this.state, EXPERIMENT),
      ...(fields.has("text") && { tokens: undefined }),
      ...(fields.has("contextText") && { contextTokens: undefined }),
    };
  }

  /** Sets the fields of presentation, which do not need numbers. */
  #setLook(state: PublicState, fields: Iterable<FieldName>): void {
    const said = new Set(fields);
    const own = (["autoplay", "controls"] as const).filter((field) => said.has(field));
    if (own.length > 0) this.given = { ...this.given, ...pick(state, own) };
    const { player } = this.story.clock;
    if (said.has("speed")) player.playbackRate = state.speed ?? 1;
    if (said.has("mode")) player.mode = state.mode ?? "on";
    const { panel, depth } = state;
    this.story.choose({
      ...(said.has("view") && { view: state.view }),
      ...(depth && { depth }),
      ...(panel && panel !== "none" && { tab: panel }),
      ...(said.has("chapter") && { chapter: state.chapter }),
      ...(said.has("train") && { train: state.train }),
      ...(said.has("panel") && { inspector: panel && panel !== "none" }),
      drawing: this.#drawing(state, said),
    });
  }

  #drawing(state: PublicState, said: ReadonlySet<FieldName>): WordDrawing {
    const {
      temperature = FIRST_DRAWING.temperature,
      topK = FIRST_DRAWING.topK,
      draw = FIRST_DRAWING.seed,
    } = state;
    return {
      ...this.story.choices.drawing,
      ...(said.has("temperature") && { temperature }),
      ...(said.has("topK") && { topK }),
      ...(said.has("draw") && { seed: draw }),
    };
  }

  shown(): void {
    const { story } = this;
    const isBeginning = story.answered?.result.isBeginning === true;
    if (this.#first?.grows) {
      story.currentTime = 0;
      story.clock.player.play();
    }
    this.#first = isBeginning ? { grows: false } : undefined;
    // What else was asked for is looked for in the whole.
    if (isBeginning) return;
    const awaited = this.#opening.arrive();
    if (awaited) {
      this.#go(awaited, fieldsIn(awaited));
      if (awaited.autoplay && !this.story.still.matches) this.story.clock.player.play();
    }
    const calls = this.#calls;
    this.#calls = [];
    for (const call of calls) call();
  }

  /** Goes to the step and cell of these fields; false if they do not exist. */
  #go(said: PublicState, fields: readonly FieldName[]): boolean {
    const { timeline } = this.story;
    if (!timeline) return false;
    const lost = goTo(this.story, timeline, said, fields);
    this.tell(lost);
    return lost.length === 0;
  }

  hostUpdated(): void {
    this.#report.reportError();
    const { answered, timeline } = this.story;
    if (answered && timeline && !this.#opening.isAwaited) this.#report.report(this.given);
  }
}
