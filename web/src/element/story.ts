import { recent } from "../draw/memo.js";
import type { ReactiveController } from "lit";
import { createEngine, type Progress } from "../engine/index.js";
import type { Cell, GraphNode, Language } from "../types/graph.js";
import type { Otherwise } from "../types/frame.js";
import type { Timeline } from "../types/timeline.js";
import type { Preset, RunResult } from "../types/wire.js";
import type * as Explain from "../explain/index.js";
import type * as EditActions from "../panels/edits/actions.js";
import { Comparison } from "../compare/comparison.js";
import { buildTimeline } from "../story/timeline.js";
import { hasLens, loadLens, loadStories } from "../story/frame.js";
import { loadScenes, needsScenes } from "../ops/registries/scenes.js";
import { languageOf } from "../ui/language.js";
import { Aftermath } from "../overlay/change_rings.js";
import { recalled } from "../ui/preferences.js";
import { indexOn } from "../story/frame.js";
import { Film } from "./state/film.js";
import { Levels } from "./state/levels.js";
import { DEPTHS, firstChoices, type Choices, type Tab } from "../document/choices.js";
import { isAllowed, paintTargetOf } from "../document/edits.js";
import {
  firstExample,
  requestIn,
  isModelName,
  storiesExample,
  translateExample,
  type Example,
} from "../document/experiment.js";
import { Otherwises } from "./parts/model/otherwise.js";
import { swapsIn, type Swap } from "./parts/model/swaps.js";
import type { Clock } from "./clock.js";
import type { Host } from "./host.js";
import { oncePerFrame } from "../ui/frames.js";
import { Lazy } from "../ui/lazy.js";
import { MediaQuery } from "../ui/media_query.js";
import { InView } from "../ui/in_view.js";
import {
  cellAfter,
  isOpening,
  openingFilm,
  openingTime,
  sameLevel,
  sameMoment,
  placeAfter,
  shownBy,
  stageAt,
} from "../story/place.js";
import { levelsOf } from "../story/levels.js";
import { isStory } from "../ops/tokens/next_word/reading.js";
import { isTranslation } from "../ops/tokens/translation/reading.js";
import { Writing } from "./state/writing.js";
import { Zoom } from "./state/zoom.js";
import type { PublicModel } from "../document/state/fields.js";
import { presetsFrom } from "../document/presets.js";
import { ExperimentDocument, type Answered } from "../document/document.js";

/**
 * How long typed text waits for its numbers before it is drawn, in milliseconds. They usually arrive
 * sooner, so that both are drawn in one frame.
 */
const PATIENCE = 10;

/** An object that is notified of changes. */
export interface StoryListener {
  /** The element has come near the viewport for the first time. */
  begun(): void;
  /** New numbers are shown. */
  shown(): void;
  /** The element releases its resources. */
  freed(): void;
}

/** The preset that runs the same as an example, or the example itself; remembered, as every frame asks for it. */
const sameRun = recent(
  (example: Example, presets: readonly Example[], language: Language): Example => {
    const runs = (one: Example) => JSON.stringify(requestIn(one, language));
    const wanted = runs(example);
    return presets.find((preset) => preset === example || runs(preset) === wanted) ?? example;
  },
  ({ id }, { length }, language) => `${id} ${length} ${language}`,
  8,
);

