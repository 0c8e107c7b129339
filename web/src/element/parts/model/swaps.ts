/** Words that may be exchanged in the sentence with one click, and what the sentence is then. */
import type { Token } from "../../../types/graph.js";

export interface Swap {
  /** The two words, in an order that stays. */
  readonly words: readonly [string, string];
  /** Which of the two the sentence has. */
  readonly now: 0 | 1;
  /** The sentence with the other one. */
  readonly text: string;
}

/** What a reader may well try at once; a phone has room for so many. */
const MOST = 3;

/**
 * Contrasts that the model knows: a test compares them with its vocabulary. All are cues, adjectives that may change whom
 * a pronoun means: another noun would only change what it is called.
 */
export const CONTRASTS: readonly (readonly [string, string])[] = [
  ["tired", "wide"],
  ["hungry", "fresh"],
  ["full", "heavy"],
  ["thirsty", "cold"],
  ["afraid", "narrow"],
  ["累", "宽"],
  ["饿", "新鲜"],
  ["渴", "冷"],
  ["满", "重"],
  ["happy", "sad"],
  ["big", "small"],
  ["old", "new"],
  ["fast", "slow"],
  ["clean", "dirty"],
  ["strong", "weak"],
  ["rich", "poor"],
  ["expensive", "cheap"],
  ["高兴", "难过"],
  ["大", "小"],
  ["新", "旧"],
  ["快", "慢"],
  ["干净", "脏"],
  ["贵", "便宜"],
];

/** Those of which the sentence, as the model has cut it, has one word. */
export function swapsIn(sentence: string, tokens: readonly Token[]): Swap[] {
  const letters = Array.from(sentence);
  const swaps = CONTRASTS.flatMap((words): Swap[] => {
    const [token, another] = tokens.filter(({ text }) => words.includes(text));
    if (another || token?.start === undefined || token.end === undefined) return [];
    const now = token.text === words[0] ? 0 : 1;
    const before = letters.slice(0, token.start).join("");
    const after = letters.slice(token.end).join("");
    return [{ words, now, text: `${before}${words[1 - now]}${after}` }];
  });
  return swaps.slice(0, MOST);
}
