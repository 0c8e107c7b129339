import { html, LitElement, nothing, type TemplateResult } from "lit";
import { createEngine, type Engine, type Preset } from "../engine/index.js";
import { Player } from "../player/player.js";
import { buildTimeline } from "../player/timeline.js";
import type { Frame, Timeline } from "../player/types.js";
import { frameAt } from "../scenes/frame.js";
import { languageOf, phrases, type Language } from "../words/index.js";
import { themes, type Theme } from "./colour.js";
import { controls, driveByKey } from "./controls.js";
import { firstExperiment, firstSentence } from "./experiment.js";
import { header, type HeaderEvents } from "./header.js";
import { highlightsOf } from "./highlight.js";
import { legend } from "./legend.js";
import { MediaQuery } from "./media-query.js";
import { plainNarration } from "./narration.js";
import { nodeAt, openingTime, samePlace, stageAt } from "./place.js";
import { bringIntoRail, rail } from "./rail.js";
import { scene } from "./scene.js";
import { note, sentenceRow, type RowEvents } from "./sentence-row.js";
import { Session, type Answered } from "./session.js";
import { layout, low, responsive } from "./styles/layout.js";
import { railStyles } from "./styles/rail.js";
import { sentenceStyles } from "./styles/sentence.js";
import { base, theme } from "./styles/theme.js";
import { transportStyles } from "./styles/transport.js";
import { transport } from "./transport.js";

/** What the clock says when there is something new to draw. */
const CLOCK = ["timeupdate", "play", "pause", "durationchange"] as const;

/**
 * The playground: a sentence goes in, and its attention plays, step by step.
 *
 *     <attention-playground lang="en" theme="dark"></attention-playground>
 *
 * `lang` ("en", "zh") and `theme` ("light", "dark") are the reader's choice where set, else the
 * page's and the system's.
 */
export class AttentionPlayground extends LitElement {
  static override properties = {
    lang: { reflect: true },
    theme: { reflect: true },
  };

  static override styles = [
    theme,
    base,
    layout,
    sentenceStyles,
    railStyles,
    transportStyles,
    low,
    responsive,
  ];

