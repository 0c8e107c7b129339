/** Names of stages and of the parts of the model they belong to. */
import type { GroupKind, Language, Words } from "../types/graph.js";

/** One line under a stage's title, by op. */
export const subtitles = {
  block: {
    en: "One line for each token. Only attention mixes them.",
    zh: "每个词元一条线，只有注意力让它们交换信息",
  },
  tokens: { en: "The sentence, split into pieces with numbers.", zh: "把句子切分成带编号的小块" },
  vectors: { en: "Each token gets its vector.", zh: "每个词元取得自己的向量" },
  qkv: { en: "Every vector is projected three times.", zh: "每个向量投影三次" },
  linear: { en: "Every row times every column of the weights.", zh: "每一行与权重的每一列做点积" },
  matmul: {
    en: "For every token, the weighted sum of the values.",
    zh: "每个词元按自己的权重对各个值求和",
  },
  product: { en: "Rows times columns.", zh: "每一行与每一列做点积" },
  matmul_transposed: { en: "Every query times every key.", zh: "每个查询与每个键做点积" },
  scale: { en: "Every number is multiplied by one factor.", zh: "每个数乘以同一个系数" },
  mask: { en: "Some keys are hidden from some queries.", zh: "遮住不该看到的词元" },
  softmax: {
    en: "Each row of scores becomes weights that add up to 1.",
    zh: "把每一行分数变成总和为 1 的权重",
  },
  divide: { en: "Every row is divided by its sum.", zh: "每一行除以它的总和" },
  split_heads: {
    en: "One matrix, split by columns. Every head keeps every token.",
    zh: "一个矩阵按列切开，每个头都保留所有词元",
  },
  merge_heads: { en: "The heads’ results go back side by side.", zh: "各个头的结果重新并排" },
  repeat_heads: {
    en: "Several query heads share one head of keys and values.",
    zh: "几个查询头共用一组键和值",
  },
  add: { en: "Two matrices, cell by cell.", zh: "两个矩阵逐格相加" },
  subtract: { en: "One is subtracted from the other.", zh: "一个减去另一个" },
  residual: { en: "The input is added to the output.", zh: "输入与输出相加" },
  layer_norm: {
    en: "Each row is shifted to mean 0 and scaled to deviation 1.",
    zh: "每一行平移到均值 0，缩放到标准差 1",
  },
  rms_norm: { en: "Each row is scaled to root mean square 1.", zh: "每一行缩放到均方根为 1" },
  batch_norm: {
    en: "Each column is shifted to mean 0 and scaled to deviation 1.",
    zh: "每一列平移到均值 0，缩放到标准差 1",
  },
  feed_forward: { en: "Each token on its own.", zh: "每个词元单独计算" },
  dropout: {
    en: "Some cells are dropped, the rest are scaled up.",
    zh: "随机丢弃一些格子，其余的放大",
  },
  rotate: {
    en: "The pairs of every query and key are rotated by position.",
    zh: "查询和键里的每一对数按位置旋转",
  },
  cosine: { en: "Only the angle counts.", zh: "只看夹角，不看长度" },
  bilinear: {
    en: "Query times a matrix of weights times key.",
    zh: "查询乘权重矩阵，再乘键",
  },
  additive: { en: "Query and key are weighted and added.", zh: "查询与键各自加权，再相加" },
  tanh: { en: "Every number is squashed between −1 and 1.", zh: "每个数都压缩到 −1 与 1 之间" },
  row_max: { en: "The largest number of each row.", zh: "每一行最大的数" },
  slice: { en: "A part of a matrix.", zh: "从矩阵里取出一部分" },
  exp: { en: "Every number becomes a power of e.", zh: "每个数都变成 e 的幂" },
  maximum: { en: "The larger of two, cell by cell.", zh: "逐格取较大的数" },
  row_sum: { en: "The sum of each row.", zh: "每一行的总和" },
  concatenate: { en: "The heads, side by side.", zh: "各个头并排" },
  view: { en: "The same numbers in another shape.", zh: "同样的数字，换一种形状" },
  transpose: { en: "Two axes are swapped.", zh: "两个轴互换位置" },
  multiply: { en: "Two matrices, cell by cell.", zh: "两个矩阵逐格相乘" },
  sinusoidal: {
    en: "Every position has its own pattern of waves.",
    zh: "每个位置都有自己的正弦编码",
  },
  principal_components: {
    en: "A map of the directions in which the rows differ most.",
    zh: "按各行差别最大的方向画一张图",
  },
  other: { en: "", zh: "" },
} satisfies Record<string, Words>;

/** Titles of stages with several nodes, or named by the operation instead of the result. */
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

/** Names of the parts of a model, from the places of nodes. */
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
    // These numbers are not counted from 0.
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
