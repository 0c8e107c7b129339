/** Texts around every lesson. */
import type { Language } from "../../types/graph.js";

export interface LessonPanelWords {
  readonly look: string;
  readonly try: string;
  readonly undo: string;
  readonly predict: string;
  readonly showAnswer: string;
  readonly answer: string;
  readonly right: string;
  readonly wrong: string;
  /** Shown in a changed experiment, where another option may be right, or none. */
  readonly changed: (outcome: string) => string;
  readonly undecided: string;
  readonly gone: string;
  readonly reopen: string;
  readonly none: string;
  readonly first: string;
  readonly loading: string;
  readonly previous: string;
  readonly next: string;
  readonly tutorial: string;
}

export const lessonPanelWords: Readonly<Record<Language, LessonPanelWords>> = {
  en: {
    look: "Look",
    try: "Try",
    undo: "Undo",
    predict: "What do you expect?",
    showAnswer: "Show the answer",
    answer: "Answer",
    right: "Exactly. ",
    wrong: "It comes out differently. ",
    changed: (outcome) => `In your experiment: ${outcome}`,
    undecided: "In your experiment, not exactly one of these is right.",
    gone: "Your experiment no longer has the numbers of this lesson. Open the example again to see its numbers.",
    reopen: "Open the example again",
    none: "Every example has a short lesson: what to look at, what to try, and a question to answer before you see the result.",
    first: "Open the first lesson",
    loading: "The lesson is loading.",
    previous: "Previous lesson",
    next: "Next lesson",
    tutorial: "The tutorial: attention from the beginning",
  },
  zh: {
    look: "看什么",
    try: "试一试",
    undo: "撤销",
    predict: "你猜会怎样？",
    showAnswer: "显示答案",
    answer: "答案",
    right: "正是这样。",
    wrong: "结果不是这样。",
    changed: (outcome) => `在你的实验里：${outcome}`,
    undecided: "在你的实验里，并非恰好有一个选项正确。",
    gone: "当前的实验里没有这一课讲到的数。重新打开示例就能看到。",
    reopen: "重新打开示例",
    none: "每个示例都有一节短课：看什么，试什么，还有一个先猜再看答案的问题。",
    first: "打开第一课",
    loading: "正在加载这一课。",
    previous: "上一课",
    next: "下一课",
    tutorial: "教程：从头讲注意力",
  },
};
