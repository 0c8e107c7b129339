/** Texts about the cache, in both languages. */
import { sentence } from "../../../draw/marks.js";
import { count } from "../../../scene/words.js";
import type { Part } from "../../../types/frame.js";
import type { Language, Words } from "../../../types/graph.js";

interface CacheWords {
  readonly withCache: string;
  readonly oneRow: string;
  readonly without: string;
  readonly rowsAgain: string;
  /** Names of keys, values and scores. */
  readonly matrices: readonly [string, string, string];
  /** The same over narrow columns. */
  readonly letters: readonly [string, string, string];
  readonly kept: (rows: number) => string;
  readonly unasked: string;
  readonly forgotten: string;
  readonly known: (rows: number) => string;

  readonly multiplications: string;
  readonly bytes: string;
  readonly with: string;
  readonly againShort: string;
  readonly thisWord: string;
  readonly allSoFar: (words: number) => string;
  readonly keptNow: string;
  readonly keptAt: (length: string) => string;
  readonly chart: string;
  readonly length: (length: string) => string;

  readonly firstWord: (word: Part, own: Part) => Part[];
  readonly nextWord: (word: Part, before: number, own: Part, again: Part) => Part[];
  readonly atLength: (length: string, own: Part, again: Part, bytes: Part) => Part[];

  readonly rule: string;
  /** The multiplications of one token and of one pair, in an explanation. */
  readonly projections: string;
  readonly pair: string;
  /** A comment in generated programs. */
  readonly comment: string;
}

const rows = (n: number) => `${count("en", n)} ${n === 1 ? "row" : "rows"}`;

const wordsBefore = (n: number) =>
  n === 1
    ? "The key and value of the word before it"
    : `Those of the ${count("en", n)} words before it`;

/** Digits are set off from the words around them. */
const chinese = (n: number): string => (n > 12 ? ` ${n} ` : count("zh", n));

export const cacheWords: Record<Language, CacheWords> = {
  en: {
    withCache: "With the cache",
    oneRow: "one new row",
    without: "Without",
    rowsAgain: "all rows again, the same numbers",
    matrices: ["Keys", "Values", "Scores"],
    letters: ["K", "V", "Scores"],
    kept: (n) => (n === 0 ? "nothing kept yet" : `kept: ${rows(n)} read, one added`),
    unasked: "not needed any more",
    forgotten: "forgotten, so made again",
    known: (n) => (n === 0 ? "" : `${rows(n)} known before`),

    multiplications: "Multiplications",
    bytes: "Bytes",
    with: "with",
    againShort: "without",
    thisWord: "for this word",
    allSoFar: (n) => (n === 1 ? "for all words so far" : `for all ${count("en", n)} so far`),
    keptNow: "kept between words",
    keptAt: (length) => `kept at ${length} ${length === "1" ? "word" : "words"}`,
    chart: "Multiplications for all words",
    length: (length) => `${length} ${length === "1" ? "word" : "words"}`,

    firstWord: (word, own) =>
      sentence`${word} is the first word, so nothing is kept yet. Its query, key and value and its one score cost ${own} multiplications either way.`,
    nextWord: (word, before, own, again) =>
      sentence`${word} brings one key, one value and one row of scores. ${wordsBefore(before)} are still there: ${own} multiplications instead of ${again}.`,
    atLength: (length, own, again, bytes) =>
      sentence`After ${length} words: ${own} multiplications instead of ${again}. The price is memory, ${bytes} bytes.`,

    rule: "tokens and pairs, counted",
    projections: "multiplications for one token",
    pair: "multiplications for one pair",
    comment: "Multiplications for all tokens up to each: with a cache, and without.",
  },
  zh: {
    withCache: "有缓存",
    oneRow: "只加一行",
    without: "没有缓存",
    rowsAgain: "每一行重算，数字不变",
    matrices: ["键", "值", "分数"],
    letters: ["键", "值", "分数"],
    kept: (n) => (n === 0 ? "还没有保留" : `保留的：读${chinese(n)}行，加一行`),
    unasked: "不再需要",
    forgotten: "没留下，只好重算",
    known: (n) => (n === 0 ? "" : `${chinese(n)}行原已算过`),

    multiplications: "乘法次数",
    bytes: "字节数",
    with: "有缓存",
    againShort: "没有缓存",
    thisWord: "写这个词",
    allSoFar: (n) => (n === 1 ? "到目前为止" : `到目前为止${chinese(n)}个词`),
    keptNow: "词与词之间保留",
    keptAt: (length) => `${length} 个词时保留`,
    chart: "写完所有词的乘法次数",
    length: (length) => `${length} 个词`,

    firstWord: (word, own) =>
      sentence`${word} 是第一个词，还没有保留任何东西。它的查询、键、值和唯一的一个分数，有没有缓存都要 ${own} 次乘法。`,
    nextWord: (word, before, own, again) =>
      sentence`${word} 带来一个键、一个值和一行分数。前面${chinese(before)}个词的键和值都还在：只要 ${own} 次乘法，而不是 ${again} 次。`,
    atLength: (length, own, again, bytes) =>
      sentence`写完 ${length} 个词：${own} 次乘法，而不是 ${again} 次。代价是内存，要 ${bytes} 字节。`,

    rule: "数词元，数词元对",
    projections: "一个词元的乘法次数",
    pair: "一对词元的乘法次数",
    comment: "到每个词元为止的乘法次数：有缓存，没有缓存。",
  },
};

export const lengthName: Words = { en: "Length", zh: "长度" };
