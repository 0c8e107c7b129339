/** What is said of dropout, in both languages. */
import type { Language } from "../../types/graph.js";

interface DropoutWords {
  /** Why: the heading, and why a cell is 0. */
  readonly rule: string;
  readonly fallsOut: string;
}

export const dropoutWords: Record<Language, DropoutWords> = {
  en: {
    rule: "kept or dropped",
    fallsOut: "Chance lets this cell fall out.",
  },
  zh: {
    rule: "留下或掉出",
    fallsOut: "这个格子随机掉出。",
  },
};
