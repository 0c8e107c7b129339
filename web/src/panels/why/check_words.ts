/** Texts of the check of a gradient, in both languages. */
import type { Language } from "../../types/graph.js";

interface CheckWords {
  readonly title: string;
  readonly nudge: (by: string) => string;
  readonly before: (what: string) => string;
  readonly after: string;
  readonly recomputed: string;
  readonly predicted: (gradient: string) => string;
  readonly computing: string;
  readonly failed: string;
}

export const checkWords: Readonly<Record<Language, CheckWords>> = {
  en: {
    title: "Check by a nudge",
    nudge: (by) => `Nudge ${by}`,
    before: (what) => `${what} before`,
    after: "run again",
    recomputed: "recomputed change",
    predicted: (gradient) => `predicted, × ${gradient}`,
    computing: "Running again …",
    failed: "It could not be computed again. Try it once more when the numbers stand still.",
  },
  zh: {
    title: "改变一点点来验证",
    nudge: (by) => `改变 ${by}`,
    before: (what) => `${what}原来是`,
    after: "重新计算得",
    recomputed: "实际变化",
    predicted: (gradient) => `预测的变化，× ${gradient}`,
    computing: "正在重新计算……",
    failed: "没能重新计算。请等数字停下来再试一次。",
  },
};
