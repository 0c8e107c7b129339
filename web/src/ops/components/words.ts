/** What is said of principal components, in both languages. */
import type { Language } from "../../types/graph.js";

interface ComponentsWords {
  /** Why: the heading, and phrases for numbers. */
  readonly rule: string;
  readonly columnMean: string;
  readonly direction: string;
  /** Comments of the programs. */
  readonly comments: { readonly components: string };
}

export const componentsWords: Record<Language, ComponentsWords> = {
  en: {
    rule: "along one direction",
    columnMean: "the column’s mean",
    direction: "the direction",
    comments: {
      components: "Coordinates of the rows along the directions in which they differ most.",
    },
  },
  zh: {
    rule: "沿一个方向",
    columnMean: "本列的均值",
    direction: "方向",
    comments: {
      components: "各行在差异最大的几个方向上的坐标。",
    },
  },
};
