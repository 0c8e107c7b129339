import { sentence } from "../../draw/marks.js";
import { count } from "./count.js";
import type { SceneWords } from "./phrases.js";

/** How a dot product comes about: "四个乘积相加". */
const added = (terms: number): string =>
  terms === 1 ? "一个乘积" : `${count("zh", terms)}个乘积相加`;

export const zh: SceneWords = {
  padding: "填充",
  sum: "总和",
  runningSum: "逐项累加",
  rowSum: "行和",
  row: (name) => `第 ${name} 行`,
  column: (name) => `第 ${name} 列`,
  minusMax: "− 最大",
  bias: "偏置",
  head: (n) => `头 ${n}`,
  moreHeads: (n) => `另有 ${n} 个头，算法相同`,
  sentenceOf: (n, of) => `第 ${n} 句，共 ${of} 句`,
  moreTerms: (n) => `另外 ${n} 项`,
  laidOut: (sum) => `各自 ÷ ${sum}，首尾相接`,
  laidOutShort: "各自 ÷ 总和，首尾相接",
  largest: "每个像素取最大值",
  largestInFull: "一个像素下有好几个格子，它的颜色取其中离 0 最远的那个。",
  matrix: (title, rows, columns) => `${title}，${rows} 行，${columns} 列`,
  before: "之前",
  after: "之后",
  meanAndDeviation: (mean, deviation) => `均值 ${mean}，标准差 ${deviation}`,
  rootMeanSquare: (value) => `均方根 ${value}`,

  tokensCut: (n) =>
    n === 1
      ? sentence`这句话只有一个词元，它有一个编号。`
      : sentence`这句话切成${count("zh", n)}个词元，每个都有编号。`,
  lookedUp: (token, row) => sentence`${token} 是表里的第 ${String(row)} 行，它的向量被抄了出来。`,
  scoreMeets: (query, key, terms) =>
    sentence`${query} 的查询与 ${key} 的键做点积：${count("zh", terms)}个乘积。`,
  scoreMakes: (query, key, terms, sum) =>
    sentence`${query} 的查询与 ${key} 的键做点积：${added(terms)}，得到 ${sum}。`,
  linearMeets: (token, column, weights, terms) =>
    sentence`${token} 的向量与${weights}的第 ${String(column)} 列做点积：${count("zh", terms)}个乘积。`,
  linearMakes: (token, terms, bias, sum) =>
    sentence`${token} 这里，${added(terms)}${bias ? "，再加偏置" : ""}，得到 ${sum}。`,
  contextMeets: (token, terms) => sentence`${token} 按权重从${count("zh", terms)}个值里各取一份。`,
  contextMakes: (token, terms, sum) =>
    sentence`${token} 按权重混合${count("zh", terms)}个值，上下文的这个数是 ${sum}。`,
  productMakes: (row, column, terms, sum) =>
    sentence`第 ${row} 行与第 ${column} 列做点积：${added(terms)}，得到 ${sum}。`,
  setByHand: (row, worked, value) =>
    sentence`${row} 这里算出来是 ${worked}，但这个数被手动改成了 ${value}。`,
  rowNumberFollows: (row) => sentence`第 ${row} 行的其余部分照样计算。`,
  rowFollows: (row) => sentence`${row} 这一行的其余部分照样计算。`,
  allRowsAlike: sentence`其余各行算法相同，一次完成。`,
  reach: (token, n, all) =>
    all
      ? sentence`${token} 可以看到全部${count("zh", n)}个词元。`
      : n === 1
        ? sentence`${token} 只能看到它自己。`
        : sentence`${token} 可以看到${count("zh", n)}个词元，包括它自己。`,
  minusMaximum: (max) => sentence`每个分数减去本行最大的分数 ${max}，指数就不会溢出。`,
  exponentials: sentence`每个数都变成 e 的幂，最大的总是 1。`,
  allShares: (sum) => sentence`加起来是 ${sum}，每个数都除以它。`,
  share: (token, share, of) =>
    sentence`${token} 把 ${share} 的注意力分给${of ? " " : ""}${of ?? "它自己"}。`,
  nothingInReach: (token) => sentence`${token} 什么也看不到，权重全是 0。`,
  everyRowIsOne: sentence`每一行都变成总和为 1 的份额。`,
  maskLater: sentence`后面的词元还没出现，看不到。`,
  maskHidden: sentence`画了斜线的地方遮住了，看不到。`,
  maskNothing: sentence`这里的掩码什么也没有遮住。`,
  divided: (by, from, to) => sentence`每个分数都除以 ${by}：${from} 变成 ${to}。`,
  multiplied: (by, from, to) => sentence`每个分数都乘以 ${by}：${from} 变成 ${to}。`,
  copyTravels: sentence`一份原样的副本绕过这一步，与它的结果相遇。`,
  added: (factor, a, b, sum) => sentence`${factor}${a} 加 ${b} 等于 ${sum}。`,
  normMean: (token, mean) => sentence`${token} 的数一起滑动，直到均值为 0：各减去 ${mean}。`,
  normDeviation: (token, deviation, first) =>
    sentence`${token} 的数再一起伸缩，直到标准差为 1：各除以 ${deviation}，第一个变成 ${first}。`,
  normRoot: (token, root) => sentence`${token} 的均方根是 ${root}，不减均值。`,
  alongCurve: (token, from, to) => sentence`每个数都沿曲线走一遍：${token} 的 ${from} 变成 ${to}。`,
  normGain: sentence`最后，每个数乘以学到的增益，再加上学到的偏置。`,
  normEach: sentence`其余的照样计算，各自归一化。`,
  dropped: (n) => sentence`随机掉出${count("zh", n)}个格子。`,
  survivors: (factor) => sentence`留下的都乘以 ${factor}，总和平均不变。`,
  becomes: (title, token, value) => sentence`${title}：${token} 的第一个数是 ${value}。`,
  given: (title) => sentence`${title}：数字是给定的。`,

  query: "查询",
  key: "键",
  length: "长度",
  products: "乘积",
  dotProduct: "点积",
  cosineLengths: (query, key) => sentence`先求 ${query} 和 ${key} 两个向量的长度，后面要除掉它们。`,
  cosineDot: (query, key, terms) => sentence`${query} 与 ${key}：${added(terms)}，就是点积。`,
  cosineMakes: (query, key, cosine, degrees) =>
    sentence`再除以两个长度，得到 ${cosine}，也就是 ${query} 与 ${key} 夹角 ${String(degrees)}° 的余弦。`,
  bilinearTurns: (query, weights, rows) =>
    sentence`${weights}把 ${query} 的查询变成${count("zh", rows)}个数的向量，与键一样宽。`,
  bilinearMeets: (query, key, terms, score) =>
    sentence`${query} 的这个向量与 ${key} 的键做点积：${added(terms)}，得到 ${score}。`,
  additiveKey: (key, unit, terms) =>
    sentence`第 ${String(unit)} 个单元给 ${key} 的键加权：${added(terms)}。`,
  additiveQuery: (query, terms) =>
    sentence`它用另一组权重给 ${query} 的查询加权：${added(terms)}。`,
  additiveMakes: (key, query, unit, sum) =>
    sentence`${key} 的键与 ${query} 的查询相加而不相乘：第 ${String(unit)} 个单元得到 ${sum}。`,
  allRowsOfQuery: (query) => sentence`${query} 的查询与其余每个键照样计算，其余的查询也一样。`,
  vectorMeets: (query, key, vector) => sentence`${vector}给 ${query} 与 ${key} 的结果加权。`,
  vectorMakes: (query, key, terms, sum) =>
    sentence`${query} 与 ${key}：${added(terms)}，得到 ${sum}。`,
  rowAddsUp: (row, sum) => sentence`${row} 这一行剩下的加起来是 ${sum}。`,

  multipliedBy: (a, b, product) => sentence`${a} 乘以 ${b} 等于 ${product}。`,
  dividedBy: (a, sum, share) => sentence`${a} 除以这一行的总和 ${sum}，等于 ${share}。`,
  overflows: (row) => sentence`${row} 的指数大得 float32 装不下：无穷除以无穷，得不出数。`,
  gated: (gate, value, product) =>
    sentence`${gate} 乘以 ${value} 等于 ${product}。门接近 0 的地方，几乎什么也过不去。`,
  inMemory: (title) => sentence`${title}：数字在内存里一行接一行，依次排开。`,
  lineCut: (pieces, width) =>
    sentence`一行切成${count("zh", pieces)}段，每段${count("zh", width)}个数。每个数都留在原处。`,
  lineJoined: (pieces, width) =>
    sentence`一行的${count("zh", pieces)}段合拢，成为${count("zh", width)}个数。每个数都留在原处。`,
  sameNumbers: (first, before, after) =>
    sentence`${before} 读作 ${after}。第一个数还是 ${first}，变的只是形状。`,
  piecesSwap: sentence`行与段互换位置：第 1 行第 2 段变成第 2 行第 1 段。`,
  onlyAxes: (before, after) => sentence`${before} 变成了 ${after}。数字都没变，变的只是位置。`,
  partsMade: (parts, row) => sentence`${row} 有${count("zh", parts)}份结果，每个头一份。`,
  partsJoin: (row, width, first) =>
    sentence`并排放好，就是 ${row} 的一行${count("zh", width)}个数，第一个还是 ${first}。`,
  headShared: (times, first) =>
    sentence`这一个头由${count("zh", times)}个查询头共用。每个头得到一份副本，开头是 ${first}。`,
  headsShared: (heads, times) =>
    sentence`现在${count("zh", heads)}个查询头都有了搭档，而每${count("zh", times)}个里只有一个需要计算和保存。`,
  asGiven: (title, row, first) => sentence`${title}：数字是给定的，${row} 以 ${first} 开头。`,
  waveRead: (row, position, value) =>
    sentence`第 1 列是一条沿句子向下的波。${row} 在位置 ${String(position)}，波的值是 ${value}。`,
  slowerWaves: (row) =>
    sentence`每往后两列，波就更缓。所以没有哪一行与 ${row} 的相同：这一行就是用波写下的位置。`,
  pairsArePoints: (row) => sentence`${row} 的两个相邻的数，是圆上的一个点。`,
  pairTurns: (row, position, from, to) =>
    sentence`${row} 在位置 ${String(position)}，每个点就转过自己那个角的 ${String(position)} 倍：${from} 变成 ${to}。`,
  laterPairsSlower: sentence`越往后的数对转得越慢。向量的长度不变，于是分数取决于两个词元相隔多远。`,
  onTheMap: (row, first) =>
    sentence`第一个方向是各行差别最大的方向，${row} 在它上面位于 ${first}。`,

  softmaxWithout: "不缩放时的 softmax",
  softmaxWith: "缩放后的 softmax",
  scaleEvens: (row, key, without, share, shrinks) =>
    sentence`不缩放，${row} 会把 ${without} 的注意力分给 ${key}；缩放后是 ${share}。${shrinks ? "份额彼此靠近。" : "份额彼此拉开。"}`,
  first: (what) => `先 ${what}`,
  thenSoftmax: "再 softmax",
  thenZero: "再置 0",
  minusInfinityFirst: (row) =>
    sentence`对 ${row}，一种做法是先填 −∞，再 softmax：e 的 −∞ 次幂是 0。`,
  otherWay: (row, left) =>
    sentence`对 ${row}，另一种做法是先 softmax，把遮住的份额置 0，再除以剩下的 ${left}。`,
  bothWaysAgree: (row, key, share) => sentence`两种做法结果相同：${row} 分给 ${key} ${share}。`,

  cover: sentence`每个词元都从它看得到的词元那里收集信息。按播放，看每个数字怎么来。什么都还没有训练，谁看谁并没有含义。`,

  max: "最大",
  rowLargest: (row, max) => sentence`${row} 这一行最大的数是 ${max}。`,
  greater: (a, b, max) => sentence`${a} 与 ${b} 取较大的：${max}。`,
  rowsCut: (title, from, to, first) =>
    sentence`${title} 的第 ${from === to ? String(from) : `${from} 到 ${to}`} 行单独取出，开头是 ${first}。`,
  columnsCut: (title, from, to, first) =>
    sentence`${title} 的第 ${from === to ? String(from) : `${from} 到 ${to}`} 列单独取出，开头是 ${first}。`,
  rowsJoin: (title, rows, first) =>
    sentence`${title} 的${count("zh", rows)}行接在其余各行之后，开头是 ${first}。`,
};
