import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Subject } from "../export/subject.js";
import { compareBar, compareStyles } from "../compare/bar.js";
import type { Cell, Frame, FrameOptions, Timeline } from "../player/types.js";
import { headOf, viewsAt } from "../scenes/frame.js";
import { space } from "../space/load.js";
import { CONTROLS, type Control } from "../state/fields.js";
import { phrases } from "../words/index.js";
import { sameCell, type Tab } from "./choices.js";
import { changedNarration } from "./change.js";
import { themes, type Theme } from "./colour.js";
import { controls, driveByKey, undoByKey } from "./controls.js";
import { isEdited, isPainted } from "./edits.js";
import { firstExperiment } from "./experiment.js";
import { dialogStyles } from "./dialog.js";
import { Exporting } from "./exporting.js";
import { FocusKeeper } from "./focus.js";
import {
  exportButton,
  header,
  shareButton,
  type HeaderEvents,
  type HeaderState,
} from "./header.js";
import { highlightsOf } from "./highlight.js";
import { inspector, type InspectorEvents } from "./inspector.js";
import { legend } from "./legend.js";
import { StateElement } from "./stateful.js";
import { MediaQuery } from "./media-query.js";
import { narration, numberOf, plainNarration } from "./narration.js";
import { remember } from "./memory.js";
import { nodeAt, stageAt } from "./place.js";
import { bringIntoRail, rail } from "./rail.js";
import { marked, scene, type SceneEvents, type SceneState } from "./scene.js";
import { Sharing } from "./sharing.js";
import { note, sentenceRow, type RowEvents } from "./sentence-row.js";
import { inspectorStyles } from "./styles/inspector.js";
import { layout } from "./styles/layout.js";
import { railStyles } from "./styles/rail.js";
import { low, responsive } from "./styles/responsive.js";
import { sentenceStyles } from "./styles/sentence.js";
import { base, theme } from "./styles/theme.js";
import { transportStyles } from "./styles/transport.js";
import { frameStyles } from "../views/styles.js";
import { transport } from "./transport.js";
import { ifComplete } from "./values.js";
import { Windows } from "./windows.js";

/** As wide as this, the inspector has room beside the scene. */
const ROOMY = 1280;

/** Less wide than this, it is a phone's. */
const NARROW = 720;

/**
 * The playground: a sentence goes in, and its attention plays, step by step.
 *
 *     <attention-playground text="我爱中国" stage="mask" heads="2" lang="zh" controls="stages play">
 *       <p>What shows where there is no JavaScript.</p>
 *       <p slot="caption">A causal mask.</p>
 *     </attention-playground>
 *
 * **Attributes** are the public state: they say what is shown and follow what the viewer does. Each is
 * a property too, in camel case, which has the value and takes the value or its text. They are listed
 * in state/fields.ts. `lang` and `theme` are the reader's choice where set, else the page's and the
 * system's. All that are written at a time take effect together. An id makes it a target for links:
 * `<a href="#id?stage=weights&head=2&cell=3,1">`.
 *
 * **Methods**: those of a media element (`play()`, `pause()`, `currentTime` …), `run(request)`,
 * `select(cell, where)`; `graph` has the computed nodes and `state` the whole state.
 *
 * **Events** are those of a media element and `playground-ready`, `-step`, `-select`, `-change` and
 * `-error`, with the details that `PlaygroundEvents` says.
 *
 * **Slots**: the default one is for where the element cannot run; `caption` stands under it.
 * **Parts**: `app`. **Custom properties**: the colours and sizes in styles/theme.ts, among them
 * `--paper`, `--ink`, `--line`, `--query`, `--key`, `--value`, `--scores`, `--output`, `--font`.
 *
 * It begins when it comes near what the viewer sees and stands still away from it. All that are on one
 * page share one worker; one that is taken away gives back what it held.
 */
export class AttentionPlayground extends StateElement {
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

