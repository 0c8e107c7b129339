/** What is said of norms and their statistics, in both languages. */
import type { Language } from "../../types/graph.js";

interface NormWords {
  /** Why: the headings, by op. */
  readonly rules: Readonly<Record<string, string>>;
  /** Comments of the programs. */
  readonly comments: { readonly normalize: string };
}

export const normWords: Record<Language, NormWords> = {
  en: {
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
