/** What the scenes say, in both languages: present tense, the sentence's own tokens, one number. */
import type { Language, Part, Words } from "../player/types.js";
import { sentence } from "./marks.js";

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

const count = (language: Language, n: number): string => small[language][n] ?? String(n);
const products = (n: number) => `${count("en", n)} product${n === 1 ? "" : "s"}`;
const wordsOf = (n: number) => `${count("en", n)} word${n === 1 ? "" : "s"}`;

export interface SceneWords {
  readonly padding: string;
  readonly sum: string;
  readonly runningSum: string;
  readonly rowSum: string;
  readonly column: (name: string) => string;
  readonly minusMax: string;
  readonly bias: string;
  readonly head: (n: number) => string;
  readonly moreHeads: (n: number) => string;
  readonly sentenceOf: (n: number, of: number) => string;
  readonly moreTerms: (n: number) => string;
  readonly laidOut: (sum: string) => string;
  readonly laidOutShort: string;
  readonly shown: (rows: number, columns: number) => string;
  readonly matrix: (title: string, rows: number, columns: number) => string;
  readonly before: string;
  readonly after: string;
  readonly meanAndDeviation: (mean: string, deviation: string) => string;
  readonly rootMeanSquare: (value: string) => string;

  readonly tokensCut: (n: number) => Part[];
  readonly lookedUp: (token: Part, row: number) => Part[];
  readonly scoreMeets: (query: Part, key: Part, terms: number) => Part[];
  readonly scoreMakes: (query: Part, key: Part, terms: number, sum: Part) => Part[];
  readonly linearMeets: (token: Part, column: number, weights: Part, terms: number) => Part[];
  readonly linearMakes: (token: Part, terms: number, bias: boolean, sum: Part) => Part[];
  readonly contextMeets: (token: Part, terms: number) => Part[];
  readonly contextMakes: (token: Part, terms: number, sum: Part) => Part[];
  readonly productMakes: (row: Part, column: Part, terms: number, sum: Part) => Part[];
  readonly rowFollows: (row: Part) => Part[];
  readonly rowNumberFollows: (row: Part) => Part[];
  readonly allRowsAlike: Part[];
  readonly reach: (token: Part, n: number, all: boolean) => Part[];
  readonly minusMaximum: (max: Part) => Part[];
  readonly exponentials: Part[];
  readonly allShares: (sum: string) => Part[];
  readonly share: (token: Part, share: Part, of: Part | undefined) => Part[];
  readonly nothingInReach: (token: Part) => Part[];
  readonly everyRowIsOne: Part[];
  readonly maskLater: Part[];
  readonly maskHidden: Part[];
  readonly maskNothing: Part[];
  readonly divided: (by: string, from: Part, to: Part) => Part[];
  readonly multiplied: (by: string, from: Part, to: Part) => Part[];
  readonly split: (head: number, from: number, to: number, under: boolean) => Part[];
  readonly merged: (heads: number) => Part[];
  readonly onlyShape: Part[];
  readonly copyTravels: Part[];
  readonly added: (factor: string, a: Part, b: Part, sum: Part) => Part[];
  readonly normMean: (token: Part, mean: string) => Part[];
  readonly normDeviation: (token: Part, deviation: string, first: Part) => Part[];
  readonly normRoot: (token: Part, root: string) => Part[];
  readonly alongCurve: (token: Part, from: Part, to: Part) => Part[];
  readonly normGain: Part[];
  readonly normEach: Part[];
  readonly dropped: (n: number) => Part[];
  readonly survivors: (factor: string) => Part[];
  readonly becomes: (title: Part, token: Part, value: Part) => Part[];
  readonly given: (title: Part) => Part[];
}

