/**
 * Cutting sentences: which part of it the page does (what needs the languages' word boundaries),
 * and which it leaves to the core's tokenizer (the rest).
 */
import type { Input } from "../types/wire.js";

/** How the reader wants a sentence cut into tokens. */
export type Splitting = "words" | "characters" | "whitespace";

/** Scripts that put no space between words; here the core would cut every character. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a text has words that no space keeps apart. */
export function isSpaceless(text: string): boolean {
  return SPACELESS.test(text);
}

type Granularity = "word" | "grapheme";

/** Made when first needed, since each takes milliseconds that a page does not have when it starts. */
const segmenters = new Map<Granularity, Intl.Segmenter>();

function segmenterOf(granularity: Granularity): Intl.Segmenter {
  const made = segmenters.get(granularity) ?? new Intl.Segmenter("zh", { granularity });
  segmenters.set(granularity, made);
  return made;
}

export type Cut = Pick<Input, "text" | "tokens" | "tokenizer">;

/** Tokens that came with their sentence, as another browser cut it. */
export type Cuts = ReadonlyMap<string, readonly string[]>;

/**
 * The input for one sentence or a batch: text where the core cuts it, tokens where the page does.
 *
 *     cut(["我爱中国"], "words")      // {tokens: ["我", "爱", "中国"]}
 *     cut(["one step"], "words")     // {text: "one step"}
 *     cut(["one"], "characters")     // {tokens: ["o", "n", "e"]}
 *
 * A sentence that is in `cuts` has the tokens that it has there.
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

/** A stretch of a sentence: a token (its place in the token list), or what lies between two. */
export interface Piece {
  readonly text: string;
  readonly token?: number;
}

/**
 * Finds the tokens in the sentence they came from, in order. What cannot be found is left out, so
 * that a sentence that is ahead of its tokens still shows those that still fit.
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
 * Tokens as a sentence again: a space between two words, none beside a character of a script that
 * has none, and none before punctuation.
 */
export function join(tokens: readonly string[]): string {
  return tokens.reduce((sentence, token) => {
    const tight = isSpaceless(sentence.slice(-1)) || isSpaceless(token) || /^\p{P}/u.test(token);
    return sentence && !tight ? `${sentence} ${token}` : sentence + token;
  }, "");
}
