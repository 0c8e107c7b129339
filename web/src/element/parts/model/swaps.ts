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

/** Each pair changes whom a pronoun means, or what it is. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["tired", "wide"],
  ["animal", "dog"],
  ["累", "宽"],
  ["小狗", "小猫"],
];

/** Those whose one word is in the sentence, as the model has cut it. */
export function swapsIn(sentence: string, tokens: readonly Token[]): Swap[] {
  const letters = Array.from(sentence);
  return PAIRS.flatMap((words): Swap[] => {
    const token = tokens.find(({ text }) => words.includes(text));
    if (token?.start === undefined || token.end === undefined) return [];
    const now = token.text === words[0] ? 0 : 1;
    const before = letters.slice(0, token.start).join("");
    const after = letters.slice(token.end).join("");
    return [{ words, now, text: `${before}${words[1 - now]}${after}` }];
  });
}
