/** How the reader moves through the levels of an experiment: in, out, and along the parts of one. */
import { backwardId, forwardId } from "../../ops/backward/passes.js";
import {
  isInBackward,
  isSentence,
  levelNamed,
  levelsIn,
  levelsOf,
  listedIn,
} from "../../story/levels.js";
import {
  type FilmPlace,
  restOf,
  samePlace,
  stageAt,
  timeInside,
  timeOutside,
} from "../../story/place.js";
import type { Player } from "../../story/player.js";
import { buildTimeline } from "../../story/timeline.js";
import type { Level, Timeline } from "../../types/timeline.js";
import type { Film } from "./film.js";

export class Levels {
  constructor(
    private readonly player: Player,
    private readonly film: Film,
    /** The innermost level: explains the number that the reader pinned, if there is one. */
    private readonly explain: () => void,
  ) {}

  /** The index of the part at work, of those that the rail lists. */
  get current(): number {
    const { timeline, currentTime } = this.player;
    if (!timeline) return 0;
    const listed = listedIn(timeline.level);
    if (listed === timeline.level) return stageAt(timeline, currentTime);
    return listed.parts.findIndex(({ level }) => level === timeline.level);
  }

  /** What is inside the part at work; undefined for a step. */
  get inside(): Level | undefined {
    const { timeline, currentTime } = this.player;
    return timeline?.stages[stageAt(timeline, currentTime)]?.level;
  }

  /**
   * To a part that the rail lists: to its result, or while playing to its beginning. The part that is
   * shown already is entered, and so is any part beside a level of one step.
   */
  to(index: number): void {
    const { timeline } = this.player;
    if (!timeline) return;
    this.film.leavePoster();
    const listed = listedIn(timeline.level);
    const isShown = index === this.current;
    const inside = listed.parts[index]?.level;
    const isBeside = listed !== timeline.level && !isSentence(timeline.level);
    if (inside && isSentence(inside)) return this.film.toOpening();
    if (inside && (isShown || isBeside)) return this.into(inside);
    const film = buildTimeline(timeline.experiment, listed);
    const stage = film.stages[index];
    if (!stage || (isShown && this.player.paused)) return;
    this.film.seek({ timeline: film }, this.player.paused ? restOf(stage) : stage.start);
  }

  /** Into a level. The moment stays: as much has passed of its film as of the part above. */
  into(level: Level): void {
    const { timeline, currentTime } = this.player;
    if (!timeline || level === timeline.level) return;
    const { experiment } = timeline;
    const film = buildTimeline(experiment, level);
    const outer = buildTimeline(experiment, level.parent);
    const time = outer === timeline ? currentTime : outer.duration;
    this.film.seek({ timeline: film }, timeInside(outer, time, film));
  }

  /** Into the part at work, or to the number that is pinned in it. */
  enter(): void {
    if (this.inside) this.into(this.inside);
    else this.explain();
  }

  /** Out to a level above, by default the next one; from the root to the sentence. */
  leave(level?: Level): void {
    const { timeline, currentTime } = this.player;
    const above = level ?? timeline?.level.parent;
    if (!timeline) return;
    if (!above) return this.film.toOpening();
    const outer = buildTimeline(timeline.experiment, above);
    this.film.seek({ timeline: outer }, timeOutside(timeline, currentTime, outer));
  }

  /** Follows a link in the picture: into a level, or to the step of a node. */
  follow(target: string): void {
    const { timeline } = this.player;
    const level = timeline && levelNamed(levelsOf(timeline.experiment), target);
    if (level) return this.into(level);
    const place = this.film.place(target);
    if (place) this.film.seek(place, this.momentIn(place));
  }

  /** The same moment in another head, which has the same film; elsewhere the beginning of the step. */
  private momentIn({ timeline, segment }: FilmPlace): number {
    const { timeline: here, currentTime } = this.player;
    const isHeadBeside = here?.level.kind === "head" && timeline.level.kind === "head";
    return isHeadBeside ? samePlace(here, currentTime, timeline) : segment.start;
  }

  /** To the same step of the other pass, or to where that pass begins; false if there is no backward pass. */
  turn(backward: boolean): boolean {
    const { timeline, currentTime } = this.player;
    if (!timeline) return false;
    const { experiment, level } = timeline;
    const root = levelsOf(experiment);
    const pass = levelsIn(root).find(({ kind }) => kind === "backward");
    if (!pass) return false;
    if (backward === isInBackward(level)) return true;
    const stage = timeline.stages[stageAt(timeline, currentTime)];
    const wanted = stage && (backward ? backwardId(stage.id) : forwardId(stage.id));
    const films = levelsIn(root).map((one) => buildTimeline(experiment, one));
    const film = films.find(({ stages }) => stages.some(({ id }) => id === wanted));
    const same = film?.stages.find(({ id }) => id === wanted);
    if (film && same)
      this.film.seek({ timeline: film }, this.player.paused ? restOf(same) : same.start);
    else this.film.seek({ timeline: buildTimeline(experiment, backward ? pass : root) }, 0);
    return true;
  }

  /** To the next part; from the last one to what follows on the level above. */
  next(): void {
    const { player } = this;
    const { timeline } = player;
    const last = timeline?.stages.at(-1);
    const following = timeline && last && player.currentTime >= restOf(last) && after(timeline);
    if (following) this.film.seek({ timeline: following.timeline }, following.time);
    else player.nextStage();
  }
}

/** Where the level above goes on after this one; undefined if it does not. */
function after({ level, experiment }: Timeline): { timeline: Timeline; time: number } | undefined {
  if (!level.parent) return undefined;
  const timeline = buildTimeline(experiment, level.parent);
  const next = timeline.stages[timeline.stages.findIndex((stage) => stage.level === level) + 1];
  return next ? { timeline, time: next.start } : after(timeline);
}
