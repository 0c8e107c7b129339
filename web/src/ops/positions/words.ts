/** Texts about positions, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface PositionsWords {
  readonly waveRead: (row: Part, position: number, value: Part) => Part[];
  readonly slowerWaves: (row: Part) => Part[];
  readonly pairsArePoints: (row: Part) => Part[];
  readonly pairTurns: (row: Part, position: number, from: Part, to: Part) => Part[];
  readonly laterPairsSlower: Part[];

  /** Headings of explanations, by op. */
  readonly rules: Readonly<Record<string, string>>;
  /** Comments in generated programs. */
  readonly comments: { readonly rotate: string; readonly sinusoidal: string };
}

export const positionsWords: Record<Language, PositionsWords> = {
  en: {
    waveRead: (row, position, value) =>
      sentence`Column 1 is a wave along the sentence. At position ${String(position)}, ${row} gets ${value}.`,
    slowerWaves: (row) =>
      sentence`Each pair of columns is a slower wave than the pair before. So every position has a row of its own, as ${row} has here.`,
    pairsArePoints: (row) => sentence`Two neighbouring numbers of ${row} are a point on a circle.`,
    pairTurns: (row, position, from, to) =>
      sentence`${row} is at position ${String(position)}, so each point rotates by ${String(position)} times its own angle: ${from} becomes ${to}.`,
    laterPairsSlower: sentence`Later pairs rotate more slowly. No vector changes its length, and a score now depends on the distance between two tokens.`,

    rules: {
      rotate: "a rotated pair",
      sinusoidal: "a wave of the position",
    },
    comments: {
      rotate: "Rotates the pair (2i, 2i + 1) at position p by p / base^(2i / width).",
      sinusoidal: "Row p alternates sin and cos of p / 10000^(2i / width).",
    },
  },
  zh: {
    waveRead: (row, position, value) =>
      sentence`第 1 列是一条沿句子变化的正弦波。${row} 在位置 ${String(position)}，取值 ${value}。`,
    slowerWaves: (row) =>
      sentence`每往后两列，频率就更低。所以每个位置的行都不相同，${row} 这一行也是独一无二的。`,
    pairsArePoints: (row) => sentence`${row} 的两个相邻的数，是圆上的一个点。`,
    pairTurns: (row, position, from, to) =>
      sentence`${row} 在位置 ${String(position)}，每个点旋转的角度是各自基本角的 ${String(position)} 倍：${from} 变成 ${to}。`,
    laterPairsSlower: sentence`越往后的数对转得越慢。向量的长度不变，分数则与两个词元的相对距离有关。`,

    rules: {
      rotate: "一对数一起旋转",
      sinusoidal: "位置的正弦编码",
    },
    comments: {
      rotate: "把位置 p 上的一对 (2i, 2i + 1) 旋转 p / base^(2i / width)。",
      sinusoidal: "第 p 行依次交替为 p / 10000^(2i / width) 的正弦和余弦。",
    },
  },
};

/** Under the title of a stage, by op. */
export const positionsSubtitles = {
  rotate: {
    en: "The pairs of every query and key are rotated by position.",
    zh: "查询和键里的每一对数按位置旋转",
  },
  sinusoidal: {
    en: "Every position has its own pattern of waves.",
    zh: "每个位置都有自己的正弦编码",
  },
} satisfies Record<string, Words>;
