import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { createEngine, type Engine, type Preset } from "../engine/index.js";
import type * as Explain from "../explain/index.js";
import { compareBar, compareStyles } from "../compare/bar.js";
import { Comparison } from "../compare/comparison.js";
import { buildTimeline } from "../player/timeline.js";
import type { Cell, Frame, FrameOptions, Timeline } from "../player/types.js";
import { viewsAt } from "../scenes/frame.js";
import { loadFurther, needsFurther } from "../scenes/index.js";
import { space } from "../space/load.js";
import { languageOf, phrases, type Language } from "../words/index.js";
import { Aftermath } from "./aftermath.js";
import { firstChoices, remember, sameCell, type Choices, type Tab } from "./choices.js";
import { changedNarration } from "./change.js";
import { themes, type Theme } from "./colour.js";
import { controls, driveByKey, undoByKey } from "./controls.js";
import { isAllowed, isEdited, isPainted, paintTargetOf } from "./edits.js";
import { firstExample, firstExperiment, firstSentence, type Example } from "./experiment.js";
import { FocusKeeper } from "./focus.js";
import { header, type HeaderEvents } from "./header.js";
import { highlightsOf } from "./highlight.js";
import { inspector, type InspectorEvents } from "./inspector.js";
import { legend } from "./legend.js";
import { MediaElement } from "./media.js";
import { MediaQuery } from "./media-query.js";
import { narration, numberOf, plainNarration } from "./narration.js";
import { nodeAt, openingTime, samePlace, stageAt } from "./place.js";
import { bringIntoRail, rail } from "./rail.js";
import { scene, type SceneEvents } from "./scene.js";
import { note, sentenceRow, type RowEvents } from "./sentence-row.js";
import { Session, type Answered } from "./session.js";
import { inspectorStyles } from "./styles/inspector.js";
import { layout, low, responsive } from "./styles/layout.js";
import { railStyles } from "./styles/rail.js";
import { sentenceStyles } from "./styles/sentence.js";
import { base, theme } from "./styles/theme.js";
import { transportStyles } from "./styles/transport.js";
import { frameStyles } from "../views/styles.js";
import { transport } from "./transport.js";

/** As wide as this, the inspector has room beside the scene. */
const ROOMY = 1280;

/**
 * The playground: a sentence goes in, and its attention plays, step by step.
 *
 *     <attention-playground lang="en" theme="dark"></attention-playground>
 *
 * `lang` ("en", "zh") and `theme` ("light", "dark") are the reader's choice where set, else the
 * page's and the system's. It plays like a media element.
 */
