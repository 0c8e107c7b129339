/** What is said of norms and their statistics, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface NormWords {
  readonly before: string;
  readonly after: string;
  readonly meanAndDeviation: (mean: string, deviation: string) => string;
  readonly rootMeanSquare: (value: string) => string;
  readonly mean: (token: Part, mean: string) => Part[];
  readonly deviation: (token: Part, deviation: string, first: Part) => Part[];
  readonly root: (token: Part, root: string) => Part[];
  readonly gain: Part[];
  readonly others: Part[];

  /** Why: the headings, by op. */
  readonly rules: Readonly<Record<string, string>>;
  /** Comments of the programs. */
  readonly comments: { readonly normalize: string };
}

export const normWords: Record<Language, NormWords> = {
  en: {
    before: "before",
    after: "after",
    meanAndDeviation: (mean, deviation) => `mean ${mean}, deviation ${deviation}`,
    rootMeanSquare: (value) => `root mean square ${value}`,
    mean: (token, mean) =>
      sentence`The numbers of ${token} slide until their mean is 0: each less ${mean}.`,
    deviation: (token, deviation, first) =>
      sentence`Then the numbers of ${token} stretch until their deviation is 1, each divided by ${deviation}: the first becomes ${first}.`,
    root: (token, root) =>
      sentence`The root mean square of ${token} is ${root}. No mean is subtracted.`,
    gain: sentence`Last, a learned gain multiplies each number and a learned bias is added.`,
    others: sentence`The others are normalised the same way, each on its own.`,

    rules: {
      mean: "the sum divided by the count",
      variance: "mean squared distance from the mean",
      root_mean_square: "the root of the mean square",
      layer_norm: "to mean 0 and deviation 1",
      batch_norm: "to mean 0 and deviation 1",
      rms_norm: "to root mean square 1",
    },
    comments: {
      normalize: "(x - mean) / sqrt(variance + epsilon)",
    },
  },
  zh: {
    before: "之前",
    after: "之后",
    meanAndDeviation: (mean, deviation) => `均值 ${mean}，标准差 ${deviation}`,
    rootMeanSquare: (value) => `均方根 ${value}`,
    mean: (token, mean) => sentence`${token} 的数一起滑动，直到均值为 0：各减去 ${mean}。`,
    deviation: (token, deviation, first) =>
      sentence`${token} 的数再一起伸缩，直到标准差为 1：各除以 ${deviation}，第一个变成 ${first}。`,
    root: (token, root) => sentence`${token} 的均方根是 ${root}，不减均值。`,
    gain: sentence`最后，每个数乘以学到的增益，再加上学到的偏置。`,
    others: sentence`其余的照样计算，各自归一化。`,

    rules: {
      mean: "总和除以个数",
      variance: "与均值之差的平方的均值",
      root_mean_square: "平方的均值再开方",
      layer_norm: "均值变 0，标准差变 1",
      batch_norm: "均值变 0，标准差变 1",
      rms_norm: "均方根变 1",
    },
    comments: {
      normalize: "(x - mean) / sqrt(variance + epsilon)",
    },
  },
};

/** Under the title of a stage, by op. */
export const normSubtitles = {
  layer_norm: {
    en: "Each row slides to mean 0 and stretches to deviation 1.",
    zh: "每一行滑到均值 0，伸缩到标准差 1",
  },
  rms_norm: { en: "Each row stretches to root mean square 1.", zh: "每一行伸缩到均方根为 1" },
  batch_norm: {
    en: "Each column slides to mean 0 and stretches to deviation 1.",
    zh: "每一列滑到均值 0，伸缩到标准差 1",
  },
} satisfies Record<string, Words>;
