/** What the element tells the page around it. */
import type { EngineError } from "../types/error.js";
import type { Cell } from "../types/graph.js";
import type { RunResult } from "../types/wire.js";
import type { FieldName, PublicState } from "../document/state/fields.js";
import type { StateNotice } from "../document/state/texts.js";

/** What the element's own events tell, as their detail. They are composed and bubble, but for errors. */
export interface PlaygroundEvents {
  /** The first numbers are there: the public state, and the nodes with their values. */
  "playground-ready": { readonly state: PublicState; readonly graph: RunResult["graph"] };
  /** Another step is shown: its id, its number from 1, and how many there are. */
  "playground-step": { readonly stage: string; readonly step: number; readonly steps: number };
  /** A cell is pinned, or none is any more: its node, its index in the node's flat values, and its value. */
  "playground-select": { readonly cell: Cell | undefined; readonly value: number | undefined };
  /** The public state is another: the whole of it, and the names of the properties that changed. */
  "playground-change": { readonly state: PublicState; readonly changed: readonly FieldName[] };
  /**
   * The engine refused the experiment (`error`: its code, the path in the request, and what to
   * change), or something of the attributes could not be used (`notices`). It does not bubble.
   */
  "playground-error": {
    readonly error: Pick<EngineError, "code" | "path" | "message"> | undefined;
    readonly notices: readonly StateNotice[];
  };
}

/** Those of a media element, without a detail. They do not bubble. */
export interface MediaEvents {
  /** It begins to play. */
  play: Event;
  /** It halts. */
  pause: Event;
  /** `currentTime` is another: while it plays, with every frame. */
  timeupdate: Event;
  /** `duration` is another, as other numbers make another story. */
  durationchange: Event;
  /** `playbackRate` is another. */
  ratechange: Event;
  /** `mode`, the way of playing, is another. */
  modechange: Event;
  /** It goes to another moment. */
  seeking: Event;
  /** It has gone to another moment. */
  seeked: Event;
  /** The story has come to its end. */
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
