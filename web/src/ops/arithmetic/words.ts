/** Texts about sums and products cell by cell, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface ArithmeticWords {
  readonly added: (row: Part, column: string, sum: Part[]) => Part[];
  readonly allAdded: Part[];
  readonly allSubtracted: Part[];
  readonly allWeighed: Part[];
  readonly subtracted: (a: Part, b: Part, difference: Part) => Part[];
  readonly multipliedBy: (a: Part, b: Part, product: Part) => Part[];
  readonly dividedByOther: (a: Part, by: Part, quotient: Part) => Part[];
  readonly dividedBy: (a: Part, sum: Part, share: Part) => Part[];
  readonly gated: (gate: Part, value: Part, product: Part) => Part[];
  readonly greater: (a: Part, b: Part, max: Part) => Part[];

  /** Headings of explanations, by op. */
  readonly rules: Readonly<Record<string, string>>;
  /** A comment in generated programs, after rows that are set to 0. */
  readonly padded: string;
}

export const arithmeticWords: Record<Language, ArithmeticWords> = {
  en: {
    added: (row, column, sum) => [
      ...sentence`For ${row}, column ${column}: `,
      ...sum,
      ...sentence`.`,
    ],
    allAdded: sentence`The two matrices are added, cell by cell.`,
    allSubtracted: sentence`One matrix is subtracted from the other, cell by cell.`,
    allWeighed: sentence`One matrix is made larger or smaller by a factor, then the other is added, cell by cell.`,
    subtracted: (a, b, difference) => sentence`${a} minus ${b} is ${difference}.`,
    multipliedBy: (a, b, product) => sentence`${a} times ${b} is ${product}.`,
    dividedByOther: (a, by, quotient) => sentence`${a} divided by ${by} is ${quotient}.`,
    dividedBy: (a, sum, share) =>
      sentence`${a} divided by the sum of its row, ${sum}, is ${share}.`,
    gated: (gate, value, product) =>
      sentence`${gate} times ${value} is ${product}. Where the gate is near 0, little passes through.`,
    greater: (a, b, max) => sentence`Of ${a} and ${b} the larger is kept: ${max}.`,

    rules: {
      add: "cell by cell",
      subtract: "cell by cell",
      multiply: "cell by cell",
      maximum: "the larger",
    },
    padded: "padding",
  },
  zh: {
    added: (row, column, sum) => [...sentence`${row}，第 ${column} 列：`, ...sum, ...sentence`。`],
    allAdded: sentence`两个矩阵逐格相加。`,
    allSubtracted: sentence`一个矩阵逐格减去另一个。`,
    allWeighed: sentence`一个矩阵先乘以系数，再与另一个逐格相加。`,
    subtracted: (a, b, difference) => sentence`${a} 减 ${b} 等于 ${difference}。`,
    multipliedBy: (a, b, product) => sentence`${a} 乘以 ${b} 等于 ${product}。`,
    dividedByOther: (a, by, quotient) => sentence`${a} 除以 ${by}，等于 ${quotient}。`,
    dividedBy: (a, sum, share) => sentence`${a} 除以这一行的总和 ${sum}，等于 ${share}。`,
    gated: (gate, value, product) =>
      sentence`${gate} 乘以 ${value} 等于 ${product}。门控值接近 0 时，几乎没有信息通过。`,
    greater: (a, b, max) => sentence`${a} 与 ${b} 取较大的：${max}。`,

    rules: {
      add: "逐格相加",
      subtract: "逐格相减",
      multiply: "逐格相乘",
      maximum: "取较大的",
    },
    padded: "填充",
  },
};

/** Under the title of a stage: by op, and of additions in particular. */
export const arithmeticSubtitles = {
  add: { en: "Two matrices, cell by cell.", zh: "两个矩阵逐格相加" },
  residual: { en: "The input is added to the output.", zh: "输入与输出相加" },
  subtract: { en: "One is subtracted from the other.", zh: "一个减去另一个" },
  multiply: { en: "Two matrices, cell by cell.", zh: "两个矩阵逐格相乘" },
  maximum: { en: "The larger of two, cell by cell.", zh: "逐格取较大的数" },
} satisfies Record<string, Words>;
