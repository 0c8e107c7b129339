/** Texts about norms and their statistics, in both languages. */
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

  /** Headings of explanations, by op. */
  readonly rules: Readonly<Record<string, string>>;
  /** Comments in generated programs. */
  readonly comments: { readonly normalize: string };
}

export const normWords: Record<Language, NormWords> = {
  en: {
    before: "before",
    after: "after",
    meanAndDeviation: (mean, deviation) => `mean ${mean}, deviation ${deviation}`,
    rootMeanSquare: (value) => `root mean square ${value}`,
    mean: (token, mean) =>
      sentence`The numbers of ${token} shift until their mean is 0: each minus ${mean}.`,
    deviation: (token, deviation, first) =>
      sentence`Then the numbers of ${token} are scaled to deviation 1, each divided by ${deviation}: the first becomes ${first}.`,
    root: (token, root) =>
      sentence`The root mean square of ${token} is ${root}. No mean is subtracted.`,
    gain: sentence`Last, each number is multiplied by a learned gain, and a learned bias is added.`,
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
    mean: (token, mean) => sentence`${token} 的数一起平移，使均值变为 0：各减去 ${mean}。`,
    deviation: (token, deviation, first) =>
      sentence`${token} 的数再一起缩放，使标准差变为 1：各除以 ${deviation}，第一个变成 ${first}。`,
    root: (token, root) => sentence`${token} 的均方根是 ${root}，不减均值。`,
    gain: sentence`最后，每个数乘以可学习的增益，再加上可学习的偏置。`,
    others: sentence`其余的同样计算，各自归一化。`,

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
    en: "Each row is shifted to mean 0 and scaled to deviation 1.",
    zh: "每一行平移到均值 0，缩放到标准差 1",
  },
  rms_norm: { en: "Each row is scaled to root mean square 1.", zh: "每一行缩放到均方根为 1" },
  batch_norm: {
    en: "Each column is shifted to mean 0 and scaled to deviation 1.",
    zh: "每一列平移到均值 0，缩放到标准差 1",
  },
} satisfies Record<string, Words>;
