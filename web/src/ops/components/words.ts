/** Texts about principal components, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface ComponentsWords {
  readonly onTheMap: (row: Part, first: Part) => Part[];

  /** The heading of the explanation, and phrases for numbers. */
  readonly rule: string;
  readonly columnMean: string;
  readonly direction: string;
  readonly found: string;
  /** Comments of the programs. */
  readonly comments: { readonly components: string; readonly directions: string };
}

export const componentsWords: Record<Language, ComponentsWords> = {
  en: {
    onTheMap: (row, first) =>
      sentence`The first direction is the one in which the rows differ most. The coordinate of ${row} along it is ${first}.`,

    rule: "along one direction",
    columnMean: "the column’s mean",
    direction: "the direction",
    found: "The directions in which the rows differ most: eigenvectors of their covariance.",
    comments: {
      components: "Coordinates of the rows along the directions in which they differ most.",
      directions: "The directions in which the rows, less their mean, differ most.",
    },
  },
  zh: {
    onTheMap: (row, first) =>
      sentence`第一个方向是各行差别最大的方向，${row} 在这个方向上的坐标是 ${first}。`,

    rule: "沿一个方向",
    columnMean: "本列的均值",
    direction: "方向",
    found: "各行差别最大的几个方向，是协方差矩阵的特征向量。",
    comments: {
      components: "各行在差异最大的几个方向上的坐标。",
      directions: "各行减去均值之后，差异最大的几个方向。",
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
