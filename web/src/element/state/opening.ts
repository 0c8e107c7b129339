import type { RunRequest } from "../../types/wire.js";
import { withChanges, type Change } from "../../document/state/changes.js";
import type { Opened } from "../../document/document.js";
import type { DocumentState } from "../../document/experiment_state.js";
import { requestIn } from "../../document/experiment.js";
import { withPublicState } from "../../document/state/experiment_fields.js";
import type { FieldName, PublicState } from "../../document/state/fields.js";
import { notice, type ReadState, type StateNotice } from "../../document/state/texts.js";
import { Refusals } from "../../document/state/refusals.js";
import type { Host } from "../host.js";
import type { Story } from "../story.js";
import type { Landing } from "./film.js";
import type { Lesson } from "./lesson.js";

/** Opens a state, and keeps the place to go to until the numbers are computed. */
export class Opening {
  /** Where to go once the numbers are computed. */
  #awaited: PublicState | undefined;
  #number = 0;
  #busy = false;

  constructor(
    private readonly host: Host,
    private readonly story: Story,
    private readonly lesson: Lesson,
    /** Reports which parts of a state could not be used. */
    private readonly tell: (notices: readonly StateNotice[]) => void,
    /** Whether a beginning may be shown. */
    private readonly begins: () => boolean,
  ) {}

  /** Whether the numbers of the opened state are not computed yet. */
  get isAwaited(): boolean {
    return this.#awaited !== undefined;
  }

  /** Adds fields that were set before the numbers are computed. */
  add(said: PublicState): void {
    if (!this.#awaited) return;
    const moves = said.stage !== undefined || said.step !== undefined;
    const place = moves ? { stage: undefined, step: undefined, moment: undefined } : {};
    this.#awaited = { ...this.#awaited, ...place, ...said };
  }

  /** Called when numbers arrive: returns where to go. */
  arrive(): PublicState | undefined {
    const awaited = this.#awaited;
    const { isOpening, error } = this.story.document;
    // What the engine refuses in part is opened again without that part.
    if (!this.#busy || !(isOpening || error)) this.#awaited = undefined;
    return awaited;
  }

  /** Stops waiting for earlier requests. */
  forget(): void {
    this.#number++;
    this.#awaited = undefined;
  }

  /**
   * Opens a state. Parts that the engine rejects are reported and left out. `compares`: the state also
   * sets the comparison.
   */
  async open(said: PublicState, compares = true): Promise<Opened> {
    const { story } = this;
    const number = ++this.#number;
    const { state, notices } = withoutOutput(said);
    this.tell(notices);
    this.#busy = true;
    this.#awaited = state;
    const { opened, refusals } = await this.#tryAll(state, number);
    if (number !== this.#number) return "superseded";
    this.tell(refusals.notices);
    this.#busy = false;
    const { answered } = story.document;
    if (this.#awaited && answered && !answered.result.isBeginning && story.answered === answered) {
      this.#awaited = undefined;
      this.host.requestUpdate();
    }
    if (compares) await this.#compare(state);
    return opened;
  }

  /** Until the engine refuses nothing more of it, or something newer is opened. */
  async #tryAll(state: PublicState, number: number) {
    const { document } = this.story;
    const request = await this.#requestOf(state);
    const landing = await this.#landing(state, request);
    if (landing) this.story.film.land(landing);
    const refusals = new Refusals(state);
    for (;;) {
      if (number !== this.#number) return { opened: "superseded" as const, refusals };
      const arranged = (bare: DocumentState) => withPublicState(bare, refusals.rest);
      const begins = this.begins() && !landing && showsOpening(state);
      const opened = await document.open(request, arranged, begins);
      const { error } = document;
      if (opened !== "refused" || !error || !refusals.drop(error)) return { opened, refusals };
    }
  }

  async #compare({ compare }: PublicState): Promise<void> {
    const { document } = this.story;
    const { answered, baseline } = document;
    if (answered && compare) await document.compareWith(withChanges(answered.request, compare));
    else if (baseline) document.release();
  }

  /**
   * Unless the state names a place, an example opens at the picture of its lesson, and a state whose
   * level was taken away at the opening picture.
   */
  async #landing(state: PublicState, of: RunRequest): Promise<Landing | undefined> {
    const { preset } = state;
    if (MOMENT.some((field) => state[field] !== undefined)) return undefined;
    if (preset === undefined) return "level" in state ? { of } : undefined;
    const landing = await this.lesson.landing(preset, of);
    return landing && { ...landing, view: state.view ?? landing.view };
  }

  async #requestOf({ preset, request, model }: PublicState): Promise<RunRequest> {
    const { story } = this;
    if (request) return request;
    const first = story.exampleOf(model ?? "random").request;
    if (preset === undefined) return first;
    await story.loadPresets();
    const found = story.presets.find(({ id }) => id === preset);
    if (!found) this.tell([notice("absent", "preset", preset)]);
    return found ? requestIn(found, story.language) : story.first.request;
  }
}

/** Fields that say where in the story to begin. */
const MOMENT = [
  "level",
  "stage",
  "step",
  "moment",
  "autoplay",
] as const satisfies readonly FieldName[];

/** Whether the opening picture is what this state shows first. */
const showsOpening = (state: PublicState): boolean =>
  (["request", "preset", "compare"] as const).every((field) => state[field] === undefined) &&
  MOMENT.every((field) => field === "autoplay" || state[field] === undefined);

/** A request may say which part of the result it wants; what the page shows needs all of it. */
function withoutOutput(state: PublicState): ReadState {
  const isOutput = ({ path }: Change) => /^\/output(\/|$)/u.test(path);
  const notices: StateNotice[] = [];
  const kept = { ...state };
  if (state.request?.output) {
    const { output, ...request } = state.request;
    kept.request = request;
    notices.push(notice("output", "request", JSON.stringify(output)));
  }
  for (const field of ["set", "compare"] as const) {
    const changes = state[field];
    if (!changes?.some(isOutput)) continue;
    kept[field] = changes.filter((change) => !isOutput(change));
    notices.push(notice("output", field));
  }
  return { state: kept, notices };
}
