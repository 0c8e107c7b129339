/** Phrases and reasons shared by several families of ops, in both languages. */
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
    copied: "No number changes here, only its position.",
    hidden: "The mask hides this key from this query.",
    nothingAllowed: "The mask hides every key from this row, so all of it is 0.",
    padding: "This row only pads the sentence, so it is 0.",
    noSpread: "The deviation to divide by is 0, so this is 0.",
  },
  zh: {
    rowMax: "本行的最大值",
    copied: "数字没有变，变的只是位置。",
    hidden: "掩码遮住了这里。",
    nothingAllowed: "掩码遮住了这一行的所有键，所以全是 0。",
    padding: "这一行只用来把句子补齐，所以是 0。",
    noSpread: "除数是 0，所以这里取 0。",
  },
};
