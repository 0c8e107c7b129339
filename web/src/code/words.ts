/** The comments of the programs, in the reader's language. */
import type { Language } from "../types/graph.js";

export interface CodeWords {
  readonly byHand: string;
  readonly compile: string;
  readonly tensor: string;
}

export const words: Readonly<Record<Language, CodeWords>> = {
  en: {
    byHand: "set by hand",
    compile: "Compile with",
    tensor: "A matrix for each sentence and head",
  },
  zh: {
    byHand: "手动设定",
    compile: "编译",
    tensor: "每个句子、每个头各一个矩阵",
  },
};
