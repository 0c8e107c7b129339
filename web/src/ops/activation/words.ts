/** What is said of activations, in both languages. */
import type { Language } from "../../types/graph.js";

interface ActivationWords {
  /** Why: the headings, by op. */
  readonly rules: Readonly<Record<string, string>>;
}

export const activationWords: Record<Language, ActivationWords> = {
  en: {
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
