/** What the page plays by itself: the step of a lesson, of a number, or of a change. */
import type { Choices } from "../../document/choices.js";
import type { ExperimentDocument } from "../../document/document.js";
import { openingTime, restIn, segmentOf } from "../../story/place.js";
import type { Player } from "../../story/player.js";
import type { SceneView } from "../../types/frame.js";
import type { Cell } from "../../types/graph.js";
import type { Segment, Timeline } from "../../types/timeline.js";
import type { RunRequest } from "../../types/wire.js";

/** How long the numbers after a change are seen before their step is played, in milliseconds. */
const AFTER = 2200;

/** Where to go when numbers of this experiment are shown next. */
export interface Landing {
  readonly of: RunRequest;
  /** To the result of this node; absent: to the opening picture. */
  readonly node?: string | undefined;
  readonly view?: SceneView | undefined;
  /** Its step is played there: at once, or after a look at its result. */
  readonly plays?: "now" | "later";
}

interface Moment {
  readonly landing: Landing;
  readonly segment: Segment | undefined;
  readonly time: number;
}

export class Film {
  #landing: Landing | undefined;
  /** Where an example has opened: from there, playing begins with the step that is shown. */
  #poster: { readonly timeline: Timeline; readonly time: number } | undefined;

  constructor(
    private readonly player: Player,
    private readonly document: ExperimentDocument,
    private readonly choose: (choices: Partial<Choices>) => void,
  ) {}

  /** Undefined: stay at the same place. */
  land(landing: Landing | undefined): void {
    this.#landing = landing;
  }

  /** Where to go in new numbers; undefined if to the same place. */
  landingIn(timeline: Timeline): Moment | undefined {
    const landing = this.#landing;
    if (!landing || landing.of !== this.document.opened) return undefined;
    this.#landing = undefined;
    const { node } = landing;
    if (node === undefined) return { landing, segment: undefined, time: openingTime(timeline) };
    const segment = segmentOf(timeline, node);
    return segment && { landing, segment, time: restIn(segment) };
  }

  /** Must be called once the player is there. */
  arrive({ landing: { view, plays }, segment, time }: Moment): void {
    const { timeline } = this.player;
    this.choose({ view });
    this.#poster = plays || !timeline ? undefined : { timeline, time };
    if (!segment || !plays) return;
    if (plays === "now") this.play(segment);
    else
      setTimeout(() => {
        const { player } = this;
        // Unless the reader has gone on.
        if (player.timeline === timeline && player.paused && player.currentTime === time)
          this.play(segment);
      }, AFTER);
  }

  /** Whether the picture that the example opened with still stands. */
  get atPoster(): boolean {
    const { timeline, time } = this.#poster ?? {};
    const { player } = this;
    return timeline !== undefined && timeline === player.timeline && time === player.currentTime;
  }

  /** Playing goes on from here, wherever this is. */
  leavePoster(): void {
    this.#poster = undefined;
  }

  segment(node: string): Segment | undefined {
    return this.player.timeline && segmentOf(this.player.timeline, node);
  }

  /** Plays one step, up to its result. */
  play(segment: Segment): void {
    this.player.pause();
    this.player.seek(segment.start);
    this.player.playTo(restIn(segment));
  }

  /** Plays how one number is computed: its step, with its row or product shown slowly. */
  showHow(cell: Cell): void {
    const segment = this.segment(cell.node);
    if (!segment) return;
    this.choose({ pinned: cell, view: undefined });
    this.play(segment);
  }
}
