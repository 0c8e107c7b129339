/**
 * Splitting sentences into tokens: the page does what needs word boundaries of a language, the core's
 * tokenizer does the rest.
 */
import type { Input } from "../types/wire.js";

/** How a sentence is split into tokens. */
export type Splitting = "words" | "characters" | "whitespace";

/** Scripts without spaces between words; the core would split these into characters. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a text contains a script without spaces between words. */
export function isSpaceless(text: string): boolean {
  return SPACELESS.test(text);
}

type Granularity = "word" | "grapheme";

/** Created on first use, since each takes milliseconds, which would delay the start of the page. */
const segmenters = new Map<Granularity, Intl.Segmenter>();

function segmenterOf(granularity: Granularity): Intl.Segmenter {
  const made = segmenters.get(granularity) ?? new Intl.Segmenter("zh", { granularity });
  segmenters.set(granularity, made);
  return made;
}

export type Cut = Pick<Input, "text" | "tokens" | "tokenizer">;

/** Tokens given with their sentence, as another browser split it. */
export type Cuts = ReadonlyMap<string, readonly string[]>;

/**
 * The input for one sentence or a batch: text if the core splits it, tokens if the page does.
 *
 *     cut(["我爱中国"], "words")      // {tokens: ["我", "爱", "中国"]}
 *     cut(["one step"], "words")     // {text: "one step"}
 *     cut(["one"], "characters")     // {tokens: ["o", "n", "e"]}
 *
 * A sentence in `cuts` has the tokens given there.
 */
export function cut(sentences: readonly string[], splitting: Splitting, cuts?: Cuts): Cut {
  const texts = sentences.map((sentence) => sentence.toWellFormed());
  if (splitting === "whitespace") return { text: alone(texts), tokenizer: "whitespace" };
  const isCut = (text: string) => isSpaceless(text) || cuts?.has(text);
  if (splitting === "words" && !texts.some(isCut)) return { text: alone(texts) };
  const segmenter = segmenterOf(splitting === "words" ? "word" : "grapheme");
  return { tokens: alone(texts.map((text) => cuts?.get(text) ?? pieces(text, segmenter))) };
}

function pieces(text: string, segmenter: Intl.Segmenter): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
}

/** A batch of one is written without the batch. */
function alone<T>(batch: T[]): T | T[] {
  const [first] = batch;
  return batch.length === 1 && first !== undefined ? first : batch;
}

/** A part of a sentence: a token (with its index in the token list), or the text between two. */
export interface Piece {
  readonly text: string;
  readonly token?: number;
}

/**
 * Finds the tokens in their sentence, in order. Tokens that are not found are left out, so that a
 * sentence edited after it was split still shows the tokens that fit.
 */
export function align(sentence: string, tokens: readonly string[]): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  tokens.forEach((text, token) => {
    const start = text ? sentence.indexOf(text, at) : -1;
    if (start < 0) return;
    if (start > at) found.push({ text: sentence.slice(at, start) });
    found.push({ text, token });
    at = start + text.length;
  });
  if (at < sentence.length) found.push({ text: sentence.slice(at) });
  return found;
}

/**
 * Joins tokens to a sentence: a space between words, none in scripts without spaces, and none before
 * punctuation.
 */
export function join(tokens: readonly string[]): string {
  return tokens.reduce((sentence, token) => {
    const tight = isSpaceless(sentence.slice(-1)) || isSpaceless(token) || /^\p{P}/u.test(token);
    return sentence && !tight ? `${sentence} ${token}` : sentence + token;
  }, "");
}