  readonly #dark = new MediaQuery(this, "(prefers-color-scheme: dark)");
  readonly #forced = new MediaQuery(this, "(forced-colors: active)");
  readonly #controls = controls(this.player, () => this.still.matches);
  readonly #room = new ResizeObserver(() => {
    this.requestUpdate();
  });
  readonly #focus = new FocusKeeper();
  readonly #windows = new Windows();
  readonly #files = new Exporting(() => {
    this.requestUpdate();
  });
  readonly #sharing = new Sharing(this);
  #current: HTMLElement | null = null;
  #drawn: { readonly of: readonly unknown[]; readonly frame: Frame | undefined } | undefined;
  #spoken = "";
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
    super.updated();
    this.#focus.settle();
    if (this.#drawn?.frame) this.foresee();
    const step = this.renderRoot.querySelector<HTMLElement>(".step.current");
    if (step === this.#current) return;
    const focused = this.shadowRoot?.activeElement;
    this.#current = step;
    if (step) bringIntoRail(step);
    if (focused?.matches(".step")) step?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const language = this.language;
    const timeline = this.timeline;
    const current = timeline ? stageAt(timeline, this.currentTime) : 0;
    const frame = timeline && this.#frame(timeline);
    const { depth } = this.choices;
    const hidden = CONTROLS.filter((control) => !this.shows(control));
    const classes = ["app", depth, ...hidden.map((control) => `no-${control}`)];
    if (this.#inspecting && this.shows("panel")) classes.push("inspecting");
    const part = <T>(control: Control, content: T) => (this.shows(control) ? content : nothing);
    return html`<div
        class=${classes.join(" ")}
        part="app"
        @focusin=${this.#focus.onFocusIn}
        @focusout=${this.#focus.onFocusOut}
        @keydown=${(event: KeyboardEvent) => {
          if (!undoByKey(event, this.session)) driveByKey(event, this.#controls);
        }}
      >
        ${part("header", this.#header(timeline, current))}
        ${part("sentence", this.#sentenceRow(frame))}
        ${timeline ? part("stages", this.#side(timeline, current)) : nothing}
        ${timeline ? nothing : html`<div class="meanwhile"><slot></slot></div>`}
        ${this.#scene(timeline, current, frame)}
        ${timeline ? part("panel", this.#inspector(timeline)) : nothing}
        ${timeline ? part("play", this.#transport(timeline, current)) : nothing}
      </div>
      ${this.#files.dialog()} ${this.#sharing.dialog(language)}
      <slot name="caption"></slot>`;
  }

  #header(timeline: Timeline | undefined, current: number): TemplateResult {
    const { language } = this;
    const { depth } = this.choices;
    return header(
      { language, dark: this.#isDark, timeline, current, depth, ...this.#shares },
      this.#headerEvents,
    );
  }

  get #shares(): Pick<HeaderState, "shares" | "copied"> {
    const shares = this.page === undefined ? (this.id ? "link" : "nothing") : "code";
    return { shares, copied: this.#sharing.copied };
  }

  #sentenceRow(frame: Frame | undefined): TemplateResult {
    const timeline = this.timeline;
    return sentenceRow(
      {
        session: this.session,
        presets: this.presets,
        preset: this.example?.id,
        notice: this.notices.text(this.language),
        language: this.language,
        highlights: (place) =>
          frame && timeline ? highlightsOf(frame, timeline, place, this.#theme) : [],
        window: (place) => this.#windows.of(place),
      },
      this.#rowEvents,
    );
  }

  #side(timeline: Timeline, current: number): TemplateResult {
    const look = { theme: this.#theme, language: this.language, words: phrases(this.language) };
    const masked = timeline.experiment.graph.some(({ op }) => op === "mask");
    const sources = this.#light(timeline)?.sources ?? [];
    const made = Array.from(new Set(sources.map(({ node }) => node)));
    const drawn = [timeline, current, look.theme, look.language, made.join()];
    const content = guard(drawn, () => [
      rail(timeline, current, look, made, this.toStep),
      legend(timeline, masked, look.theme, look.words),
    ]);
    return html`<div class="side">${content}</div>`;
  }

  #scene(timeline: Timeline | undefined, current: number, frame: Frame | undefined) {
    const language = this.language;
    const { pinned, view } = this.choices;
    const experiment = timeline?.experiment;
    return scene(
      {
        stage: timeline?.stages[current],
        frame,
        spoken: this.#narrate(frame),
        dimmed: this.session.empty || this.session.error !== undefined,
        language,
        theme: this.#theme,
        formula: timeline ? (nodeAt(timeline, this.currentTime)?.formula ?? "") : "",
        note: note(this.session, language),
        views: timeline ? this.comparison.views(viewsAt(timeline, this.currentTime)) : [],
        view,
        experiment,
        pinned,
        light: timeline && this.#light(timeline),
        paused: this.paused,
        painting: this.choices.painting,
        comparing: this.#comparing(),
        instead: timeline && this.#space(timeline),
        change: this.#change(this.aftermath.elapsed),
      },
      phrases(language),
      this.#sceneEvents,
    );
  }

  #inspector(timeline: Timeline): TemplateResult {
    const { pinned, pointed, tab, painting, difference } = this.choices;
    return inspector(
      {
        tab,
        open: this.#inspecting,
        timeline,
        request: this.answered?.request ?? firstExperiment(this.language),
        session: this.session,
        schema: this.choices.tab === "settings" ? this.schema() : undefined,
        example: this.example,
        cell: pinned ?? pointed,
        pinned: pinned !== undefined,
        node: nodeAt(timeline, this.currentTime)?.id,
        painting,
        difference,
        language: this.language,
        theme: this.#theme,
        bar: [
          pinned && this.#pinnedTile(timeline, pinned),
          exportButton(this.language, true, this.#headerEvents.exportFiles),
          shareButton({ ...this.#shares, language: this.language }, this.#headerEvents.share),
        ],
      },
      phrases(this.language),
      this.#inspectorEvents,
    );
  }

  /** The pinned number in words, for where the panel that explains it is folded. */
  #pinnedTile({ experiment, range }: Timeline, cell: Cell): TemplateResult {
    const words = this.explaining()?.describe(experiment, cell, this.language) ?? "";
    const number = ifComplete(() => numberOf(experiment, cell));
    return html`<button
      class="pinned"
      @click=${() => {
        this.choose({ tab: "why", inspector: true });
      }}
    >
      ${narration(number ? [number] : [], range, this.#theme)}<span>${words}</span>
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
        language: this.language,
      },
      phrases(this.language),
      this.#controls,
    );
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
    return this.choices.inspector ?? this.clientWidth >= ROOMY;
  }

  get #roomElement(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(".room") as HTMLElement;
  }

  /**
   * The same moment in the same room is the same frame, and is drawn once. None as long as values
   * that it shows are not there.
   */
  #frame(timeline: Timeline): Frame | undefined {
    const options = this.#frameOptions;
    const of = [timeline, this.comparison.against, this.currentTime, ...Object.values(options)];
    if (this.#drawn?.of.length !== of.length || !of.every((one, i) => one === this.#drawn?.of[i]))
      this.#drawn = {
        of,
        frame: ifComplete(() => this.comparison.frameAt(timeline, this.currentTime, options)),
      };
    return this.#drawn.frame;
  }

  get #frameOptions(): FrameOptions {
    const { clientWidth, clientHeight } = this.hasUpdated
      ? this.#roomElement
      : { clientWidth: 0, clientHeight: 0 };
    const { batch, head, depth, view } = this.choices;
    const pinned = this.#followed;
    return {
      width: clientWidth,
      height: clientHeight,
      language: this.language,
      batch,
      still: this.still.matches,
      digits: depth !== "story",
      ...(pinned && { pinned }),
      ...(head && { head }),
      ...(view && { view }),
    };
  }

  /** What stands there now. */
  #subject(): Subject | undefined {
    const { timeline, answered, engine, language, example, currentTime: time } = this;
    const stage = timeline?.stages[stageAt(timeline, time)];
    if (!timeline || !stage || !answered) return undefined;
    const { batch, pinned } = this.choices;
    const options = this.#frameOptions;
    const change = this.#change(Infinity);
    return {
      ...answered,
      engine,
      language,
      example,
      stage,
      time,
      theme: this.#theme,
      frameAt: (moment) => {
        // Whoever wants a film wants it to move, whatever the page does.
        const still = options.still === true && moment === time;
        const drawn = () => this.comparison.frameAt(timeline, moment, { ...options, still });
        return ifComplete(() => marked(drawn(), { light: undefined, change }));
      },
      inSpace: this.#space(timeline) !== undefined,
      node: nodeAt(timeline, time)?.id,
      batch,
      head: headOf(timeline.experiment, pinned) ?? this.choices.head,
      cell: pinned,
    };
  }

  #change(elapsed: number): SceneState["change"] {
    return {
      difference: this.aftermath.difference,
      elapsed,
      inPlace: this.choices.difference && !this.comparison.active,
      isEdited: this.#isEdited,
      was: this.#was,
    };
  }

  /** Arcs and tints show one token's weights: the reader's, else the one under the pointer. */
  get #followed(): Cell | undefined {
    const { pinned, pointed, view } = this.choices;
    return pinned ?? (view === "arcs" || view === "sentence" ? pointed : undefined);
  }

  /** The vectors of the step in three dimensions, where the reader wants them. */
  #space(timeline: Timeline): TemplateResult | undefined {
    const { view, batch, pinned } = this.choices;
    const offered = this.comparison.views(viewsAt(timeline, this.currentTime));
    if (view !== "space" || !offered.includes(view)) return undefined;
    return space(
      {
        timeline,
        node: nodeAt(timeline, this.currentTime)?.id,
        engine: this.engine,
        language: this.language,
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
    const { pointed } = this.choices;
    const sources = pointed && this.explaining()?.sourcesOf(experiment, pointed);
    return pointed && { cell: pointed, sources: sources ?? [] };
  }

  /** Says so once both are drawn, as from then on there are fewer views. */
  #comparing() {
    const { baseline, answered } = this.session;
    if (!this.comparison.active || !baseline || !answered) return nothing;
    return compareBar(baseline.request, answered.request, this.language, () => {
      this.session.release();
    });
  }

  /** Changes only while the clock stands, so that nobody is talked over while it runs. */
  #narrate(frame: Frame | undefined): string {
    if (frame && this.paused)
      this.#spoken =
        this.#pinnedInWords() ??
        plainNarration(changedNarration(frame.narration, this.#was, this.language));
    return this.#spoken;
  }

  /** What was pinned at this very moment; other moments tell their own story. */
  #pinnedInWords(): string | undefined {
    const { pinned } = this.choices;
    const experiment = this.timeline?.experiment;
    if (!pinned || !experiment || this.pinnedAt !== this.currentTime) return undefined;
    const name = this.explaining()?.describe(experiment, pinned, this.language);
    const number = ifComplete(() => numberOf(experiment, pinned));
    return name && number && phrases(this.language).grid.pinned(name, number.text);
  }

  /** In a comparison a difference stands in the narration, and it was never anything else. */
  readonly #was = (cell: Cell): number | undefined =>
    this.comparison.active ? undefined : this.aftermath.was(cell);

  /** Absent where nothing is edited, as in most experiments. */
  get #isEdited(): ((cell: Cell) => boolean) | undefined {
    const { edits } = this.session;
    if (!this.answered) return undefined;
    const { request, result } = this.answered;
    if (!request.overrides && edits.painted.size === 0) return undefined;
    return (cell) => isEdited(edits, request, cell) || isPainted(edits, result, cell);
  }

  readonly #headerEvents: HeaderEvents = {
    show: (depth) => {
      remember("depth", depth);
      this.choose({ depth, ...(depth === "formula" && { tab: "code" as Tab }) });
    },
    speak: (language) => {
      this.lang = language;
    },
    toggleTheme: () => {
      this.theme = this.#isDark ? "light" : "dark";
    },
    exportFiles: () => {
      this.pause();
      this.#files.open(this.#subject());
    },
    share: () => {
      // Where there is one button for both, it leads to both.
      if (this.clientWidth < NARROW) this.#sharing.open();
      else void this.#sharing.share();
    },
    embed: () => {
      this.#sharing.open();
    },
    select: this.toStep,
  };

  readonly #sceneEvents: SceneEvents = {
    look: (view) => {
      this.choose({ view });
    },
    point: (cell) => {
      if (!sameCell(cell, this.choices.pointed)) this.choose({ pointed: cell });
    },
    pin: (cell) => {
      if (cell && this.choices.painting && this.paint(cell)) return;
      this.pin(sameCell(cell, this.choices.pinned) ? undefined : cell);
    },
    go: (node) => {
      this.go(node);
    },
  };

  readonly #inspectorEvents: InspectorEvents = {
    open: (tab) => {
      this.choose({ tab, inspector: true });
    },
    close: () => {
      this.choose({ inspector: false });
    },
    select: (cell) => {
      this.pin(cell);
    },
    point: (cell) => {
      this.choose({ pointed: cell });
    },
    missing: () => {
      this.requestUpdate();
    },
    showHow: (cell) => {
      this.showHow(cell);
    },
    edit: (cell, value) => void this.session.override(cell, value),
    go: (node) => {
      this.go(node);
    },
    paint: (painting) => {
      this.choose({ painting });
    },
    difference: (difference) => {
      this.choose({ difference });
    },
    preset: (id) => void this.openExample(id),
  };

  readonly #rowEvents: RowEvents = {
    edit: (place, text) => void this.session.edit(place, text),
    compose: (place, text) => {
      this.session.compose(place, text);
    },
    visit: ({ side, index }) => {
      if (side === "input") this.choose({ batch: index });
    },
    split: (splitting) => void this.session.split(splitting),
    open: (id) => void this.openExample(id),
    undo: () => void this.session.undo(),
    dismiss: () => {
      this.notices.dismiss();
    },
    scroll: (fields, places) => {
      if (this.#windows.measure(fields, places)) this.requestUpdate();
    },
  };
}
