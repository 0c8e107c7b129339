/** What the map of a block says. */
import type { Language } from "../../types/graph.js";
import type { Part } from "../../types/frame.js";
import { sentence } from "../../draw/marks.js";

interface BlockWords {
  readonly attention: (masked: boolean, heads: boolean) => string;
  readonly crossAttention: string;
  readonly feedForward: string;
  readonly tokensMix: string;
  readonly eachAlone: string;
  readonly ownSentence: string;
  readonly otherSentence: string;
  readonly thinned: string;
  /** Of what can be entered. */
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
  readonly leaves: (shape: string) => Part[];
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
    otherSentence: "Tokens of the other sentence come in here.",
    thinned: "Too many to draw: some tokens and numbers are left out, at even distances.",
    enter: (name) => `Go into: ${name}`,
    input: "input",
    stream: "stream",
    sum: "sum",
    result: "result",
    norm: "norm",
    output: "output",
    copy: "residual: an untouched copy",
    copyShort: "residual",
    scaledCopy: (alpha) => `residual: a copy × ${alpha}`,
    noResidual: "no residual",

    enters: (tokens) =>
      tokens === 1
        ? sentence`One token enters on one line.`
        : sentence`${String(tokens)} tokens enter, each on a line of its own.`,
    mixes: (name) =>
      sentence`${name} reads the stream. Only here do the lines touch: the thicker the arc, the larger the weight.`,
    alone: (from, hidden) =>
      sentence`Feed-forward works on each line alone: ${String(from)} numbers become ${String(hidden)}, and ${String(from)} again.`,
    added: (token, factor, before, made, sum) =>
      sentence`The result comes back to the untouched copy. For ${token}, ${factor}${before} and ${made} make ${sum}.`,
    replaced: (token, value) =>
      sentence`Without a residual the result replaces the stream: ${token} now begins with ${value}.`,
    normed: (token, from, to) =>
      sentence`The norm slides and stretches each line: for ${token}, ${from} becomes ${to}.`,
    leaves: (shape) =>
      sentence`The block gives back the shape it was given, ${shape}. Go into any part to see it computed.`,
  },
  zh: {
    attention: (masked, heads) => `${masked ? "带掩码的" : ""}${heads ? "多头" : ""}注意力`,
    crossAttention: "交叉注意力",
    feedForward: "前馈网络",
    tokensMix: "词元只在这里交流。",
    eachAlone: "每个词元各算各的。",
    ownSentence: "本句的词元在这里交流。",
    otherSentence: "另一句的词元从这里进来。",
    thinned: "画不下全部：按相同的间隔省去了一些词元和数。",
    enter: (name) => `进入：${name}`,
    input: "输入",
    stream: "主干",
    sum: "和",
    result: "结果",
    norm: "归一化",
    output: "输出",
    copy: "残差：原样的一份副本",
    copyShort: "残差",
    scaledCopy: (alpha) => `残差：副本 × ${alpha}`,
    noResidual: "没有残差",

    enters: (tokens) =>
      tokens === 1
        ? sentence`一个词元沿一条线进入。`
        : sentence`${String(tokens)} 个词元进入，每个走自己的一条线。`,
    mixes: (name) => sentence`${name}读取主干。各条线只在这里交流：弧线越粗，权重越大。`,
    alone: (from, hidden) =>
      sentence`前馈网络对每条线单独计算：${String(from)} 个数变成 ${String(hidden)} 个，再变回 ${String(from)} 个。`,
    added: (token, factor, before, made, sum) =>
      sentence`结果回到原样的副本旁：${token} 的 ${factor}${before} 加 ${made} 等于 ${sum}。`,
    replaced: (token, value) =>
      sentence`没有残差，结果就取代了主干：${token} 现在以 ${value} 开头。`,
    normed: (token, from, to) =>
      sentence`归一化让每条线滑动并伸缩：${token} 的 ${from} 变成 ${to}。`,
    leaves: (shape) =>
      sentence`出来的形状与进去的一样，是 ${shape}。点进任何一处，就能看到它怎样算出来。`,
  },
};