/** What is computed, how the reader wants it shown, and what the reader can do to both. */
export class Story implements ReactiveController {
  readonly engine = createEngine();
  readonly document = new ExperimentDocument(this.engine, () => {
    this.#onDocument();
  });
  readonly aftermath = new Aftermath(
    () => {
      this.host.requestUpdate();
    },
    () => this.still.matches,
  );
  readonly comparison = new Comparison(() => {
    this.host.requestUpdate();
  });
  readonly still: MediaQuery;
  choices: Choices = firstChoices(recalled("depth", DEPTHS));
  answered: Answered | undefined;
  timeline: Timeline | undefined;
  /** The example that is opened by default. */
  first: Example = firstExample("en");
  /** The model that translates. */
  translated: Example = translateExample("en");
  /** The model that writes on. */
  told: Example = storiesExample("en");
  readonly writing = new Writing(this, () => {
    this.host.requestUpdate();
  });
  presets: readonly Preset[] = [];
  /** Whether it has come near the viewport. */
  begun = false;
  /** The schema of the settings. */
  readonly schema = new Lazy(
    () => this.engine.call({ command: "schema" }),
    () => {
      this.host.requestUpdate();
    },
  );
  /** The explanations of numbers. */
  readonly explain = new Lazy<typeof Explain>(
    () => import("../explain/index.js"),
    () => {
      this.host.requestUpdate();
    },
  );
  /** What is offered beside the heading to those who edit. */
  readonly editing = new Lazy<typeof EditActions>(
    () => import("../panels/edits/actions.js"),
    () => {
      this.host.requestUpdate();
    },
  );
  #listener: StoryListener | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** It was playing when the sentence was emptied, and goes on with the next one. */
  #held = false;
  #unlisten: (() => void) | undefined;
  /** The time at which a number was pinned. */
  pinnedAt: number | undefined;
  readonly #otherwises = new Otherwises(this.engine, () => {
    this.host.requestUpdate();
  });
  readonly film: Film;
  readonly levels: Levels;
  readonly zoom: Zoom;

  constructor(
    private readonly host: Host,
    readonly clock: Clock,
  ) {
    this.still = new MediaQuery(host, "(prefers-reduced-motion: reduce)");
    this.film = new Film(
      clock.player,
      this.document,
      (choices) => {
        this.choose(choices);
      },
      (timeline) => {
        this.#enter(timeline);
      },
    );
    this.levels = new Levels(clock.player, this.film, () => {
      const { pinned } = this.choices;
      if (pinned) this.choose({ tab: "why", inspector: true });
    });
    this.zoom = new Zoom(
      clock.frames.request,
      () => {
        host.requestUpdate();
      },
      () => this.still.matches,
    );
    host.addController(this);
    new InView(host, (near) => {
      clock.frames.look(near);
      if (near) this.begin();
    });
  }

  /** How far the file of the model that is wanted has come; undefined if nothing is on its way. */
  get coming(): Progress | undefined {
    const { model } = this.document.wanted ?? {};
    return typeof model === "string" ? this.engine.models.progress(model) : undefined;
  }

  /** Must be called before the element is inserted into a page. */
  follow(listener: StoryListener): void {
    this.#listener = listener;
  }

  /** An element that is removed from the page, and not just moved, releases its resources. */
  hostDisconnected(): void {
    setTimeout(() => {
      if (!this.host.isConnected && this.begun) this.#free();
    });
  }

  get currentTime(): number {
    return this.clock.player.currentTime;
  }

  set currentTime(seconds: number) {
    this.clock.player.currentTime = seconds;
  }

  get paused(): boolean {
    return this.clock.player.paused;
  }

  /** The first time that it is near what the viewer sees, or that a page asks it for numbers. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    // A file comes in more pieces than there are frames.
    const tell = oncePerFrame(() => {
      if (this.coming) this.host.requestUpdate();
    });
    this.#unlisten = this.engine.models.listen(tell);
    // While the module is computing its first numbers.
    void loadLens().catch(() => undefined);
    this.first = firstExample(this.language);
    this.translated = translateExample(this.language);
    this.told = storiesExample(this.language);
    this.document.shown = () => this.#stageFromHere(0).map(({ id }) => id);
    this.#listener?.begun();
  }

  /** Resets it; inserted into a page again, it starts again. */
  #free(): void {
    this.begun = false;
    this.#unlisten?.();
    clearTimeout(this.#waiting);
    this.#otherwises.stop();
    this.document.close();
    this.comparison.keep(undefined);
    this.answered = this.timeline = this.clock.player.timeline = undefined;
    this.choices = firstChoices(recalled("depth", DEPTHS));
    this.engine.close();
    this.#listener?.freed();
  }

  get language(): Language {
    const near = this.host.closest<HTMLElement>("[lang]");
    return languageOf(this.host.lang || (near?.lang ?? ""));
  }

  choose(choices: Partial<Choices>): void {
    this.choices = { ...this.choices, ...choices };
    this.host.requestUpdate();
  }

  /** The nodes of the experiment with their values, as computed; empty before the first result. */
  get graph(): RunResult["graph"] {
    const { result } = this.answered ?? {};
    return result && !result.isBeginning ? result.graph : [];
  }

  /** Which of the models is shown, or on its way. */
  get world(): PublicModel {
    const { model } = this.document.wanted ?? {};
    return isModelName(model) ? model : "random";
  }

  exampleOf(world: PublicModel): Example {
    return { translate: this.translated, stories: this.told, random: this.first }[world];
  }

  /** Words that the sentence may have instead of its own. */
  get swaps(): readonly Swap[] {
    const { timeline, document } = this;
    const [tokens] = timeline?.experiment.context_tokens ?? [];
    const [sentence = ""] = document.sentences.input;
    const stands = tokens && !document.error && !document.empty;
    return stands ? swapsIn(sentence, tokens) : [];
  }

  /** What would be otherwise with the first of them. */
  get otherwise(): Otherwise | undefined {
    const { timeline, answered, swaps } = this;
    if (!timeline || !answered || !isOpening(timeline, this.currentTime)) return undefined;
    return this.#otherwises.of(answered.request, timeline.experiment, swaps[0]);
  }

  /** The current example, which undo may change. */
  get example(): Example | undefined {
    const { opened } = this.document;
    return this.examples.find(
      ({ request, request_zh }) => opened && (request === opened || request_zh === opened),
    );
  }

  /** The example whose lesson is told. */
  get lesson(): Example | undefined {
    const { example, presets, language } = this;
    return example && sameRun(example, presets, language);
  }

  get examples(): readonly Example[] {
    return [this.first, this.translated, this.told, ...this.presets];
  }

  #onDocument(): void {
    const { answered, baseline, error } = this.document;
    this.comparison.keep(baseline);
    this.#hold();
    clearTimeout(this.#waiting);
    // They need the rest of the module, which would come between the reader and the first numbers.
    const isWhole = answered && !answered.result.isBeginning;
    if ((isWhole ?? error) && this.presets.length === 0) void this.loadPresets();
    if (answered && answered !== this.answered) {
      void this.#receive(answered);
      return;
    }
    this.aftermath.refresh(this.document);
    this.#waiting = setTimeout(() => {
      this.host.requestUpdate();
    }, PATIENCE);
  }

  /** Without a sentence nothing is played. */
  #hold(): void {
    const { player } = this.clock;
    if (!this.document.empty || player.paused) return;
    player.pause();
    this.#held = true;
  }

  /**
   * Waits for the scenes of a graph; if loading them fails, its steps are still frames. The first picture of
   * a translation has none of them, and does not wait; nothing is loaded beside the file of its model.
   */
  async #receive(answered: Answered): Promise<void> {
    const { result } = answered;
    const further =
      needsScenes(result.graph) && !result.isBeginning ? loadScenes(result.graph) : undefined;
    const isFirst = !this.answered || this.answered.result.isBeginning === true;
    const later = isFirst && isTranslation(result) && !this.film.lands;
    const lens = hasLens() ? undefined : loadLens();
    const picture = isStory(result) ? loadStories() : undefined;
    const awaited = [lens, picture, later ? undefined : further].filter((one) => one !== undefined);
    if (awaited.length > 0) {
      await Promise.allSettled(awaited);
      if (this.document.answered !== answered || this.answered === answered) return;
    }
    this.#show(answered);
    this.host.requestUpdate();
    if (!further || !later) return;
    await further.catch(() => undefined);
    if (this.answered !== answered) return;
    this.#show(answered);
    this.host.requestUpdate();
  }

  /** Shows new numbers at the same place of the timeline. */
  #show(answered: Answered): void {
    const old = this.timeline;
    const root = levelsOf(answered.result);
    const kept = old
      ? buildTimeline(answered.result, sameLevel(old.level, root))
      : openingFilm(answered.result);
    if (answered.result.tokens === this.answered?.result.tokens) {
      // More values of the same result.
      this.answered = answered;
      this.timeline = kept;
      this.clock.player.replan(kept, (time) => (old ? sameMoment(old, time, kept) : time));
      this.aftermath.refresh(this.document);
      return;
    }
    const moment = this.film.landingIn(answered.result);
    const timeline = moment?.timeline ?? kept;
    const time =
      moment?.time ?? (old ? placeAfter(old, this.currentTime, timeline) : openingTime(timeline));
    const stays = (cell: Cell | undefined) => cell && old && cellAfter(cell, old, timeline);
    const { pinned, pointed } = this.choices;
    this.answered = answered;
    this.timeline = timeline;
    this.aftermath.observe(this.document);
    this.clock.player.timeline = timeline;
    this.currentTime = time;
    this.choose({ pinned: stays(pinned), pointed: stays(pointed) });
    if (moment) this.film.arrive(moment);
    if (this.#held) this.clock.player.play();
    this.#held = false;
    this.#listener?.shown();
  }

  /** Loads the values of the next step in advance. */
  foresee(): void {
    this.document.request(this.#stageFromHere(1));
  }

  #stageFromHere(steps: number): readonly GraphNode[] {
    const { timeline } = this;
    if (!timeline) return [];
    return shownBy(timeline, timeline.stages[stageAt(timeline, this.currentTime) + steps]);
  }

  async loadPresets(): Promise<void> {
    this.presets = await presetsFrom(this.engine);
    this.host.requestUpdate();
  }

  /** Shows the film of another level; the time is set by whoever enters. */
  #enter(timeline: Timeline): void {
    const { timeline: left } = this;
    if (left) this.zoom.begin(left.level, timeline.level);
    this.timeline = this.clock.player.timeline = timeline;
    this.host.requestUpdate();
  }

  /** Toggles the mask at this cell; false if the cell has no mask. */
  paint(cell: Cell): boolean {
    const result = this.document.answered?.result;
    const target = result && paintTargetOf(result, cell);
    if (target) void this.document.paint(target, !isAllowed(result, target));
    return target !== undefined;
  }

  /** Pins a cell and loads its explanation. */
  pin(cell: Cell | undefined): void {
    this.pinnedAt = cell && this.currentTime;
    this.choose({ pinned: cell, ...(cell && { tab: "why" as Tab }) });
  }

  /** Sets the value of a cell, and shows the sentence that it belongs to. */
  override(cell: Cell, value: number): Promise<void> {
    const { timeline } = this;
    const batch = timeline && indexOn("batch", timeline.experiment, cell);
    if (batch !== undefined) this.choose({ batch });
    return this.document.override(cell, value);
  }

  /** Opens an example; what was chosen in another one means nothing here. */
  async openExample(example: Example): Promise<void> {
    this.choose({
      batch: 0,
      pinned: undefined,
      pointed: undefined,
      look: undefined,
      head: 0,
    });
    await this.document.open(requestIn(example, this.language));
  }
}

/** Whether an experiment has this cell. */
export function hasCell({ experiment }: Timeline, { node, index }: Cell): boolean {
  const found = experiment.graph.find(({ id }) => id === node);
  return found !== undefined && index < found.shape.reduce((size, extent) => size * extent, 1);
}
