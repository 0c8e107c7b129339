import type { ReactiveController } from "lit";
import type { Host } from "../host.js";
import type { Picture } from "../picture.js";

/** What is left free above and below the words. */
const MARGIN = 24;

/** How far from its top a picture is scrolled so that both ends of the arc are seen, or at least the word that looks. */
export function scrolledTo(
  looks: { readonly y: number; readonly height: number },
  seen: { readonly y: number; readonly height: number },
  room: number,
): number {
  const top = Math.min(looks.y, seen.y);
  const bottom = Math.max(looks.y + looks.height, seen.y + seen.height);
  if (bottom - top + 2 * MARGIN <= room) return Math.max(0, (top + bottom - room) / 2);
  return Math.max(0, looks.y > seen.y ? bottom + MARGIN - room : top - MARGIN);
}

/** A translation that is higher than its room is scrolled to the arc that it tells of. */
export class MainArc implements ReactiveController {
  #last: string | undefined;

  constructor(
    private readonly host: Host,
    private readonly picture: Picture,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { drawn } = this.picture;
    const at = (key: string) => drawn?.marks.find((mark) => mark.key.startsWith(key));
    const [looks, seen] = [at("looks/"), at("seen/")];
    const arc = looks && seen && [looks, seen].map(({ key, y }) => `${key} ${y}`).join();
    if (arc === this.#last) return;
    // Once to each arc: from then on the reader may scroll elsewhere.
    this.#last = arc;
    const stage = this.host.renderRoot?.querySelector(".stage");
    if (!stage || !drawn || !looks || !seen) return;
    const { scale } = this.picture;
    const room = stage.clientHeight / scale;
    if (drawn.height > room) stage.scrollTop = scrolledTo(looks, seen, room) * scale;
  }
}
