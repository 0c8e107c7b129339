/** The subjects of the curriculum, in the order in which they are best read. */
import type { Words } from "../../types/graph.js";
import type { Chapter } from "./guess.js";

interface ChapterRows extends Chapter {
  /** Rows of the curriculum: row 3 holds the lessons 3, 3b, 3c … */
  readonly rows: readonly number[];
}

const titles = {
  vectors: { en: "Words as vectors", zh: "词是向量" },
  looking: { en: "Who looks at whom", zh: "谁关注谁" },
  projections: { en: "Query, key, value", zh: "查询、键、值" },
  scale: { en: "The scale", zh: "缩放" },
  masks: { en: "Mask and dropout", zh: "掩码与随机失活" },
  heads: { en: "Batches and heads", zh: "批次与多头" },
  scoring: { en: "Other scores, other inputs", zh: "其他打分，其他输入" },
  positions: { en: "Positions", zh: "位置编码" },
  block: { en: "The block", zh: "Transformer 块" },
  stacks: { en: "Stacks", zh: "堆叠" },
  cheaper: { en: "Cheaper attention", zh: "更省的注意力" },
  why: { en: "Why attention", zh: "为什么用注意力" },
} satisfies Record<string, Words>;

/** Minutes: the films of the lessons, and one minute to read and guess in each. */
export const chapters: readonly ChapterRows[] = [
  { title: titles.vectors, minutes: 4, buildsOn: undefined, rows: [1, 28] },
  { title: titles.looking, minutes: 9, buildsOn: titles.vectors, rows: [2, 3, 4, 5] },
  { title: titles.projections, minutes: 9, buildsOn: titles.looking, rows: [6, 7] },
  { title: titles.scale, minutes: 5, buildsOn: titles.projections, rows: [8] },
  { title: titles.masks, minutes: 9, buildsOn: titles.projections, rows: [9, 10] },
  {
    title: titles.heads,
    minutes: 18,
    buildsOn: titles.projections,
    rows: [11, 12, 13, 14, 15, 25],
  },
  { title: titles.scoring, minutes: 8, buildsOn: titles.projections, rows: [16, 17] },
  { title: titles.positions, minutes: 8, buildsOn: titles.projections, rows: [18] },
  { title: titles.block, minutes: 15, buildsOn: titles.heads, rows: [19, 20, 21] },
  { title: titles.stacks, minutes: 14, buildsOn: titles.block, rows: [22] },
  { title: titles.cheaper, minutes: 17, buildsOn: titles.heads, rows: [23, 24, 26, 27] },
  { title: titles.why, minutes: 5, buildsOn: titles.projections, rows: [29] },
];

/** The subject of a lesson, by its number in the curriculum. */
export const chapterOf = (number: string): Chapter | undefined =>
  chapters.find(({ rows }) => rows.includes(Number.parseInt(number)));
