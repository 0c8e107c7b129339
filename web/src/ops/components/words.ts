/** What is said of principal components, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface ComponentsWords {
  readonly onTheMap: (row: Part, first: Part) => Part[];

  /** Why: the heading, and phrases for numbers. */
  readonly rule: string;
  readonly columnMean: string;
  readonly direction: string;
  readonly found: string;
  /** Comments of the programs. */
  readonly comments: { readonly components: string };
}

export const componentsWords: Record<Language, ComponentsWords> = {
  en: {
    onTheMap: (row, first) =>
      sentence`The first direction is the one in which the rows differ most. ${row} lies at ${first} along it.`,

    rule: "along one direction",
    columnMean: "the column’s mean",
    direction: "the direction",
    found: "The directions in which the rows differ most: eigenvectors of their covariance.",
    comments: {
      components: "Coordinates of the rows along the directions in which they differ most.",
    },
  },
  zh: {
    onTheMap: (row, first) =>
      sentence`第一个方向是各行差别最大的方向，${row} 在它上面位于 ${first}。`,

    rule: "沿一个方向",
    columnMean: "本列的均值",
    direction: "方向",
    found: "各行差别最大的几个方向，是协方差矩阵的特征向量。",
    comments: {
      components: "各行在差异最大的几个方向上的坐标。",
    },
  },
};

/** Under the title of a stage, by op. */
export const componentsSubtitles = {
  principal_directions: {
    en: "The directions in which the rows differ most.",
    zh: "各行差别最大的方向",
  },
  principal_components: {
    en: "A map of the directions in which the rows differ most.",
    zh: "按各行差别最大的方向画一张图",
  },
} satisfies Record<string, Words>;
