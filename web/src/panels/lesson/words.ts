/** Texts around every lesson. */
import type { Language } from "../../types/graph.js";
import type { CardMoment } from "./guess.js";

export interface LessonPanelWords {
  readonly look: string;
  readonly try: string;
  readonly undo: string;
  readonly predict: string;
  /** The same where the question is about the experiment as it was opened. */
  readonly predictOpened: string;
  readonly showAnswer: string;
  readonly answer: string;
  readonly right: string;
  readonly wrong: string;
  /** Above a lesson whose experiment the reader changed. */
  readonly asOpened: string;
  /** The outcome in a changed experiment, where another option may be right, or none. */
  readonly changed: (outcome: string) => string;
  readonly undecided: string;
  readonly reopen: string;
  /** Above the button that opens the room in which models learn. */
  readonly learnt: string;
  readonly train: string;
  readonly none: string;
  readonly first: string;
  readonly loading: string;
  readonly previous: string;
  readonly next: string;
  readonly tutorial: string;
  /** Above the text of the step at work, where the lesson is about another one. */
  readonly step: (title: string) => string;
  readonly toPlace: string;
  /** What a card over the film begins with. */
  readonly card: Readonly<Record<CardMoment, string>>;
  readonly justWatch: string;
  readonly close: string;
  readonly goOn: string;
  readonly again: string;
  readonly nextIs: (title: string) => string;
}

export const lessonPanelWords: Readonly<Record<Language, LessonPanelWords>> = {
  en: {
    look: "Look",
    try: "Try",
    undo: "Undo",
    predict: "What do you expect?",
    predictOpened: "What do you expect of the example as it was opened?",
    showAnswer: "Show the answer",
    answer: "Answer",
    right: "Exactly. ",
    wrong: "It comes out differently. ",
    asOpened:
      "You have changed the experiment. This lesson and its numbers are about the example as it was opened.",
    changed: (outcome) => `In your experiment: ${outcome}`,
    undecided: "In your experiment, not exactly one of these is right.",
    reopen: "Open the example again",
    learnt: "A model that learns it",
    train: "Watch it being trained",
    none: "Every example has a short lesson: what to look at, what to try, and a question to answer before you see the result.",
    first: "Open the first lesson",
    loading: "The lesson is loading.",
    previous: "Previous lesson",
    next: "Next lesson",
    tutorial: "The tutorial: attention from the beginning",
    step: (title) => `This step: ${title}`,
    toPlace: "Show the lesson’s picture",
    card: {
      asks: "The film waits for your guess",
      answered: "The answer",
      over: "You have seen every step",
    },
    justWatch: "Just watch",
    close: "Close",
    goOn: "Go on",
    again: "Play again",
    nextIs: (title) => `Next: ${title}`,
  },
  zh: {
    look: "看什么",
    try: "试一试",
    undo: "撤销",
    predict: "你猜会怎样？",
    predictOpened: "示例刚打开时，你猜是怎样？",
    showAnswer: "显示答案",
    answer: "答案",
    right: "正是这样。",
    wrong: "结果不是这样。",
    asOpened: "你改动了实验。这一课和其中的数，讲的都是刚打开时的示例。",
    changed: (outcome) => `在你的实验里：${outcome}`,
    undecided: "在你的实验里，并非恰好有一个选项正确。",
    reopen: "重新打开示例",
    learnt: "学习中的模型",
    train: "看它训练",
    none: "每个示例都有一节短课：看什么，试什么，还有一个先猜再看答案的问题。",
    first: "打开第一课",
    loading: "正在加载这一课。",
    previous: "上一课",
    next: "下一课",
    tutorial: "教程：从头讲注意力",
    step: (title) => `这一步：${title}`,
    toPlace: "回到这一课的画面",
    card: {
      asks: "先猜一猜，再接着播放",
      answered: "答案",
      over: "每一步都看完了",
    },
    justWatch: "不猜，直接看",
    close: "关闭",
    goOn: "继续播放",
    again: "再看一遍",
    nextIs: (title) => `下一课：${title}`,
  },
};
