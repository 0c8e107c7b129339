import { LitElement } from "lit";
import { Player, type Mode } from "../story/player.js";
import type { MediaEvents } from "./events.js";
import { Frames } from "../ui/frames.js";

/** What the clock says when there is something new to draw. */
const DRAWN = [
  "timeupdate",
  "play",
  "pause",
  "durationchange",
  "ratechange",
  "modechange",
] as const satisfies readonly (keyof MediaEvents)[];

/** What a media element tells the page around it. */
const TOLD = [
  ...DRAWN,
  "seeking",
  "seeked",
  "ended",
] as const satisfies readonly (keyof MediaEvents)[];

/**
 * An element that plays like `<video>`: the same methods, properties and events, in seconds. The
 * story itself is set by the subclass.
 *
 *     element.currentTime = 3.2;
 *     element.addEventListener("ended", next);
 *     element.play();
 */
export class MediaElement extends LitElement {
  protected readonly frames = new Frames();
  protected readonly player = new Player(this.frames.request);

  get currentTime(): number {
    return this.player.currentTime;
  }

  set currentTime(seconds: number) {
    this.player.currentTime = seconds;
  }

  get duration(): number {
    return this.player.duration;
  }

  get paused(): boolean {
    return this.player.paused;
  }

  get ended(): boolean {
    return this.player.ended;
  }

  /** 0.25 to 4. */
  get playbackRate(): number {
    return this.player.playbackRate;
  }

  set playbackRate(rate: number) {
    this.player.playbackRate = rate;
  }

  /** Whether it plays on after a step ("on"), halts there ("step") or plays it again ("repeat"). */
  get mode(): Mode {
    return this.player.mode;
  }

  set mode(mode: Mode) {
    this.player.mode = mode;
  }

  play(): Promise<void> {
    this.player.play();
    return Promise.resolve();
  }

  pause(): void {
    this.player.pause();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of TOLD) this.player.addEventListener(type, this.#onClock);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.player.pause();
    for (const type of TOLD) this.player.removeEventListener(type, this.#onClock);
  }

  readonly #onClock = ({ type }: Event): void => {
    if ((DRAWN as readonly string[]).includes(type)) this.requestUpdate();
    this.dispatchEvent(new Event(type));
  };
}
