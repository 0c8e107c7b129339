/** What explanations say, in both languages. */
import type { Language, Words } from "../types/graph.js";
import type { Named } from "../expression/expression.js";
import type { Reason } from "../expression/lines.js";

export interface ExplainWords {
  readonly row: (n: number) => string;
  readonly column: (n: number) => string;
  readonly number: (n: number) => string;
  readonly head: (n: number) => string;
  readonly sentenceOf: (n: number) => string;
  /** One of a batch that is no sentence. */
  readonly matrix: (n: number) => string;
  /** Between the parts of a place: "with, column 2". */
  readonly comma: string;
  readonly of: (what: string, whose: string) => string;
  readonly named: Readonly<Record<Named, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** Under the heading of a section, by op. */
  readonly rules: Readonly<Record<string, string>>;
  readonly more: (n: number) => string;
  readonly root: string;
  readonly given: string;
}

export const words: Readonly<Record<Language, ExplainWords>> = {
  en: {
    row: (n) => `row ${n}`,
    column: (n) => `column ${n}`,
    number: (n) => `number ${n}`,
    head: (n) => `head ${n}`,
    sentenceOf: (n) => `sentence ${n}`,
    matrix: (n) => `matrix ${n}`,
    comma: ", ",
    of: (what, whose) => `${what} of ${whose}`,
    named: {
      rowSum: "the row’s sum",
      rowMax: "the row’s largest",
      columnMean: "the column’s mean",
      direction: "the direction",
      lengths: "both lengths",
      turnedKey: "the key through W",
    },
    reasons: {
      given: "This number is given. Nothing computes it.",
      parameter: "A parameter: it is there before anything is computed.",
      copied: "No number changes here, only where it stands.",
      allowed: "The mask lets this pair meet, so the number stays.",
      hidden: "The mask keeps this pair apart.",
      nothingAllowed: "Nothing is in reach of this row, so all of it is 0.",
      notDivisible: "Nothing can be divided by this row’s sum, so all of it is 0.",
      infiniteMaximum: "The row’s largest is infinite and takes the whole share.",
      overflow:
        "An exponential is too large for float32. Subtracting the maximum first prevents this.",
      notANumber: "What is not a number weighs nothing.",
      padding: "This row only pads the sentence, so it is 0.",
      noSpread: "There is no spread to divide by, so this is 0.",
      dropped: "Chance lets this cell fall out.",
    },
    rules: {
      softmax: "its share of the row’s sum",
      softmax_naive: "its share of the row’s sum",
      divide_by_sum: "its share of the row’s sum",
      row_sum: "the whole row, added up",
      row_max: "the largest of the row",
      mean: "the sum divided by the count",
      variance: "mean squared distance from the mean",
      root_mean_square: "the root of the mean square",
      layer_norm: "to mean 0 and deviation 1",
      batch_norm: "to mean 0 and deviation 1",
      rms_norm: "to root mean square 1",
      add: "cell by cell",
      multiply: "cell by cell",
      maximum: "the larger",
      mask: "what may be seen",
      dropout: "kept or dropped",
      rotate: "a pair, turned",
      sinusoidal: "a wave of the position",
      cosine: "dot product by lengths",
      bilinear: "query · W · key",
      additive: "W key + U query",
      lookup: "a row of the table",
      relu: "nothing below 0",
      gelu: "along the curve",
      gelu_tanh: "along the curve",
      silu: "along the curve",
      tanh: "along the curve",
      exp: "a power of e",
      principal_components: "along one direction",
    },
    more: (n) => `and ${n} more, together`,
    root: "√ of that",
    given: "given",
  },
  zh: {
    row: (n) => `第 ${n} 行`,
    column: (n) => `第 ${n} 列`,
    number: (n) => `第 ${n} 个`,
    head: (n) => `头 ${n}`,
    sentenceOf: (n) => `第 ${n} 句`,
    matrix: (n) => `第 ${n} 个矩阵`,
    comma: "，",
    of: (what, whose) => `${whose} 的${what}`,
    named: {
      rowSum: "本行的和",
      rowMax: "本行的最大值",
      columnMean: "本列的均值",
      direction: "方向",
      lengths: "两个向量的长度",
      turnedKey: "键经过 W",
    },
    reasons: {
      given: "这个数是给定的，不用计算。",
      parameter: "这是参数，计算开始之前就有。",
      copied: "数字没有变，变的只是位置。",
      allowed: "掩码没有遮住这里，数字保持不变。",
      hidden: "掩码遮住了这里。",
      nothingAllowed: "这一行什么也看不到，所以全是 0。",
      notDivisible: "这一行的和不能作除数，所以全是 0。",
      infiniteMaximum: "本行的最大值是无穷，它独占全部份额。",
      overflow: "指数超出了 float32 的范围。先减去最大值就不会这样。",
      notANumber: "不是数的不占份额。",
      padding: "这一行只用来把句子补齐，所以是 0。",
      noSpread: "作除数的量是 0，所以这里是 0。",
      dropped: "这个格子随机掉出。",
    },
    rules: {
      softmax: "在行和中占的份额",
      softmax_naive: "在行和中占的份额",
      divide_by_sum: "在行和中占的份额",
      row_sum: "整行相加",
      row_max: "本行最大的数",
      mean: "总和除以个数",
      variance: "与均值之差的平方的均值",
      root_mean_square: "平方的均值再开方",
      layer_norm: "均值变 0，标准差变 1",
      batch_norm: "均值变 0，标准差变 1",
      rms_norm: "均方根变 1",
      add: "逐格相加",
      multiply: "逐格相乘",
      maximum: "取较大的",
      mask: "哪些可以看到",
      dropout: "留下或掉出",
      rotate: "一对数一起旋转",
      sinusoidal: "位置的波",
      cosine: "点积除以长度",
      bilinear: "查询 · W · 键",
      additive: "W 键 + U 查询",
      lookup: "表里的一行",
      relu: "小于 0 的变成 0",
      gelu: "沿曲线",
      gelu_tanh: "沿曲线",
      silu: "沿曲线",
      tanh: "沿曲线",
      exp: "e 的幂",
      principal_components: "沿一个方向",
    },
    more: (n) => `另外 ${n} 项合计`,
    root: "再开方",
    given: "给定",
  },
};

