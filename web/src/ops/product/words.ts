/** Texts about products, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { count, products, productsInChinese } from "../../scene/words.js";
import { sentence } from "../../draw/marks.js";

interface ProductWords {
  readonly runningSum: string;
  readonly bias: string;
  readonly scoreMeets: (query: Part, key: Part, terms: number) => Part[];
  readonly scoreMakes: (query: Part, key: Part, terms: number, sum: Part) => Part[];
  readonly linearMeets: (token: Part, column: number, weights: Part, terms: number) => Part[];
  readonly linearMakes: (token: Part, terms: number, bias: boolean, sum: Part) => Part[];
  readonly contextMeets: (token: Part, terms: number) => Part[];
  readonly contextMakes: (token: Part, terms: number, sum: Part) => Part[];
  readonly productMakes: (row: Part, column: Part, terms: number, sum: Part) => Part[];
  readonly setByHand: (row: Part, worked: string, value: Part) => Part[];
  readonly rowFollows: (row: Part) => Part[];
  readonly rowNumberFollows: (row: Part) => Part[];
  readonly vectorMeets: (query: Part, key: Part, vector: Part) => Part[];
  readonly vectorMakes: (query: Part, key: Part, terms: number, sum: Part) => Part[];
}

export const productWords: Record<Language, ProductWords> = {
  en: {
    runningSum: "the running sum",
    bias: "bias",
    scoreMeets: (query, key, terms) =>
      sentence`The query of ${query} times the key of ${key}: ${products(terms)}.`,
    scoreMakes: (query, key, terms, sum) =>
      sentence`The query of ${query} times the key of ${key}: ${products(terms)} and one sum make ${sum}.`,
    linearMeets: (token, column, weights, terms) =>
      sentence`The vector of ${token} times column ${String(column)} of ${weights}: ${products(terms)}.`,
    linearMakes: (token, terms, bias, sum) =>
      sentence`For ${token}, ${products(terms)}${bias ? ", the bias" : ""} and one sum make ${sum}.`,
    contextMeets: (token, terms) =>
      sentence`${token} takes ${terms === 1 ? "one value" : `${count("en", terms)} values`}, multiplied by its weights.`,
    contextMakes: (token, terms, sum) =>
      sentence`${token} adds up ${count("en", terms)} weighted value${terms === 1 ? "" : "s"}: this number of its context vector is ${sum}.`,
    productMakes: (row, column, terms, sum) =>
      sentence`Row ${row} times column ${column}: ${products(terms)} and one sum make ${sum}.`,
    setByHand: (row, worked, value) =>
      sentence`The sum for ${row} is ${worked}, but this number was set by hand to ${value}.`,
    rowFollows: (row) => sentence`The rest of the row of ${row} is computed the same way.`,
    rowNumberFollows: (row) => sentence`The rest of row ${row} is computed the same way.`,
    vectorMeets: (query, key, vector) =>
      sentence`${vector} weighs the hidden numbers of ${query} and ${key}.`,
    vectorMakes: (query, key, terms, sum) =>
      sentence`${query} times ${key}: ${products(terms)} and one sum make ${sum}.`,
  },
  zh: {
    runningSum: "逐项累加",
    bias: "偏置",
    scoreMeets: (query, key, terms) =>
      sentence`${query} 的查询与 ${key} 的键做点积：${count("zh", terms)}个乘积。`,
    scoreMakes: (query, key, terms, sum) =>
      sentence`${query} 的查询与 ${key} 的键做点积：${productsInChinese(terms)}，得到 ${sum}。`,
    linearMeets: (token, column, weights, terms) =>
      sentence`${token} 的向量与${weights}的第 ${String(column)} 列做点积：${count("zh", terms)}个乘积。`,
    linearMakes: (token, terms, bias, sum) =>
      sentence`${token} 这里，${productsInChinese(terms)}${bias ? "，再加偏置" : ""}，得到 ${sum}。`,
    contextMeets: (token, terms) => sentence`${token} 用权重分别乘${count("zh", terms)}个值。`,
    contextMakes: (token, terms, sum) =>
      sentence`${token} 对${count("zh", terms)}个值加权求和，上下文向量的这个数是 ${sum}。`,
    productMakes: (row, column, terms, sum) =>
      sentence`第 ${row} 行与第 ${column} 列做点积：${productsInChinese(terms)}，得到 ${sum}。`,
    setByHand: (row, worked, value) =>
      sentence`${row} 这里算出来是 ${worked}，但这个数被手动改成了 ${value}。`,
    rowFollows: (row) => sentence`${row} 这一行的其余部分同样计算。`,
    rowNumberFollows: (row) => sentence`第 ${row} 行的其余部分同样计算。`,
    vectorMeets: (query, key, vector) =>
      sentence`${vector}给 ${query} 与 ${key} 的隐藏层结果加权。`,
    vectorMakes: (query, key, terms, sum) =>
      sentence`${query} 与 ${key}：${productsInChinese(terms)}，得到 ${sum}。`,
  },
};

/** Under the title of a stage, by op; `product` is a matmul of no attention. */
export const productSubtitles = {
  linear: { en: "Every row times every column of the weights.", zh: "每一行与权重的每一列做点积" },
  matmul: {
    en: "For every token, the weighted sum of the values.",
    zh: "每个词元按自己的权重对各个值求和",
  },
  product: { en: "Rows times columns.", zh: "每一行与每一列做点积" },
  matmul_transposed: { en: "Every query times every key.", zh: "每个查询与每个键做点积" },
} satisfies Record<string, Words>;
