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
  /** `first` is the first number afterwards, absent where gain and bias still change it. */
  readonly deviation: (token: Part, deviation: string, first: Part | undefined) => Part[];
  readonly root: (token: Part, root: string) => Part[];
  readonly byRoot: (token: Part, root: string, first: Part | undefined) => Part[];
  readonly gain: Part[];
  readonly gainAlone: Part[];
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
    deviation: (token, deviation, first) => [
      ...sentence`Then each number of ${token} is divided by ${deviation}, so that their deviation is 1`,
      ...(first ? sentence`: the first becomes ${first}.` : sentence`.`),
    ],
    root: (token, root) =>
      sentence`The root mean square of ${token} is ${root}. No mean is subtracted.`,
    byRoot: (token, root, first) => [
      ...sentence`Each number of ${token} is divided by ${root}, so that their root mean square is 1`,
      ...(first ? sentence`: the first becomes ${first}.` : sentence`.`),
    ],
    gain: sentence`Last, each number is multiplied by a learned gain, and a learned bias is added.`,
    gainAlone: sentence`Last, each number is multiplied by a learned gain.`,
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
    deviation: (token, deviation, first) => [
      ...sentence`${token} 的数再各除以 ${deviation}，使标准差变为 1`,
      ...(first ? sentence`，第一个变成 ${first}。` : sentence`。`),
    ],
    root: (token, root) => sentence`${token} 的均方根是 ${root}，不减均值。`,
    byRoot: (token, root, first) => [
      ...sentence`${token} 的数各除以 ${root}，使均方根变为 1`,
      ...(first ? sentence`，第一个变成 ${first}。` : sentence`。`),
    ],
    gain: sentence`最后，每个数乘以可学习的增益，再加上可学习的偏置。`,
    gainAlone: sentence`最后，每个数乘以可学习的增益。`,
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
