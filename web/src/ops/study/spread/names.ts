/** What is measured, and with what: apart from the other texts, since any cell's place is named by them. */
import type { Language } from "../../../types/graph.js";

/** The columns of the node, in their order. */
export const measures = ["deviation", "largest", "slope"] as const;
export type Measure = (typeof measures)[number];

export const measureNames: Record<Language, Record<Measure, string>> = {
  en: { deviation: "standard deviation", largest: "largest weight", slope: "slope of softmax" },
  zh: { deviation: "标准差", largest: "最大的权重", slope: "softmax 的斜率" },
};

const variants: Record<Language, readonly [string, string]> = {
  en: ["without the root", "divided by the root"],
  zh: ["不除以平方根", "除以平方根"],
};

/** Whether scores are divided, and a measure, by their places in the node. */
export const spreadNames = {
  variant: (at: number, language: Language) => variants[language][at === 0 ? 0 : 1],
  measure: (at: number, language: Language) => measureNames[language][measures[at] ?? "deviation"],
};
