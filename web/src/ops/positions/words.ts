/** What is said of positions, in both languages. */
import type { Language } from "../../types/graph.js";

interface PositionsWords {
  /** Why: the headings, by op. */
  readonly rules: Readonly<Record<string, string>>;
  /** Comments of the programs. */
  readonly comments: { readonly rotate: string; readonly sinusoidal: string };
}

export const positionsWords: Record<Language, PositionsWords> = {
  en: {
    rules: {
      rotate: "a pair, turned",
      sinusoidal: "a wave of the position",
    },
    comments: {
      rotate: "Turns the pair (2i, 2i + 1) at position p by p / base^(2i / width).",
      sinusoidal: "Row p holds sin and cos of p / 10000^(2i / width) in turn.",
    },
  },
  zh: {
    rules: {
      rotate: "一对数一起旋转",
      sinusoidal: "位置的波",
    },
    comments: {
      rotate: "把位置 p 上的一对 (2i, 2i + 1) 旋转 p / base^(2i / width)。",
      sinusoidal: "第 p 行轮流放 p / 10000^(2i / width) 的正弦和余弦。",
    },
  },
};
