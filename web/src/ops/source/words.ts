/** What is said of numbers that are not computed, in both languages. */
import type { Language } from "../../types/graph.js";

interface SourceWords {
  /** Why: the heading of a lookup, and why a number is what it is. */
  readonly rule: string;
  readonly given: string;
  readonly parameter: string;
}

export const sourceWords: Record<Language, SourceWords> = {
  en: {
    rule: "a row of the table",
    given: "This number is given. Nothing computes it.",
    parameter: "A parameter: it is there before anything is computed.",
  },
  zh: {
    rule: "表里的一行",
    given: "这个数是给定的，不用计算。",
    parameter: "这是参数，计算开始之前就有。",
  },
};
