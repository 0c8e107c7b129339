import { createEngine } from "../engine/index.js";
import type { Cell, GraphNode, Language } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import type { Preset } from "../types/wire.js";
import type * as Explain from "../explain/index.js";
import { Comparison } from "../compare/comparison.js";
import { buildTimeline } from "../story/timeline.js";
import { loadFurther, needsFurther } from "../ops/scenes.js";
import { languageOf } from "../ui/language.js";
import { Aftermath } from "../overlay/change_rings.js";
import { recalled } from "../ui/preferences.js";
import { DEPTHS, firstChoices, type Choices, type Tab } from "../document/choices.js";
import { isAllowed, paintTargetOf } from "../document/edits.js";
import { firstExample, firstSentence, type Example } from "../document/experiment.js";
import { MediaElement } from "./media.js";
import { MediaQuery } from "../ui/media_query.js";
import { Nearness } from "../ui/in_view.js";
import { openingTime, samePlace, shownBy, stageAt } from "../story/place.js";
import { presetsFrom } from "../document/presets.js";
import { ExperimentDocument, type Answered } from "../document/document.js";

/**
 * What was typed waits this long, in milliseconds, for its numbers: they mostly come sooner, and
 * both are drawn in one frame instead of one after the other.
 */
const PATIENCE = 10;

/**
 * An element with a story: what is computed, how the reader wants it shown, and what the reader can
 * do to both. It draws nothing; whoever extends it renders what stands here. What is public here is
 * so for the element's own files.
 */
export class StoryElement extends MediaElement {
  readonly engine = createEngine();
  readonly document = new ExperimentDocument(this.engine, () => {
    this.#onSession();
  });
  readonly aftermath = new Aftermath(
    () => {
      this.requestUpdate();
    },
    () => this.still.matches,
  );
  readonly comparison = new Comparison(() => {
    this.requestUpdate();
  });
  readonly still = new MediaQuery(this, "(prefers-reduced-motion: reduce)");
  choices: Choices = firstChoices(recalled("depth", DEPTHS));
  answered: Answered | undefined;
  timeline: Timeline | undefined;
  #first: Example | undefined;
  presets: readonly Preset[] = [];
  /** Whether it has come near what the viewer sees. */
  begun = false;
  #schema: unknown;
  #schemaAsked = false;
  #explain: typeof Explain | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** The moment a number was pinned. */
  pinnedAt: number | undefined;

  constructor() {
    super();
    new Nearness(this, (near) => {
      this.frames.look(near);
      if (near) this.#begin();
    });
  }

