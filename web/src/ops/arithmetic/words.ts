/** What is said of sums and products cell by cell, in both languages. */
import type { Language } from "../../types/graph.js";

interface ArithmeticWords {
  /** Why: the headings, by op. */
  readonly rules: Readonly<Record<string, string>>;
  /** A comment of the programs, behind rows that are set to 0. */
  readonly padded: string;
}

export const arithmeticWords: Record<Language, ArithmeticWords> = {
  en: {
    rules: {
      add: "cell by cell",
      multiply: "cell by cell",
      maximum: "the larger",
    },
    padded: "padding",
  },
  zh: {
    rules: {
      add: "逐格相加",
      multiply: "逐格相乘",
      maximum: "取较大的",
    },
    padded: "填充",
  },
};
