/** Texts about scores that are scaled, in both languages. */
import type { Part } from "../../../types/frame.js";
import type { Language, Words } from "../../../types/graph.js";
import { sentence } from "../../../draw/marks.js";

interface ScaleWords {
  readonly divided: (by: string, from: Part, to: Part) => Part[];
  readonly multiplied: (by: string, from: Part, to: Part) => Part[];
  /** The same without the factor. */
  readonly scaled: (shrinks: boolean, from: Part, to: Part) => Part[];
  readonly softmaxWithout: string;
  readonly softmaxWith: string;
  readonly scaleEvens: (
    row: Part,
    key: Part,
    without: string,
    share: Part,
    shrinks: boolean,
  ) => Part[];
}

export const scaleWords: Record<Language, ScaleWords> = {
  en: {
    divided: (by, from, to) => sentence`Every score is divided by ${by}: ${from} becomes ${to}.`,
    multiplied: (by, from, to) =>
      sentence`Every score is multiplied by ${by}: ${from} becomes ${to}.`,
    scaled: (shrinks, from, to) =>
      sentence`Every score ${shrinks ? "shrinks" : "grows"} by the same factor: ${from} becomes ${to}.`,
    softmaxWithout: "softmax without the scale",
    softmaxWith: "softmax with it",
    scaleEvens: (row, key, without, share, shrinks) =>
      sentence`Without the scale ${key} would get ${without} of the attention of ${row}; with it, ${share}. ${shrinks ? "The weights come closer together." : "The weights move apart."}`,
  },
  zh: {
    divided: (by, from, to) => sentence`每个分数都除以 ${by}：${from} 变成 ${to}。`,
    multiplied: (by, from, to) => sentence`每个分数都乘以 ${by}：${from} 变成 ${to}。`,
    scaled: (shrinks, from, to) =>
      sentence`每个分数按同一比例${shrinks ? "缩小" : "放大"}：${from} 变成 ${to}。`,
    softmaxWithout: "不缩放时的 softmax",
    softmaxWith: "缩放后的 softmax",
    scaleEvens: (row, key, without, share, shrinks) =>
      sentence`不缩放，${row} 会把 ${without} 的注意力分给 ${key}；缩放后是 ${share}。${shrinks ? "权重之间的差距变小。" : "权重之间的差距变大。"}`,
  },
};

/** Under the title of a stage, by op. */
export const scaleSubtitles = {
  scale: { en: "Every number is multiplied by one factor.", zh: "每个数乘以同一个系数" },
} satisfies Record<string, Words>;
