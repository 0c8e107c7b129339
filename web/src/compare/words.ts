/** Texts of the comparison. */
import type { Language } from "../types/graph.js";
import type { Part } from "../types/frame.js";
import { sentence } from "../draw/marks.js";

export interface CompareWords {
  readonly differenceOf: string;
  readonly minus: string;
  readonly ofHead: (title: string, head: number) => string;
  readonly heads: string;
  readonly rowSum: string;
  readonly tints: (range: number) => string;
  readonly oneClock: Part[];
  readonly same: Part[];
  readonly weightChange: (row: Part, column: Part, change: Part) => Part[];
  /** `sum` is the weight a row of one side gives to keys that the other masks. */
  readonly hidden: (row: Part, sum: Part, spends: string, hides: string) => Part[];
  readonly pairChange: (row: Part, column: Part, change: Part) => Part[];
  readonly numberChange: (row: Part, column: string, change: Part) => Part[];
  readonly otherShape: Part[];
  readonly onlyB: Part[];
  readonly beginning: (n: number) => Part[];
  readonly sentences: (same: boolean) => Part[];
  /** Of two translations: at whom a word looks in A, and in B. */
  readonly looked: (word: Part, inA: Part, inB: Part) => Part[];

  readonly kept: string;
  readonly a: string;
  readonly b: string;
  readonly sentence: string;
  readonly more: (n: number) => string;
  readonly absent: string;
  /** Settings by the last part of their path; others keep the name they have in the request. */
  readonly settings: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

export const compareWords: Record<Language, CompareWords> = {
  en: {
    differenceOf: "Difference B − A",
    minus: "B − A",
    ofHead: (title, head) => `${title}, head ${head}`,
    heads: "Head",
    tints: (range) => `colours −${range} to ${range}`,
    rowSum: "row sum",
    oneClock: sentence`A and B play together.`,
    same: sentence`Nothing differs here: every number is the same in A and in B.`,
    weightChange: (row, column, change) =>
      sentence`The largest change: ${change} for ${row} looking at ${column}. Every row of the difference adds up to 0.`,
    hidden: (row, sum, spends, hides) =>
      sentence`In ${spends}, ${row} gives ${sum} to words that ${hides} masks. Every row of the difference adds up to 0.`,
    pairChange: (row, column, change) =>
      sentence`The largest change: ${change} for query ${row} and key ${column}.`,
    numberChange: (row, column, change) =>
      sentence`The largest change: ${change} in column ${column} of ${row}.`,
    otherShape: sentence`A and B differ in shape here, so their cells do not correspond. They are shown side by side.`,
    onlyB: sentence`A has no such step. This is B alone.`,
    beginning: (n) =>
      sentence`Both begin with the same ${String(n)} tokens, and no token sees what follows: for these the difference is exact.`,
    looked: (word, inA, inB) => sentence`In A, ${word} looks at ${inA}; in B, it looks at ${inB}.`,
    sentences: (same) =>
      same
        ? sentence`A and B read the same sentence.`
        : sentence`A and B read different sentences.`,
    kept: "A is kept. Type another sentence or change a setting: that makes B.",
    a: "A",
    b: "B",
    sentence: "sentence",
    more: (n) => `and ${n} more`,
    absent: "default",
    settings: {
      seed: "seed",
      d_in: "vector width",
      d_out: "output width",
      num_heads: "heads",
      num_kv_heads: "key and value heads",
      score: "scoring function",
      scale: "scale",
      init: "initialisation",
      causal: "mask",
      kind: "kind",
      mask: "mask",
      window: "window",
      position: "position",
      norm: "norm",
      norm_position: "place of the norm",
      residual: "residual connections",
      feed_forward: "feed-forward",
      rate: "dropout rate",
      normalize: "normalisation of scores",
      projections: "projections",
      mask_method: "way of masking",
      block: "block",
      overrides: "cells",
      embedding: "vectors",
      weights: "weights",
      layout: "layout",
    },
    values: { true: "on", false: "off", none: "none", causal: "causal" },
  },
  zh: {
    differenceOf: "差 B − A",
    minus: "B − A",
    ofHead: (title, head) => `${title}，头 ${head}`,
    heads: "头",
    tints: (range) => `颜色 −${range} 到 ${range}`,
    rowSum: "行和",
    oneClock: sentence`A 和 B 同步播放。`,
    same: sentence`这里没有差别：A 和 B 的每个数都相同。`,
    weightChange: (row, column, change) =>
      sentence`变化最大的是 ${row} 看 ${column}：${change}。差的每一行加起来都是 0。`,
    hidden: (row, sum, spends, hides) =>
      sentence`在 ${spends} 里，${row} 把 ${sum} 分给了 ${hides} 所遮蔽的词元。差的每一行加起来都是 0。`,
    pairChange: (row, column, change) =>
      sentence`变化最大的是查询 ${row} 与键 ${column}：${change}。`,
    numberChange: (row, column, change) =>
      sentence`变化最大的是 ${row} 的第 ${column} 列：${change}。`,
    otherShape: sentence`这里 A 和 B 的形状不同，格子不能一一对应，所以并排显示。`,
    onlyB: sentence`A 没有这一步，这里只有 B。`,
    beginning: (n) =>
      sentence`两句话开头的 ${String(n)} 个词元相同，又都看不到后面，所以这部分的差是准确的。`,
    looked: (word, inA, inB) => sentence`在 A 里 ${word} 看向 ${inA}，在 B 里看向 ${inB}。`,
    sentences: (same) => (same ? sentence`A 和 B 是同一句话。` : sentence`A 和 B 是两句不同的话。`),
    kept: "A 已留下。再输入一句话，或改一个设置，就是 B。",
    a: "A",
    b: "B",
    sentence: "句子",
    more: (n) => `另有 ${n} 处`,
    absent: "默认",
    settings: {
      seed: "种子",
      d_in: "词向量维度",
      d_out: "输出维度",
      num_heads: "头数",
      num_kv_heads: "键值头数",
      score: "打分函数",
      scale: "缩放",
      init: "初始化",
      causal: "掩码",
      kind: "类型",
      mask: "掩码",
      window: "窗口",
      position: "位置编码",
      norm: "归一化",
      norm_position: "归一化位置",
      residual: "残差连接",
      feed_forward: "前馈网络",
      rate: "失活率",
      normalize: "分数归一化",
      projections: "投影",
      mask_method: "掩码方法",
      block: "Transformer 块",
      overrides: "格子",
      embedding: "词向量",
      weights: "参数",
      layout: "布局",
    },
    values: { true: "开", false: "关", none: "无", causal: "因果" },
  },
};
