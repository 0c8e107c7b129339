/** The lesson of the open example in the film: its place, its question, and what comes after it. */
import { html, nothing, type TemplateResult } from "lit";
import type { Choices } from "../../document/choices.js";
import type { ExperimentDocument } from "../../document/document.js";
import type { Example } from "../../document/experiment.js";
import type { Theme } from "../../draw/colour.js";
import { restIn, type FilmPlace } from "../../story/place.js";
import type { Player } from "../../story/player.js";
import type { Look, SceneView } from "../../types/frame.js";
import type { Experiment, Language } from "../../types/graph.js";
import type { Timeline } from "../../types/timeline.js";
import type { Preset, RunRequest } from "../../types/wire.js";
import type { PanelActions } from "../actions.js";
import { PlaygroundLessonCard } from "./card.js";
import { lessonAfter } from "./chapters.js";
import { recalledDone, rememberDone } from "./done.js";
import { noGuess, type CardMoment, type Guess } from "./guess.js";
import { isLesson, isTrueOf, lookIn } from "./reading.js";
import { specs } from "./specs/index.js";
import type { Place } from "./types.js";

/** How long the numbers before a change are seen, in milliseconds. */
const BEFORE = 900;

/** The numbers after a change are shown at this node, and its step is played then. */
interface Change {
  readonly of: RunRequest;
  readonly node: string;
  readonly plays: "later";
  readonly view: SceneView | undefined;
  readonly look: (experiment: Experiment) => Look | undefined;
}

/** What the page shows and plays. */
export interface LessonStory {
  readonly clock: { readonly player: Player };
  readonly film: {
    /** Whether the picture that the example opened with still stands. */
    readonly atPoster: boolean;
    place(node: string): FilmPlace | undefined;
    seek(place: FilmPlace, time: number): void;
    toOpening(): void;
    play(place: FilmPlace): void;
    land(landing: Change | undefined): void;
  };
  readonly timeline: Timeline | undefined;
  readonly document: ExperimentDocument;
  readonly example: Example | undefined;
  /** The example whose lesson is told. */
  readonly lesson: Example | undefined;
  readonly presets: readonly Preset[];
  readonly language: Language;
  choose(choices: Partial<Choices>): void;
}

export const placeOf = (id: string | undefined): Place | undefined =>
  isLesson(id) ? specs[id].place : undefined;

/** The word that the picture of a node is about. */
export const lookOf =
  (id: string | undefined, node: string | undefined) =>
  (experiment: Experiment): Look | undefined =>
    isLesson(id) && node !== undefined ? lookIn(id, experiment, node) : undefined;

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
      if (this.shown() && this.#isHere(this.#placeOf("asks"))) this.show("over");
    });
  }

  /** The reader's guess in the open example. */
  get guess(): Guess {
    return this.#guess.of === this.story.lesson?.id ? this.#guess : noGuess;
  }

  /** An example is opened anew. */
  forget(): void {
    this.#guess = noGuess;
  }

  /** The reader watches: the film waits for a guess before the step that the question is about. */
  play(): void {
    const asked = this.#asked();
    if (this.story.film.atPoster) {
      if (asked) this.#look("asks");
      const view = asked && placeOf(this.story.example?.id)?.asksIn;
      if (view) this.story.choose({ view });
      const first = asked ?? this.#placeOf("opens");
      if (first) this.story.film.seek(first, first.segment.start);
    }
    if (asked && this.#isHere(asked) && this.#player.currentTime === asked.segment.start) {
      this.show("asks");
      return;
    }
    this.#player.play();
    this.wait();
  }

  /** A film that plays will wait there. */
  wait(): void {
    const asked = this.#asked();
    if (!asked || !this.#isHere(asked) || this.#player.mode === "repeat") return;
    this.#player.cue = asked.segment.start;
    this.#pause = { time: asked.segment.start, moment: "asks" };
  }

  /** The step that the question is about, if it is still to be asked. */
  #asked(): FilmPlace | undefined {
    if (this.guess.shown || !this.shown()) return undefined;
    const { example, timeline, document } = this.story;
    // In an experiment that the reader has changed, the question may be false.
    const isFair =
      isLesson(example?.id) &&
      timeline !== undefined &&
      !document.altered &&
      isTrueOf(example.id, timeline.experiment);
    return isFair ? this.#placeOf("asks") : undefined;
  }

  #nodeOf(what: "opens" | "asks"): string | undefined {
    const place = placeOf(this.story.example?.id);
    return place?.[what] ?? place?.opens;
  }

  /** To the word that a picture of the lesson is about. */
  #look(what: "opens" | "asks"): void {
    const { example, timeline } = this.story;
    const look = timeline && lookOf(example?.id, this.#nodeOf(what))(timeline.experiment);
    if (look) this.story.choose({ look, head: look.head });
  }

  #placeOf(what: "opens" | "asks"): FilmPlace | undefined {
    const node = this.#nodeOf(what);
    return node === undefined ? undefined : this.story.film.place(node);
  }

  /** Whether the film that is shown is that of the place. */
  #isHere(place: FilmPlace | undefined): boolean {
    return place !== undefined && place.timeline === this.#player.timeline;
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
    const { id } = this.story.lesson ?? {};
    const waits = this.#moment === "asks";
    this.#guess = { of: id, chosen, shown: true };
    if (id !== undefined) rememberDone(id);
    this.changed();
    if (!waits) return;
    const asked = this.#placeOf("asks");
    if (chosen === undefined || !asked) return this.#player.play();
    const end = restIn(asked.segment);
    this.#player.playTo(end);
    this.#pause = { time: end, moment: "answered" };
  }

  /** Plays the step that computes a node; if there is a change, its result before and after it first. */
  async watch(node: string, change?: () => Promise<void>, view?: SceneView): Promise<void> {
    const { film, document, example, timeline } = this.story;
    const place = film.place(node);
    const look = lookOf(example?.id, node);
    const now = timeline && look(timeline.experiment);
    this.story.choose({ view, ...(now && { look: now, head: now.head }) });
    if (!change) {
      if (place) film.play(place);
      return;
    }
    this.#player.pause();
    const end = place && restIn(place.segment);
    if (place && end !== undefined && !(this.#isHere(place) && this.#player.currentTime === end)) {
      film.seek(place, end);
      await new Promise((seen) => setTimeout(seen, BEFORE));
    }
    if (document.opened) film.land({ of: document.opened, node, plays: "later", view, look });
    await change();
    if (document.error) film.land(undefined);
  }

  /** Back to the picture that the example opened with. */
  toPlace(): void {
    const { example, timeline } = this.story;
    const place = placeOf(example?.id);
    if (!place || !timeline) return;
    const opens = this.#placeOf("opens");
    this.#player.pause();
    if (opens) this.story.film.seek(opens, restIn(opens.segment));
    else this.story.film.toOpening();
    this.#look("opens");
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