  /** One that is taken out of the page and not put elsewhere gives back what it holds. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    setTimeout(() => {
      if (!this.isConnected && this.begun) this.free();
    });
  }

  /** The first time that it is near what the viewer sees. */
  #begin(): void {
    if (this.begun) return;
    this.begun = true;
    this.document.shown = () => this.#stageFromHere(0).map(({ id }) => id);
    this.start();
    void this.loadPresets();
  }

  /** As it was before it began; put into a page again, it begins anew. */
  protected free(): void {
    this.begun = false;
    clearTimeout(this.#waiting);
    this.document.close();
    this.comparison.keep(undefined);
    this.answered = this.timeline = this.player.timeline = undefined;
    this.choices = firstChoices(recalled("depth", DEPTHS));
    this.engine.close();
  }

  /** Opens what is shown first. */
  protected start(): void {
    this.document.sentences = firstSentence(this.language);
    void this.document.open(this.first.request);
  }

  /** What is opened where nothing else is asked for. */
  get first(): Example {
    return (this.#first ??= firstExample(this.language));
  }

  get language(): Language {
    const near = this.closest("[lang]") as HTMLElement | null;
    return languageOf(this.lang || (near?.lang ?? ""));
  }

  /** What knows where numbers come from; it comes when a cell is first pointed at. */
  explaining(): typeof Explain | undefined {
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

  choose(choices: Partial<Choices>): void {
    this.choices = { ...this.choices, ...choices };
    this.requestUpdate();
  }

  /** The example at hand; undo may have brought back another. */
  get example(): Example | undefined {
    return this.#examples.find(({ request }) => request === this.document.opened);
  }

  get #examples(): readonly Example[] {
    return [this.first, ...this.presets];
  }

  #onSession(): void {
    const { answered, baseline } = this.document;
    this.comparison.keep(baseline);
    clearTimeout(this.#waiting);
    if (answered && answered !== this.answered) {
      void this.#receive(answered);
      return;
    }
    this.aftermath.refresh(this.document);
    this.#waiting = setTimeout(() => {
      this.requestUpdate();
    }, PATIENCE);
  }

  /** A graph waits for its scenes; where they do not arrive, its steps are stills. */
  async #receive(answered: Answered): Promise<void> {
    if (needsFurther(answered.result.graph)) {
      await loadFurther().catch(() => undefined);
      if (this.document.answered !== answered || this.answered === answered) return;
    }
    this.#show(answered);
    this.requestUpdate();
  }

  /** New numbers in the same place of the story. */
  #show(answered: Answered): void {
    const old = this.timeline;
    const timeline = buildTimeline(answered.result);
    if (answered.result.tokens === this.answered?.result.tokens) {
      // More values of the same numbers.
      this.answered = answered;
      this.timeline = this.player.timeline = timeline;
      this.aftermath.refresh(this.document);
      return;
    }
    const time = old ? samePlace(old, this.currentTime, timeline) : openingTime(timeline);
    this.answered = answered;
    this.timeline = timeline;
    this.aftermath.observe(this.document);
    this.player.timeline = timeline;
    this.currentTime = time;
    const stands = (cell: Cell | undefined) => (cell && hasCell(timeline, cell) ? cell : undefined);
    this.choose({
      pinned: stands(this.choices.pinned),
      pointed: stands(this.choices.pointed),
    });
    this.shown();
  }

  /** Other numbers than before are there to be shown. */
  protected shown(): void {
    return;
  }

  /** Has the values of the next step come, so that none is waited for where one step follows another. */
  protected foresee(): void {
    this.#stageFromHere(1).forEach(({ values }) => values);
  }

  #stageFromHere(steps: number): readonly GraphNode[] {
    const { timeline } = this;
    if (!timeline) return [];
    return shownBy(timeline, timeline.stages[stageAt(timeline, this.currentTime) + steps]);
  }

  async loadPresets(): Promise<void> {
    this.presets = await presetsFrom(this.engine);
    this.requestUpdate();
  }

  /** What settings there are; asked for when they are first shown. */
  schema(): unknown {
    if (!this.#schemaAsked) {
      this.#schemaAsked = true;
      this.engine.call({ command: "schema" }).then(
        (schema) => {
          this.#schema = schema;
          this.requestUpdate();
        },
        () => {
          this.#schemaAsked = false;
        },
      );
    }
    return this.#schema;
  }

  readonly toStep = (index: number): void => {
    const stage = this.timeline?.stages[index];
    if (stage) this.player.seek(stage.start);
  };

  /** Allows what the mask forbids at this cell, and the other way round; false where no mask acts. */
  paint(cell: Cell): boolean {
    const experiment = this.timeline?.experiment;
    const target = experiment && paintTargetOf(experiment, cell);
    if (target) void this.document.paint(target, !isAllowed(experiment, target));
    return target !== undefined;
  }

  /** A number that is pinned wants explaining. */
  pin(cell: Cell | undefined): void {
    this.pinnedAt = cell && this.currentTime;
    this.choose({ pinned: cell, ...(cell && { tab: "why" as Tab }) });
  }

  /** Plays how one number came about: its step, with its row or product as the slow one. */
  showHow(cell: Cell): void {
    const segment = this.#segment(cell.node);
    if (!segment) return;
    this.choose({ pinned: cell });
    this.pause();
    this.player.seek(segment.start);
    this.player.playTo(segment.end - 0.1);
  }

  go(node: string): void {
    const segment = this.#segment(node);
    if (segment) this.player.seek(segment.start);
  }

  #segment(node: string) {
    return this.timeline?.stages
      .flatMap(({ segments }) => segments)
      .find((segment) => segment.node === node);
  }

  async openExample(id: string): Promise<void> {
    const example = this.#examples.find((one) => one.id === id);
    if (!example) return;
    this.choose({ batch: 0, pinned: undefined, pointed: undefined, tab: "lesson" });
    await this.document.open(example.request);
  }
}

/** Whether an experiment has this cell. */
export function hasCell({ experiment }: Timeline, { node, index }: Cell): boolean {
  const found = experiment.graph.find(({ id }) => id === node);
  return found !== undefined && index < found.shape.reduce((size, extent) => size * extent, 1);
}
