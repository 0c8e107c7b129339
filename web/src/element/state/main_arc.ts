import type { ReactiveController } from "lit";
import type { Host } from "../host.js";
import type { Picture } from "../picture.js";

/** What is left free above and below the words. */
const MARGIN = 24;
/** And at least, where the end of the picture is seen for it. */
const LEAST_MARGIN = 6;

/**
 * How far from its top a picture is scrolled so that both ends of the arc are seen, or at least the word that looks. If
 * it has an `end` that should be seen, it is scrolled there where both ends of the arc are seen as well.
 */
export function scrolledTo(
  looks: { readonly y: number; readonly height: number },
  seen: { readonly y: number; readonly height: number },
  room: number,
  end?: number,
): number {
  const top = Math.min(looks.y, seen.y);
  const bottom = Math.max(looks.y + looks.height, seen.y + seen.height);
  if (end !== undefined && end - room <= top - LEAST_MARGIN) return Math.max(0, end - room);
  if (bottom - top + 2 * MARGIN <= room) return Math.max(0, (top + bottom - room) / 2);
  return Math.max(0, looks.y > seen.y ? bottom + MARGIN - room : top - MARGIN);
}

/** A translation that is higher than its room is scrolled to the arc that it tells of, then to what it explains. */
export class MainArc implements ReactiveController {
  #arc: string | undefined;
  #explained = false;

  constructor(
    private readonly host: Host,
    private readonly picture: Picture,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { drawn, scale } = this.picture;
    const at = (key: string) => drawn?.marks.find((mark) => mark.key.startsWith(key));
    const [looks, seen] = [at("looks/"), at("seen/")];
    const arc = looks && seen && [looks, seen].map(({ key, y }) => `${key} ${y}`).join();
    const explained = at("explain") !== undefined;
    const [isSame, wasExplained] = [arc === this.#arc, this.#explained];
    // Once to each: from then on the reader may scroll elsewhere.
    [this.#arc, this.#explained] = [arc, explained];
    if (isSame && (wasExplained || !explained)) return;
    const stage = this.host.renderRoot?.querySelector(".stage");
    if (!stage || !drawn || !looks || !seen) return;
    const room = stage.clientHeight / scale;
    const top = scrolledTo(looks, seen, room, explained ? drawn.height : undefined);
    if (isSame && top === scrolledTo(looks, seen, room)) return;
    if (drawn.height > room) stage.scrollTop = top * scale;
  }
}