  declare theme: "light" | "dark" | undefined;
  readonly #engine: Engine = createEngine();
  readonly #session = new Session(this.#engine, () => {
    this.#onSession();
  });
  readonly #player = new Player((callback) => requestAnimationFrame(callback));
  readonly #dark = new MediaQuery(this, "(prefers-color-scheme: dark)");
  readonly #forced = new MediaQuery(this, "(forced-colors: active)");
  readonly #still = new MediaQuery(this, "(prefers-reduced-motion: reduce)");
  readonly #controls = controls(this.#player, () => this.#still.matches);
  readonly #room = new ResizeObserver(() => {
    this.requestUpdate();
  });
  #current: HTMLElement | null = null;
  #answered: Answered | undefined;
  #timeline: Timeline | undefined;
  #presets: readonly Preset[] = [];
  #preset: string | undefined;
  #spoken = "";
  /** The sentence of the batch that is shown: the one the reader went to last. */
  #batch = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of CLOCK) this.#player.addEventListener(type, this.#onClock);
    if (this.#answered) return;
    this.#session.sentences = firstSentence(this.#language);
    void this.#session.open(firstExperiment(this.#language));
    void this.#loadPresets();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#player.pause();
    for (const type of CLOCK) this.#player.removeEventListener(type, this.#onClock);
    this.#room.disconnect();
  }

  override firstUpdated(): void {
    this.#room.observe(this.#roomElement);
  }

  /** The rail follows the story, and so does the focus that was in it. */
  override updated(): void {
    const step = this.renderRoot.querySelector<HTMLElement>(".step.current");
    if (step === this.#current) return;
    const focused = this.shadowRoot?.activeElement;
    this.#current = step;
    if (step) bringIntoRail(step);
    if (focused?.matches(".step")) step?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const language = this.#language;
    const words = phrases(language);
    const timeline = this.#timeline;
    const current = timeline ? stageAt(timeline, this.#player.currentTime) : 0;
    const frame = timeline && this.#frame(timeline);
    return html`<div
      class="app"
      @keydown=${(event: KeyboardEvent) => {
        driveByKey(event, this.#controls);
      }}
    >
      ${header({ language, dark: this.#isDark, timeline, current }, this.#headerEvents)}
      ${this.#sentenceRow(frame)} ${timeline ? this.#side(timeline, current) : nothing}
      ${scene(
        {
          stage: timeline?.stages[current],
          frame,
          spoken: this.#narrate(frame),
          dimmed: this.#session.empty || this.#session.error !== undefined,
          language,
          theme: this.#theme,
          formula: timeline ? (nodeAt(timeline, this.#player.currentTime)?.formula ?? "") : "",
          note: note(this.#session, language),
        },
        words,
      )}
      ${
        timeline
          ? transport(
              {
                timeline,
                current,
                time: this.#player.currentTime,
                paused: this.#player.paused,
                rate: this.#player.playbackRate,
                language,
              },
              words,
              this.#controls,
            )
          : nothing
      }
    </div>`;
  }

  #sentenceRow(frame: Frame | undefined): TemplateResult {
    const timeline = this.#timeline;
    return sentenceRow(
      {
        session: this.#session,
        presets: this.#presets,
        preset: this.#preset,
        language: this.#language,
        highlights: (place) =>
          frame && timeline ? highlightsOf(frame, timeline, place, this.#theme) : [],
      },
      this.#rowEvents,
    );
  }

  #side(timeline: Timeline, current: number): TemplateResult {
    const look = { theme: this.#theme, language: this.#language, words: phrases(this.#language) };
    const masked = timeline.experiment.graph.some(({ op }) => op === "mask");
    return html`<div class="side">
      ${rail(timeline, current, look, this.#select)}
      ${legend(timeline, masked, look.theme, look.words)}
    </div>`;
  }

  get #language(): Language {
    const near = this.closest("[lang]") as HTMLElement | null;
    return languageOf(this.lang || (near?.lang ?? ""));
  }

  get #isDark(): boolean {
    if (this.#forced.matches || !this.theme) return this.#dark.matches;
    return this.theme === "dark";
  }

  get #theme(): Theme {
    return this.#isDark ? themes.dark : themes.light;
  }

  get #roomElement(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(".room") as HTMLElement;
  }

  #frame(timeline: Timeline): Frame {
    const { clientWidth, clientHeight } = this.hasUpdated
      ? this.#roomElement
      : { clientWidth: 0, clientHeight: 0 };
    return frameAt(timeline, this.#player.currentTime, {
      width: clientWidth,
      height: clientHeight,
      language: this.#language,
      batch: this.#batch,
      still: this.#still.matches,
    });
  }

  /** Changes only while the clock stands, so that nobody is talked over while it runs. */
  #narrate(frame: Frame | undefined): string {
    if (frame && this.#player.paused) this.#spoken = plainNarration(frame.narration);
    return this.#spoken;
  }

  #onSession(): void {
    const { answered } = this.#session;
    if (answered && answered !== this.#answered) this.#show(answered);
    this.requestUpdate();
  }

  /** New numbers in the same place of the story. */
  #show(answered: Answered): void {
    const old = this.#timeline;
    const timeline = buildTimeline(answered.result);
    const time = old ? samePlace(old, this.#player.currentTime, timeline) : openingTime(timeline);
    this.#answered = answered;
    this.#timeline = timeline;
    this.#player.timeline = timeline;
    this.#player.currentTime = time;
  }

  async #loadPresets(): Promise<void> {
    this.#presets = await this.#engine.call({ command: "presets" }).catch(() => []);
    this.requestUpdate();
  }

  readonly #onClock = (): void => {
    this.requestUpdate();
  };

  readonly #select = (index: number): void => {
    const stage = this.#timeline?.stages[index];
    if (stage) this.#player.seek(stage.start);
  };

  readonly #headerEvents: HeaderEvents = {
    speak: (language) => {
      this.lang = language;
    },
    toggleTheme: () => {
      this.theme = this.#isDark ? "light" : "dark";
    },
    select: this.#select,
  };

  readonly #rowEvents: RowEvents = {
    edit: (place, text) => void this.#session.edit(place, text),
    compose: (place, text) => {
      this.#session.compose(place, text);
    },
    visit: ({ side, index }) => {
      this.#batch = side === "input" ? index : this.#batch;
      this.requestUpdate();
    },
    split: (splitting) => void this.#session.split(splitting),
    open: (id) => void this.#openPreset(id),
    undo: () => void this.#session.undo(),
  };

  async #openPreset(id: string): Promise<void> {
    const preset = this.#presets.find((one) => one.id === id);
    if (!preset) return;
    this.#preset = id;
    this.#batch = 0;
    await this.#session.open(preset.request);
  }
}
