/** Texts of the map of a block. */
import type { Language } from "../../../types/graph.js";
import type { Part } from "../../../types/frame.js";
import { sentence } from "../../../draw/marks.js";

interface BlockWords {
  readonly attention: (masked: boolean, heads: boolean) => string;
  readonly crossAttention: string;
  readonly feedForward: string;
  readonly tokensMix: string;
  readonly eachAlone: string;
  readonly ownSentence: string;
  readonly otherSentence: string;
  readonly thinned: string;
  /** The name of a part that can be opened. */
  readonly enter: (name: string) => string;
  readonly input: string;
  readonly stream: string;
  readonly sum: string;
  readonly result: string;
  readonly norm: string;
  readonly output: string;
  readonly copy: string;
  readonly copyShort: string;
  readonly scaledCopy: (alpha: string) => string;
  readonly noResidual: string;

  readonly enters: (tokens: number) => Part[];
  readonly mixes: (name: string) => Part[];
  readonly alone: (from: number, hidden: number) => Part[];
  readonly added: (token: Part, factor: string, before: Part, made: Part, sum: Part) => Part[];
  readonly replaced: (token: Part, value: Part) => Part[];
  readonly normed: (token: Part, from: Part, to: Part) => Part[];
  /** The depth *story* has no shape. */
  readonly leaves: (shape: string | undefined) => Part[];
}

export const blockWords: Record<Language, BlockWords> = {
  en: {
    attention: (masked, heads) => {
      if (!heads) return masked ? "Masked attention" : "Attention";
      return masked ? "Masked multi-head attention" : "Multi-head attention";
    },
    crossAttention: "Cross-attention",
    feedForward: "Feed-forward",
    tokensMix: "Tokens mix here, and nowhere else.",
    eachAlone: "Each token on its own.",
    ownSentence: "Tokens of this sentence mix here.",
    otherSentence: "The other sentence comes in here.",
    thinned: "Too many to draw: only every few tokens and numbers are shown.",
    enter: (name) => `Open: ${name}`,
    input: "input",
    stream: "stream",
    sum: "sum",
    result: "result",
    norm: "norm",
    output: "output",
    copy: "residual: an unchanged copy",
    copyShort: "residual",
    scaledCopy: (alpha) => `residual: a copy × ${alpha}`,
    noResidual: "no residual",

    enters: (tokens) =>
      tokens === 1
        ? sentence`One token enters on one line.`
        : sentence`${String(tokens)} tokens enter, each on a line of its own.`,
    mixes: (name) =>
      sentence`${name} reads the stream. Only here do tokens exchange information: the thicker the arc, the larger the weight.`,
    alone: (from, hidden) =>
      sentence`Feed-forward works on each line alone: ${String(from)} numbers become ${String(hidden)}, and ${String(from)} again.`,
    added: (token, factor, before, made, sum) =>
      sentence`The result is added to the unchanged copy. For ${token}, ${factor}${before} and ${made} make ${sum}.`,
    replaced: (token, value) =>
      sentence`Without a residual connection the result replaces the stream: ${token} now begins with ${value}.`,
    normed: (token, from, to) =>
      sentence`The norm rescales the vectors: for ${token}, ${from} becomes ${to}.`,
    leaves: (shape) =>
      sentence`The output of the block has the shape of its input${shape === undefined ? "" : `, ${shape}`}. Open any part to see it computed.`,
  },
  zh: {
    attention: (masked, heads) => `${masked ? "带掩码的" : ""}${heads ? "多头" : ""}注意力`,
    crossAttention: "交叉注意力",
    feedForward: "前馈网络",
    tokensMix: "词元只在这里交换信息。",
    eachAlone: "每个词元单独计算。",
    ownSentence: "本句的词元在这里交换信息。",
    otherSentence: "另一句的词元从这里输入。",
    thinned: "数量太多，这里按相同间隔只画出一部分词元和数。",
    enter: (name) => `进入：${name}`,
    input: "输入",
    stream: "残差流",
    sum: "和",
    result: "结果",
    norm: "归一化",
    output: "输出",
    copy: "残差：原样复制",
    copyShort: "残差",
    scaledCopy: (alpha) => `残差：副本 × ${alpha}`,
    noResidual: "没有残差连接",

    enters: (tokens) =>
      tokens === 1
        ? sentence`一个词元沿一条线进入。`
        : sentence`${String(tokens)} 个词元进入，各占一条线。`,
    mixes: (name) => sentence`${name}读取残差流。词元只在这里交换信息：弧线越粗，权重越大。`,
    alone: (from, hidden) =>
      sentence`前馈网络对每条线单独计算：${String(from)} 个数变成 ${String(hidden)} 个，再变回 ${String(from)} 个。`,
    added: (token, factor, before, made, sum) =>
      sentence`结果与原样的副本相加：${token} 的 ${factor}${before} 加 ${made} 等于 ${sum}。`,
    replaced: (token, value) =>
      sentence`没有残差连接，结果就取代了残差流：${token} 现在以 ${value} 开头。`,
    normed: (token, from, to) =>
      sentence`归一化调整各个向量的大小：${token} 的 ${from} 变成 ${to}。`,
    leaves: (shape) =>
      sentence`输出与输入的形状相同${shape === undefined ? "" : `，是 ${shape}`}。点开任何一处，就能看到它怎样计算。`,
  },
};
