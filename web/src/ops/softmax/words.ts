/** What is said of rows that become shares, in both languages. */
import type { Language } from "../../types/graph.js";

interface SoftmaxWords {
  /** Why: the heading, a phrase for the sum, and why a share is what it is. */
  readonly rule: string;
  readonly rowSum: string;
  readonly notDivisible: string;
  readonly infiniteMaximum: string;
  readonly overflow: string;
  readonly notANumber: string;
  /** Comments of the programs. */
  readonly comments: { readonly divide: string; readonly shares: string; readonly softmax: string };
}

export const softmaxWords: Record<Language, SoftmaxWords> = {
  en: {
    rule: "its share of the row’s sum",
    rowSum: "the row’s sum",
    notDivisible: "Nothing can be divided by this row’s sum, so all of it is 0.",
    infiniteMaximum: "The row’s largest is infinite and takes the whole share.",
    overflow:
      "An exponential is too large for float32. Subtracting the maximum first prevents this.",
    notANumber: "What is not a number weighs nothing.",
    comments: {
      divide: "Row by row; a row whose sum is 0 becomes 0.",
      shares: "Each row divided by its sum; what is out of reach counts as 0.",
      softmax: "Each row becomes shares of one.",
    },
  },
  zh: {
    rule: "在行和中占的份额",
    rowSum: "本行的和",
    notDivisible: "这一行的和不能作除数，所以全是 0。",
    infiniteMaximum: "本行的最大值是无穷，它独占全部份额。",
    overflow: "指数超出了 float32 的范围。先减去最大值就不会这样。",
    notANumber: "不是数的不占份额。",
    comments: {
      divide: "逐行相除；和为 0 的行变成 0。",
      shares: "每一行除以自己的和；看不到的按 0 计。",
      softmax: "每一行变成和为 1 的份额。",
    },
  },
};
