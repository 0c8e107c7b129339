/** What is said of scores, in both languages. */
import type { Language } from "../../types/graph.js";

interface ScoresWords {
  /** Why: the headings by op, and phrases for numbers. */
  readonly rules: Readonly<Record<string, string>>;
  readonly lengths: string;
  readonly turnedKey: string;
  /** Comments of the programs. */
  readonly comments: { readonly cosine: string };
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
    comments: {
      cosine: "The cosine of the angle between each row of a and each row of b.",
    },
  },
  zh: {
    rules: {
      cosine: "点积除以长度",
      bilinear: "查询 · W · 键",
      additive: "W 键 + U 查询",
    },
    lengths: "两个向量的长度",
    turnedKey: "键经过 W",
    comments: {
      cosine: "a 的每一行与 b 的每一行之间夹角的余弦。",
    },
  },
};
