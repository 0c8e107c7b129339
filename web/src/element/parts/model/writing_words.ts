/** Texts about writing on. */
import type { Language } from "../../../types/graph.js";

interface WritingWords {
  readonly label: string;
  readonly after: string;
  readonly start: string;
  /** All words that have no bar of their own. */
  readonly rest: string;
  readonly temperature: string;
  readonly likeliest: string;
  readonly learnt: string;
  readonly wild: string;
  readonly tick: string;
  readonly among: string;
  readonly all: string;
  readonly seed: string;
  readonly another: string;
  readonly five: string;
  readonly next: string;
  readonly why: (word: string) => string;
}

export const writingWords: Readonly<Record<Language, WritingWords>> = {
  en: {
    label: "Next word",
    after: "What comes after",
    start: "the start",
    rest: "the rest",
    temperature: "Temperature",
    likeliest: "0 likeliest",
    learnt: "1 as learnt",
    wild: "2 wild",
    tick: "the share at temperature 1",
    among: "Drawn among",
    all: "all words",
    seed: "Seed",
    another: "Draw another",
    five: "Write 5 words",
    next: "Next word",
    why: (word) => `How the share of ${word} at temperature 1 came about`,
  },
  zh: {
    label: "下一个词",
    after: "接在后面的词：",
    start: "开头",
    rest: "其余的词",
    temperature: "温度",
    likeliest: "0 只取最可能的",
    learnt: "1 如所学",
    wild: "2 随意",
    tick: "温度为 1 时的份额",
    among: "候选词",
    all: "所有词",
    seed: "种子",
    another: "重新抽取",
    five: "写 5 个词",
    next: "下一个词",
    why: (word) => `${word} 在温度为 1 时的份额从何而来`,
  },
};
