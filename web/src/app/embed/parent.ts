/**
 * The parent page of the frame, and the checks of messages.
 *
 * Messages are accepted only from the parent window, `event.source`: no other frame of that page, and
 * no window with a reference to this one, can control the frame. The address can restrict the parent:
 * with `origin=https://blog.example` the frame exchanges messages only with that site, not with others
 * that copied the address. Without it, the origin is the one the browser reports for the parent; if
 * the browser does not report it, being the parent window is enough, since whoever embeds a page
 * controls its address anyway. Information about the viewer is sent only to a known origin; the
 * height is not confidential.
 */
import {
  readCommand,
  toldMessage,
  type Command,
  type Misunderstood,
  type EmbedMessages,
} from "./messages.js";

/** An origin; "any" if none is known; "none" if the address names an invalid one. */
type Around = { readonly origin: string } | "any" | "none";

/** The parameter of the frame's address, which is not a field of the state. */
export const ORIGIN = "origin";

/** "https://blog.example" for any address of that site; undefined for addresses without an origin, such as files. */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return /^https?:$/u.test(protocol) ? origin : undefined;
}

/** The allowed parent: the one named in the address, otherwise the one the browser reports. */
export function around(said: string | null, named: readonly (string | undefined)[]): Around {
  const [origin] = (said === null ? named : [said]).flatMap((one) => originOf(one ?? "") ?? []);
  if (origin !== undefined) return { origin };
  return said === null ? "any" : "none";
}

export class Parent {
  readonly #around: Around;

  /** `said` is the origin named in the address. */
  constructor(said: string | null) {
    // Not every browser has this list.
    const [named] = (location as { ancestorOrigins?: DOMStringList }).ancestorOrigins ?? [];
    this.#around = around(said, [named, document.referrer]);
    if (this.#around === "none")
      console.warn(
        `origin=${said} in the frame's address is no origin such as https://blog.example: ` +
          "this frame neither takes messages nor sends any.",
      );
  }

  /** `open`: the message may be sent to an unknown origin. */
  tell<Name extends keyof EmbedMessages>(
    name: Name,
    said: EmbedMessages[Name],
    open = false,
  ): void {
    if (window.parent === window || this.#around === "none") return;
    if (this.#around === "any" && !open) return;
    const target = this.#around === "any" ? "*" : this.#around.origin;
    window.parent.postMessage(toldMessage(name, said), target);
  }

  listen(taken: (command: Command) => void): void {
    window.addEventListener("message", (event) => {
      if (!this.#isAround(event)) return;
      const command = readCommand(event.data);
      if (!command) return;
      if (isMisunderstood(command)) this.tell("refused", command);
      else taken(command);
    });
  }

  #isAround({ source, origin }: MessageEvent): boolean {
    if (source !== window.parent || source === window || this.#around === "none") return false;
    return this.#around === "any" || this.#around.origin === origin;
  }
}

const isMisunderstood = (command: Command | Misunderstood): command is Misunderstood =>
  "reason" in command;
