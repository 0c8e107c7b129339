/** Under the titles of studies, by op: apart from their other texts, as the page loads them at once. */
import type { Words } from "../../types/graph.js";

export const studySubtitles = {
  cache: {
    en: "Keys and values of words already written do not change.",
    zh: "已经写下的词，键和值不会再变",
  },
  running_max: { en: "The largest score up to each tile.", zh: "到每一块为止最大的分数" },
  tile_exponentials: {
    en: "Measured against the maximum up to the tile.",
    zh: "相对于到这一块为止的最大值",
  },
  tile_correction: { en: "What is gathered so far is multiplied by it.", zh: "已有的结果要乘以它" },
  running_sum: { en: "Corrected, and added to tile by tile.", zh: "先修正，再一块一块地加" },
  tile_context: { en: "The values of one tile, weighted.", zh: "一块里的值按权重相加" },
  running_context: { en: "Corrected, and added to tile by tile.", zh: "先修正，再一块一块地加" },
  tiles: {
    en: "The whole row is never there at once, and the result is the same.",
    zh: "整行从不同时存在，结果却一样",
  },
  reach: {
    en: "What a word sees has itself seen others.",
    zh: "看到的词，自己也看过别的词",
  },
  groups: {
    en: "Heads share keys and values, and ask with their own queries.",
    zh: "各个头共用键和值，查询各用各的",
  },
  depth: {
    en: "What a norm is for, before anything is learnt.",
    zh: "还没开始学习，归一化有什么用",
  },
} satisfies Record<string, Words>;
