/** What the files say, in both languages. */
import type { Language } from "../player/types.js";

export interface ExportWords {
  readonly tokens: string;
  readonly contextTokens: string;
  readonly from: string;
  readonly madeWith: string;
}

export const exportWords: Readonly<Record<Language, ExportWords>> = {
  en: {
    tokens: "Tokens: ",
    contextTokens: "Keys and values come from: ",
    from: "The numbers in these lines:",
    madeWith: "Made with Attention Playground.",
  },
  zh: {
    tokens: "词元：",
    contextTokens: "键和值来自：",
    from: "这几行里的数：",
    madeWith: "由注意力游乐场生成。",
  },
};
