/** When each word is written. Times are in milliseconds. */
import { endOf, progress } from "../../../draw/motion.js";
import type { Plan, Step } from "../../../types/scene.js";
import { type Event, pagesOf } from "./data.js";

const BEFORE = 300;
/** A word in a block that has room for it takes so long, less with many words. */
const SLOWEST = 1100;
const WHOLE = 20000;
const COUNTS = 2200;
const READ = 2800;
/** With more events than this, the film stops at every second, third … of them. */
const MOST_STOPS = 16;

/** Of a copy, of what both sentences share, of a new block, and of a word. */
function weightOf(event: Event): number {
  if (event.kind === "fork") return 2;
  if (event.write.from !== undefined) return 2.6;
  return event.write.taken ? 1.3 : 1;
}

function eventSpans({ node }: Step) {
  const weights = pagesOf(node).events.map(weightOf);
  const unit = Math.min(SLOWEST, WHOLE / weights.reduce((sum, weight) => sum + weight, 0));
  let start = BEFORE;
  return weights.map((weight) => {
    const span = { start, length: weight * unit };
    start = endOf(span);
    return span;
  });
}

const lastOf = (step: Step) => eventSpans(step).at(-1) ?? { start: BEFORE, length: 0 };
const countsSpan = (step: Step) => ({ start: endOf(lastOf(step)), length: COUNTS });

export function planPages(step: Step): Plan {
  const spans = eventSpans(step);
  const every = Math.ceil(spans.length / MOST_STOPS);
  const ends = spans.map((span) => endOf(span) - 20);
  const counts = countsSpan(step);
  return {
    duration: endOf(counts) + READ,
    stops: ends.filter((_, at) => (at + 1) % every === 0 || at + 1 === ends.length),
    sweep: { start: BEFORE, length: endOf(counts) - BEFORE },
  };
}

export interface PagesMoment {
  /** How many events are over. */
  readonly past: number;
  /** How far the next one has come, 0 to 1. */
  readonly share: number;
  /** How far the counts have come; above 0 all words are written. */
  readonly counts: number;
}

export function momentOf(step: Step, time: number): PagesMoment {
  const spans = eventSpans(step);
  const past = spans.filter((span) => time >= endOf(span) - 1e-6).length;
  const next = spans[past];
  return {
    past,
    share: next ? progress(time, { ...next, length: 0.85 * next.length }) : 0,
    counts: progress(time, { ...countsSpan(step), length: 0.5 * COUNTS }),
  };
}
