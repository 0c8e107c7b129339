/** The lesson of the open example in the film: its place, its question, and what comes after it. */
import { html, nothing, type TemplateResult } from "lit";
import type { Choices } from "../../document/choices.js";
import type { ExperimentDocument } from "../../document/document.js";
import type { Example } from "../../document/experiment.js";
import type { Theme } from "../../draw/colour.js";
import { openingTime, restIn } from "../../story/place.js";
import type { Player } from "../../story/player.js";
import type { Language } from "../../types/graph.js";
import type { Segment, Timeline } from "../../types/timeline.js";
import type { Preset, RunRequest } from "../../types/wire.js";
import type { PanelActions } from "../actions.js";
import { PlaygroundLessonCard } from "./card.js";
import { lessonAfter } from "./chapters.js";
import { recalledDone, rememberDone } from "./done.js";
import { noGuess, type CardMoment, type Guess } from "./guess.js";
import { isLesson, isTrueOf } from "./reading.js";
import { specs } from "./specs/index.js";
import type { Place } from "./types.js";

/** How long the numbers before a change are seen, in milliseconds. */
const BEFORE = 900;

/** The numbers after a change are shown at this node, and its step is played then. */
interface Change {
  readonly of: RunRequest;
  readonly node: string;
  readonly plays: "later";
}

/** What the page shows and plays. */
export interface LessonStory {
  readonly clock: { readonly player: Player };
  readonly film: {
    /** Whether the picture that the example opened with still stands. */
    readonly atPoster: boolean;
    segment(node: string): Segment | undefined;
    play(segment: Segment): void;
    land(landing: Change | undefined): void;
  };
  readonly timeline: Timeline | undefined;
  readonly document: ExperimentDocument;
  readonly example: Example | undefined;
  readonly presets: readonly Preset[];
  readonly language: Language;
  choose(choices: Partial<Choices>): void;
}

export const placeOf = (id: string | undefined): Place | undefined =>
  isLesson(id) ? specs[id].place : undefined;

export class LessonFilm {
  #guess: Guess = noGuess;
  /** What the card over the film shows; absent: there is none. */
  #moment: CardMoment | undefined;
  /** Where the film pauses by itself, and what the card shows there. */
  #pause: { readonly time: number; readonly moment: CardMoment } | undefined;
  readonly #player: Player;

  constructor(
    private readonly story: LessonStory,
    /** Whether lessons are shown in this element. */
    private readonly shown: () => boolean,
    private readonly changed: () => void,
  ) {
    if (!customElements.get("playground-lesson-card"))
      customElements.define("playground-lesson-card", PlaygroundLessonCard);
    this.#player = story.clock.player;
    const leave = () => (this.#moment = undefined);
    this.#player.addEventListener("play", leave);
    this.#player.addEventListener("seeking", leave);
    this.#player.addEventListener("pause", () => {
      this.#onPause();
    });
    this.#player.addEventListener("ended", () => {
      if (this.shown() && this.#segmentOf("asks")) this.show("over");
    });
  }

  /** The reader's guess in the open example. */
  get guess(): Guess {
    return this.#guess.of === this.story.example?.id ? this.#guess : noGuess;
  }

  /** An example is opened anew. */
  forget(): void {
    this.#guess = noGuess;
  }

  /** The reader watches: the film waits for a guess before the step that the question is about. */
  play(): void {
    const asked = this.#asked();
    if (this.story.film.atPoster) {
      const first = asked ?? this.#segmentOf("opens");
      if (first) this.#player.seek(first.start);
    }
    if (asked && this.#player.currentTime === asked.start) {
      this.show("asks");
      return;
    }
    this.#player.play();
    this.wait();
  }

  /** A film that plays will wait there. */
  wait(): void {
    const asked = this.#asked();
    if (!asked || this.#player.mode === "repeat") return;
    this.#player.cue = asked.start;
    this.#pause = { time: asked.start, moment: "asks" };
  }

  /** The step that the question is about, if it is still to be asked. */
  #asked(): Segment | undefined {
    if (this.guess.shown || !this.shown()) return undefined;
    const { example, timeline, document } = this.story;
    // In an experiment that the reader has changed, the question may be false.
    const isFair =
      isLesson(example?.id) &&
      timeline !== undefined &&
      !document.altered &&
      isTrueOf(example.id, timeline.experiment);
    return isFair ? this.#segmentOf("asks") : undefined;
  }

  #segmentOf(what: "opens" | "asks"): Segment | undefined {
    const place = placeOf(this.story.example?.id);
    const node = place?.[what] ?? place?.opens;
    return node === undefined ? undefined : this.story.film.segment(node);
  }

  /** Shows the card; undefined puts it away. */
  show(moment: CardMoment | undefined): void {
    this.#moment = moment;
    this.changed();
  }

  #onPause(): void {
    const pause = this.#pause;
    this.#pause = undefined;
    if (pause?.time === this.#player.currentTime) this.show(pause.moment);
  }

  /** The reader's guess, or only the wish to see the answer. A film that waits for it goes on. */
  answer(chosen: string | undefined): void {
    const { id } = this.story.example ?? {};
    const waits = this.#moment === "asks";
    this.#guess = { of: id, chosen, shown: true };
    if (id !== undefined) rememberDone(id);
    this.changed();
    if (!waits) return;
    const asked = this.#segmentOf("asks");
    if (chosen === undefined || !asked) return this.#player.play();
    this.#player.playTo(restIn(asked));
    this.#pause = { time: restIn(asked), moment: "answered" };
  }

  /** Plays the step that computes a node; if there is a change, its result before and after it first. */
  async watch(node: string, change?: () => Promise<void>): Promise<void> {
    const { film, document } = this.story;
    const segment = film.segment(node);
    this.story.choose({ view: undefined });
    if (!change) {
      if (segment) film.play(segment);
      return;
    }
    this.#player.pause();
    if (segment && this.#player.currentTime !== restIn(segment)) {
      this.#player.seek(restIn(segment));
      await new Promise((seen) => setTimeout(seen, BEFORE));
    }
    if (document.opened) film.land({ of: document.opened, node, plays: "later" });
    await change();
    if (document.error) film.land(undefined);
  }

  /** Back to the picture that the example opened with. */
  toPlace(): void {
    const { example, timeline } = this.story;
    const place = placeOf(example?.id);
    if (!place || !timeline) return;
    const segment = this.#segmentOf("opens");
    this.#player.pause();
    this.#player.seek(segment ? restIn(segment) : openingTime(timeline));
    this.story.choose({ view: place.view });
  }

  card(theme: Theme, actions: PanelActions): TemplateResult | typeof nothing {
    const { timeline, document, language, example, presets } = this.story;
    if (!this.#moment || !isLesson(example?.id)) return nothing;
    const next = lessonAfter(example.id, recalledDone());
    return html`<playground-lesson-card
      .moment=${this.#moment}
      .guess=${this.guess}
      .example=${example}
      .next=${presets.find(({ id }) => id === next)}
      .timeline=${timeline}
      .document=${document}
      .actions=${actions}
      .language=${language}
      .theme=${theme}
    ></playground-lesson-card>`;
  }
}
