/** What is said of masks, in both languages. */
import type { Language } from "../../types/graph.js";

interface MaskWords {
  /** Why: the heading, and why a score stays. */
  readonly rule: string;
  readonly allowed: string;
}

export const maskWords: Record<Language, MaskWords> = {
  en: {
    rule: "what may be seen",
    allowed: "The mask lets this pair meet, so the number stays.",
  },
  zh: {
    rule: "哪些可以看到",
    allowed: "掩码没有遮住这里，数字保持不变。",
  },
};
