/** Texts of the settings that are not in the schema. */
import type { Part } from "../../types/frame.js";
import type { UserAction } from "../../document/history.js";
import { sentence } from "../../draw/marks.js";
import type { Language } from "../../types/graph.js";
import type { AblationId } from "./ablations.js";

/** All strings of the settings that are not in the schema. */
export interface SettingsWords {
  readonly undo: string;
  readonly redo: string;
  /** The name of a change, after "Undo". */
  change(change: UserAction): string;
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
  readonly edited: string;
  cells(count: number): string;
  painted(count: number): string;
  readonly given: string;
  readonly misfit: string;
  readonly clear: string;
  readonly paint: string;
  readonly paintHint: string;
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
    undo: "Undo",
    redo: "Redo",
    change: (change) => nameOf(change, "en"),
    keep: "Keep as A",
    keepHint: "Keep these numbers for comparison",
    release: "Let A go",
    difference: "Difference",
    program:
      "This example is a list of steps, so it has no settings. Type a sentence to try your own.",
    breakIt: "Break it",
    breakItHint: "Remove a part and see what it was for.",
    breaks: {
      scale: "Scaling",
      mask: "Mask",
      position: "Positions",
      norm: "Norms in the layers",
      final_norm: "Norm at the end",
      residual: "Residual connections",
      feed_forward: "Feed-forward",
      heads: "Heads",
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
    edited: "Your edits",
    cells: (count) => (count === 1 ? "1 cell" : `${count} cells`),
    painted: (count) => (count === 1 ? "1 place painted" : `${count} places painted`),
    given: "all given",
    misfit: "These edits do not fit the current experiment. They apply again when they do.",
    clear: "Clear",
    paint: "Paint the mask",
    paintHint:
      "Click a cell of the scores, the mask or the weights to mask or unmask it, in every layer and every head.",
    wholeBlock: "Wrap the attention in a block",
    givenVectors: "The vectors are given, so none are drawn at random.",
    less: "Less",
    more: "More",
    newSeed: "New seed",
    reset: "Back to the default",
    help: "What is this?",
  },
  zh: {
    undo: "撤销",
    redo: "重做",
    change: (change) => nameOf(change, "zh"),
    keep: "设为对照 A",
    keepHint: "保留这些数字，用来对比",
    release: "不再保留 A",
    difference: "差值",
    program: "这个示例是一串步骤，没有设置。输入你自己的一句话试试。",
    breakIt: "拆掉试试",
    breakItHint: "去掉一个部分，看看它有什么用。",
    breaks: {
      scale: "缩放",
      mask: "掩码",
      position: "位置编码",
      norm: "各层的归一化",
      final_norm: "末尾的归一化",
      residual: "残差连接",
      feed_forward: "前馈网络",
      heads: "头数",
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
    edited: "你的改动",
    cells: (count) => `${count} 个格子`,
    painted: (count) => `手动修改了 ${count} 处`,
    given: "全部给定",
    misfit: "这些改动与当前的实验不符，相符时会重新生效。",
    clear: "清除",
    paint: "手动修改掩码",
    paintHint: "点击分数、掩码或权重里的格子，可以遮蔽或取消遮蔽；对每一层、每个头都有效。",
    wholeBlock: "把注意力放进 Transformer 块",
    givenVectors: "词向量是给定的，无需随机生成。",
    less: "减少",
    more: "增加",
    newSeed: "换一个种子",
    reset: "恢复默认",
    help: "这是什么？",
  },
};

const CHANGES: Readonly<Record<Language, Readonly<Record<UserAction["kind"], string>>>> = {
  en: {
    open: "opening an example",
    sentence: "typing",
    split: "splitting",
    setting: "a setting",
    cell: "a cell",
    clear: "clearing edits",
    paint: "painting the mask",
    unpaint: "clearing the mask",
  },
  zh: {
    open: "打开示例",
    sentence: "输入",
    split: "切分方式",
    setting: "设置",
    cell: "格子",
    clear: "清除改动",
    paint: "手动修改掩码",
    unpaint: "清除手动修改",
  },
};

/** The edit of a cell is named after its matrix, such as Scores. */
function nameOf(change: UserAction, language: Language): string {
  const title = "title" in change ? change.title?.[language] : undefined;
  return title ?? CHANGES[language][change.kind];
}
