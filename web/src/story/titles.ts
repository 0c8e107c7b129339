/** Names of stages and of the parts of the model they belong to. */
import type { Words } from "../types/graph.js";

/** One line under the title of a stage that is not one op: for the others see ops/registries/subtitles.ts. */
export const subtitles = {
  block: {
    en: "One line for each token. Only attention mixes them.",
    zh: "每个词元一条线，只有注意力让它们交换信息",
  },
  tokens: {
    en: "The sentence is split into pieces, each with an id.",
    zh: "把句子切分成小块，每块有一个编号",
  },
  vectors: { en: "Each token gets its vector.", zh: "每个词元取得自己的向量" },
  qkv: { en: "Every vector is projected three times.", zh: "每个向量投影三次" },
  feed_forward: { en: "Each token on its own.", zh: "每个词元单独计算" },
} satisfies Record<string, Words>;

/** Titles of stages that hold several nodes, or are named by what is done rather than by the result. */
export const titles = {
  tokens: { en: "Tokens", zh: "词元" },
  vectors: { en: "Vectors", zh: "词向量" },
  block: { en: "The block", zh: "Transformer 块" },
  blockShort: { en: "Block", zh: "块" },
  qkv: { en: "Query, key, value", zh: "查询、键、值" },
  qkvShort: { en: "Q K V", zh: "查询 键 值" },
  scale: { en: "Scale", zh: "缩放" },
  mask: { en: "Mask", zh: "掩码" },
  causalMask: { en: "Causal mask", zh: "因果掩码" },
  softmax: { en: "Softmax", zh: "Softmax" },
  split_heads: { en: "Split heads", zh: "拆分多头" },
  repeat_heads: { en: "Repeat heads", zh: "重复头" },
  rotate: { en: "Rotate", zh: "旋转" },
  merge_heads: { en: "Merge heads", zh: "合并多头" },
  dropout: { en: "Dropout", zh: "随机失活" },
  add: { en: "Add", zh: "相加" },
  layer_norm: { en: "Layer norm", zh: "层归一化" },
  rms_norm: { en: "RMS norm", zh: "RMS 归一化" },
  batch_norm: { en: "Batch norm", zh: "批归一化" },
  feed_forward: { en: "Feed-forward", zh: "前馈网络" },
} satisfies Record<string, Words>;
