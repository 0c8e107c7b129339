/** Narration shared by several ops, in both languages: present tense, tokens of the sentence, one number. */
import type { Part } from "../types/frame.js";
import type { Language } from "../types/graph.js";
import { sentence } from "../draw/marks.js";

interface SceneWords {
  readonly padding: string;
  readonly sum: string;
  readonly row: (name: string) => string;
  readonly column: (name: string) => string;
  readonly head: (n: number) => string;
  readonly moreHeads: (n: number) => string;
  readonly sentenceOf: (n: number, of: number) => string;
  /** Before a row of gradients. */
  readonly gradient: string;
  readonly moreTerms: (n: number) => string;
  /** Note where several cells share a pixel, which shows the one farthest from zero. */
  readonly largest: string;
  readonly largestInFull: string;
  readonly matrix: (title: string, rows: number, columns: number) => string;
  readonly allRowsAlike: Part[];
  readonly share: (token: Part, share: Part, of: Part | undefined) => Part[];
  readonly nothingInReach: (token: Part) => Part[];
  readonly copyTravels: Part[];
  readonly becomes: (title: Part, token: Part, value: Part) => Part[];
  readonly given: (title: Part) => Part[];
  readonly products: string;
  readonly overflows: (row: Part) => Part[];
}

export const words: Record<Language, SceneWords> = {
  en: {
    padding: "pad",
    sum: "sum",
    row: (name) => `row ${name}`,
    column: (name) => `column ${name}`,
    head: (n) => `Head ${n}`,
    moreHeads: (n) => `and ${n} more, computed the same way`,
    sentenceOf: (n, of) => `Sentence ${n} of ${of}`,
    gradient: "Gradient",
    moreTerms: (n) => `${n} more`,
    largest: "largest value per pixel",
    largestInFull: "Several cells share one pixel. It has the colour of the one farthest from 0.",
    matrix: (title, rows, columns) => `${title}, ${rows} rows, ${columns} columns`,
    allRowsAlike: sentence`Every other row is computed the same way, all at once.`,
    share: (token, share, of) =>
      sentence`${token} gives ${share} of its attention to ${of ?? "itself"}.`,
    nothingInReach: (token) =>
      sentence`The mask hides every token from ${token}: all its weights are 0.`,
    copyTravels: sentence`An unchanged copy skips the step and is added to its result.`,
    becomes: (title, token, value) => sentence`${title}: the first number of ${token} is ${value}.`,
    given: (title) => sentence`${title}, as given.`,
    products: "products",
    overflows: (row) =>
      sentence`The exponentials of ${row} are too large for a float32: infinity divided by infinity is not a number.`,
  },
  zh: {
    padding: "填充",
    sum: "总和",
    row: (name) => `第 ${name} 行`,
    column: (name) => `第 ${name} 列`,
    head: (n) => `头 ${n}`,
    moreHeads: (n) => `另有 ${n} 个头，算法相同`,
    sentenceOf: (n, of) => `第 ${n} 句，共 ${of} 句`,
    gradient: "梯度",
    moreTerms: (n) => `另外 ${n} 项`,
    largest: "每个像素取最大值",
    largestInFull: "一个像素对应多个格子，颜色取其中离 0 最远的那个值。",
    matrix: (title, rows, columns) => `${title}，${rows} 行，${columns} 列`,
    allRowsAlike: sentence`其余各行算法相同，一次完成。`,
    share: (token, share, of) =>
      sentence`${token} 把 ${share} 的注意力分给${of ? " " : ""}${of ?? "它自己"}。`,
    nothingInReach: (token) => sentence`${token} 的所有词元都被遮蔽，权重全是 0。`,
    copyTravels: sentence`一份原样的副本绕过这一步，再与它的结果相加。`,
    becomes: (title, token, value) => sentence`${title}：${token} 的第一个数是 ${value}。`,
    given: (title) => sentence`${title}：数字是给定的。`,
    products: "乘积",
    overflows: (row) => sentence`${row} 的指数超出了 float32 的范围：无穷除以无穷，结果不是数。`,
  },
};

/** Small numbers as words. */
const small = {
  en: [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ],
  zh: ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"],
} satisfies Record<Language, readonly string[]>;

export const count = (language: Language, n: number): string => small[language][n] ?? String(n);
export const products = (n: number) => `${count("en", n)} product${n === 1 ? "" : "s"}`;
export const tokensOf = (n: number) => `${count("en", n)} token${n === 1 ? "" : "s"}`;

/** How a dot product comes about: "四个乘积相加". */
export const productsInChinese = (terms: number): string =>
  terms === 1 ? "一个乘积" : `${count("zh", terms)}个乘积相加`;
