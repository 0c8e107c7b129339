/** Phrases and reasons that the ops of several folders give, in both languages. */
import type { Language } from "../types/graph.js";

interface ExpressionWords {
  readonly rowMax: string;
  readonly copied: string;
  readonly hidden: string;
  readonly nothingAllowed: string;
  readonly padding: string;
  readonly noSpread: string;
}

export const expressionWords: Record<Language, ExpressionWords> = {
  en: {
    rowMax: "the row’s largest",
    copied: "No number changes here, only where it stands.",
    hidden: "The mask keeps this pair apart.",
    nothingAllowed: "Nothing is in reach of this row, so all of it is 0.",
    padding: "This row only pads the sentence, so it is 0.",
    noSpread: "There is no spread to divide by, so this is 0.",
  },
  zh: {
    rowMax: "本行的最大值",
    copied: "数字没有变，变的只是位置。",
    hidden: "掩码遮住了这里。",
    nothingAllowed: "这一行什么也看不到，所以全是 0。",
    padding: "这一行只用来把句子补齐，所以是 0。",
    noSpread: "作除数的量是 0，所以这里是 0。",
  },
};
