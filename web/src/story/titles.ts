/** Names of stages and of the parts of the model they belong to. */
import type { Words } from "../types/graph.js";
import type { LevelKind } from "../types/timeline.js";

/** One line under the title of a step that is not one op: for the others see ops/registries/subtitles.ts. */
export const subtitles = {
  tokens: {
    en: "The sentence is split into pieces, each with an id.",
    zh: "把句子切分成小块，每块有一个编号",
  },
  vectors: { en: "Each token gets its vector.", zh: "每个词元取得自己的向量" },
  loss: {
    en: "How wrong the predictions of the next token are, on average.",
    zh: "对下一个词元的预测平均错多少",
  },
  qkv: { en: "Every vector is projected three times.", zh: "每个向量投影三次" },
} satisfies Record<string, Words>;

/** Titles of stages that hold several nodes, or are named by what is done rather than by the result. */
export const titles = {
  tokens: { en: "Tokens", zh: "词元" },
  vectors: { en: "Vectors", zh: "词向量" },
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
} satisfies Record<string, Words>;

const none: Words = { en: "", zh: "" };

/** Levels by what they show. */
export const levelTitles = {
  nextWord: { en: "Next word", zh: "下一个词" },
  translate: { en: "Translate", zh: "翻译" },
  sentence: { en: "The sentence", zh: "句子" },
  model: { en: "Model", zh: "模型" },
  block: { en: "Block", zh: "Transformer 块" },
  attention: { en: "Attention", zh: "注意力" },
  cross_attention: { en: "Cross-attention", zh: "交叉注意力" },
  feed_forward: { en: "Feed-forward", zh: "前馈网络" },
  prediction: { en: "Prediction", zh: "预测" },
  backward: { en: "Backward", zh: "反向传播" },
  program: { en: "Steps", zh: "步骤" },
} satisfies Record<string, Words>;

/** One line under the title of a level that shows one picture of the whole. */
export const levelSubtitles: Readonly<Record<LevelKind, Words>> = {
  model: {
    en: "Every block adds its part to the vectors of the tokens.",
    zh: "每个块都在词元的向量上加上自己的一份",
  },
  sentence: {
    en: "Who looks at whom, in a model that has learnt something.",
    zh: "在一个真正学过的模型里，谁看向谁",
  },
  block: {
    en: "One line for each token. Only attention mixes them.",
    zh: "每个词元一条线，只有注意力让它们交换信息",
  },
  attention: { en: "Each token takes from the others.", zh: "每个词元从其他词元取得信息" },
  feed_forward: { en: "Each token on its own.", zh: "每个词元单独计算" },
  head: { en: "One head on its own.", zh: "单独看一个头" },
  backward: {
    en: "From the loss back to every number that it was computed from.",
    zh: "从损失出发，回到算出它的每一个数",
  },
  group: none,
  step: none,
  program: none,
};

/** "Blocks 1–6". */
export function rangeTitle(stack: string, first: number, last: number): Words {
  const numbers = `${first}–${last}`;
  if (stack === "encoder") return { en: `Encoders ${numbers}`, zh: `编码器 ${numbers}` };
  if (stack === "decoder") return { en: `Decoders ${numbers}`, zh: `解码器 ${numbers}` };
  return { en: `Blocks ${numbers}`, zh: `第 ${numbers} 块` };
}
