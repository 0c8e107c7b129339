import { html, LitElement, nothing, type TemplateResult } from "lit";
import { compareStyles } from "../compare/styles.js";
import {
  CONTROLS,
  FIELD_NAMES,
  markupName,
  type Control,
  type PublicState,
} from "../document/state/fields.js";
import type { CellPlace } from "../document/state/places.js";
import type { StateNotice } from "../document/state/texts.js";
import { frameStyles } from "../draw/styles.js";
import type { Engine } from "../engine/index.js";
import type { Mode } from "../story/player.js";
import type { Cell } from "../types/graph.js";
import type { RunRequest, RunResult } from "../types/wire.js";
import { dialogStyles } from "../ui/dialog.js";
import { FocusKeeper } from "../ui/focus.js";
import { base, theme } from "../ui/styles.js";
import type { AttentionPlayground as PublicElement } from "./api.js";
import { driveByKey, keepKey, undoByKey } from "./controls.js";
import type { Host } from "./host.js";
import {
  headerPart,
  inspectorPart,
  scenePart,
  sentencePart,
  sidePart,
  transportPart,
  type StoryMoment,
  type LoadedMoment,
} from "./parts.js";
import { bringIntoRail } from "./parts/rail.js";
import { Playground } from "./playground.js";
import { adoptProperties, defineProperties } from "./state/properties.js";
import { inspectorStyles } from "./styles/inspector.js";
import { layout } from "./styles/layout.js";
import { narrationStyles } from "./styles/narration.js";
import { railStyles } from "./styles/rail.js";
import { low, lowest } from "./styles/low.js";
import { responsive } from "./styles/responsive.js";
import { sentenceStyles } from "./styles/sentence.js";
import { translationStyles } from "./styles/translation.js";
import { writingStyles } from "./styles/writing.js";
import { transportStyles } from "./styles/transport.js";

/** The element. Its public interface is described in api.ts; its objects do the work. */
export class AttentionPlayground extends LitElement implements PublicElement, Host {
  static override properties = {
    lang: { reflect: true },
    theme: { reflect: true },
  };

  static override styles = [
    theme,
    base,
    layout,
    narrationStyles,
    sentenceStyles,
    railStyles,
    transportStyles,
    inspectorStyles,
    translationStyles,
    writingStyles,
    dialogStyles,
    compareStyles,
    frameStyles,
    low,
    responsive,
    lowest,
  ];

  static override get observedAttributes(): string[] {
    return [...new Set([...super.observedAttributes, ...FIELD_NAMES.map(markupName)])];
  }

