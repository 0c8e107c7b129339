/** The comments of the programs, in the reader's language. */
import type { Language } from "../types/graph.js";

export interface CodeWords {
  readonly output: string;
  readonly byHand: string;
  readonly padding: string;
  readonly compile: string;
  readonly softmax: string;
  readonly shares: string;
  readonly divide: string;
  readonly cosine: string;
  readonly sinusoidal: string;
  readonly rotate: string;
  readonly components: string;
  readonly normalize: string;
  readonly view: string;
  readonly swapAxes: string;
  readonly tensor: string;
}

export const words: Readonly<Record<Language, CodeWords>> = {
  en: {
    output: "The output",
    byHand: "set by hand",
    padding: "padding",
    compile: "Compile with",
    softmax: "Each row becomes shares of one.",
    shares: "Each row divided by its sum; what is out of reach counts as 0.",
    divide: "Row by row; a row whose sum is 0 becomes 0.",
    cosine: "The cosine of the angle between each row of a and each row of b.",
    sinusoidal: "Row p holds sin and cos of p / 10000^(2i / width) in turn.",
    rotate: "Turns the pair (2i, 2i + 1) at position p by p / base^(2i / width).",
    components: "Coordinates of the rows along the directions in which they differ most.",
    normalize: "(x - mean) / sqrt(variance + epsilon)",
    view: "The same numbers, row by row, in matrices of another shape.",
    swapAxes: "Two axes change places.",
    tensor: "A matrix for each sentence and head",
  },
  zh: {
    output: "输出",
    byHand: "手动设定",
    padding: "填充",
    compile: "编译",
    softmax: "每一行变成和为 1 的份额。",
    shares: "每一行除以自己的和；看不到的按 0 计。",
    divide: "逐行相除；和为 0 的行变成 0。",
    cosine: "a 的每一行与 b 的每一行之间夹角的余弦。",
    sinusoidal: "第 p 行轮流放 p / 10000^(2i / width) 的正弦和余弦。",
    rotate: "把位置 p 上的一对 (2i, 2i + 1) 旋转 p / base^(2i / width)。",
    components: "各行在差异最大的几个方向上的坐标。",
    normalize: "(x - mean) / sqrt(variance + epsilon)",
    view: "数字不变，逐行放进另一种形状的矩阵。",
    swapAxes: "两个轴互换位置。",
    tensor: "每个句子、每个头各一个矩阵",
  },
};
