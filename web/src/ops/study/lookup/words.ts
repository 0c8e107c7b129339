/** Texts about the soft lookup, in both languages. */
import { sentence } from "../../../draw/marks.js";
import type { Part } from "../../../types/frame.js";
import type { Language, Words } from "../../../types/graph.js";

interface LookupWords {
  readonly values: string;
  readonly context: string;
  readonly words: string;
  readonly temperature: string;

  readonly before: (query: Part) => Part[];
  readonly cold: (temperature: string, query: Part) => Part[];
  readonly warm: (temperature: string, dot: string, additive: string, bilinear: string) => Part[];
  readonly hot: (temperature: string, keys: number) => Part[];
  readonly asked: (
    temperature: string,
    dot: string,
    additive: string,
    bilinear: string,
    keys: number,
  ) => Part[];

  readonly heading: string;
  readonly temper: string;
  readonly comment: string;
  readonly commentTempered: string;
}

export const lookupWords: Record<Language, LookupWords> = {
  en: {
    values: "Values",
    context: "Context",
    words: "Words",
    temperature: "Temperature",

    before: (query) =>
      sentence`${query} looks its value up in three ways. Each scores the same keys; then the scores are divided by a temperature.`,
    cold: (temperature, query) =>
      sentence`Temperature ${temperature}: nearly all weight goes to the best key, so ${query} gets one value as it stands, as from a table.`,
    warm: (temperature, dot, additive, bilinear) =>
      sentence`Temperature ${temperature}: the context mixes values, as if ${dot}, ${additive} and ${bilinear} words had equal weights.`,
    hot: (temperature, keys) =>
      sentence`Temperature ${temperature}: all ${String(keys)} words count alike, whatever their scores. The context is the mean of the values.`,
    asked: (temperature, dot, additive, bilinear, keys) =>
      sentence`At temperature ${temperature} the weights are spread as over ${dot} words by dot product, ${additive} by additive and ${bilinear} by bilinear scores, of ${String(keys)}.`,

    heading: "one over the sum of the squares",
    temper: "softmax of the scores over the temperature",
    comment: "Largest weight, and one over the sum of the squares.",
    commentTempered: "Softmax of the scores over each temperature.",
  },
  zh: {
    values: "值",
    context: "上下文",
    words: "词数",
    temperature: "温度",

    before: (query) => sentence`${query} 用三种方式查值：给同样的键打分，再把分数除以温度。`,
    cold: (temperature, query) =>
      sentence`温度 ${temperature}：权重几乎全给了最合适的键，${query} 得到的就是那一个值，和查表一样。`,
    warm: (temperature, dot, additive, bilinear) =>
      sentence`温度 ${temperature}：上下文由几个值混合而成，三种方式分别相当于 ${dot}、${additive} 和 ${bilinear} 个词平分权重。`,
    hot: (temperature, keys) =>
      sentence`温度 ${temperature}：不管分数如何，${String(keys)} 个词的权重都一样，上下文就是所有值的平均。`,
    asked: (temperature, dot, additive, bilinear, keys) =>
      sentence`温度为 ${temperature} 时，权重的分散程度：点积相当于 ${dot} 个词平分，加性 ${additive} 个，双线性 ${bilinear} 个，一共 ${String(keys)} 个词。`,

    heading: "平方和的倒数",
    temper: "分数除以温度之后做 softmax",
    comment: "最大的权重，以及平方和的倒数。",
    commentTempered: "分数除以各个温度之后做 softmax。",
  },
};

export const temperatureName: Words = { en: "Temperature", zh: "温度" };

export const temperatureText = (temperature: number): string => String(temperature);