export const words: Record<Language, SceneWords> = {
  en: {
    padding: "pad",
    sum: "sum",
    runningSum: "the running sum",
    rowSum: "row sum",
    column: (name) => `column ${name}`,
    minusMax: "− max",
    bias: "bias",
    head: (n) => `Head ${n}`,
    moreHeads: (n) => `and ${n} more, computed alike`,
    sentenceOf: (n, of) => `Sentence ${n} of ${of}`,
    moreTerms: (n) => `${n} more`,
    laidOut: (sum) => `each ÷ ${sum}, laid end to end`,
    laidOutShort: "each ÷ sum, end to end",
    shown: (rows, columns) => `the first ${rows} × ${columns}`,
    matrix: (title, rows, columns) => `${title}, ${rows} rows, ${columns} columns`,
    before: "before",
    after: "after",
    meanAndDeviation: (mean, deviation) => `mean ${mean}, deviation ${deviation}`,
    rootMeanSquare: (value) => `root mean square ${value}`,

    tokensCut: (n) =>
      sentence`The sentence is cut into ${count("en", n)} tokens. Each has a number.`,
    lookedUp: (token, row) =>
      sentence`${token} is row ${String(row)} of the table. Its vector is copied out.`,
    scoreMeets: (query, key, terms) =>
      sentence`The query of ${query} meets the key of ${key}: ${products(terms)}.`,
    scoreMakes: (query, key, terms, sum) =>
      sentence`The query of ${query} meets the key of ${key}: ${products(terms)} and one sum make ${sum}.`,
    linearMeets: (token, column, weights, terms) =>
      sentence`The vector of ${token} meets column ${String(column)} of ${weights}: ${products(terms)}.`,
    linearMakes: (token, terms, bias, sum) =>
      sentence`For ${token}, ${products(terms)}${bias ? ", the bias" : ""} and one sum make ${sum}.`,
    contextMeets: (token, terms) =>
      sentence`${token} takes ${terms === 1 ? "its share of one value" : `its shares of ${count("en", terms)} values`}.`,
    contextMakes: (token, terms, sum) =>
      sentence`${token} mixes ${count("en", terms)} value${terms === 1 ? "" : "s"} by their weights, and this number of its context is ${sum}.`,
    productMakes: (row, column, terms, sum) =>
      sentence`Row ${row} meets column ${column}: ${products(terms)} and one sum make ${sum}.`,
    rowNumberFollows: (row) => sentence`The rest of row ${row} is computed the same way.`,
    rowFollows: (row) => sentence`The rest of the row of ${row} is computed the same way.`,
    allRowsAlike: sentence`Every other row is computed the same way, all at once.`,
    reach: (token, n, all) =>
      all
        ? sentence`${token} may look at all ${wordsOf(n)}.`
        : n === 1
          ? sentence`${token} may look at itself alone.`
          : sentence`${token} may look at ${wordsOf(n)}, itself included.`,
    minusMaximum: (max) =>
      sentence`The largest score of the row, ${max}, is taken off each: no exponential can overflow.`,
    exponentials: sentence`Each becomes e to its power. The largest is always 1.`,
    allShares: (sum) => sentence`Together they make ${sum}. Each is divided by that sum.`,
    share: (token, share, of) =>
      sentence`${token} gives ${share} of its attention to ${of ?? "itself"}.`,
    nothingInReach: (token) => sentence`Nothing is in reach of ${token}: all its weights are 0.`,
    everyRowIsOne: sentence`Every row becomes shares of one.`,
    maskLater: sentence`Words still to come are out of reach.`,
    maskHidden: sentence`Hatched pairs may not meet.`,
    maskNothing: sentence`The mask hides nothing here.`,
    divided: (by, from, to) => sentence`Every score is divided by ${by}: ${from} becomes ${to}.`,
    multiplied: (by, from, to) =>
      sentence`Every score is multiplied by ${by}: ${from} becomes ${to}.`,
    split: (head, from, to, under) =>
      sentence`Head ${String(head)} takes ${from === to ? `column ${from}` : `columns ${from} to ${to}`}${under ? ` and slides under head ${head - 1}` : ""}. No number changes, only the shape.`,
    merged: (heads) =>
      sentence`Back side by side, the strips of ${count("en", heads)} heads are one matrix again. No number changed on the way.`,
    onlyShape: sentence`No number changes, only the shape.`,
    copyTravels: sentence`An untouched copy skips the step and meets its result.`,
    added: (factor, a, b, sum) => sentence`${factor}${a} and ${b} make ${sum}.`,
    normMean: (token, mean) =>
      sentence`The numbers of ${token} slide until their mean is 0: each less ${mean}.`,
    normDeviation: (token, deviation, first) =>
      sentence`Then the numbers of ${token} stretch until their deviation is 1, each divided by ${deviation}: the first becomes ${first}.`,
    normRoot: (token, root) =>
      sentence`The root mean square of ${token} is ${root}. There is no mean to take off.`,
    alongCurve: (token, from, to) =>
      sentence`Each number runs along the curve: of ${token}, ${from} becomes ${to}.`,
    normGain: sentence`A learned gain and bias have the last word.`,
    normEach: sentence`Each is normalised on its own.`,
    dropped: (n) => sentence`${n === 1 ? "One cell falls" : `${n} cells fall`} out, by chance.`,
    survivors: (factor) =>
      sentence`The rest grow by ${factor}, so that the sum stays the same on average.`,
    becomes: (title, token, value) => sentence`${title}: the first number of ${token} is ${value}.`,
    given: (title) => sentence`${title}, as given.`,
  },
  zh: {
    padding: "填充",
    sum: "求和",
    runningSum: "逐项累加",
    rowSum: "行和",
    column: (name) => `第 ${name} 列`,
    minusMax: "− 最大值",
    bias: "偏置",
    head: (n) => `头 ${n}`,
    moreHeads: (n) => `另有 ${n} 个头，算法相同`,
    sentenceOf: (n, of) => `第 ${n} 句，共 ${of} 句`,
    moreTerms: (n) => `另外 ${n} 项`,
    laidOut: (sum) => `各自 ÷ ${sum}，首尾相接`,
    laidOutShort: "各自 ÷ 总和，首尾相接",
    shown: (rows, columns) => `只画前 ${rows} × ${columns} 格`,
    matrix: (title, rows, columns) => `${title}，${rows} 行，${columns} 列`,
    before: "之前",
    after: "之后",
    meanAndDeviation: (mean, deviation) => `均值 ${mean}，标准差 ${deviation}`,
    rootMeanSquare: (value) => `均方根 ${value}`,

    tokensCut: (n) => sentence`这句话切成${count("zh", n)}个词元，每个都有编号。`,
    lookedUp: (token, row) => sentence`${token} 是表里的第 ${String(row)} 行，它的向量被抄了出来。`,
    scoreMeets: (query, key, terms) =>
      sentence`${query} 的查询遇上 ${key} 的键：${count("zh", terms)}个乘积。`,
    scoreMakes: (query, key, terms, sum) =>
      sentence`${query} 的查询遇上 ${key} 的键：${count("zh", terms)}个乘积，一个和，得到 ${sum}。`,
    linearMeets: (token, column, weights, terms) =>
      sentence`${token} 的向量遇上 ${weights} 的第 ${String(column)} 列：${count("zh", terms)}个乘积。`,
    linearMakes: (token, terms, bias, sum) =>
      sentence`${token} 这里，${count("zh", terms)}个乘积${bias ? "加上偏置" : ""}，一个和，得到 ${sum}。`,
    contextMeets: (token, terms) =>
      sentence`${token} 按权重从${count("zh", terms)}个值里各取一份。`,
    contextMakes: (token, terms, sum) =>
      sentence`${token} 按权重混合${count("zh", terms)}个值，上下文的这个数是 ${sum}。`,
    productMakes: (row, column, terms, sum) =>
      sentence`第 ${row} 行遇上第 ${column} 列：${count("zh", terms)}个乘积，一个和，得到 ${sum}。`,
    rowNumberFollows: (row) => sentence`第 ${row} 行的其余部分照样计算。`,
    rowFollows: (row) => sentence`${row} 这一行的其余部分照样计算。`,
    allRowsAlike: sentence`其余各行算法相同，一次完成。`,
    reach: (token, n, all) =>
      all
        ? sentence`${token} 可以看到全部${count("zh", n)}个词元。`
        : n === 1
          ? sentence`${token} 只能看到它自己。`
          : sentence`${token} 可以看到${count("zh", n)}个词元，包括它自己。`,
    minusMaximum: (max) => sentence`每个分数减去本行最大的 ${max}，指数就不会溢出。`,
    exponentials: sentence`每个数都变成 e 的幂，最大的总是 1。`,
    allShares: (sum) => sentence`加起来是 ${sum}，每一个都除以它。`,
    share: (token, share, of) =>
      sentence`${token} 把 ${share} 的注意力分给${of ? " " : ""}${of ?? "它自己"}。`,
    nothingInReach: (token) => sentence`${token} 什么也看不到，权重全是 0。`,
    everyRowIsOne: sentence`每一行都变成总和为 1 的份额。`,
    maskLater: sentence`后面的词元还没出现，看不到。`,
    maskHidden: sentence`画了斜线的两个词元不能相遇。`,
    maskNothing: sentence`这里的掩码什么也没有遮住。`,
    divided: (by, from, to) => sentence`每个分数都除以 ${by}：${from} 变成 ${to}。`,
    multiplied: (by, from, to) => sentence`每个分数都乘以 ${by}：${from} 变成 ${to}。`,
    split: (head, from, to, under) =>
      sentence`头 ${String(head)} 拿走第 ${from === to ? String(from) : `${from} 到 ${to}`} 列${under ? `，滑到头 ${head - 1} 下面` : ""}。数字都没变，变的只是形状。`,
    merged: (heads) =>
      sentence`${count("zh", heads)}个头的结果并排放回，又是一个矩阵，路上没有数字改变。`,
    onlyShape: sentence`数字都没变，变的只是形状。`,
    copyTravels: sentence`一份原样的副本绕过这一步，与它的结果相遇。`,
    added: (factor, a, b, sum) => sentence`${factor}${a} 加 ${b} 等于 ${sum}。`,
    normMean: (token, mean) => sentence`${token} 的数一起滑动，直到均值为 0：各减去 ${mean}。`,
    normDeviation: (token, deviation, first) =>
      sentence`${token} 的数再一起伸缩，直到标准差为 1：各除以 ${deviation}，第一个变成 ${first}。`,
    normRoot: (token, root) => sentence`${token} 的均方根是 ${root}，不用减去均值。`,
    alongCurve: (token, from, to) =>
      sentence`每个数都沿曲线走一遍：${token} 的 ${from} 变成 ${to}。`,
    normGain: sentence`最后乘上学到的增益，加上偏置。`,
    normEach: sentence`每一个都单独归一化。`,
    dropped: (n) => sentence`随机掉出${count("zh", n)}个格子。`,
    survivors: (factor) => sentence`留下的都乘以 ${factor}，总和平均不变。`,
    becomes: (title, token, value) => sentence`${title}：${token} 的第一个数是 ${value}。`,
    given: (title) => sentence`${title}，按给定的数。`,
  },
};

