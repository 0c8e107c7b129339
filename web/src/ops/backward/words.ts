/** What is said while a gradient is handed from the result of a step to its input. */
import { sentence } from "../../draw/marks.js";
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";

interface BackwardWords {
  readonly known: (result: Part, input: Part) => Part[];
  readonly computed: (input: Part, row: Part, gradient: Part) => Part[];
  readonly ruled: (rule: string, row: Part, gradient: Part) => Part[];
  readonly first: (title: Part) => Part[];
  readonly sum: (input: Part, parts: number, gradient: Part, row: Part) => Part[];
}

export const backwardWords: Record<Language, BackwardWords> = {
  en: {
    known: (result, input) =>
      sentence`It is known how the loss changes with ${result}. How does it change with ${input}?`,
    computed: (input, row, gradient) =>
      sentence`${input} (${row}): if this number grows a little, the loss changes ${gradient} times as much.`,
    ruled: (rule, row, gradient) => sentence`${rule} For ${row}: ${gradient}.`,
    first: (title) =>
      sentence`The backward pass begins here: ${title} changes exactly as much as itself, 1.`,
    sum: (input, parts, gradient, row) =>
      sentence`${input}: ${String(parts)} steps read these numbers, so ${String(parts)} parts are added. For ${row} the sum is ${gradient}.`,
  },
  zh: {
    known: (result, input) =>
      sentence`损失随${result}怎样变化，已经算出。那么它随${input}怎样变化？`,
    computed: (input, row, gradient) =>
      sentence`${input}（${row}）：这个数若增加一点点，损失的变化是它的 ${gradient} 倍。`,
    ruled: (rule, row, gradient) => sentence`${rule}${row}：${gradient}。`,
    first: (title) => sentence`反向传播从这里开始：${title}对自身的变化率是 1。`,
    sum: (input, parts, gradient, row) =>
      sentence`${input}被 ${String(parts)} 步读取，所以 ${String(parts)} 份梯度相加。${row}：和是 ${gradient}。`,
  },
};

/** Below the row of a softmax that is opened. */
export const openedWords: Record<Language, { readonly products: string; readonly above: string }> =
  {
    en: { products: "p·g: weight × gradient", above: "g − Σ p·g; filled: × p" },
    zh: { products: "p·g：权重 × 梯度", above: "g − Σ p·g；填色：× p" },
  };

/** Above the terms of one number of a parameter's gradient. */
export const taughtWords: Record<Language, string> = {
  en: "Which word taught this number? A term for each",
  zh: "是哪个词教的？每个词一项",
};

const product: Words = {
  en: "A product hands the gradient on, times the other factor.",
  zh: "乘积把梯度乘以另一个因子传回去。",
};
const sum: Words = { en: "A sum hands the gradient on as it is.", zh: "加法把梯度原样传回去。" };
const norm: Words = {
  en: "What would shift or stretch the whole row is taken away.",
  zh: "让整行平移或伸缩的那部分被去掉。",
};
const softmax: Words = {
  en: "It is the weight, times how far its gradient lies above the mean of the row.",
  zh: "它等于权重，乘以它的梯度超出这一行加权平均的部分。",
};
const scale: Words = {
  en: "A factor scales the gradient as well.",
  zh: "梯度也乘以同样的系数。",
};
const slope: Words = {
  en: "The gradient is multiplied by the slope of the function at this number.",
  zh: "梯度乘以函数在这个数处的斜率。",
};
const moved: Words = {
  en: "The numbers only moved; their gradients move back.",
  zh: "这些数只是挪了位置，梯度也挪回去。",
};

/** How an op of the forward pass hands a gradient on; ops without an entry say nothing. */
export const rules: Readonly<Record<string, Words>> = {
  linear: product,
  matmul: product,
  matmul_transposed: product,
  multiply: product,
  bilinear: product,
  add: sum,
  softmax,
  softmax_naive: softmax,
  layer_norm: norm,
  rms_norm: norm,
  scale,
  mask: {
    en: "A masked score had no part in the loss and gets nothing.",
    zh: "被遮住的分数与损失无关，得不到梯度。",
  },
  relu: slope,
  gelu: slope,
  silu: slope,
  tanh: slope,
  split_heads: moved,
  merge_heads: moved,
  transpose: moved,
  view: moved,
  rotate: {
    en: "The pairs are turned back by the same angle.",
    zh: "每一对数按同样的角度转回去。",
  },
  lookup: {
    en: "Each token adds its gradient to its row of the table.",
    zh: "每个词元把自己的梯度加到表中自己的那一行。",
  },
  cross_entropy: {
    en: "It is the probability, less 1 for the word that came: what was predicted too much or too little.",
    zh: "它等于预测的概率，正确的词再减 1：预测得太多或太少的部分。",
  },
};