/** One cell of a node: "Weight" where the matrix is called "Weights". Absent: as the node. */
export const singular: Readonly<Record<string, Words>> = {
  x: { en: "Vector", zh: "词向量" },
  embedded: { en: "Embedded token", zh: "词向量" },
  position_encoding: { en: "Position", zh: "位置编码" },
  W_query: { en: "Query weight", zh: "查询权重" },
  W_key: { en: "Key weight", zh: "键权重" },
  W_value: { en: "Value weight", zh: "值权重" },
  W_output: { en: "Output weight", zh: "输出权重" },
  query_heads: { en: "Query", zh: "查询" },
  key_heads: { en: "Key", zh: "键" },
  value_heads: { en: "Value", zh: "值" },
  repeated_key_heads: { en: "Key", zh: "键" },
  repeated_value_heads: { en: "Value", zh: "值" },
  rotated_query: { en: "Rotated query", zh: "旋转后的查询" },
  rotated_key: { en: "Rotated key", zh: "旋转后的键" },
  rotated_query_heads: { en: "Rotated query", zh: "旋转后的查询" },
  rotated_key_heads: { en: "Rotated key", zh: "旋转后的键" },
  scores: { en: "Score", zh: "注意力分数" },
  scaled_scores: { en: "Scaled score", zh: "缩放后的分数" },
  masked_scores: { en: "Masked score", zh: "掩码后的分数" },
  weights: { en: "Weight", zh: "注意力权重" },
  masked_weights: { en: "Masked weight", zh: "掩码后的权重" },
  row_sums: { en: "Row sum", zh: "行和" },
  renormalized_weights: { en: "Renormalised weight", zh: "重新归一化的权重" },
  dropped_weights: { en: "Weight after dropout", zh: "随机失活后的权重" },
  context: { en: "Context vector", zh: "上下文向量" },
  context_heads: { en: "Context vector", zh: "上下文向量" },
};
