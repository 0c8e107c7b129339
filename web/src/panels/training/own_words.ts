/** The words of the task pronouns that the reader types: as text of a link, and back. */
import { isSpaceless } from "../../document/segment.js";
import type { PronounWords } from "../../types/wire.js";

export type Part = keyof PronounWords;

/** In the order in which a link has them. */
export const PARTS = [
  "animals",
  "things",
  "by_subject",
  "by_object",
  "of_animals",
  "of_things",
  "of_both",
] as const satisfies readonly Part[];

export type OwnWords = Partial<PronounWords>;

/** "lion,tiger;;praised": words of one part are apart by commas or spaces, parts by semicolons. */
export function readWords(text: string): OwnWords {
  const lists = text.split(/[;；]/u).map(wordsIn);
  return Object.fromEntries(
    PARTS.flatMap((part, i) => (lists[i]?.length ? [[part, lists[i]]] : [])),
  );
}

export const wordsIn = (typed: string): readonly string[] =>
  typed
    .toWellFormed()
    .split(/[\s,，、;；]+/u)
    .filter(Boolean);

/** Empty without words of the reader's. */
export const printWords = (words: OwnWords): string =>
  PARTS.map((part) => (words[part] ?? []).join(","))
    .join(";")
    .replace(/;+$/u, "");

/** The words in fields that are being typed. */
export const listsOf = (typed: ReadonlyMap<Part, string>): OwnWords =>
  Object.fromEntries(Array.from(typed, ([part, text]) => [part, wordsIn(text)]));

/** The lists of parts that have no words of the reader's. */
export const without = (words: OwnWords | undefined, own: OwnWords): OwnWords =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([part]) => !(part in own)));

/**
 * A sentence in words of a vocabulary, of which some may have several characters without spaces between
 * them. What it does not know stays whole, so that a message can name it.
 */
export function cutBy(vocabulary: readonly string[], sentence: string): string[] {
  const longest = [...vocabulary].sort((one, other) => other.length - one.length);
  const tokens: string[] = [];
  for (let rest = sentence.toWellFormed().trim(); rest; rest = rest.trimStart()) {
    const known = longest.find((word) => rest.startsWith(word) && endsThere(word, rest));
    const token = known ?? firstWord(rest);
    tokens.push(token);
    rest = rest.slice(token.length);
  }
  return tokens;
}

/** Whether the word does not go on behind it, as "cat" does in "category". */
const endsThere = (word: string, sentence: string): boolean =>
  !isLetter(word.at(-1)) || !isLetter(sentence.charAt(word.length));

/** Of a script with spaces between words. */
const isLetter = (character = ""): boolean =>
  /[\p{L}\p{M}\p{N}]/u.test(character) && !isSpaceless(character);

function firstWord(sentence: string): string {
  const characters = Array.from(sentence);
  const end = characters.findIndex((one) => !isLetter(one));
  return characters.slice(0, end === -1 ? undefined : Math.max(1, end)).join("");
}
