/** Texts about rows that become one number, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface ReduceWords {
  readonly rowAddsUp: (row: Part, sum: Part) => Part[];
  readonly mean: string;
  readonly rowMean: (row: Part, mean: Part) => Part[];
  readonly max: string;
  readonly rowLargest: (row: Part, max: Part) => Part[];

  /** Headings of explanations, by op. */
  readonly rules: Readonly<Record<string, string>>;
}

export const reduceWords: Record<Language, ReduceWords> = {
  en: {
    rowAddsUp: (row, sum) => sentence`What is left in the row of ${row} adds up to ${sum}.`,
    mean: "mean",
    rowMean: (row, mean) => sentence`The mean of the numbers in the row of ${row} is ${mean}.`,
    max: "largest",
    rowLargest: (row, max) => sentence`The largest number in the row of ${row} is ${max}.`,

    rules: {
      row_sum: "the whole row, added up",
      row_mean: "the row’s sum, divided by its count",
      row_max: "the largest of the row",
    },
  },
  zh: {
    rowAddsUp: (row, sum) => sentence`${row} 这一行剩下的加起来是 ${sum}。`,
    mean: "均值",
    rowMean: (row, mean) => sentence`${row} 这一行各数的均值是 ${mean}。`,
    max: "最大",
    rowLargest: (row, max) => sentence`${row} 这一行最大的数是 ${max}。`,

    rules: {
      row_sum: "整行相加",
      row_mean: "本行的和除以个数",
      row_max: "本行最大的数",
    },
  },
};

/** Under the title of a stage, by op. */
export const reduceSubtitles = {
  row_sum: { en: "The sum of each row.", zh: "每一行的总和" },
  row_mean: { en: "The mean of each row.", zh: "每一行的均值" },
  row_max: { en: "The largest number of each row.", zh: "每一行最大的数" },
} satisfies Record<string, Words>;
