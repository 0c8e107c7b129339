/** Texts of the course around its chapters. */
import type { Language } from "../../types/graph.js";

/** What the course consists of, as its heading says. */
export interface Extent {
  readonly chapters: number;
  readonly lessons: number;
  readonly variants: number;
  readonly minutes: number;
}

export interface CourseWords {
  readonly title: string;
  readonly close: string;
  readonly extent: (extent: Extent) => string;
  readonly minutes: (count: number) => string;
  /** How many variants a chapter has besides its lessons. */
  readonly more: (count: number) => string;
  readonly variants: (count: number) => string;
  readonly done: string;
  readonly doneOf: (done: number, count: number) => string;
  readonly buildsOn: (title: string) => string;
  readonly start: string;
  readonly goOn: string;
  readonly again: string;
  /** Of the lesson that the page shows. */
  readonly current: string;
  readonly chapter: (number: number) => string;
  readonly progress: {
    readonly startOver: string;
    readonly forgotten: string;
    readonly undo: string;
  };
  readonly search: {
    readonly label: string;
    readonly results: string;
    readonly found: (count: number) => string;
    readonly nothing: (text: string) => string;
    readonly hint: string;
    readonly clear: string;
  };
  readonly teacher: {
    readonly title: string;
    readonly of: (number: number, title: string) => string;
    readonly offers: string;
    readonly copy: string;
    readonly copied: string;
    readonly byHand: string;
    readonly link: string;
    readonly plan: string;
    readonly worksheets: string;
    readonly present: string;
    readonly preparing: string;
    readonly failed: string;
  };
}

/** 1.5 is "1½". */
const half = (count: number): string =>
  Number.isInteger(count) ? String(count) : `${count < 1 ? "" : Math.floor(count)}½`;

/** From 90 minutes on, in halves of an hour. */
const inHours = (minutes: number): number | undefined =>
  minutes < 90 ? undefined : Math.round(minutes / 30) / 2;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

export const courseWords: Readonly<Record<Language, CourseWords>> = {
  en: {
    title: "Examples",
    close: "Close",
    extent: ({ chapters, lessons, variants, minutes }) => {
      const hours = inHours(minutes);
      const long = hours === undefined ? `${Math.round(minutes)} minutes` : `${half(hours)} hours`;
      return `${chapters} chapters in the order of understanding: ${lessons} lessons, about ${long}, and ${variants} variants.`;
    },
    minutes: (count) => `${half(count)} min`,
    more: (count) => `${count} more`,
    variants: (count) => plural(count, "variant"),
    done: "done",
    doneOf: (done, count) => `${done} of ${count} done`,
    buildsOn: (title) => `Builds on “${title}”.`,
    start: "Start",
    goOn: "Go on",
    again: "Once more",
    current: "on the page now",
    chapter: (number) => `Chapter ${number}`,
    progress: {
      startOver: "Start over",
      forgotten: "What was done is forgotten.",
      undo: "Undo",
    },
    search: {
      label: "Find a lesson by a word",
      results: "Lessons found",
      found: (count) => `${plural(count, "lesson")} found`,
      nothing: (text) => `No lesson has “${text}” in its title or its question.`,
      hint: "Try another word, in English or in Chinese.",
      clear: "Clear the search",
    },
    teacher: {
      title: "For a class",
      of: (number, title) => `${number} ${title}`,
      offers: "A link that opens here, a plan of the lesson, worksheets with blanks and their key.",
      copy: "Copy link",
      copied: "Link copied",
      byHand: "Copy the link by hand:",
      link: "Link to this chapter",
      plan: "Lesson plan",
      worksheets: "Worksheets",
      present: "Present",
      preparing: "Preparing the pages.",
      failed: "The pages could not be printed.",
    },
  },
  zh: {
    title: "示例",
    close: "关闭",
    extent: ({ chapters, lessons, variants, minutes }) => {
      const hours = inHours(minutes);
      const long = hours === undefined ? `${Math.round(minutes)} 分钟` : `${hours} 小时`;
      return `共 ${chapters} 章，由浅入深：${lessons} 课，约 ${long}，另有 ${variants} 个变式。`;
    },
    minutes: (count) => `${count} 分钟`,
    more: (count) => `另有 ${count} 个`,
    variants: (count) => `${count} 个变式`,
    done: "已完成",
    doneOf: (done, count) => `完成 ${done}/${count}`,
    buildsOn: (title) => `先学“${title}”。`,
    start: "开始",
    goOn: "接着学",
    again: "再学一遍",
    current: "正在显示",
    chapter: (number) => `第 ${number} 章`,
    progress: {
      startOver: "从头再来",
      forgotten: "完成记录已清除。",
      undo: "撤销",
    },
    search: {
      label: "按词查找一课",
      results: "找到的课",
      found: (count) => `找到 ${count} 课`,
      nothing: (text) => `没有哪一课的标题或问题里有“${text}”。`,
      hint: "换一个词试试，中文英文都可以。",
      clear: "清除查找",
    },
    teacher: {
      title: "课堂使用",
      of: (number, title) => `${number} ${title}`,
      offers: "直达本章的链接、教案，以及带填空和答案的练习题。",
      copy: "复制链接",
      copied: "链接已复制",
      byHand: "请手动复制链接：",
      link: "本章的链接",
      plan: "教案",
      worksheets: "练习题",
      present: "放映",
      preparing: "正在准备页面。",
      failed: "无法打印。",
    },
  },
};
