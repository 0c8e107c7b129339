/** The subjects of the curriculum, in the order in which they are best read. */
import type { Words } from "../../types/graph.js";

interface Chapter {
  readonly title: Words;
  /** Rows of the curriculum: row 3 holds the lessons 3, 3b, 3c … */
  readonly rows: readonly number[];
}

export const chapters: readonly Chapter[] = [
  { title: { en: "Words as vectors", zh: "词是向量" }, rows: [1, 28] },
  { title: { en: "Who looks at whom", zh: "谁关注谁" }, rows: [2, 3, 4, 5] },
  { title: { en: "Query, key, value", zh: "查询、键、值" }, rows: [6, 7] },
  { title: { en: "The scale", zh: "缩放" }, rows: [8] },
  { title: { en: "Mask and dropout", zh: "掩码与随机失活" }, rows: [9, 10] },
  { title: { en: "Batches and heads", zh: "批次与多头" }, rows: [11, 12, 13, 14, 15, 25] },
  { title: { en: "Other scores, other inputs", zh: "其他打分，其他输入" }, rows: [16, 17] },
  { title: { en: "Positions", zh: "位置编码" }, rows: [18] },
  { title: { en: "The block", zh: "Transformer 块" }, rows: [19, 20, 21] },
  { title: { en: "Stacks", zh: "堆叠" }, rows: [22] },
  { title: { en: "Cheaper attention", zh: "更省的注意力" }, rows: [23, 24, 26, 27] },
  { title: { en: "Why attention", zh: "为什么用注意力" }, rows: [29] },
];

/** The subject of a lesson, by its number in the curriculum. */
export const chapterOf = (number: string): Words | undefined =>
  chapters.find(({ rows }) => rows.includes(Number.parseInt(number)))?.title;
