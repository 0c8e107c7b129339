/** What is said of principal components, in both languages. */
import type { Language } from "../../types/graph.js";

interface ComponentsWords {
  /** Why: the heading, and phrases for numbers. */
  readonly rule: string;
  readonly columnMean: string;
  readonly direction: string;
}

export const componentsWords: Record<Language, ComponentsWords> = {
  en: {
    rule: "along one direction",
    columnMean: "the column’s mean",
    direction: "the direction",
  },
  zh: {
    rule: "沿一个方向",
    columnMean: "本列的均值",
    direction: "方向",
  },
};
