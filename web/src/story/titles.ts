/** Names of stages and of the parts of the model they belong to. */
import type { GroupKind, Language, Words } from "../types/graph.js";

/** One line under the title of a stage that is not one op: for the others see ops/registries/subtitles.ts. */
export const subtitles = {
  block: {
    en: "One line for each token. Only attention mixes them.",
    zh: "每个词元一条线，只有注意力让它们交换信息",
  },
  tokens: { en: "The sentence, split into pieces with numbers.", zh: "把句子切分成带编号的小块" },
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

/** Where a stage stands, from its nodes' places. */
export const groups: Record<
  Language,
  Record<GroupKind | "block" | "encoder" | "decoder", (n: number) => string>
> = {
  en: {
    block: (n) => `Block ${n}`,
    encoder: (n) => `Encoder ${n}`,
    decoder: (n) => `Decoder ${n}`,
    head: (n) => `Head ${n}`,
    tile: (n) => `Tile ${n}`,
    token: (n) => `Token ${n}`,
    page: (n) => `Page ${n}`,
    step: (n) => `Word ${n}`,
    // These are numbers of their own, not counted from 0.
    width: (n) => `Width ${n - 1}`,
    recurrent: (n) => `Recurrent net, ${n - 1} steps`,
    convolution: (n) => `Convolution, ${n - 1} steps`,
    attention: (n) => `Attention, ${n - 1} steps`,
  },
  zh: {
    block: (n) => `第 ${n} 块`,
    encoder: (n) => `编码器 ${n}`,
    decoder: (n) => `解码器 ${n}`,
    head: (n) => `头 ${n}`,
    tile: (n) => `第 ${n} 块键`,
    token: (n) => `第 ${n} 个词元`,
    page: (n) => `第 ${n} 页`,
    step: (n) => `第 ${n} 个词`,
    width: (n) => `宽度 ${n - 1}`,
    recurrent: (n) => `循环网络，${n - 1} 步`,
    convolution: (n) => `卷积，${n - 1} 步`,
    attention: (n) => `注意力，${n - 1} 步`,
  },
};
