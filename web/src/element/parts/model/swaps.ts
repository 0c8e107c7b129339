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
 * Contrasts that the model knows: a test compares them with its vocabulary. Those before change whom a pronoun may mean,
 * those behind what is told of.
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
  ["animal", "dog"],
  ["boy", "girl"],
  ["man", "woman"],
  ["king", "queen"],
  ["mother", "father"],
  ["brother", "sister"],
  ["teacher", "student"],
  ["小狗", "小猫"],
  ["男孩", "女孩"],
  ["男人", "女人"],
  ["国王", "王后"],
  ["妈妈", "爸爸"],
  ["哥哥", "姐姐"],
  ["老师", "学生"],
  ["yesterday", "tomorrow"],
  ["under", "behind"],
  ["because", "but"],
  ["因为", "但是"],
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