  declare theme: "light" | "dark" | undefined;
  declare page: string | undefined;
  // What `defineProperties` makes.
  declare preset: PublicState["preset"];
  declare request: PublicState["request"];
  declare model: PublicState["model"];
  declare text: PublicState["text"];
  declare contextText: PublicState["contextText"];
  declare tokens: PublicState["tokens"];
  declare contextTokens: PublicState["contextTokens"];
  declare tokenizer: PublicState["tokenizer"];
  declare mask: PublicState["mask"];
  declare heads: PublicState["heads"];
  declare seed: PublicState["seed"];
  declare set: PublicState["set"];
  declare edit: PublicState["edit"];
  declare allow: PublicState["allow"];
  declare forbid: PublicState["forbid"];
  declare compare: PublicState["compare"];
  declare level: PublicState["level"];
  declare stage: PublicState["stage"];
  declare step: PublicState["step"];
  declare moment: PublicState["moment"];
  declare sentence: PublicState["sentence"];
  declare head: PublicState["head"];
  declare cell: PublicState["cell"];
  declare view: PublicState["view"];
  declare depth: PublicState["depth"];
  declare panel: PublicState["panel"];
  declare chapter: PublicState["chapter"];
  declare train: PublicState["train"];
  declare temperature: PublicState["temperature"];
  declare topK: PublicState["topK"];
  declare draw: PublicState["draw"];
  declare speed: PublicState["speed"];
  declare autoplay: PublicState["autoplay"];
  declare controls: PublicState["controls"];
  readonly #playground = new Playground(this);
  readonly #sizes = new ResizeObserver(() => {
    this.requestUpdate();
  });
  readonly #focus = new FocusKeeper();
  #current: HTMLElement | null = null;

  /** The engine of this element. It is not part of the public API; tests read its build. */
  get engine(): Engine {
    return this.#playground.story.engine;
  }

  get currentTime(): number {
    return this.#playground.story.currentTime;
  }

  set currentTime(seconds: number) {
    this.#playground.state.whenShown(() => {
      this.#playground.story.currentTime = seconds;
    });
  }

  get duration(): number {
    return this.#playground.clock.player.duration;
  }

  get paused(): boolean {
    return this.#playground.story.paused;
  }

  get ended(): boolean {
    return this.#playground.clock.player.ended;
  }

  get playbackRate(): number {
    return this.#playground.clock.player.playbackRate;
  }

  set playbackRate(rate: number) {
    this.#playground.clock.player.playbackRate = rate;
  }

  get mode(): Mode {
    return this.#playground.clock.player.mode;
  }

  set mode(mode: Mode) {
    this.#playground.clock.player.mode = mode;
  }

  play(): Promise<void> {
    this.#playground.state.whenShown(() => {
      this.#playground.clock.player.play();
    });
    return Promise.resolve();
  }

  /** For the page: its first picture is shown as soon as a part of it is there; if it `grows`, it plays. */
  openFirst(grows: boolean): void {
    this.#playground.state.openFirst(grows);
  }

  pause(): void {
    this.#playground.state.whenShown(() => {
      this.#playground.clock.player.pause();
    });
  }

  get state(): PublicState {
    return this.#playground.state.state;
  }

  set state(state: PublicState) {
    this.#playground.state.state = state;
  }

  change(state: PublicState): void {
    this.#playground.state.change(state);
  }

  get graph(): RunResult["graph"] {
    return this.#playground.story.graph;
  }

  run(request: RunRequest): Promise<RunResult> {
    return this.#playground.state.run(request);
  }

  select(
    place?: string | CellPlace | Cell,
    where?: Pick<PublicState, "stage" | "step" | "head" | "sentence">,
  ): boolean {
    return this.#playground.state.select(place, where);
  }

  /** What a key does; the own page passes on those pressed outside of the element. */
  drive(event: KeyboardEvent): void {
    const { story, present, controls } = this.#playground;
    if (!undoByKey(event, story.document) && !present.byKey(event)) driveByKey(event, controls);
  }

  /** Reports which parts of a state could not be used. */
  tell(notices: readonly StateNotice[]): void {
    this.#playground.state.tell(notices);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    this.#playground.state.attributeChanged(name);
  }

  override connectedCallback(): void {
    adoptProperties(this, [...FIELD_NAMES, "state", "currentTime", "playbackRate"]);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  override firstUpdated(): void {
    const room = this.#playground.picture.room();
    this.addEventListener("keydown", keepKey);
    this.#sizes.observe(this);
    if (room) this.#sizes.observe(room);
  }

  /** The rail follows the current step, and so does the focus if it was in the rail. */
  override updated(): void {
    const { picture, story } = this.#playground;
    this.#focus.settle();
    if (picture.drawn) story.foresee();
    const step = this.renderRoot.querySelector<HTMLElement>(".step.current");
    if (step === this.#current) return;
    const focused = this.shadowRoot?.activeElement;
    this.#current = step;
    if (step) bringIntoRail(step);
    if (focused?.matches(".step")) step?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { story, picture, files, sharing, course, training, present } = this.#playground;
    const { timeline } = story;
    const { current } = story.levels;
    const moment: StoryMoment = { timeline, current, frame: timeline && picture.frame(timeline) };
    const told: LoadedMoment | undefined = timeline && { ...moment, timeline };
    return html`<div
        class=${this.#classes().join(" ")}
        part="app"
        @focusin=${this.#focus.onFocusIn}
        @focusout=${this.#focus.onFocusOut}
        @keydown=${(event: KeyboardEvent) => {
          this.drive(event);
        }}
      >
        ${this.#part("header", headerPart, moment)} ${this.#part("sentence", sentencePart, moment)}
        ${this.#part("stages", sidePart, told)}
        ${told || story.document.error ? nothing : html`<div class="meanwhile"><slot></slot></div>`}
        ${scenePart(this.#playground, moment)} ${this.#part("panel", inspectorPart, told)}
        ${this.#part("play", transportPart, told)}
        ${told ? present.bar(told.timeline, current) : nothing}
      </div>
      ${files.dialog()} ${sharing.dialog(story.language)} ${course.dialog()} ${training.dialog()}
      <slot name="caption"></slot>`;
  }

  /** A part that may be hidden, and that does not exist at some moments. */
  #part<At>(
    control: Control,
    draw: (playground: Playground, moment: At) => TemplateResult,
    moment: At | undefined,
  ): TemplateResult | typeof nothing {
    const { state, present } = this.#playground;
    const shown = present.active ? control === "sentence" : state.shows(control);
    return moment && shown ? draw(this.#playground, moment) : nothing;
  }

  #classes(): readonly string[] {
    const { story, state, present } = this.#playground;
    if (present.active) return ["app", "presenting", story.choices.depth];
    const hidden = CONTROLS.filter((control) => !state.shows(control));
    const classes = ["app", story.choices.depth, ...hidden.map((control) => `no-${control}`)];
    const open = this.#playground.isInspecting() && state.shows("panel");
    return open ? [...classes, "inspecting"] : classes;
  }
}

defineProperties(AttentionPlayground.prototype);
