/** What is said of rows that become one number, in both languages. */
import type { Language } from "../../types/graph.js";

interface ReduceWords {
  /** Why: the headings, by op. */
  readonly rules: Readonly<Record<string, string>>;
}

export const reduceWords: Record<Language, ReduceWords> = {
  en: {
    rules: {
      row_sum: "the whole row, added up",
      row_max: "the largest of the row",
    },
  },
  zh: {
    rules: {
      row_sum: "整行相加",
      row_max: "本行最大的数",
    },
  },
};
