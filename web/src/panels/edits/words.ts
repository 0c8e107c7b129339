/** Texts about the reader's edits of cells and of the mask, in both languages. */
import type { UserAction } from "../../document/history.js";
import type { Language } from "../../types/graph.js";

export interface EditWords {
  readonly undo: string;
  readonly redo: string;
  /** The name of a change, after "Undo". */
  change(change: UserAction): string;
  readonly edited: string;
  cells(count: number): string;
  painted(count: number): string;
  readonly given: string;
  readonly misfit: string;
  readonly clear: string;
  readonly paint: string;
  readonly paintHint: string;
}

export const editWords: Readonly<Record<Language, EditWords>> = {
  en: {
    undo: "Undo",
    redo: "Redo",
    change: (change) => nameOf(change, "en"),
    edited: "Your edits",
    cells: (count) => (count === 1 ? "1 cell" : `${count} cells`),
    painted: (count) => (count === 1 ? "1 place painted" : `${count} places painted`),
    given: "all given",
    misfit: "These edits do not fit the current experiment. They apply again when they do.",
    clear: "Clear",
    paint: "Paint the mask",
    paintHint:
      "Click a cell of the scores, the mask or the weights to mask or unmask it, in every layer and every head.",
  },
  zh: {
    undo: "撤销",
    redo: "重做",
    change: (change) => nameOf(change, "zh"),
    edited: "你的改动",
    cells: (count) => `${count} 个格子`,
    painted: (count) => `手动修改了 ${count} 处`,
    given: "全部给定",
    misfit: "这些改动与当前的实验不符，相符时会重新生效。",
    clear: "清除",
    paint: "手动修改掩码",
    paintHint: "点击分数、掩码或权重里的格子，可以遮蔽或取消遮蔽；对每一层、每个头都有效。",
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
