/** When each word is written. Times are in milliseconds. */
import { endOf, progress } from "../../../draw/motion.js";
import type { Plan, Span, Step } from "../../../types/scene.js";

/** A word takes so long, less in a long sentence: the film stays under half a minute. */
const SLOWEST = 2600;
const WHOLE = 24000;
const READ = 2400;
/** With more words than this, the film stops at every second, third … of them. */
const MOST_STOPS = 16;

export const tokensOf = ({ node }: Step): number => node.shape[0] ?? 1;

const each = (tokens: number): number => Math.min(SLOWEST, WHOLE / tokens);

export function planCache(step: Step): Plan {
  const tokens = tokensOf(step);
  const every = Math.ceil(tokens / MOST_STOPS);
  const ends = Array.from({ length: tokens }, (_, t) => (t + 1) * each(tokens) - 1);
  const sweep = { start: 0, length: tokens * each(tokens) };
  return {
    duration: endOf(sweep) + READ,
    stops: ends.filter((_, t) => (t + 1) % every === 0 || t + 1 === tokens),
    sweep,
  };
}

/** The word being written, and how far its parts have come, 0 to 1. */
export interface WordMoment {
  readonly word: number;
  /** The rows before it, where they are computed again. */
  readonly again: number;
  /** Its key and value. */
  readonly row: number;
  /** Its scores. */
  readonly scores: number;
  /** The last word that is counted, and how far its counts have come. */
  readonly countedWord: number;
  readonly counted: number;
  /** All words are written. */
  readonly done: boolean;
}

export function momentOf(step: Step, time: number): WordMoment {
  const tokens = tokensOf(step);
  const length = each(tokens);
  const done = time >= tokens * length - 1e-6;
  const word = Math.min(tokens - 1, Math.floor(time / length));
  const share = (from: number, to: number) => progress(time, part(word * length, length, from, to));
  const counted = share(0.7, 0.9);
  return {
    word,
    again: share(0.1, 0.45),
    row: share(0.1, 0.35),
    scores: share(0.45, 0.75),
    countedWord: counted > 0 ? word : Math.max(0, word - 1),
    counted: counted > 0 ? counted : word > 0 ? 1 : 0,
    done,
  };
}

const part = (start: number, length: number, from: number, to: number): Span => ({
  start: start + from * length,
  length: (to - from) * length,
});
