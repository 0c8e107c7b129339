/** What is said of shapes, in both languages. */
import type { Language } from "../../types/graph.js";

interface ShapeWords {
  /** Comments of the programs. */
  readonly comments: { readonly swapAxes: string; readonly view: string };
}

export const shapeWords: Record<Language, ShapeWords> = {
  en: {
    comments: {
      swapAxes: "Two axes change places.",
      view: "The same numbers, row by row, in matrices of another shape.",
    },
  },
  zh: {
    comments: {
      swapAxes: "两个轴互换位置。",
      view: "数字不变，逐行放进另一种形状的矩阵。",
    },
  },
};
