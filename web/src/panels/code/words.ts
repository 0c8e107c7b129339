/** Texts around the program. */
import type { Language } from "../../types/graph.js";

export interface CodePanelWords {
  readonly program: string;
  readonly dialect: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly copyHint: string;
  readonly copyHintModel: string;
}

export const codePanelWords: Readonly<Record<Language, CodePanelWords>> = {
  en: {
    program: "Program",
    dialect: "Language or library",
    copy: "Copy",
    copied: "Copied",
    notCopied: "Not copied",
    copyHint: "Copy the whole program, with every number, ready to run",
    copyHintModel: "Copy the whole program; it loads the file of the model",
  },
  zh: {
    program: "程序",
    dialect: "语言或库",
    copy: "复制",
    copied: "已复制",
    notCopied: "未能复制",
    copyHint: "复制整个程序，数据齐全，可直接运行",
    copyHintModel: "复制整个程序；它会加载模型文件",
  },
};
