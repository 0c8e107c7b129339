/** Texts of the lesson plan. */
import type { Language } from "../../../types/graph.js";

export interface PlanWords {
  readonly title: (chapter: string) => string;
  readonly date: string;
  readonly goals: string;
  readonly before: string;
  /** What is needed before; undefined is nothing. */
  readonly needs: (chapter: string | undefined) => string;
  readonly lessons: string;
  readonly answer: string;
  readonly variants: (titles: readonly string[]) => string;
  readonly notes: string;
}

export const planWords: Readonly<Record<Language, PlanWords>> = {
  en: {
    title: (chapter) => `Lesson plan: ${chapter}`,
    date: "Class and date:",
    goals: "Goals: afterwards you can",
    before: "Needed before: ",
    needs: (chapter) => (chapter ? `The chapter “${chapter}”.` : "Nothing but sums and products."),
    lessons: "Lessons",
    answer: "Answer: ",
    variants: (titles) => `Variants: ${titles.join("; ")}.`,
    notes: "Notes",
  },
  zh: {
    title: (chapter) => `教案：${chapter}`,
    date: "班级与日期：",
    goals: "目标：学完之后能够",
    before: "预备知识：",
    needs: (chapter) => (chapter ? `“${chapter}”一章。` : "会加法和乘法就够了。"),
    lessons: "课程安排",
    answer: "答案：",
    variants: (titles) => `变式：${titles.join("；")}。`,
    notes: "备注",
  },
};
