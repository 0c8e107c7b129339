/** The times of softmax. */
import { gridOf } from "../../scene/grid.js";
import { endOf, sequence } from "../../draw/motion.js";
import type { Span, Step } from "../../types/scene.js";

export interface Phases {
  readonly open: Span;
  readonly minusMax: Span;
  readonly bars: Span;
  readonly collect: Span;
  readonly lay: Span;
  readonly drops: Span;
  readonly read: Span;
  /** Text in the open row disappears before the row closes. */
  readonly fade: Span;
  readonly close: Span;
  readonly sweep: Span;
  readonly duration: number;
}

/** Each weight drops for 280 ms, at intervals of 80 ms, but a long row within 1600 ms. */
export const dropSpan = (drops: Span, order: number, count: number): Span => {
  const apart = count > 1 ? (drops.length - 280) / (count - 1) : 0;
  return { start: drops.start + order * apart, length: 280 };
};

export function phasesOf(step: Step): Phases {
  const grid = gridOf(step.node, { batch: 0, head: 0 });
  const stable = step.node.op === "softmax";
  const drops = Math.min(280 + 80 * (grid.columns - 1), 1600);
  const others = grid.rows > 1 ? 600 : 0;
  const lengths = [
    320,
    stable ? 240 : 0,
    480,
    400,
    480,
    drops,
    500,
    120,
    240,
    others,
    300,
  ] as const;
  const spans = sequence(lengths);
  const [openSpan, minusMax, bars, collect, lay, dropsSpan, read, fade, close, sweep, hold] = spans;
  return {
    open: openSpan,
    minusMax,
    bars,
    collect,
    lay,
    drops: dropsSpan,
    read,
    fade,
    close,
    sweep,
    duration: endOf(hold),
  };
}
