/** Texts about attention in tiles, in both languages. */
import type { Part } from "../../../types/frame.js";
import type { Language, Words } from "../../../types/graph.js";
import { sentence } from "../../../draw/marks.js";

interface TilesWords {
  readonly scores: string;
  readonly range: (first: number, last: number) => string;
  readonly wordsRange: (first: number, last: number) => string;
  readonly asks: (queries: string, keys: string) => string;
  readonly skippedTile: string;
  readonly inHand: string;
  readonly max: string;
  readonly correct: string;
  readonly sum: string;
  readonly before: string;
  readonly now: string;
  readonly by: string;
  readonly grew: string;
  readonly same: string;
  readonly soFar: string;
  readonly ofTile: string;
  readonly contextNow: string;
  readonly context: string;
  readonly whole: string;
  readonly moreRows: (n: number) => string;
  readonly moved: string;
  readonly movedShort: string;
  readonly blockwise: string;
  readonly wholeMatrix: string;
  readonly ofAll: (now: string, all: string) => string;
  readonly atLength: (length: string, width: number, tile: number, causal: boolean) => string;
  readonly atLengthShort: (length: string, causal: boolean) => string;
  readonly held: (n: string) => string;
  readonly tile: Words;
  readonly tileText: (n: number) => string;
  readonly difference: (n: string) => string;

  readonly reads: (queries: string, keys: string) => Part[];
  readonly grows: (word: Part, score: Part) => Part[];
  readonly stays: (word: Part, maximum: Part) => Part[];
  readonly first: (word: Part, maximum: Part) => Part[];
  readonly corrects: (word: Part, factor: Part) => Part[];
  readonly correctsNothing: (word: Part) => Part[];
  readonly startsEmpty: Part[];
  readonly adds: (word: Part, sum: Part) => Part[];
  readonly skips: (queries: string, keys: string) => Part[];
  readonly passes: (queries: string) => Part[];
  readonly divides: (word: Part, value: Part) => Part[];
  /** `difference` is empty where no arithmetic is shown. */
  readonly compares: (difference: string, moved: string, plain: string) => Part[];

  /** The headings of explanations, and phrases for numbers. */
  readonly rules: Readonly<Record<string, string>>;
  readonly nothingSeen: string;
  readonly nothingBefore: string;
  readonly nothingChanges: string;
  readonly largestSoFar: string;
  /** Comments of the programs. */
  readonly comments: Readonly<
    Record<
      "maximum" | "exponentials" | "correction" | "sum" | "tileContext" | "context" | "tiles",
      string
    >
  >;
}

const range = (first: number, last: number): string =>
  first === last ? `${first}` : `${first}–${last}`;

