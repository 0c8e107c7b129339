/** When what appears in the picture of a translation, in milliseconds. */
import type { Span } from "../../../types/scene.js";

/** First the arc. */
export const ARC: Span = { start: 0, length: 700 };
/** When the first word of the answer begins. */
export const FIRST_WORD = 900;
/** Then the words of the answer, one after the other. */
const WORD = 520;
const EXPLAIN = 1600;

export const wordSpan = (index: number): Span => ({
  start: FIRST_WORD + index * WORD,
  length: WORD,
});

/** How long a word takes to be written; the rest of its time it is read. */
export const WRITING = 340;

export const explainSpan = (words: number): Span => ({
  start: FIRST_WORD + words * WORD,
  length: EXPLAIN,
});
