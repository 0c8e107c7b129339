/** Texts of the panel, in both languages. */
import type { Language } from "../../types/graph.js";

export interface WhyWords {
  readonly empty: string;
  readonly pinned: string;
  readonly unpin: string;
  readonly back: (where: string) => string;
  readonly showHow: string;
  readonly edit: string;
  readonly newValue: (what: string) => string;
  readonly apply: string;
  readonly cancel: string;
  readonly invalid: string;
  readonly hint: string;
  readonly set: (computed: string) => string;
  readonly more: (n: number) => string;
  readonly fewer: string;
  readonly masked: string;
  readonly comma: string;
}

export const whyWords: Readonly<Record<Language, WhyWords>> = {
  en: {
    empty:
      "Point at a number or move the focus to it, and its arithmetic appears here. A click or a tap pins it.",
    pinned: "pinned",
    unpin: "Unpin",
    back: (where) => `Back to ${where}`,
    showHow: "Show how",
    edit: "Edit this cell",
    newValue: (what) => `New value for ${what}`,
    apply: "Apply",
    cancel: "Cancel",
    invalid: "Type a number, such as 0.5 or −2.",
    hint: "Arrow keys change it by 0.1, and so does dragging sideways.",
    set: (computed) => `This number was set by hand. Its arithmetic gives ${computed}.`,
    more: (n) => `${n} more`,
    fewer: "Show fewer",
    masked: "masked",
    comma: ", ",
  },
  zh: {
    empty: "指向或聚焦任何一个数，这里就会显示它的计算过程。点击可以固定。",
    pinned: "已固定",
    unpin: "取消固定",
    back: (where) => `返回${where}`,
    showHow: "演示过程",
    edit: "修改这个数",
    newValue: (what) => `${what} 的新值`,
    apply: "应用",
    cancel: "取消",
    invalid: "请输入一个数，例如 0.5 或 −2。",
    hint: "方向键每次改变 0.1，也可以左右拖动。",
    set: (computed) => `这个数是手动改的，按计算应是 ${computed}。`,
    more: (n) => `另外 ${n} 个`,
    fewer: "收起",
    masked: "被遮住",
    comma: "，",
  },
};
