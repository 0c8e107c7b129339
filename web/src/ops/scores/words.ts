/** Texts about scores, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { count, products, productsInChinese } from "../../scene/words.js";
import { sentence } from "../../draw/marks.js";

interface ScoresWords {
  readonly query: string;
  readonly key: string;
  readonly length: string;
  readonly dotProduct: string;
  readonly cosineLengths: (query: Part, key: Part) => Part[];
  readonly cosineDot: (query: Part, key: Part, terms: number) => Part[];
  readonly cosineMakes: (query: Part, key: Part, cosine: Part, degrees: number) => Part[];
  readonly bilinearTurns: (query: Part, weights: Part, rows: number) => Part[];
  readonly bilinearMeets: (query: Part, key: Part, terms: number, score: Part) => Part[];
  readonly additiveKey: (key: Part, unit: number, terms: number) => Part[];
  readonly additiveQuery: (query: Part, terms: number) => Part[];
  readonly additiveMakes: (key: Part, query: Part, unit: number, sum: Part) => Part[];
  readonly allRowsOfQuery: (query: Part) => Part[];

  /** Headings of explanations by op, and phrases for numbers. */
  readonly rules: Readonly<Record<string, string>>;
  readonly lengths: string;
  readonly turnedKey: string;
  /** Comments in generated programs. */
  readonly comments: { readonly cosine: string };
}

export const scoresWords: Record<Language, ScoresWords> = {
  en: {
    query: "query",
    key: "key",
    length: "length",
    dotProduct: "dot product",
    cosineLengths: (query, key) =>
      sentence`First, the lengths of the two vectors, ${query} and ${key}: the dot product will be divided by them.`,
    cosineDot: (query, key, terms) =>
      sentence`${query} and ${key}: ${products(terms)} and one sum are their dot product.`,
    cosineMakes: (query, key, cosine, degrees) =>
      sentence`Divided by both lengths it is ${cosine}, the cosine of the angle between ${query} and ${key}: ${String(degrees)}°.`,
    bilinearTurns: (query, weights, rows) =>
      sentence`${weights} map the query of ${query} to a vector of ${count("en", rows)} numbers, as wide as a key.`,
    bilinearMeets: (query, key, terms, score) =>
      sentence`The dot product of that vector of ${query} with the key of ${key}: ${products(terms)} and one sum make ${score}.`,
    additiveKey: (key, unit, terms) =>
      sentence`Unit ${String(unit)} weighs the key of ${key}: ${products(terms)} and one sum.`,
    additiveQuery: (query, terms) =>
      sentence`It weighs the query of ${query} with weights of its own: ${products(terms)} and one sum.`,
    additiveMakes: (key, query, unit, sum) =>
      sentence`The key of ${key} and the query of ${query} are added, not multiplied: unit ${String(unit)} is ${sum}.`,
    allRowsOfQuery: (query) =>
      sentence`The other keys follow the same way for the query of ${query}, and so do all other queries.`,

    rules: {
      cosine: "dot product ÷ lengths",
      bilinear: "query · W · key",
      additive: "W key + U query",
    },
    lengths: "both lengths",
    turnedKey: "the key times W",
    comments: {
      cosine: "The cosine of the angle between each row of a and each row of b.",
    },
  },
  zh: {
    query: "查询",
    key: "键",
    length: "长度",
    dotProduct: "点积",
    cosineLengths: (query, key) =>
      sentence`先求 ${query} 和 ${key} 两个向量的长度，后面要用它们作除数。`,
    cosineDot: (query, key, terms) =>
      sentence`${query} 与 ${key}：${productsInChinese(terms)}，就是点积。`,
    cosineMakes: (query, key, cosine, degrees) =>
      sentence`再除以两个长度，得到 ${cosine}，也就是 ${query} 与 ${key} 夹角 ${String(degrees)}° 的余弦。`,
    bilinearTurns: (query, weights, rows) =>
      sentence`${weights}把 ${query} 的查询映射成${count("zh", rows)}维向量，与键的维数相同。`,
    bilinearMeets: (query, key, terms, score) =>
      sentence`${query} 的这个向量与 ${key} 的键做点积：${productsInChinese(terms)}，得到 ${score}。`,
    additiveKey: (key, unit, terms) =>
      sentence`第 ${String(unit)} 个单元给 ${key} 的键加权：${productsInChinese(terms)}。`,
    additiveQuery: (query, terms) =>
      sentence`它用另一组权重给 ${query} 的查询加权：${productsInChinese(terms)}。`,
    additiveMakes: (key, query, unit, sum) =>
      sentence`${key} 的键与 ${query} 的查询相加，而不是相乘：第 ${String(unit)} 个单元得到 ${sum}。`,
    allRowsOfQuery: (query) => sentence`${query} 的查询与其余各个键也这样计算，其余的查询也一样。`,

    rules: {
      cosine: "点积除以长度",
      bilinear: "查询 · W · 键",
      additive: "W 键 + U 查询",
    },
    lengths: "两个向量的长度",
    turnedKey: "键乘以 W",
    comments: {
      cosine: "a 的每一行与 b 的每一行之间夹角的余弦。",
    },
  },
};

/** Under the title of a stage, by op. */
export const scoresSubtitles = {
  cosine: { en: "Only the angle counts.", zh: "只看夹角，不看长度" },
  bilinear: {
    en: "Query times a matrix of weights times key.",
    zh: "查询乘权重矩阵，再乘键",
  },
  additive: { en: "Query and key are weighted and added.", zh: "查询与键各自加权，再相加" },
} satisfies Record<string, Words>;
