/** What the page plays by itself: the step of a lesson, of a number, or of a change. */
import type { Choices } from "../../document/choices.js";
import type { ExperimentDocument } from "../../document/document.js";
import { openingFilm, openingTime, placeOf, restIn, type FilmPlace } from "../../story/place.js";
import type { Player } from "../../story/player.js";
import type { Look, SceneView } from "../../types/frame.js";
import type { Cell, Experiment } from "../../types/graph.js";
import type { Timeline } from "../../types/timeline.js";
import type { RunRequest } from "../../types/wire.js";

/** How long the numbers after a change are seen before their step is played, in milliseconds. */
const AFTER = 2200;

/** Where to go when numbers of this experiment are shown next. */
export interface Landing {
  readonly of: RunRequest;
  /** To the result of this node; absent: to the opening picture. */
  readonly node?: string | undefined;
  readonly view?: SceneView | undefined;
  /** The word that its picture is about, once the numbers are there. */
  readonly look?: (experiment: Experiment) => Look | undefined;
  /** Its step is played there: at once, or after a look at its result. */
  readonly plays?: "now" | "later";
}

interface Moment {
  readonly landing: Landing;
  readonly timeline: Timeline;
  /** Absent in the opening picture. */
  readonly place: FilmPlace | undefined;
  readonly time: number;
}

/** Whether it is the same film; more of its numbers may have come since. */
const isSame = (now: Timeline | undefined, then: Timeline): boolean =>
  now?.experiment.tokens === then.experiment.tokens && now.level.id === then.level.id;

export class Film {
  #landing: Landing | undefined;
  /** Where an example has opened: from there, playing begins with the step that is shown. */
  #poster: { readonly timeline: Timeline; readonly time: number } | undefined;

  constructor(
    private readonly player: Player,
    private readonly document: ExperimentDocument,
    private readonly choose: (choices: Partial<Choices>) => void,
    /** Shows the film of another level. */
    private readonly enter: (timeline: Timeline) => void,
  ) {}

  /** Whether the next result opens at a moment of its own. */
  get lands(): boolean {
    return this.#landing !== undefined;
  }

  /** Undefined: stay at the same place. */
  land(landing: Landing | undefined): void {
    this.#landing = landing;
  }

  /** Where to go in new numbers; undefined if to the same place. */
  landingIn(experiment: Experiment): Moment | undefined {
    const landing = this.#landing;
    if (!landing || landing.of !== this.document.opened) return undefined;
    this.#landing = undefined;
    const { node } = landing;
    if (node === undefined) {
      const timeline = openingFilm(experiment);
      return { landing, timeline, place: undefined, time: openingTime(timeline) };
    }
    const place = placeOf(experiment, node);
    return place && { landing, timeline: place.timeline, place, time: restIn(place.segment) };
  }

  /** Must be called once the player is there. */
  arrive({ landing, timeline, place, time }: Moment): void {
    const { view, plays } = landing;
    const look = landing.look?.(timeline.experiment);
    this.choose({ view, ...(look && { look, head: look.head }) });
    this.#poster = plays ? undefined : { timeline, time };
    if (!place || !plays) return;
    if (plays === "now") this.play(place);
    else
      setTimeout(() => {
        const { player } = this;
        const now = this.place(place.segment.node);
        // Unless the reader has gone on.
        if (
          now &&
          isSame(player.timeline, timeline) &&
          player.paused &&
          player.currentTime === time
        )
          this.play(now);
      }, AFTER);
  }

  /** Whether the picture that the example opened with still stands. */
  get atPoster(): boolean {
    const { timeline, time } = this.#poster ?? {};
    const { player } = this;
    return (
      timeline !== undefined && isSame(player.timeline, timeline) && time === player.currentTime
    );
  }

  /** Playing goes on from here, wherever this is. */
  leavePoster(): void {
    this.#poster = undefined;
  }

  /** Where a node is computed, on whatever level. */
  place(node: string): FilmPlace | undefined {
    const { timeline } = this.player;
    return timeline && placeOf(timeline.experiment, node);
  }

  /** Goes to a time of a place, and to its level. */
  seek({ timeline }: Pick<FilmPlace, "timeline">, time: number): void {
    if (timeline !== this.player.timeline) this.enter(timeline);
    this.player.seek(time);
  }

  /** Goes to the opening picture. */
  toOpening(): void {
    const { timeline } = this.player;
    if (!timeline) return;
    const film = openingFilm(timeline.experiment);
    this.player.pause();
    this.seek({ timeline: film }, openingTime(film));
  }

  /** Plays one step, up to its result. */
  play(place: FilmPlace): void {
    this.player.pause();
    this.seek(place, place.segment.start);
    this.player.playTo(restIn(place.segment));
  }

  /** Plays how one number is computed: its step, with its row or product shown slowly. */
  showHow(cell: Cell): void {
    const place = this.place(cell.node);
    if (!place) return;
    this.choose({ pinned: cell, view: undefined });
    this.play(place);
  }
}
