import type { ReactiveController } from "lit";
import { Player } from "../story/player.js";
import { Frames } from "../ui/frames.js";
import type { MediaEvents } from "./events.js";
import type { Host } from "./host.js";

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

/** The clock of the story: its player, whose events are the element's own. */
export class Clock implements ReactiveController {
  readonly frames = new Frames();
  readonly player = new Player(this.frames.request);

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of TOLD) this.player.addEventListener(type, this.#onClock);
  }

  hostDisconnected(): void {
    this.player.pause();
    for (const type of TOLD) this.player.removeEventListener(type, this.#onClock);
  }

  readonly #onClock = ({ type }: Event): void => {
    if ((DRAWN as readonly string[]).includes(type)) this.host.requestUpdate();
    this.host.dispatchEvent(new Event(type));
  };
}
