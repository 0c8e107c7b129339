/**
 * The messages between a playground in a frame and the parent page, by `postMessage`. Every message is
 * an object with a `type`, "attention-playground:" and a name, and the `version` 1; its other fields
 * are listed here. Later versions keep the old messages.
 *
 *     frame.contentWindow.postMessage(
 *       { type: "attention-playground:seek", version: 1, stage: "weights" }, "*");
 */

import type { Failure } from "../../types/error.js";

export const MESSAGE_VERSION = 1;

const PREFIX = "attention-playground:";

/** From the frame to the page. */
export interface EmbedMessages {
  /** The height in pixels at which the frame does not scroll; it depends on its width. */
  readonly size: { readonly height: number };
  /** The first numbers are shown. `query` is the state as in links, "?v=1&stage=weights". */
  readonly ready: { readonly query: string };
  /** The viewer, or a message, changed the state. */
  readonly change: { readonly query: string };
  /** A message of the page was not understood, or something of it could not be used, and why. */
  readonly refused: { readonly reason: string };
  /** There are no numbers of what was asked last: the engine refused it, or could not be loaded. */
  readonly failed: Failure;
}

/** From the page to the frame. */
export type Command =
  /** Sets the fields of the query, as a link does, and leaves the others unchanged. */
  | { readonly name: "set"; readonly query: string }
  | { readonly name: "play" }
  | { readonly name: "pause" }
  /** Goes to a step by name or id, to `moment` percent of it, or by default to its end. */
  | { readonly name: "seek"; readonly stage: string; readonly moment?: number };

/** An invalid message of the page, and the reason. */
export interface Misunderstood {
  readonly reason: string;
}

export const toldMessage = <Name extends keyof EmbedMessages>(
  name: Name,
  said: EmbedMessages[Name],
) => ({
  type: PREFIX + name,
  version: MESSAGE_VERSION,
  ...said,
});

/** Undefined if the message is not for the playground. */
export function readCommand(data: unknown): Command | Misunderstood | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  const { type, version, ...said } = data as Readonly<Record<string, unknown>>;
  if (typeof type !== "string" || !type.startsWith(PREFIX)) return undefined;
  if (version !== MESSAGE_VERSION) return { reason: `version must be ${MESSAGE_VERSION}` };
  return commandOf(type.slice(PREFIX.length), said);
}

function commandOf(name: string, said: Readonly<Record<string, unknown>>): Command | Misunderstood {
  const { query, stage, moment } = said;
  if (name === "play" || name === "pause") return { name };
  if (name === "set") {
    if (typeof query === "string") return { name, query };
    return { reason: 'query must be a string such as "stage=weights&head=2"' };
  }
  if (name !== "seek") return { reason: `${PREFIX}${name} is none of set, play, pause, seek` };
  if (typeof stage !== "string") return { reason: 'stage must be a string such as "weights"' };
  if (moment === undefined) return { name, stage };
  if (typeof moment === "number" && moment >= 0 && moment <= 100) return { name, stage, moment };
  return { reason: "moment must be a number from 0 to 100, in percent of the step" };
}
