/** Texts about the operations of a backward pass, in both languages. */
import { sentence } from "../../draw/marks.js";
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";

export interface GradientWords {
  readonly rules: Readonly<Record<string, string>>;
  readonly itself: string;
  readonly other: string;
  readonly noTarget: string;
  readonly noRow: string;
  readonly softmaxOf: string;
  readonly target: string;
  readonly normal: string;
  readonly curvature: string;
  readonly above: string;
  readonly larger: string;
  readonly smaller: string;
  readonly tied: string;

  readonly predicted: (word: Part, next: Part, share: Part, loss: Part) => Part[];
  readonly unpredicted: (word: Part) => Part[];
  readonly sum: (sum: Part) => Part[];
  readonly mean: (count: number, loss: Part) => Part[];
}

export const gradientWords: Record<Language, GradientWords> = {
  en: {
    rules: {
      accumulate: "the sum of its parts",
      sum_to: "the sum of what was broadcast",
      expand: "the same for each of them",
      outer_products: "one product for each token, added",
      sum_heads: "the sum over the heads that share it",
      scatter_rows: "the sum over the tokens of this row",
      cross_entropy: "minus the logarithm of the probability of the target",
      cross_entropy_slope: "the probability, less 1 at the target",
      slope: "the slope of the function at this number",
      inverse_root: "one over the root",
    },
    itself: "a number changes exactly as much as itself",
    other: "only one number was asked for",
    noTarget: "no token to predict here",
    noRow: "no token of the sentence has this row",
    softmaxOf: "the probability",
    target: "1 at the target",
    normal: "the density of the normal distribution",
    curvature: "the slope of the slope at this number",
    above: "1 above zero, 0 below",
    larger: "it was the larger one, so it decided",
    smaller: "it was not the largest, so it decided nothing",
    tied: "equally large numbers share it",

    predicted: (word, next, share, loss) =>
      sentence`After ${word} comes ${next}, which was given the probability ${share}. The loss is −ln of it: ${loss}.`,
    unpredicted: (word) => sentence`After ${word} comes nothing, so there is nothing to predict.`,
    sum: (sum) => sentence`The losses of all predictions are added: ${sum}.`,
    mean: (count, loss) =>
      sentence`The sum is divided by the number of predictions, ${String(count)}. The loss of the sentence is ${loss}.`,
  },
  zh: {
    rules: {
      accumulate: "各部分之和",
      sum_to: "对广播出去的各份求和",
      expand: "每一个都相同",
      outer_products: "每个词元一个乘积，再相加",
      sum_heads: "对共用它的各个头求和",
      scatter_rows: "对用到这一行的词元求和",
      cross_entropy: "目标概率的对数的相反数",
      cross_entropy_slope: "概率，在目标处减 1",
      slope: "函数在这个数处的斜率",
      inverse_root: "平方根的倒数",
    },
    itself: "一个数对自身的变化率是 1",
    other: "只对其中一个数求梯度",
    noTarget: "这里没有要预测的词元",
    noRow: "句子里没有用到这一行的词元",
    softmaxOf: "概率",
    target: "在目标处为 1",
    normal: "正态分布的密度",
    curvature: "斜率在这个数处的斜率",
    above: "大于零时为 1，小于零时为 0",
    larger: "它较大，结果由它决定",
    smaller: "它不是最大的，对结果没有影响",
    tied: "同样大的数平分",

    predicted: (word, next, share, loss) =>
      sentence`${word} 后面是 ${next}，它得到的概率是 ${share}。损失等于 −ln 概率，即 ${loss}。`,
    unpredicted: (word) => sentence`${word} 后面没有词元，不用预测。`,
    sum: (sum) => sentence`把所有预测的损失相加，得 ${sum}。`,
    mean: (count, loss) => sentence`再除以预测的个数 ${String(count)}，整句的损失是 ${loss}。`,
  },
};

export const gradientSubtitles = {
  cross_entropy: {
    en: "The less probable the token that came, the larger its loss.",
    zh: "真正出现的词元概率越小，损失越大",
  },
  sum_to: { en: "All numbers are added up.", zh: "把所有的数相加" },
} satisfies Record<string, Words>;
