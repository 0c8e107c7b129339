/** What is said of positions, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface PositionsWords {
  readonly waveRead: (row: Part, position: number, value: Part) => Part[];
  readonly slowerWaves: (row: Part) => Part[];
  readonly pairsArePoints: (row: Part) => Part[];
  readonly pairTurns: (row: Part, position: number, from: Part, to: Part) => Part[];
  readonly laterPairsSlower: Part[];

  /** Why: the headings, by op. */
  readonly rules: Readonly<Record<string, string>>;
  /** Comments of the programs. */
  readonly comments: { readonly rotate: string; readonly sinusoidal: string };
}

export const positionsWords: Record<Language, PositionsWords> = {
  en: {
    waveRead: (row, position, value) =>
      sentence`Column 1 is a wave down the sentence. At position ${String(position)}, ${row} reads ${value}.`,
    slowerWaves: (row) =>
      sentence`Each pair of columns is a slower wave than the last. So no row is like that of ${row}: it is its position, written in waves.`,
    pairsArePoints: (row) => sentence`Two neighbouring numbers of ${row} are a point on a circle.`,
    pairTurns: (row, position, from, to) =>
      sentence`${row} stands at position ${String(position)}, so each point turns by ${String(position)} times its own angle: ${from} becomes ${to}.`,
    laterPairsSlower: sentence`Later pairs turn more slowly. No vector changes its length, so a score comes to depend on how far apart two tokens stand.`,

    rules: {
      rotate: "a pair, turned",
      sinusoidal: "a wave of the position",
    },
    comments: {
      rotate: "Turns the pair (2i, 2i + 1) at position p by p / base^(2i / width).",
      sinusoidal: "Row p holds sin and cos of p / 10000^(2i / width) in turn.",
    },
  },
  zh: {
    waveRead: (row, position, value) =>
      sentence`第 1 列是一条沿句子向下的波。${row} 在位置 ${String(position)}，波的值是 ${value}。`,
    slowerWaves: (row) =>
      sentence`每往后两列，波就更缓。所以没有哪一行与 ${row} 的相同：这一行就是用波写下的位置。`,
    pairsArePoints: (row) => sentence`${row} 的两个相邻的数，是圆上的一个点。`,
    pairTurns: (row, position, from, to) =>
      sentence`${row} 在位置 ${String(position)}，每个点就转过自己那个角的 ${String(position)} 倍：${from} 变成 ${to}。`,
    laterPairsSlower: sentence`越往后的数对转得越慢。向量的长度不变，于是分数取决于两个词元相隔多远。`,

    rules: {
      rotate: "一对数一起旋转",
      sinusoidal: "位置的波",
    },
    comments: {
      rotate: "把位置 p 上的一对 (2i, 2i + 1) 旋转 p / base^(2i / width)。",
      sinusoidal: "第 p 行轮流放 p / 10000^(2i / width) 的正弦和余弦。",
    },
  },
};

/** Under the title of a stage, by op. */
export const positionsSubtitles = {
  rotate: {
    en: "Positions turn the pairs of every query and key.",
    zh: "位置让查询和键里的每一对数转动",
  },
  sinusoidal: { en: "Every position has its own pattern of waves.", zh: "每个位置都有自己的波形" },
} satisfies Record<string, Words>;
