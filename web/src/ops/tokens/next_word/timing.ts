/** The film of a text that is written on goes along its words. In milliseconds. */
import type { Span } from "../../../types/scene.js";

const WORD = 700;

export const storySpan = (word: number): Span => ({ start: word * WORD, length: WORD });

/** The word at a time; the last one after the end. */
export const wordAt = (words: number, time: number): number =>
  Math.max(0, Math.min(words - 1, Math.floor(time / WORD)));

/** How far the arcs of a word have come. */
export const ARCS = 360;
