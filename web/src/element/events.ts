/** The events of the element. */
import type { Failure } from "../types/error.js";
import type { Cell } from "../types/graph.js";
import type { RunResult } from "../types/wire.js";
import type { FieldName, PublicState } from "../document/state/fields.js";
import type { StateNotice } from "../document/state/texts.js";

/** The details of the element's own events. They are composed and bubble, except errors. */
export interface PlaygroundEvents {
  /** The first result is shown: the public state, and the nodes with their values. */
  "playground-ready": { readonly state: PublicState; readonly graph: RunResult["graph"] };
  /**
   * Another step is shown: the id of its level, its own, its number from 1, and how many parts the level
   * has.
   */
  "playground-step": {
    readonly level: string;
    readonly stage: string;
    readonly step: number;
    readonly steps: number;
  };
  /** A cell was pinned or unpinned: its node, its index in the node's flat values, and its value. */
  "playground-select": { readonly cell: Cell | undefined; readonly value: number | undefined };
  /** The public state changed: the whole state, and the names of the changed properties. */
  "playground-change": { readonly state: PublicState; readonly changed: readonly FieldName[] };
  /**
   * The engine rejected the experiment (`error`: its code, the path in the request, and what to
   * change), or some attributes could not be used (`notices`). It does not bubble.
   */
  "playground-error": {
    readonly error: Failure | undefined;
    readonly notices: readonly StateNotice[];
  };
}

/** Events as of a media element, without a detail. They do not bubble. */
export interface MediaEvents {
  /** Playing begins. */
  play: Event;
  /** Playing pauses. */
  pause: Event;
  /** `currentTime` changed; while playing, in every frame. */
  timeupdate: Event;
  /** `duration` changed, because the experiment did. */
  durationchange: Event;
  /** `playbackRate` changed. */
  ratechange: Event;
  /** `mode` changed. */
  modechange: Event;
  /** Seeking begins. */
  seeking: Event;
  /** Seeking has finished. */
  seeked: Event;
  /** The timeline has reached its end. */
  ended: Event;
}

export function dispatch<Name extends keyof PlaygroundEvents>(
  element: Element,
  name: Name,
  detail: PlaygroundEvents[Name],
): void {
  const bubbles = name !== "playground-error";
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: true }));
}