/** One line under a stage's title, by op. */
export const subtitles = {
  tokens: { en: "The sentence, cut into pieces with numbers.", zh: "把句子切成带编号的小块" },
  vectors: { en: "Each token fetches its vector.", zh: "每个词元取来自己的向量" },
  qkv: { en: "Three roles for every vector.", zh: "每个向量扮演三个角色" },
  linear: { en: "Every row meets every column of the weights.", zh: "每一行遇上权重的每一列" },
  matmul: { en: "Every token mixes the values by its weights.", zh: "每个词元按权重混合所有的值" },
  product: { en: "Rows meet columns.", zh: "行与列相遇" },
  matmul_transposed: { en: "Every query meets every key.", zh: "每个查询遇上每个键" },
  scale: { en: "All scores shrink by one factor.", zh: "所有分数按同一个因子缩小" },
  mask: { en: "Some pairs may not meet.", zh: "有些词元不能相遇" },
  softmax: {
    en: "Each row of scores becomes shares of one.",
    zh: "把每一行分数变成总和为 1 的份额",
  },
  split_heads: {
    en: "One matrix, cut by columns. Every head keeps every token.",
    zh: "一个矩阵按列切开，每个头都保留所有词元",
  },
  merge_heads: { en: "The strips slide home, side by side.", zh: "各条滑回原处，并排放好" },
  repeat_heads: { en: "Several queries share one key and value.", zh: "几个查询共用一组键和值" },
  add: { en: "Two matrices, cell by cell.", zh: "两个矩阵逐格相加" },
  residual: { en: "What went in is added to what came out.", zh: "进来的与出去的相加" },
  norm: { en: "Each row slides to 0 and stretches to 1.", zh: "每一行滑到 0，伸缩到 1" },
  batch_norm: { en: "Each column slides to 0 and stretches to 1.", zh: "每一列滑到 0，伸缩到 1" },
  feed_forward: { en: "Each token on its own.", zh: "每个词元各算各的" },
  dropout: { en: "Some cells fall out, the rest grow.", zh: "一些格子掉出，其余的变大" },
  other: { en: "", zh: "" },
} satisfies Record<string, Words>;

