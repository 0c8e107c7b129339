/** Texts about activations, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface ActivationWords {
  readonly alongCurve: (token: Part, from: Part, to: Part) => Part[];

  /** Headings of explanations, by op. */
  readonly rules: Readonly<Record<string, string>>;
}

export const activationWords: Record<Language, ActivationWords> = {
  en: {
    alongCurve: (token, from, to) =>
      sentence`Each number moves along the curve: for ${token}, ${from} becomes ${to}.`,

    rules: {
      relu: "negative numbers become 0",
      gelu: "along the curve",
      gelu_tanh: "along the curve",
      silu: "along the curve",
      tanh: "along the curve",
      exp: "a power of e",
    },
  },
  zh: {
    alongCurve: (token, from, to) => sentence`每个数都沿曲线移动：${token} 的 ${from} 变成 ${to}。`,

    rules: {
      relu: "负数变成 0",
      gelu: "沿曲线",
      gelu_tanh: "沿曲线",
      silu: "沿曲线",
      tanh: "沿曲线",
      exp: "e 的幂",
    },
  },
};

/** Under the title of a stage, by op. */
export const activationSubtitles = {
  relu: { en: "What is below 0 becomes 0.", zh: "小于 0 的数变成 0" },
  gelu: {
    en: "Each number is multiplied by the chance that a normal one is smaller.",
    zh: "每个数乘以正态分布在它以下的概率",
  },
  gelu_tanh: {
    en: "GELU, with tanh in place of the normal distribution.",
    zh: "用 tanh 代替正态分布的 GELU",
  },
  silu: { en: "Each number is multiplied by its own sigmoid.", zh: "每个数乘以自己的 sigmoid" },
  tanh: { en: "Every number is squashed between −1 and 1.", zh: "每个数都压缩到 −1 与 1 之间" },
  exp: { en: "Every number becomes a power of e.", zh: "每个数都变成 e 的幂" },
} satisfies Record<string, Words>;
