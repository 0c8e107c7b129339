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
  spread: {
    en: "A score is a sum: the more numbers, the further it spreads.",
    zh: "分数是一个和：数越多，散得越开",
  },
  soft_lookup: {
    en: "Cold, it takes one value; hot, the mean of all.",
    zh: "温度低时只取一个值，温度高时取所有值的平均",
  },
  drawn_scores: {
    en: "Queries and keys of random numbers, narrow and wide.",
    zh: "随机数组成的查询和键，有窄有宽",
  },
  tempered_softmax: {
    en: "The same scores, divided by one temperature after another.",
    zh: "同样的分数，依次除以各个温度",
  },
  position_scores: {
    en: "The same two words, farther and farther apart.",
    zh: "同样两个词，相隔越来越远",
  },
  position_contexts: {
    en: "The same attention with each of the three methods.",
    zh: "同一个注意力，分别用三种做法",
  },
  positions: {
    en: "Shuffle the words, and see what changes.",
    zh: "打乱词序，看什么会变",
  },
  page_scores: {
    en: "Keys are gathered from their blocks, then compared as always.",
    zh: "先从各块取来键，再照常比较",
  },
  pages: {
    en: "Two sentences share blocks until they differ.",
    zh: "内容相同时共用，不同时才复制",
  },
} satisfies Record<string, Words>;
