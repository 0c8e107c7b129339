/** Texts about activations, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language } from "../../types/graph.js";
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
