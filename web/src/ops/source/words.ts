/** Texts about numbers that are not computed, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface SourceWords {
  readonly lookedUp: (token: Part, row: number) => Part[];
  readonly asGiven: (title: Part, row: Part, first: Part) => Part[];

  /** The heading of a lookup, and reasons for values. */
  readonly rule: string;
  readonly given: string;
  readonly parameter: string;
}

export const sourceWords: Record<Language, SourceWords> = {
  en: {
    lookedUp: (token, row) =>
      sentence`${token} is row ${String(row)} of the table. Its vector is copied out.`,
    asGiven: (title, row, first) => sentence`${title}, as given: ${row} begins with ${first}.`,

    rule: "a row of the table",
    given: "This number is given. Nothing computes it.",
    parameter: "A parameter: it is set before anything is computed.",
  },
  zh: {
    lookedUp: (token, row) => sentence`${token} 是表里的第 ${String(row)} 行，取出它的向量。`,
    asGiven: (title, row, first) => sentence`${title}：数字是给定的，${row} 以 ${first} 开头。`,

    rule: "表里的一行",
    given: "这个数是给定的，不用计算。",
    parameter: "这是参数，计算开始之前就有。",
  },
};

/** Under the title of a stage, by op. */
export const sourceSubtitles = {
  lookup: { en: "Each row is copied from a table.", zh: "从表里复制出每一行" },
} satisfies Record<string, Words>;