export const tilesWords: Record<Language, TilesWords> = {
  en: {
    scores: "Scores in tiles",
    range,
    wordsRange: (first, last) => (first === last ? `word ${first}` : `words ${range(first, last)}`),
    asks: (queries, keys) => `Tile: ${queries} ask ${keys}`,
    skippedTile: "masked, not read",
    inHand: "in hand",
    max: "max",
    correct: "correct",
    sum: "sum",
    before: "before",
    now: "now",
    by: "by ×",
    grew: "grew",
    same: "same",
    soFar: "Context so far",
    ofTile: "of this tile",
    contextNow: "Context now",
    context: "Context",
    whole: "Whole matrix",
    moreRows: (n) => (n === 1 ? "and one more word" : `and ${n} more words`),
    moved: "Numbers moved to and from slow memory",
    movedShort: "Numbers moved",
    blockwise: "blockwise",
    wholeMatrix: "whole matrix",
    ofAll: (now, all) => `${now} of ${all}`,
    atLength: (length, width, tile, causal) =>
      `${length} words, width ${width}, tiles of ${tile}${causal ? ", causal" : ""}`,
    atLengthShort: (length, causal) => `${length} words${causal ? ", causal" : ""}`,
    held: (n) => `${n} numbers in fast memory at once`,
    tile: { en: "Tile size", zh: "块的大小" },
    tileText: (n) => (n === 1 ? "tiles of 1 word" : `tiles of ${n} words`),
    difference: (n) => `Largest difference: ${n}`,

    reads: (queries, keys) =>
      sentence`Only this tile of the scores is in fast memory: ${queries} ask ${keys}.`,
    grows: (word, score) =>
      sentence`${word} meets a larger score than any before: its maximum is now ${score}.`,
    stays: (word, maximum) =>
      sentence`${word} meets no larger score. Its maximum is still ${maximum}.`,
    first: (word, maximum) =>
      sentence`The first tile: the maximum of ${word} is ${maximum}, until a larger score comes.`,
    corrects: (word, factor) =>
      sentence`What ${word} has gathered so far was measured against the old maximum. It is multiplied by ${factor}.`,
    correctsNothing: (word) =>
      sentence`The maximum of ${word} is the same, so what it has gathered stays as it is.`,
    startsEmpty: sentence`Nothing has been gathered yet, so there is nothing to correct.`,
    adds: (word, sum) =>
      sentence`Then the tile is added. The sum of ${word} is now ${sum}, and the scores of the tile can be forgotten.`,
    skips: (queries, keys) =>
      sentence`The mask hides ${keys} from ${queries}: this tile is not even read.`,
    passes: (queries) => sentence`The rows of ${queries} go the same way, tile by tile.`,
    divides: (word, value) =>
      sentence`At the end, one division: the context of ${word} over its sum begins with ${value}.`,
    compares: (difference, moved, plain) =>
      sentence`The same context as from the whole matrix, up to the rounding of float32${difference && ` (${difference})`}, with ${moved} numbers moved instead of ${plain}.`,

    rules: {
      running_max: "the largest score so far",
      tile_exponentials: "e to the score minus the maximum",
      tile_correction: "e to the change of the maximum",
      running_sum: "the sum so far, corrected, plus the tile",
      tile_context: "exponentials times values",
      running_context: "the context so far, corrected, plus the tile",
      tiles: "context so far ÷ sum",
    },
    nothingSeen: "The mask hides every key up to here.",
    nothingBefore: "Nothing has been gathered before this tile.",
    nothingChanges: "Nothing is visible yet, so nothing changes.",
    largestSoFar: "the largest so far",
    comments: {
      maximum: "The largest score of each row up to each tile.",
      exponentials: "e to the score minus the largest up to its tile.",
      correction: "What is gathered before a tile is multiplied by e to the change of the maximum.",
      sum: "The sum of the exponentials up to each tile, corrected.",
      tileContext: "The values of each tile, weighted by its exponentials.",
      context: "The context up to each tile, corrected.",
      tiles: "Attention whose rows of weights are never there at once.",
    },
  },
  zh: {
    scores: "分成块的分数",
    range,
    wordsRange: (first, last) => `第 ${range(first, last)} 个词`,
    asks: (queries, keys) => `这一块：${queries}询问${keys}`,
    skippedTile: "被遮住，不读取",
    inHand: "正在用",
    max: "最大值",
    correct: "修正",
    sum: "和",
    before: "之前",
    now: "现在",
    by: "乘以",
    grew: "变大",
    same: "不变",
    soFar: "已有的上下文",
    ofTile: "这一块的",
    contextNow: "现在的上下文",
    context: "上下文",
    whole: "整个矩阵",
    moreRows: (n) => `另有 ${n} 个词`,
    moved: "与慢速存储之间搬运的数",
    movedShort: "搬运的数",
    blockwise: "分块",
    wholeMatrix: "整个矩阵",
    ofAll: (now, all) => `${now} / ${all}`,
    atLength: (length, width, tile, causal) =>
      `${length} 个词，宽度 ${width}，每块 ${tile}${causal ? "，因果掩码" : ""}`,
    atLengthShort: (length, causal) => `${length} 个词${causal ? "，因果掩码" : ""}`,
    held: (n) => `快速存储里同时有 ${n} 个数`,
    tile: { en: "Tile size", zh: "块的大小" },
    tileText: (n) => `每块 ${n} 个词`,
    difference: (n) => `最大的差：${n}`,

    reads: (queries, keys) => sentence`快速存储里只有分数的这一块：${queries}询问${keys}。`,
    grows: (word, score) => sentence`${word} 遇到比以前都大的分数，最大值变成 ${score}。`,
    stays: (word, maximum) => sentence`${word} 没有遇到更大的分数，最大值仍是 ${maximum}。`,
    first: (word, maximum) =>
      sentence`这是第一块：${word} 的最大值是 ${maximum}，直到出现更大的分数。`,
    corrects: (word, factor) => sentence`${word} 已有的结果是按旧的最大值算的，要乘以 ${factor}。`,
    correctsNothing: (word) => sentence`${word} 的最大值没有变，已有的结果保持原样。`,
    startsEmpty: sentence`还没有任何结果，不需要修正。`,
    adds: (word, sum) =>
      sentence`然后加上这一块。${word} 的和现在是 ${sum}，这一块的分数可以丢弃了。`,
    skips: (queries, keys) => sentence`掩码让${queries}看不到${keys}：这一块根本不用读取。`,
    passes: (queries) => sentence`${queries}的各行也这样一块一块地算。`,
    divides: (word, value) => sentence`最后只除一次：${word} 的上下文除以和，第一个数是 ${value}。`,
    compares: (difference, moved, plain) =>
      sentence`结果与整个矩阵算出的相同，只差 float32 的舍入${difference && `（${difference}）`}；搬运 ${moved} 个数，而不是 ${plain} 个。`,

    rules: {
      running_max: "到目前为止最大的分数",
      tile_exponentials: "e 的（分数减最大值）次方",
      tile_correction: "e 的（最大值的变化）次方",
      running_sum: "修正后的累计和，加上这一块",
      tile_context: "指数乘以值",
      running_context: "修正后的累计上下文，加上这一块",
      tiles: "累计上下文 ÷ 和",
    },
    nothingSeen: "到这里为止，掩码遮住了所有的键。",
    nothingBefore: "这一块之前还没有任何结果。",
    nothingChanges: "还什么都看不到，所以没有变化。",
    largestSoFar: "到目前为止最大的",
    comments: {
      maximum: "每一行到每一块为止最大的分数。",
      exponentials: "e 的（分数减去到这一块为止的最大值）次方。",
      correction: "最大值变化后，之前的结果要乘以 e 的（变化）次方。",
      sum: "到每一块为止的指数之和，已修正。",
      tileContext: "每一块的值，按指数加权。",
      context: "到每一块为止的上下文，已修正。",
      tiles: "分块注意力：一行权重从不同时存在。",
    },
  },
};
