/** The lesson of the open example in the film: where it opens, its question, and what comes after it. */
import { html, nothing, type TemplateResult } from "lit";
import type { Theme } from "../../draw/colour.js";
import type { Actions } from "../parts/actions.js";
import type { Example } from "../../document/experiment.js";
import type { RunRequest } from "../../types/wire.js";
import { noGuess, type CardMoment, type Guess } from "../../panels/lesson/guess.js";
import type * as Guide from "../../panels/lesson/guide.js";
import { openingTime, restIn } from "../../story/place.js";
import type { Segment } from "../../types/timeline.js";
import type { Course } from "../parts/sentence_row.js";
import { recalledDone, rememberDone } from "../../ui/preferences.js";
import type { Host } from "../host.js";
import { Lazy } from "../lazy.js";
import type { Story } from "../story.js";
import type { Landing } from "./film.js";

export class Lesson {
  readonly #guide: Lazy<typeof Guide>;
  #guess: Guess = noGuess;
  /** The lessons that were done when the menu was opened last. */
  #done: ReadonlySet<string> | undefined;
  /** What the card over the film shows; absent if there is none. */
  #moment: CardMoment | undefined;
  /** Where the film pauses by itself, and what the card shows there. */
  #pause: { readonly time: number; readonly moment: CardMoment } | undefined;
  /** The reader has pressed play, and the film has not paused since. */
  #watching = false;

  constructor(
    private readonly host: Host,
    private readonly story: Story,
    /** Whether lessons are shown in this element. */
    private readonly shown: () => boolean,
  ) {
    this.#guide = new Lazy(
      async () => {
        const guide = await import("../../panels/lesson/guide.js");
        guide.defineCard();
        return guide;
      },
      () => {
        if (this.#watching) this.#setCue();
        host.requestUpdate();
      },
    );
    const { player } = story.clock;
    player.addEventListener("play", () => (this.#moment = undefined));
    player.addEventListener("seeking", () => (this.#moment = undefined));
    player.addEventListener("pause", () => {
      this.#onPause();
    });
    player.addEventListener("ended", () => {
      this.#onEnd();
    });
  }

  /** The reader's guess in the open example. */
  get guess(): Guess {
    return this.#guess.of === this.story.example?.id ? this.#guess : noGuess;
  }

  /** Where an example opens; undefined if its lesson could not be loaded. */
  async landing(id: string, of: RunRequest): Promise<Landing | undefined> {
    const place = (await this.#guide.load())?.placeOf(id);
    return place && { of, node: place.opens, view: place.view };
  }

  /** Opens an example at the picture of its lesson, or plays one of its steps. */
  async open(id: string, node?: string): Promise<void> {
    const { story } = this;
    const example = story.examples.find((one) => one.id === id);
    if (!example) return;
    const { request: of } = example;
    const landing =
      node === undefined ? await this.landing(id, of) : ({ of, node, plays: "now" } as const);
    this.#guess = noGuess;
    if (landing) story.film.land(landing);
    await story.openExample(example);
  }

  /** The reader wants to watch: the film waits for a guess before the step that the question is about. */
  play(): void {
    const { story } = this;
    const { player } = story.clock;
    const asked = this.#asked();
    if (story.film.atPoster) {
      const first = asked ?? this.#segmentOf("opens");
      if (first) player.seek(first.start);
    }
    if (asked && player.currentTime === asked.start) {
      this.show("asks");
      return;
    }
    player.play();
    this.#watching = true;
    this.#setCue();
  }

  #setCue(): void {
    const asked = this.#asked();
    const { player } = this.story.clock;
    if (!asked || player.mode === "repeat") return;
    player.cue = asked.start;
    this.#pause = { time: asked.start, moment: "asks" };
  }

  /** The step that the question is about, if it is still to be asked. */
  #asked(): Segment | undefined {
    if (this.guess.shown || !this.shown()) return undefined;
    return this.#segmentOf("asks");
  }

  #segmentOf(what: "opens" | "asks"): Segment | undefined {
    const { example, film } = this.story;
    const place = example && this.#guide.ask()?.placeOf(example.id);
    const node = place?.[what] ?? place?.opens;
    return node === undefined ? undefined : film.segment(node);
  }

  /** Shows the card; undefined puts it away. */
  show(moment: CardMoment | undefined): void {
    this.#moment = moment;
    this.host.requestUpdate();
  }

  #onPause(): void {
    const { currentTime } = this.story;
    const pause = this.#pause;
    this.#pause = undefined;
    this.#watching = false;
    if (pause?.time === currentTime) this.show(pause.moment);
  }

  #onEnd(): void {
    if (this.shown() && this.#segmentOf("asks")) this.show("over");
  }

  /** The reader's guess, or only the wish to see the answer. A film that waits for it goes on. */
  answer(chosen: string | undefined): void {
    const { id } = this.story.example ?? {};
    const { player } = this.story.clock;
    const waits = this.#moment === "asks";
    this.#guess = { of: id, chosen, shown: true };
    if (id !== undefined) rememberDone(id);
    this.host.requestUpdate();
    if (!waits) return;
    const asked = this.#segmentOf("asks");
    if (chosen === undefined || !asked) return player.play();
    player.playTo(restIn(asked));
    this.#pause = { time: restIn(asked), moment: "answered" };
  }

  /** Back to the picture that the example opened with. */
  async toPlace(): Promise<void> {
    await this.#guide.load();
    const { example, timeline, clock } = this.story;
    const place = example && this.#guide.ask()?.placeOf(example.id);
    if (!place || !timeline) return;
    const segment = this.#segmentOf("opens");
    clock.player.pause();
    clock.player.seek(segment ? restIn(segment) : openingTime(timeline));
    this.story.choose({ view: place.view });
  }

  /** The menu of examples opens: its lessons are grouped, and marked as done. */
  openCourse(): void {
    this.#done = recalledDone();
    this.#guide.ask();
    this.host.requestUpdate();
  }

  get course(): Course | undefined {
    const [done, guide] = [this.#done, this.#done && this.#guide.ask()];
    if (!done || !guide) return undefined;
    const next = this.story.presets.find(({ id }) => !done.has(id));
    return { chapterOf: guide.chapterOf, done, next: next?.id };
  }

  card(theme: Theme, actions: Actions): TemplateResult | typeof nothing {
    const { story } = this;
    const { timeline, document, language, example } = story;
    if (!this.#moment || !timeline) return nothing;
    return html`<playground-lesson-card
      .moment=${this.#moment}
      .guess=${this.guess}
      .example=${example}
      .next=${this.#next(example)}
      .timeline=${timeline}
      .document=${document}
      .actions=${actions}
      .language=${language}
      .theme=${theme}
    ></playground-lesson-card>`;
  }

  #next(example: Example | undefined): Example | undefined {
    const next = example && this.#guide.ask()?.nextOf(example.id);
    return this.story.presets.find(({ id }) => id === next);
  }
}
