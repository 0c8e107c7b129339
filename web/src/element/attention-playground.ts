import { html, nothing, type TemplateResult } from "lit";
import { compareStyles } from "../compare/styles.js";
import { CONTROLS, type Control } from "../document/state/fields.js";
import { frameStyles } from "../draw/styles.js";
import { actionsOf } from "./actions.js";
import type { AttentionPlayground as PublicElement } from "./api.js";
import { controls, driveByKey, keepKey, undoByKey } from "./controls.js";
import { dialogStyles } from "../ui/dialog.js";
import { Exporting } from "./exporting.js";
import { FocusKeeper } from "../ui/focus.js";
import { Look } from "../ui/theme.js";
import {
  headerPart,
  inspectorPart,
  scenePart,
  sentencePart,
  sidePart,
  transportPart,
  type Moment,
  type Told,
} from "./parts.js";
import { Picture } from "./picture.js";
import { stageAt } from "../story/place.js";
import { bringIntoRail } from "./parts/rail.js";
import { Sharing } from "./sharing.js";
import { StateElement } from "./stateful.js";
import { inspectorStyles } from "./styles/inspector.js";
import { layout } from "./styles/layout.js";
import { railStyles } from "./styles/rail.js";
import { low, responsive } from "./styles/responsive.js";
import { sentenceStyles } from "./styles/sentence.js";
import { base, theme } from "../ui/styles.js";
import { transportStyles } from "./styles/transport.js";
import { Windows } from "./parts/visible_range.js";

/** As wide as this, the inspector has room beside the scene. */
const ROOMY = 1280;

/** The element. What a page may use of it is said in api.ts; the rest is for the element's own files. */
export class AttentionPlayground extends StateElement implements PublicElement {
  static override styles = [
    theme,
    base,
    layout,
    sentenceStyles,
    railStyles,
    transportStyles,
    inspectorStyles,
    dialogStyles,
    compareStyles,
    frameStyles,
    low,
    responsive,
  ];

  readonly look = new Look(this);
  readonly picture = new Picture(this);
  readonly windows = new Windows();
  readonly files = new Exporting(() => {
    this.requestUpdate();
  });
  readonly sharing = new Sharing(this);
  readonly keys = controls(this.player, () => this.still.matches);
  readonly actions = actionsOf(this);
  readonly #sizes = new ResizeObserver(() => {
    this.requestUpdate();
  });
  readonly #focus = new FocusKeeper();
  #current: HTMLElement | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  override firstUpdated(): void {
    this.addEventListener("keydown", keepKey);
    this.#sizes.observe(this);
    this.#sizes.observe(this.room);
  }

  /** The rail follows the story, and so does the focus that was in it. */
  override updated(): void {
    super.updated();
    this.#focus.settle();
    if (this.picture.isDrawn) this.foresee();
    const step = this.renderRoot.querySelector<HTMLElement>(".step.current");
    if (step === this.#current) return;
    const focused = this.shadowRoot?.activeElement;
    this.#current = step;
    if (step) bringIntoRail(step);
    if (focused?.matches(".step")) step?.focus({ preventScroll: true });
  }

  /** Whether the panel is open: as the reader left it, else where there is room. */
  get inspecting(): boolean {
    return this.choices.inspector ?? this.clientWidth >= ROOMY;
  }

  /** What the scene has to draw in. */
  get room(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(".room") as HTMLElement;
  }

  override render(): TemplateResult {
    const { timeline } = this;
    const current = timeline ? stageAt(timeline, this.currentTime) : 0;
    const moment: Moment = { timeline, current, frame: timeline && this.picture.frame(timeline) };
    const told: Told | undefined = timeline && { ...moment, timeline };
    return html`<div
        class=${this.#classes.join(" ")}
        part="app"
        @focusin=${this.#focus.onFocusIn}
        @focusout=${this.#focus.onFocusOut}
        @keydown=${(event: KeyboardEvent) => {
          if (!undoByKey(event, this.document)) driveByKey(event, this.keys);
        }}
      >
        ${this.#part("header", headerPart, moment)} ${this.#part("sentence", sentencePart, moment)}
        ${this.#part("stages", sidePart, told)}
        ${told ? nothing : html`<div class="meanwhile"><slot></slot></div>`}
        ${scenePart(this, moment)} ${this.#part("panel", inspectorPart, told)}
        ${this.#part("play", transportPart, told)}
      </div>
      ${this.files.dialog()} ${this.sharing.dialog(this.language)}
      <slot name="caption"></slot>`;
  }

  /** A part that may be left out, and that some moments do not have. */
  #part<At>(
    control: Control,
    draw: (host: AttentionPlayground, moment: At) => TemplateResult,
    moment: At | undefined,
  ): TemplateResult | typeof nothing {
    return moment && this.shows(control) ? draw(this, moment) : nothing;
  }

  get #classes(): readonly string[] {
    const hidden = CONTROLS.filter((control) => !this.shows(control));
    const classes = ["app", this.choices.depth, ...hidden.map((control) => `no-${control}`)];
    return this.inspecting && this.shows("panel") ? [...classes, "inspecting"] : classes;
  }
}
