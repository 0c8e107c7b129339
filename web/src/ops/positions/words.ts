/** What is said of positions, in both languages. */
import type { Language } from "../../types/graph.js";

interface PositionsWords {
  /** Why: the headings, by op. */
  readonly rules: Readonly<Record<string, string>>;
}

export const positionsWords: Record<Language, PositionsWords> = {
  en: {
    rules: {
      rotate: "a pair, turned",
      sinusoidal: "a wave of the position",
    },
  },
  zh: {
    rules: {
      rotate: "一对数一起旋转",
      sinusoidal: "位置的波",
    },
  },
};