export class AttentionPlayground extends MediaElement {
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
    inspectorStyles,
    compareStyles,
    frameStyles,
    low,
    responsive,
  ];

  declare theme: "light" | "dark" | undefined;
  readonly #engine: Engine = createEngine();
  readonly #session = new Session(this.#engine, () => {
    this.#onSession();
  });
  readonly #dark = new MediaQuery(this, "(prefers-color-scheme: dark)");
  readonly #forced = new MediaQuery(this, "(forced-colors: active)");
  readonly #still = new MediaQuery(this, "(prefers-reduced-motion: reduce)");
  readonly #controls = controls(this.player, () => this.#still.matches);
  readonly #room = new ResizeObserver(() => {
    this.requestUpdate();
  });
  readonly #aftermath = new Aftermath(
    () => {
      this.requestUpdate();
    },
    () => this.#still.matches,
  );
  readonly #comparison = new Comparison(() => {
    this.requestUpdate();
  });
  readonly #focus = new FocusKeeper();
  #choices: Choices = firstChoices();
  #current: HTMLElement | null = null;
  #answered: Answered | undefined;
  #timeline: Timeline | undefined;
  #drawn: { readonly of: readonly unknown[]; readonly frame: Frame } | undefined;
  /** What the page opened with. */
  #first: Example | undefined;
  #presets: readonly Preset[] = [];
  #schema: unknown;
  #explain: typeof Explain | undefined;
  #spoken = "";
  /** The moment a number was pinned. */
  #pinnedAt: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#answered) return;
    this.#session.sentences = firstSentence(this.#language);
    this.#first = firstExample(this.#language);
    void this.#session.open(this.#first.request);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.disconnect();
  }

  override firstUpdated(): void {
    this.#room.observe(this);
    this.#room.observe(this.#roomElement);
  }

  /** The rail follows the story, and so does the focus that was in it. */
  override updated(): void {
    this.#focus.settle();
    const step = this.renderRoot.querySelector<HTMLElement>(".step.current");
    if (step === this.#current) return;
    const focused = this.shadowRoot?.activeElement;
    this.#current = step;
    if (step) bringIntoRail(step);
    if (focused?.matches(".step")) step?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const language = this.#language;
    const timeline = this.#timeline;
    const current = timeline ? stageAt(timeline, this.currentTime) : 0;
    const frame = timeline && this.#frame(timeline);
    const { depth } = this.#choices;
    const classes = `app ${depth} ${this.#inspecting ? "inspecting" : ""}`;
    return html`<div
      class=${classes}
      @focusin=${this.#focus.onFocusIn}
      @focusout=${this.#focus.onFocusOut}
      @keydown=${(event: KeyboardEvent) => {
        if (!undoByKey(event, this.#session)) driveByKey(event, this.#controls);
      }}
    >
      ${header({ language, dark: this.#isDark, timeline, current, depth }, this.#headerEvents)}
      ${this.#sentenceRow(frame)} ${timeline ? this.#side(timeline, current) : nothing}
      ${this.#scene(timeline, current, frame)} ${timeline ? this.#inspector(timeline) : nothing}
      ${timeline ? this.#transport(timeline, current) : nothing}
    </div>`;
  }

  #sentenceRow(frame: Frame | undefined): TemplateResult {
    const timeline = this.#timeline;
    return sentenceRow(
      {
        session: this.#session,
        presets: this.#presets,
        preset: this.#example?.id,
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
    const sources = this.#light(timeline)?.sources ?? [];
    const made = Array.from(new Set(sources.map(({ node }) => node)));
    const drawn = [timeline, current, look.theme, look.language, made.join()];
    const content = guard(drawn, () => [
      rail(timeline, current, look, made, this.#select),
      legend(timeline, masked, look.theme, look.words),
    ]);
    return html`<div class="side">${content}</div>`;
  }

  #scene(timeline: Timeline | undefined, current: number, frame: Frame | undefined) {
    const language = this.#language;
    const { pinned, view } = this.#choices;
    const experiment = timeline?.experiment;
    return scene(
      {
        stage: timeline?.stages[current],
        frame,
        spoken: this.#narrate(frame),
        dimmed: this.#session.empty || this.#session.error !== undefined,
        language,
        theme: this.#theme,
        formula: timeline ? (nodeAt(timeline, this.currentTime)?.formula ?? "") : "",
        note: note(this.#session, language),
        views: timeline ? this.#comparison.views(viewsAt(timeline, this.currentTime)) : [],
        view,
        experiment,
        pinned,
        light: timeline && this.#light(timeline),
        paused: this.paused,
        painting: this.#choices.painting,
        comparing: this.#comparing(),
        instead: timeline && this.#space(timeline),
        change: {
          difference: this.#aftermath.difference,
          elapsed: this.#aftermath.elapsed,
          inPlace: this.#choices.difference && !this.#comparison.active,
          isEdited: this.#isEdited,
          was: this.#was,
        },
      },
      phrases(language),
      this.#sceneEvents,
    );
  }

  #inspector(timeline: Timeline): TemplateResult {
    const { pinned, pointed, tab, painting, difference } = this.#choices;
    return inspector(
      {
        tab,
        open: this.#inspecting,
        timeline,
        request: this.#answered?.request ?? firstExperiment(this.#language),
        session: this.#session,
        schema: this.#schema,
        example: this.#example,
        cell: pinned ?? pointed,
        pinned: pinned !== undefined,
        node: nodeAt(timeline, this.currentTime)?.id,
        painting,
        difference,
        language: this.#language,
        theme: this.#theme,
        bar: pinned && this.#pinnedTile(timeline, pinned),
      },
      phrases(this.#language),
      this.#inspectorEvents,
    );
  }

  /** The pinned number in words, for where the panel that explains it is folded. */
  #pinnedTile({ experiment, range }: Timeline, cell: Cell): TemplateResult {
    const words = this.#explaining()?.describe(experiment, cell, this.#language) ?? "";
    return html`<button
      class="pinned"
      @click=${() => {
        this.#choose({ tab: "why", inspector: true });
      }}
    >
      ${narration([numberOf(experiment, cell)], range, this.#theme)}<span>${words}</span>
    </button>`;
  }

  #transport(timeline: Timeline, current: number): TemplateResult {
    return transport(
      {
        timeline,
        current,
        time: this.currentTime,
        paused: this.paused,
        rate: this.playbackRate,
        mode: this.mode,
        language: this.#language,
      },
      phrases(this.#language),
      this.#controls,
    );
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

  /** Open as the reader left it, else where there is room. */
  get #inspecting(): boolean {
    return this.#choices.inspector ?? this.clientWidth >= ROOMY;
  }

  get #roomElement(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(".room") as HTMLElement;
  }

  /** The same moment in the same room is the same frame, and is drawn once. */
  #frame(timeline: Timeline): Frame {
    const { clientWidth, clientHeight } = this.hasUpdated
      ? this.#roomElement
      : { clientWidth: 0, clientHeight: 0 };
    const { batch, depth, view } = this.#choices;
    const pinned = this.#followed;
    const options: FrameOptions = {
      width: clientWidth,
      height: clientHeight,
      language: this.#language,
      batch,
      still: this.#still.matches,
      digits: depth !== "story",
      ...(pinned && { pinned }),
      ...(view && { view }),
    };
    const of = [timeline, this.#comparison.against, this.currentTime, ...Object.values(options)];
    if (this.#drawn?.of.length !== of.length || !of.every((one, i) => one === this.#drawn?.of[i]))
      this.#drawn = { of, frame: this.#comparison.frameAt(timeline, this.currentTime, options) };
    return this.#drawn.frame;
  }

  /** Arcs and tints show one token's weights: the reader's, else the one under the pointer. */
  get #followed(): Cell | undefined {
    const { pinned, pointed, view } = this.#choices;
    return pinned ?? (view === "arcs" || view === "sentence" ? pointed : undefined);
  }

  /** The vectors of the step in three dimensions, where the reader wants them. */
  #space(timeline: Timeline): TemplateResult | undefined {
    const { view, batch, pinned } = this.#choices;
    const offered = this.#comparison.views(viewsAt(timeline, this.currentTime));
    if (view !== "space" || !offered.includes(view)) return undefined;
    return space(
      {
        timeline,
        node: nodeAt(timeline, this.currentTime)?.id,
        engine: this.#engine,
        language: this.#language,
        theme: this.#theme,
        cell: pinned,
        batch,
      },
      () => {
        this.requestUpdate();
      },
    );
  }

  /** The cell under the pointer or the focus, and what it is made from. */
  #light({ experiment }: Timeline) {
    const { pointed } = this.#choices;
    const sources = pointed && this.#explaining()?.sourcesOf(experiment, pointed);
    return pointed && { cell: pointed, sources: sources ?? [] };
  }

  #comparing() {
    const { baseline, answered } = this.#session;
    if (!baseline || !answered) return nothing;
    return compareBar(baseline.request, answered.request, this.#language, () => {
      this.#session.release();
    });
  }

  /** Changes only while the clock stands, so that nobody is talked over while it runs. */
  #narrate(frame: Frame | undefined): string {
    if (frame && this.paused)
      this.#spoken =
        this.#pinnedInWords() ??
        plainNarration(changedNarration(frame.narration, this.#was, this.#language));
    return this.#spoken;
  }

  /** What was pinned at this very moment; other moments tell their own story. */
  #pinnedInWords(): string | undefined {
    const { pinned } = this.#choices;
    const experiment = this.#timeline?.experiment;
    if (!pinned || !experiment || this.#pinnedAt !== this.currentTime) return undefined;
    const name = this.#explaining()?.describe(experiment, pinned, this.#language);
    const { text } = numberOf(experiment, pinned);
    return name && phrases(this.#language).grid.pinned(name, text);
  }

  /** In a comparison a difference stands in the narration, and it was never anything else. */
  readonly #was = (cell: Cell): number | undefined =>
    this.#comparison.active ? undefined : this.#aftermath.was(cell);

  /** Absent where nothing is edited, as in most experiments. */
  get #isEdited(): ((cell: Cell) => boolean) | undefined {
    const { edits } = this.#session;
    if (!this.#answered) return undefined;
    const { request, result } = this.#answered;
    if (!request.overrides && edits.painted.size === 0) return undefined;
    return (cell) => isEdited(edits, request, cell) || isPainted(edits, result, cell);
  }

  /** What knows where numbers come from; it comes when a cell is first pointed at. */
  #explaining(): typeof Explain | undefined {
    if (!this.#explain)
      import("../explain/index.js").then(
        (explain) => {
          this.#explain = explain;
          this.requestUpdate();
        },
        // The next number pointed at asks for it again.
        () => undefined,
      );
    return this.#explain;
  }

  #choose(choices: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...choices };
    this.requestUpdate();
  }

  /** The example at hand; undo may have brought back another. */
  get #example(): Example | undefined {
    return this.#examples.find(({ request }) => request === this.#session.opened);
  }

  get #examples(): readonly Example[] {
    return this.#first ? [this.#first, ...this.#presets] : this.#presets;
  }

  #onSession(): void {
    const { answered, baseline } = this.#session;
    if (answered && answered !== this.#answered) void this.#receive(answered);
    this.#comparison.keep(baseline);
    this.requestUpdate();
  }

  /** A graph waits for its scenes; where they do not arrive, its steps are stills. */
  async #receive(answered: Answered): Promise<void> {
    if (needsFurther(answered.result.graph)) {
      await loadFurther().catch(() => undefined);
      if (this.#session.answered !== answered || this.#answered === answered) return;
    }
    this.#show(answered);
    this.requestUpdate();
  }

  /** New numbers in the same place of the story. */
  #show(answered: Answered): void {
    const old = this.#timeline;
    const timeline = buildTimeline(answered.result);
    const time = old ? samePlace(old, this.currentTime, timeline) : openingTime(timeline);
    this.#answered = answered;
    this.#timeline = timeline;
    this.#aftermath.observe(this.#session);
    this.player.timeline = timeline;
    this.currentTime = time;
    const stands = (cell: Cell | undefined) =>
      cell && index(timeline, cell.node, cell.index) ? cell : undefined;
    this.#choose({
      pinned: stands(this.#choices.pinned),
      pointed: stands(this.#choices.pointed),
    });
  }

  async #load(): Promise<void> {
    this.#presets = await this.#engine.call({ command: "presets" }).catch(() => []);
    this.#schema = await this.#engine.call({ command: "schema" }).catch(() => undefined);
    this.requestUpdate();
  }

  readonly #select = (index: number): void => {
    const stage = this.#timeline?.stages[index];
    if (stage) this.player.seek(stage.start);
  };

  readonly #headerEvents: HeaderEvents = {
    show: (depth) => {
      remember(depth);
      this.#choose({ depth, ...(depth === "formula" && { tab: "code" as Tab }) });
    },
    speak: (language) => {
      this.lang = language;
    },
    toggleTheme: () => {
      this.theme = this.#isDark ? "light" : "dark";
    },
    select: this.#select,
  };

  readonly #sceneEvents: SceneEvents = {
    look: (view) => {
      this.#choose({ view });
    },
    point: (cell) => {
      if (!sameCell(cell, this.#choices.pointed)) this.#choose({ pointed: cell });
    },
    pin: (cell) => {
      if (cell && this.#choices.painting && this.#paint(cell)) return;
      this.#pin(sameCell(cell, this.#choices.pinned) ? undefined : cell);
    },
    go: (node) => {
      this.#go(node);
    },
  };

  readonly #inspectorEvents: InspectorEvents = {
    open: (tab) => {
      this.#choose({ tab, inspector: true });
    },
    close: () => {
      this.#choose({ inspector: false });
    },
    select: (cell) => {
      this.#pin(cell);
    },
    point: (cell) => {
      this.#choose({ pointed: cell });
    },
    missing: () => {
      this.requestUpdate();
    },
    showHow: (cell) => {
      this.#showHow(cell);
    },
    edit: (cell, value) => void this.#session.override(cell, value),
    go: (node) => {
      this.#go(node);
    },
    paint: (painting) => {
      this.#choose({ painting });
    },
    difference: (difference) => {
      this.#choose({ difference });
    },
    preset: (id) => void this.#openExample(id),
  };

  /** Allows what the mask forbids at this cell, and the other way round; false where no mask acts. */
  #paint(cell: Cell): boolean {
    const experiment = this.#timeline?.experiment;
    const target = experiment && paintTargetOf(experiment, cell);
    if (target) void this.#session.paint(target, !isAllowed(experiment, target));
    return target !== undefined;
  }

  /** A number that is pinned wants explaining. */
  #pin(cell: Cell | undefined): void {
    this.#pinnedAt = cell && this.currentTime;
    this.#choose({ pinned: cell, ...(cell && { tab: "why" as Tab }) });
  }

  /** Plays how one number came about: its step, with its row or product as the slow one. */
  #showHow(cell: Cell): void {
    const segment = this.#segment(cell.node);
    if (!segment) return;
    this.#choose({ pinned: cell });
    this.pause();
    this.player.seek(segment.start);
    this.player.playTo(segment.end - 0.1);
  }

  #go(node: string): void {
    const segment = this.#segment(node);
    if (segment) this.player.seek(segment.start);
  }

  #segment(node: string) {
    return this.#timeline?.stages
      .flatMap(({ segments }) => segments)
      .find((segment) => segment.node === node);
  }

  readonly #rowEvents: RowEvents = {
    edit: (place, text) => void this.#session.edit(place, text),
    compose: (place, text) => {
      this.#session.compose(place, text);
    },
    visit: ({ side, index }) => {
      if (side === "input") this.#choose({ batch: index });
    },
    split: (splitting) => void this.#session.split(splitting),
    open: (id) => void this.#openExample(id),
    undo: () => void this.#session.undo(),
  };

  async #openExample(id: string): Promise<void> {
    const example = this.#examples.find((one) => one.id === id);
    if (!example) return;
    this.#choose({ batch: 0, pinned: undefined, pointed: undefined, tab: "lesson" });
    await this.#session.open(example.request);
  }
}

/** Whether an experiment has this cell. */
function index({ experiment }: Timeline, node: string, at: number): boolean {
  const values = experiment.graph.find(({ id }) => id === node)?.values;
  return values !== undefined && at < values.length;
}
