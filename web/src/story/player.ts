/**
 * The player of a timeline. It does not use the DOM; views listen for `timeupdate`.
 *
 *     const player = new Player((callback) => requestAnimationFrame(callback));
 *     player.timeline = buildTimeline(result);
 *     player.addEventListener("timeupdate", () => draw(player.currentTime));
 *     player.play();
 *
 * Like a media element: seconds, `paused`, `currentTime`, `duration`, `playbackRate`, and the events
 * `play`, `pause`, `seeking`, `seeked`, `timeupdate`, `ended`, `durationchange`, `ratechange`, and
 * `modechange`, which media elements do not have.
 */
import type { Stage, Timeline } from "../types/timeline.js";
import { restOf } from "./place.js";

/** Calls back once, before the next frame, with a time in milliseconds. */
export type RequestFrame = (callback: (milliseconds: number) => void) => unknown;

/** What happens at the end of a stage: go on, stop, or repeat the step. */
export type Mode = "on" | "step" | "repeat";

export const slowest = 0.25;
export const fastest = 4;

/** Times closer than this are equal. */
const instant = 1e-3;

export class Player extends EventTarget {
  readonly #requestFrame: RequestFrame;
  #timeline: Timeline | undefined;
  #time = 0;
  #rate = 1;
  #paused = true;
  #lastTick: number | undefined;
  #waiting = false;
  /** The time at which playing pauses: the next stop, or the end. */
  #until: number | undefined;
  #mode: Mode = "on";
  /** Playing pauses when it reaches this time; the next pause clears it. */
  cue: number | undefined;

  constructor(requestFrame: RequestFrame) {
    super();
    this.#requestFrame = requestFrame;
  }

  get timeline(): Timeline | undefined {
    return this.#timeline;
  }

  /** A new timeline keeps the current time, limited to its duration. */
  set timeline(timeline: Timeline | undefined) {
    const before = this.duration;
    this.#timeline = timeline;
    this.#until = undefined;
    if (this.duration !== before) this.#tell("durationchange");
    this.currentTime = this.#time;
  }

  /** The same film, planned anew: `moved` tells where a time of the old one is; playing pauses where it would have. */
  replan(timeline: Timeline, moved: (time: number) => number): void {
    const [time, until] = [moved(this.#time), this.#until];
    this.timeline = timeline;
    if (time !== this.#time) this.currentTime = time;
    if (until !== undefined) this.#until = Math.min(moved(until), this.duration);
  }

  get duration(): number {
    return this.#timeline?.duration ?? 0;
  }

  get paused(): boolean {
    return this.#paused;
  }

  get ended(): boolean {
    return this.#time >= this.duration;
  }

  get currentTime(): number {
    return this.#time;
  }

  set currentTime(seconds: number) {
    if (Number.isNaN(seconds)) return;
    this.#tell("seeking");
    this.#time = Math.min(Math.max(0, seconds), this.duration);
    if (this.#until !== undefined && this.#time >= this.#until) this.#until = undefined;
    if (!this.#paused && this.#until === undefined) this.#aim();
    this.#tell("timeupdate");
    this.#tell("seeked");
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    if (Number.isNaN(rate)) return;
    this.#rate = Math.min(Math.max(slowest, rate), fastest);
    this.#tell("ratechange");
  }

  get mode(): Mode {
    return this.#mode;
  }

  set mode(mode: Mode) {
    this.#mode = mode;
    this.#until = undefined;
    if (!this.#paused) this.#aim();
    this.#tell("modechange");
  }

  /** The stage at the current time; at the boundary of two, the later one. */
  get stage(): Stage | undefined {
    const stages = this.#timeline?.stages ?? [];
    return stages.find((stage) => this.#time < stage.end) ?? stages[stages.length - 1];
  }

  /** Starts again from the beginning if it had ended. */
  play(): void {
    if (!this.#paused || this.duration === 0) return;
    if (this.ended) this.#time = 0;
    this.#paused = false;
    this.#lastTick = undefined;
    this.#aim();
    this.#tell("play");
    this.#wait();
  }

  /** Plays up to a time and pauses there. */
  playTo(seconds: number): void {
    this.play();
    this.#until = Math.min(seconds, this.duration);
  }

  pause(): void {
    this.#until = this.cue = undefined;
    if (this.#paused) return;
    this.#paused = true;
    this.#tell("pause");
  }

  seek(seconds: number): void {
    this.currentTime = seconds;
  }

  /** Plays up to the next stop and pauses there. */
  playToNextStop(): void {
    this.play();
    this.#until = this.#stops().find((stop) => stop > this.#time + instant);
  }

  nextStop(): void {
    const next = this.#stops().find((stop) => stop > this.#time + instant);
    this.currentTime = next ?? this.duration;
  }

  previousStop(): void {
    const earlier = this.#stops().filter((stop) => stop < this.#time - instant);
    this.currentTime = earlier[earlier.length - 1] ?? 0;
  }

  nextStage(): void {
    const stages = this.#timeline?.stages ?? [];
    this.currentTime =
      stages.find((stage) => stage.start > this.#time + instant)?.start ?? this.duration;
  }

  /** To the start of this stage, or if it is there already, of the one before. */
  previousStage(): void {
    const stages = this.#timeline?.stages ?? [];
    const earlier = stages.filter((stage) => stage.start < this.#time - instant);
    this.currentTime = earlier[earlier.length - 1]?.start ?? 0;
  }

  /** In step mode, playing pauses at the last stop of the step. */
  #aim(): void {
    if (this.#mode !== "step") return;
    const rests = (this.#timeline?.stages ?? []).map(restOf);
    this.#until = rests.find((rest) => rest > this.#time + instant);
  }

  #stops(): number[] {
    return (this.#timeline?.stages ?? []).flatMap((stage) => stage.stops);
  }

  #wait(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#requestFrame((milliseconds) => {
      this.#waiting = false;
      this.#tick(milliseconds);
    });
  }

  #tick(milliseconds: number): void {
    if (this.#paused) return;
    const passed = this.#lastTick === undefined ? 0 : Math.max(0, milliseconds - this.#lastTick);
    this.#lastTick = milliseconds;
    const end = this.#end;
    const next = this.#time + (passed / 1000) * this.#rate;
    const stage = this.#mode === "repeat" && this.#until === undefined ? this.stage : undefined;
    this.#time = stage && next >= stage.end ? stage.start : Math.min(end, next);
    this.#tell("timeupdate");
    if (this.#time < end) this.#wait();
    else this.#halt();
  }

  /** Where playing pauses. */
  get #end(): number {
    const end = this.#until ?? this.duration;
    const { cue } = this;
    return cue !== undefined && cue > this.#time ? Math.min(end, cue) : end;
  }

  #halt(): void {
    this.pause();
    if (this.ended) this.#tell("ended");
  }

  #tell(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}
