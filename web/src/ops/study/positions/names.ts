/** The methods that are compared, apart from other texts, as labels of cells name them too. */
import type { Language } from "../../../types/graph.js";

/** In the order of the first axis of the nodes. */
export const methods = ["none", "sinusoidal", "rotary"] as const;
export type Method = (typeof methods)[number];

const methodNames: Record<Language, Record<Method, string>> = {
  en: { none: "no positions", sinusoidal: "sinusoidal", rotary: "rotary" },
  zh: { none: "不用位置编码", sinusoidal: "正弦", rotary: "旋转" },
};

const placeNames: Record<Language, readonly string[]> = {
  en: ["query at the last place", "key at the first place"],
  zh: ["查询在最后一个位置", "键在第一个位置"],
};

/** A method and a place by their indices. */
export const positionsNames = {
  variant: (at: number, language: Language) => methodNames[language][methods[at] ?? "none"],
  measure: (at: number, language: Language) => placeNames[language][at] ?? "",
};
