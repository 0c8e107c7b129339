/**
 * The page around the frame, and what is checked before it is talked to.
 *
 * A message is taken only from the window around the frame, `event.source`: no other frame of that
 * page, and no window that has this one's handle, can steer it. Which page that may be, the address
 * can say: `origin=https://blog.example` binds the frame to that site, and to others that copied the
 * address it neither listens nor speaks. Without it, the origin is the one that the browser names as
 * the frame's surroundings, and where the browser keeps it to itself, being the window around the
 * frame is enough: whoever frames a page can change its address anyhow. What is told of the viewer
 * goes only to a known origin; a height is no secret.
 */
import {
  readCommand,
  toldMessage,
  type Command,
  type Misunderstood,
  type EmbedMessages,
} from "./messages.js";

/** An origin; "any" where none is known; "none" where what the address says is none. */
type Around = { readonly origin: string } | "any" | "none";

/** The parameter of the frame's address, which is no field of the state. */
export const ORIGIN = "origin";

/** "https://blog.example" of any address there; nothing of what has no origin, as a file. */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return /^https?:$/u.test(protocol) ? origin : undefined;
}

/** Who may be around: what the address says, else what the browser says. */
export function around(said: string | null, named: readonly (string | undefined)[]): Around {
  const [origin] = (said === null ? named : [said]).flatMap((one) => originOf(one ?? "") ?? []);
  if (origin !== undefined) return { origin };
  return said === null ? "any" : "none";
}

export class Parent {
  readonly #around: Around;

  /** `said` is what the address says of the origin. */
  constructor(said: string | null) {
    // Not every browser has the list.
    const [named] = (location as { ancestorOrigins?: DOMStringList }).ancestorOrigins ?? [];
    this.#around = around(said, [named, document.referrer]);
    if (this.#around === "none")
      console.warn(
        `origin=${said} in the frame's address is no origin such as https://blog.example: ` +
          "this frame neither takes messages nor sends any.",
      );
  }

  /** `open`: it may be heard where nobody knows by whom. */
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
