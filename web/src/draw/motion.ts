/** Easing: every movement uses one of three curves. Times are in milliseconds. */
import type { Span } from "../types/scene.js";

/** Times are converted from seconds: those that differ by less than this are equal. */
const instant = 1e-6;

/** How much of a span has passed at `time`, 0 to 1. Quantities (bars, sums) use it as it is. */
export function progress(time: number, { start, length }: Span): number {
  const passed = time - start;
  if (length <= 0) return passed >= -instant ? 1 : 0;
  if (passed <= instant) return 0;
  return passed >= length - instant ? 1 : passed / length;
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The y of a CSS cubic-bezier curve at x, by bisection: exact enough for pixels. */
function bezier(x1: number, y1: number, x2: number, y2: number): (x: number) => number {
  const along = (a: number, b: number, t: number) =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  return (x) => {
    if (x <= 0 || x >= 1) return Math.min(1, Math.max(0, x));
    let low = 0;
    let high = 1;
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };
}

/** Easing for what arrives: fast at first, slow at the end. */
export const land = bezier(0.2, 0, 0, 1);
/** Easing for what opens: even. */
export const open = bezier(0.3, 0, 0.1, 1);

/** Consecutive spans: `sequence([200, 320])` starts the second at 200. */
export function sequence<const L extends readonly number[]>(
  lengths: L,
  from = 0,
): { [K in keyof L]: Span } {
  let start = from;
  const spans = lengths.map((length) => {
    const span = { start, length };
    start += length;
    return span;
  });
  return spans as { [K in keyof L]: Span };
}

export const endOf = (span: Span): number => span.start + span.length;
