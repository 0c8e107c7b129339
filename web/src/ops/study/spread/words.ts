/** Texts about the spread of scores, in both languages. */
import { sentence } from "../../../draw/marks.js";
import type { Part } from "../../../types/frame.js";
import type { Language, Words } from "../../../types/graph.js";

interface SpreadWords {
  readonly fan: (draws: number) => string;
  readonly below: string;
  readonly width: string;
  readonly counted: (width: number) => string;
  readonly law: string;
  readonly one: string;
  readonly plain: string;
  readonly scaled: string;
  readonly largest: string;
  readonly slope: string;

  readonly before: Part[];
  readonly grows: (width: number, deviation: Part, largest: Part) => Part[];
  readonly folds: (width: number, deviation: Part) => Part[];
  readonly done: (width: number, plain: Part, scaled: Part) => Part[];
  readonly own: (width: number, deviation: string) => Part[];

  readonly heading: string;
  readonly drawn: string;
  readonly draws: string;
  readonly cells: string;
  /** A comment in generated programs. */
  readonly comment: string;
}

export const spreadWords: Record<Language, SpreadWords> = {
  en: {
    fan: (draws) => `Scores in ${draws} draws, one of them thick`,
    below: "Divided by the root of the width",
    width: "Width",
    counted: (width) => `${width} numbers`,
    law: "±√width",
    one: "±1",
    plain: "Not divided",
    scaled: "Divided",
    largest: "Mean largest",
    slope: "Mean slope",

    before: sentence`A query and a key for each word, drawn at random. A score is the sum of the products of their numbers.`,
    grows: (width, deviation, largest) =>
      sentence`With ${String(width)} numbers a score is a sum of ${String(width)} products, and the scores lie ${deviation} around 0. On average one word gets ${largest} of the weight.`,
    folds: (width, deviation) =>
      sentence`Divided by the root of the width, the scores lie ${deviation} around 0 at width ${String(width)}, and as far at every other.`,
    done: (width, plain, scaled) =>
      sentence`At width ${String(width)} the largest weight is ${plain} on average without the root and ${scaled} with it.`,
    own: (width, deviation) =>
      sentence` The sentence’s own scores, of width ${String(width)}, lie ${deviation} around 0 before they are divided.`,

    heading: "mean over all draws",
    drawn: "the dot product of the first numbers of a query and a key that were drawn",
    draws: "draws",
    cells: "scores",
    comment:
      "Standard deviation of the scores, largest weight and slope of softmax, width by width.",
  },
  zh: {
    fan: (draws) => `${draws} 次抽取的分数，粗线是其中一次`,
    below: "除以宽度的平方根",
    width: "宽度",
    counted: (width) => `${width} 个数`,
    law: "±√宽度",
    one: "±1",
    plain: "不除",
    scaled: "除以平方根",
    largest: "平均最大",
    slope: "平均斜率",

    before: sentence`一个查询，每个词一个键，都是随机抽取的。分数就是对应的数相乘再求和。`,
    grows: (width, deviation, largest) =>
      sentence`宽度为 ${String(width)} 时，分数是 ${String(width)} 个乘积之和，标准差为 ${deviation}。平均来说，一个词就占去 ${largest} 的权重。`,
    folds: (width, deviation) =>
      sentence`除以宽度的平方根之后，宽度为 ${String(width)} 时分数的标准差是 ${deviation}，别的宽度也差不多。`,
    done: (width, plain, scaled) =>
      sentence`宽度为 ${String(width)} 时，最大的权重平均是 ${plain}；除以平方根之后是 ${scaled}。`,
    own: (width, deviation) =>
      sentence`这句话自己的分数宽度为 ${String(width)}，除以平方根之前的标准差是 ${deviation}。`,

    heading: "对所有抽取求平均",
    drawn: "抽取的查询与键，取前面若干个数做点积",
    draws: "次抽取",
    cells: "个分数",
    comment: "各个宽度下分数的标准差、最大的权重和 softmax 的斜率。",
  },
};

export const widthName: Words = { en: "Width of queries and keys", zh: "查询和键的宽度" };
