/** Texts of explanations, in both languages. */
import type { Language, Words } from "../types/graph.js";

export interface ExplainWords {
  readonly row: (n: number) => string;
  readonly layer: (n: number) => string;
  readonly sample: (n: number) => string;
  readonly column: (n: number) => string;
  readonly number: (n: number) => string;
  readonly head: (n: number) => string;
  readonly sentenceOf: (n: number) => string;
  /** One matrix of a batch that is not a sentence. */
  readonly matrix: (n: number) => string;
  /** A decoder has read one word when it writes the next. */
  readonly writes: (read: string, written: string) => string;
  /** Between the parts of a label: "with, column 2". */
  readonly comma: string;
  readonly of: (what: string, whose: string) => string;
  readonly more: (n: number) => string;
  readonly root: string;
  readonly given: string;
}

export const words: Readonly<Record<Language, ExplainWords>> = {
  en: {
    row: (n) => `row ${n}`,
    layer: (n) => `layer ${n}`,
    sample: (n) => `draw ${n}`,
    column: (n) => `column ${n}`,
    number: (n) => `number ${n}`,
    head: (n) => `head ${n}`,
    sentenceOf: (n) => `sentence ${n}`,
    matrix: (n) => `matrix ${n}`,
    writes: (read, written) => `${read} (writes ${written})`,
    comma: ", ",
    of: (what, whose) => `${what} of ${whose}`,
    more: (n) => `and ${n} more, together`,
    root: "√ of that",
    given: "given",
  },
  zh: {
    row: (n) => `第 ${n} 行`,
    layer: (n) => `第 ${n} 层`,
    sample: (n) => `第 ${n} 次抽取`,
    column: (n) => `第 ${n} 列`,
    number: (n) => `第 ${n} 个`,
    head: (n) => `头 ${n}`,
    sentenceOf: (n) => `第 ${n} 句`,
    matrix: (n) => `第 ${n} 个矩阵`,
    writes: (read, written) => `${read}（写出 ${written}）`,
    comma: "，",
    of: (what, whose) => `${whose} 的${what}`,
    more: (n) => `另外 ${n} 项合计`,
    root: "再开方",
    given: "给定",
  },
};

/** One cell of a node: "Weight" where the matrix is called "Weights". Absent: the node's title is used. */
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
