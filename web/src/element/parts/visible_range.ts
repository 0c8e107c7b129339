/** The visible part of each sentence of the row, measured only when the reader scrolls. */
import type { SentencePosition } from "../../document/document.js";
import type { Window } from "./sentence/field.js";

/** Before anything was scrolled: the beginning. */
const BEGINNING: Window = [0, 0];

/** Smaller movements of a window are ignored. */
const STEP = 0.01;

const rounded = (share: number): number => Math.round(share / STEP) * STEP;

export class VisibleRange {
  readonly #seen = new Map<string, Window>();

  of({ side, index }: SentencePosition): Window {
    return this.#seen.get(`${side}/${index}`) ?? BEGINNING;
  }

  /** Whether the visible part of a sentence has changed; `fields` has their fields in order. */
  measure(fields: Element, places: readonly SentencePosition[]): boolean {
    const room = fields.getBoundingClientRect();
    let moved = false;
    for (const [i, field] of fields.querySelectorAll(".field").entries()) {
      const place = places[i];
      const { top, height } = field.getBoundingClientRect();
      if (!place || height === 0) continue;
      const now = [room.top, room.bottom].map((y) => rounded((y - top) / height));
      const [from, to] = this.of(place);
      if (now[0] === from && now[1] === to) continue;
      this.#seen.set(`${place.side}/${place.index}`, now as [number, number]);
      moved = true;
    }
    return moved;
  }
}