/** Titles of stages that hold several nodes, or are named by what is done rather than by the result. */
export const titles = {
  tokens: { en: "Tokens", zh: "词元" },
  vectors: { en: "Vectors", zh: "词向量" },
  qkv: { en: "Query, key, value", zh: "查询、键、值" },
  qkvShort: { en: "Q K V", zh: "查询 键 值" },
  scale: { en: "Scale", zh: "缩放" },
  mask: { en: "Mask", zh: "掩码" },
  causalMask: { en: "Causal mask", zh: "因果掩码" },
  softmax: { en: "Softmax", zh: "Softmax" },
  split_heads: { en: "Split heads", zh: "拆分多头" },
  repeat_heads: { en: "Repeat heads", zh: "重复头" },
  rotate: { en: "Rotate", zh: "旋转" },
  merge_heads: { en: "Merge heads", zh: "合并多头" },
  dropout: { en: "Dropout", zh: "随机失活" },
  add: { en: "Add", zh: "相加" },
  layer_norm: { en: "Layer norm", zh: "层归一化" },
  rms_norm: { en: "RMS norm", zh: "RMS 归一化" },
  batch_norm: { en: "Batch norm", zh: "批归一化" },
  feed_forward: { en: "Feed-forward", zh: "前馈网络" },
} satisfies Record<string, Words>;

export type GroupKind = "block" | "encoder" | "decoder" | "head";

/** Where a stage stands, from its nodes' ids: "decoder.1.attention.scores" is decoder 2. */
export const groups: Record<Language, Record<GroupKind, (n: number) => string>> = {
  en: {
    block: (n) => `Block ${n}`,
    encoder: (n) => `Encoder ${n}`,
    decoder: (n) => `Decoder ${n}`,
    head: (n) => `Head ${n}`,
  },
  zh: {
    block: (n) => `第 ${n} 块`,
    encoder: (n) => `编码器 ${n}`,
    decoder: (n) => `解码器 ${n}`,
    head: (n) => `头 ${n}`,
  },
};
