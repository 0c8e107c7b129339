/** What is said of scores, in both languages. */
import type { Language } from "../../types/graph.js";

interface ScoresWords {
  /** Why: the headings by op, and phrases for numbers. */
  readonly rules: Readonly<Record<string, string>>;
  readonly lengths: string;
  readonly turnedKey: string;
}

export const scoresWords: Record<Language, ScoresWords> = {
  en: {
    rules: {
      cosine: "dot product by lengths",
      bilinear: "query · W · key",
      additive: "W key + U query",
    },
    lengths: "both lengths",
    turnedKey: "the key through W",
  },
  zh: {
    rules: {
      cosine: "点积除以长度",
      bilinear: "查询 · W · 键",
      additive: "W 键 + U 查询",
    },
    lengths: "两个向量的长度",
    turnedKey: "键经过 W",
  },
};
