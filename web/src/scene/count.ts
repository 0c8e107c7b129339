/** Small numbers as words. */
import type { Language } from "../types/graph.js";

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

/** A dot product in words: "四个乘积相加". */
export const productsInChinese = (terms: number): string =>
  terms === 1 ? "一个乘积" : `${count("zh", terms)}个乘积相加`;
