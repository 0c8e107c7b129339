import { beforeEach, describe, expect, it } from "vitest";
import { Player } from "../../../../web/src/story/player.js";
import { restOf, sameMoment } from "../../../../web/src/story/place.js";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Stage } from "../../../../web/src/types/timeline.js";
import { experiments } from "../native.js";

/** A clock that ticks when told to. */
class Frames {
  #waiting: ((milliseconds: number) => void)[] = [];
  #now = 1000;
  readonly request = (callback: (milliseconds: number) => void) => this.#waiting.push(callback);

  tick(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#waiting;
    this.#waiting = [];
    for (const callback of due) callback(this.#now);
  }
}

const timeline = buildTimeline(experiments.causal);
const [first, second] = timeline.stages;

let frames: Frames;
let player: Player;
let heard: string[];

beforeEach(() => {
  frames = new Frames();
  player = new Player(frames.request);
  heard = [];
  for (const type of ["timeupdate", "play", "pause", "ended", "durationchange"])
    player.addEventListener(type, () => heard.push(type));
  player.timeline = timeline;
});

it("pauses at the rest of a step though the film is planned anew meanwhile", () => {
  const stages = timeline.stages.map((stage) => ({
    ...stage,
    start: stage.start * 2,
    end: stage.end * 2,
  }));
  const longer = { ...timeline, stages, duration: timeline.duration * 2 };
  const stop = restOf(timeline.stages[0] as Stage);
  player.playTo(stop);
  player.replan({ ...timeline }, (time) => sameMoment(timeline, time, { ...timeline }));
  player.replan(longer, (time) => sameMoment(timeline, time, longer));
  for (let ticks = 0; ticks < 200; ticks++) frames.tick(1000);
  expect(player.paused).toBe(true);
  expect(player.currentTime).toBe(restOf(stages[0] as Stage));
});

describe("the player", () => {
  it("reports a new duration and starts paused at 0", () => {
    expect(heard).toEqual(["durationchange", "timeupdate"]);
    expect([player.duration, player.currentTime, player.paused]).toEqual([
      timeline.duration,
      0,
      true,
    ]);
  });

  it("moves by the time between frames, times its rate", () => {
    player.play();
    frames.tick(0);
    frames.tick(500);
    expect(player.currentTime).toBeCloseTo(0.5);
    player.playbackRate = 2;
    frames.tick(250);
    expect(player.currentTime).toBeCloseTo(1);
    expect(heard.filter((type) => type === "timeupdate").length).toBe(4);
  });

  it("pauses once at a cue that it reaches while playing", () => {
    player.play();
    player.cue = 0.4;
    frames.tick(0);
    frames.tick(1000);
    expect([player.currentTime, player.paused]).toEqual([0.4, true]);
    player.play();
    frames.tick(0);
    frames.tick(1000);
    expect(player.currentTime).toBeCloseTo(1.4);
    // One that lies behind does not hold.
    player.cue = 0.4;
    frames.tick(100);
    expect(player.currentTime).toBeCloseTo(1.5);
  });

  it("does not count the time it was paused", () => {
    player.play();
    frames.tick(0);
    frames.tick(100);
    player.pause();
    frames.tick(5000);
    player.play();
    frames.tick(5000);
    frames.tick(100);
    expect(player.currentTime).toBeCloseTo(0.2);
  });

  it("keeps its rate between a quarter and four", () => {
    player.playbackRate = 100;
    expect(player.playbackRate).toBe(4);
    player.playbackRate = 0;
    expect(player.playbackRate).toBe(0.25);
  });

  it("pauses and reports the end, and then plays from the beginning", () => {
    player.currentTime = timeline.duration - 0.05;
    player.play();
    frames.tick(0);
    frames.tick(100);
    expect(heard.slice(-2)).toEqual(["pause", "ended"]);
    expect([player.paused, player.ended]).toEqual([true, true]);
    player.play();
    expect(player.currentTime).toBe(0);
  });

  it("keeps times inside the timeline", () => {
    player.currentTime = -3;
    expect(player.currentTime).toBe(0);
    player.seek(1e9);
    expect(player.currentTime).toBe(timeline.duration);
    player.currentTime = NaN;
    expect(player.currentTime).toBe(timeline.duration);
  });

  it("steps through every stop forwards, and back through the same", () => {
    const stops = timeline.stages.flatMap((stage) => stage.stops);
    const there: number[] = [];
    while (player.currentTime < (stops[stops.length - 1] ?? 0) - 1e-6) {
      player.nextStop();
      there.push(player.currentTime);
    }
    expect(there).toEqual(stops);
    const back: number[] = [];
    while (player.currentTime > 0) {
      player.previousStop();
      back.push(player.currentTime);
    }
    expect(back).toEqual([...stops.slice(0, -1).reverse(), 0]);
  });

  it("goes to the start of the next stage, of this one, of the one before", () => {
    player.nextStage();
    expect(player.currentTime).toBe(second?.start);
    expect(player.stage?.id).toBe(second?.id);
    player.seek((second?.start ?? 0) + 1);
    player.previousStage();
    expect(player.currentTime).toBe(second?.start);
    player.previousStage();
    expect(player.currentTime).toBe(first?.start);
  });

  it("plays to the next stop and pauses there", () => {
    player.playToNextStop();
    frames.tick(0);
    for (let i = 0; i < 100 && !player.paused; i++) frames.tick(100);
    expect(player.currentTime).toBe(first?.stops[0]);
    expect(heard).not.toContain("ended");
  });

  it("keeps its time when the timeline changes, limited to the new duration", () => {
    player.seek(timeline.duration);
    player.timeline = buildTimeline(experiments.program);
    expect(player.currentTime).toBe(player.duration);
    expect(heard.filter((type) => type === "durationchange").length).toBe(2);
  });

  it("does nothing without a timeline", () => {
    player.timeline = undefined;
    player.play();
    expect([player.paused, player.duration, player.currentTime]).toEqual([true, 0, 0]);
  });
});
