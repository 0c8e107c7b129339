/** The comments of the programs, in the reader's language. */
import type { Language } from "../types/graph.js";

export interface CodeWords {
  readonly byHand: string;
  readonly compile: string;
  readonly tensor: string;
  /** Of a model in a file. */
  readonly file: (path: string) => string;
  readonly parameter: string;
  readonly tensorOfFile: string;
  readonly vocabulary: string;
  readonly unknown: string;
  readonly answer: string;
  readonly headOff: (head: number) => string;
}

export const words: Readonly<Record<Language, CodeWords>> = {
  en: {
    byHand: "set by hand",
    compile: "Compile with",
    tensor: "A matrix for each sentence and head",
    file: (path) => `The trained model: the page keeps it at ${path}`,
    parameter:
      "The parameter of this name; whole numbers are steps of the size that their row has.",
    tensorOfFile: "A tensor as it stands in the file; a vector is one column.",
    vocabulary: "The vocabulary: words, marks, and slots for words that are not in it.",
    unknown: "not in the vocabulary: it takes this slot",
    answer: "Each word predicted, its probability, and what each head looks at most.",
    headOff: (head) => `head ${head} is off`,
  },
  zh: {
    byHand: "手动设定",
    compile: "编译",
    tensor: "每个句子、每个头各一个矩阵",
    file: (path) => `训练好的模型：页面把它放在 ${path}`,
    parameter: "这个名称的参数；整数要乘以所在行的步长。",
    tensorOfFile: "文件里的一个张量；向量是一列。",
    vocabulary: "词表：词、标记，以及留给生词的槽位。",
    unknown: "不在词表中，占用这个槽位",
    answer: "每个预测出的词、它的概率，以及每个头看得最多的词。",
    headOff: (head) => `第 ${head} 个头已关掉`,
  },
};
