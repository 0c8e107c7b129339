import type { ReactiveController } from "lit";
import { Player } from "../story/player.js";
import { Frames } from "../ui/frames.js";
import type { MediaEvents } from "./events.js";
import type { Host } from "./host.js";

/** Events after which the element is drawn again. */
const DRAWN = [
  "timeupdate",
  "play",
  "pause",
  "durationchange",
  "ratechange",
  "modechange",
] as const satisfies readonly (keyof MediaEvents)[];

/** Events that are passed on to the page, as for a media element. */
const TOLD = [
  ...DRAWN,
  "seeking",
  "seeked",
  "ended",
] as const satisfies readonly (keyof MediaEvents)[];

/** The player of the timeline, whose events the element dispatches as its own. */
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
