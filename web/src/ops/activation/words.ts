/** What is said of activations, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface ActivationWords {
  readonly alongCurve: (token: Part, from: Part, to: Part) => Part[];

  /** Why: the headings, by op. */
  readonly rules: Readonly<Record<string, string>>;
}

export const activationWords: Record<Language, ActivationWords> = {
  en: {
    alongCurve: (token, from, to) =>
      sentence`Each number runs along the curve: of ${token}, ${from} becomes ${to}.`,

    rules: {
      relu: "nothing below 0",
      gelu: "along the curve",
      gelu_tanh: "along the curve",
      silu: "along the curve",
      tanh: "along the curve",
      exp: "a power of e",
    },
  },
  zh: {
    alongCurve: (token, from, to) =>
      sentence`每个数都沿曲线走一遍：${token} 的 ${from} 变成 ${to}。`,

    rules: {
      relu: "小于 0 的变成 0",
      gelu: "沿曲线",
      gelu_tanh: "沿曲线",
      silu: "沿曲线",
      tanh: "沿曲线",
      exp: "e 的幂",
    },
  },
};
