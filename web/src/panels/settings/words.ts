/** Texts of the settings that are not in the schema. */
import type { Part } from "../../types/frame.js";
import { sentence } from "../../draw/marks.js";
import type { Language } from "../../types/graph.js";
import type { AblationId } from "./ablations.js";

/** All strings of the settings that are not in the schema. */
export interface SettingsWords {
  readonly keep: string;
  readonly keepHint: string;
  readonly release: string;
  readonly difference: string;
  readonly program: string;
  readonly breakIt: string;
  readonly breakItHint: string;
  readonly breaks: Readonly<Record<AblationId, string>>;
  /** What the number is; the number before and now follow. */
  readonly effects: {
    readonly same: Part[];
    readonly all: Part[];
    readonly largest: Part[];
    row(token: Part): Part[];
    output(token: Part): Part[];
    sees(query: Part, key: Part): Part[];
    unseen(query: Part, key: Part): Part[];
  };
  readonly wholeBlock: string;
  readonly givenVectors: string;
  readonly less: string;
  readonly more: string;
  readonly newSeed: string;
  readonly reset: string;
  readonly help: string;
}

export const settingsWords: Readonly<Record<Language, SettingsWords>> = {
  en: {
    keep: "Keep result as A",
    keepHint: "Keep these numbers, to compare later ones with them",
    release: "Discard result A",
    difference: "Show the change",
    program:
      "This example is a list of steps, so it has no settings. Type a sentence to try your own.",
    breakIt: "Break it",
    breakItHint: "Remove a part and see what it was for.",
    breaks: {
      scale: "Scaling",
      mask: "Masking",
      position: "Positions",
      norm: "Norms in the layers",
      final_norm: "Norm at the end",
      residual: "Residual connections",
      feed_forward: "Feed-forward",
      heads: "Number of heads",
    },
    effects: {
      same: sentence`No number changes here.`,
      all: sentence`Largest of all weights: `,
      largest: sentence`Largest number of the output: `,
      row: (token) => sentence`Largest weight of ${token}: `,
      output: (token) => sentence`Output of ${token}, where it changes most: `,
      sees: (query, key) => sentence`${query} now sees ${key}: `,
      unseen: (query, key) => sentence`${query} no longer sees ${key}: `,
    },
    wholeBlock: "Wrap the attention in a block",
    givenVectors: "The vectors are given, so none are drawn at random.",
    less: "Less",
    more: "More",
    newSeed: "New seed",
    reset: "Back to the default",
    help: "What is this?",
  },
  zh: {
    keep: "把结果设为对照 A",
    keepHint: "保留这些数字，与之后的结果对比",
    release: "放弃对照结果 A",
    difference: "显示变化量",
    program: "这个示例是一串步骤，没有设置。输入你自己的一句话试试。",
    breakIt: "拆掉试试",
    breakItHint: "去掉一个部分，看看它有什么用。",
    breaks: {
      scale: "缩放",
      mask: "使用掩码",
      position: "位置编码",
      norm: "各层的归一化",
      final_norm: "末尾的归一化",
      residual: "残差连接",
      feed_forward: "前馈网络",
      heads: "头的个数",
    },
    effects: {
      same: sentence`这里的数字都没有变。`,
      all: sentence`所有权重中最大的：`,
      largest: sentence`输出中绝对值最大的数：`,
      row: (token) => sentence`${token} 的最大权重：`,
      output: (token) => sentence`${token} 的输出中变化最大的数：`,
      sees: (query, key) => sentence`${query} 现在看得到 ${key}：`,
      unseen: (query, key) => sentence`${query} 不再看得到 ${key}：`,
    },
    wholeBlock: "把注意力放进 Transformer 块",
    givenVectors: "词向量是给定的，无需随机生成。",
    less: "减少",
    more: "增加",
    newSeed: "换一个种子",
    reset: "恢复默认",
    help: "这是什么？",
  },
};
