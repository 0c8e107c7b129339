/** The movement between two levels: the part that is entered grows into the picture, and shrinks again. */
import { pathTo } from "../../story/levels.js";
import type { RequestFrame } from "../../story/player.js";
import type { Frame, Rect } from "../../types/frame.js";
import type { Level } from "../../types/timeline.js";
import { open } from "../../draw/motion.js";
import type { Movement, ZoomMoment } from "../parts/scene.js";

/** In milliseconds. */
const LENGTH = 300;

/** A box of the same middle with the proportions of the whole. */
function fitted({ x, y, width, height }: Rect, whole: Frame): Rect {
  const scale = Math.max(width / whole.width, height / whole.height);
  const [w, h] = [whole.width * scale, whole.height * scale];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

/**
 * The outer and the inner picture when the part in `box` has grown by `share`: at 0 the outer one stands
 * whole, at 1 the inner one does. A function of its arguments alone.
 */
export function grown(
  whole: Frame,
  box: Rect,
  share: number,
): { readonly outer: Movement; readonly inner: Movement } {
  const part = fitted(box, whole);
  const window = {
    x: part.x * share,
    y: part.y * share,
    width: whole.width + (part.width - whole.width) * share,
  };
  const scale = whole.width / window.width;
  const outer = { x: -window.x * scale, y: -window.y * scale, scale, opacity: 1 - share };
  return {
    outer,
    inner: {
      x: outer.x + part.x * scale,
      y: outer.y + part.y * scale,
      scale: (part.width / whole.width) * scale,
      opacity: share,
    },
  };
}

/** Where a part is drawn in a picture; in the middle where it has no box of its own. */
function boxOf({ marks, width, height }: Frame, part: string): Rect {
  const way = marks.find(({ goes }) => goes === part);
  return way ?? { x: width * 0.3, y: height * 0.3, width: width * 0.4, height: height * 0.4 };
}

interface Movements {
  /** The part of the outer picture that grows or shrinks. */
  readonly part: string;
  readonly inwards: boolean;
  readonly from: Frame;
  start: number | undefined;
}

export class Zoom {
  #moving: Movements | undefined;
  #share = 0;
  /** The picture that was drawn last. */
  drawn: Frame | undefined;

  constructor(
    private readonly request: RequestFrame,
    private readonly redraw: () => void,
    private readonly still: () => boolean,
  ) {}

  /** Between levels that do not lie inside one another nothing grows. */
  begin(left: Level, entered: Level): void {
    const from = this.drawn;
    const inwards = pathTo(entered).includes(left);
    const [outer, inner] = inwards ? [left, entered] : [entered, left];
    const path = pathTo(inner);
    const part = path[path.indexOf(outer) + 1];
    this.#moving = undefined;
    if (!from || !part || !path.includes(outer) || this.still()) return;
    this.#moving = { part: part.id, inwards, from, start: undefined };
    this.#share = 0;
    this.#wait();
  }

  /** The movement at this moment; undefined if there is none. */
  at(to: Frame): ZoomMoment | undefined {
    const moving = this.#moving;
    if (!moving) return undefined;
    const { from, part, inwards } = moving;
    const box = boxOf(inwards ? from : to, part);
    const share = open(this.#share);
    const { outer, inner } = grown(to, box, inwards ? share : 1 - share);
    return inwards
      ? { from, leaving: outer, coming: inner }
      : { from, leaving: inner, coming: outer };
  }

  #wait(): void {
    this.request((milliseconds) => {
      const moving = this.#moving;
      if (!moving) return;
      moving.start ??= milliseconds;
      this.#share = Math.min(1, (milliseconds - moving.start) / LENGTH);
      if (this.#share === 1) this.#moving = undefined;
      else this.#wait();
      this.redraw();
    });
  }
}
