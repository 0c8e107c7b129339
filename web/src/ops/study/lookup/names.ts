/** What the ways to score and the measures are called: apart from the other texts, since any cell's place is named by them. */
import type { Language } from "../../../types/graph.js";

/** In the order of the node's axis. */
export const ways = ["dot", "additive", "bilinear"] as const;
export type Way = (typeof ways)[number];

export const measures = ["largest", "words"] as const;
export type Measure = (typeof measures)[number];

export const wayNames: Record<Language, Record<Way, string>> = {
  en: { dot: "Dot product", additive: "Additive", bilinear: "Bilinear" },
  zh: { dot: "点积", additive: "加性", bilinear: "双线性" },
};

/** Where there is no room for the whole name. */
export const shortNames: Record<Language, Record<Way, string>> = {
  en: { ...wayNames.en, dot: "Dot" },
  zh: wayNames.zh,
};

const measureNames: Record<Language, Record<Measure, string>> = {
  en: { largest: "largest weight", words: "number of words" },
  zh: { largest: "最大的权重", words: "词数" },
};

/** A way and a measure by their places in the node. */
export const lookupNames = {
  variant: (at: number, language: Language) => wayNames[language][ways[at] ?? "dot"],
  measure: (at: number, language: Language) => measureNames[language][measures[at] ?? "words"],
};
