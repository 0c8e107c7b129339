/** What is said of dropout, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { count } from "../../scene/words.js";
import { sentence } from "../../draw/marks.js";

interface DropoutWords {
  readonly dropped: (n: number) => Part[];
  readonly survivors: (factor: string) => Part[];

  /** Why: the heading, and why a cell is 0. */
  readonly rule: string;
  readonly fallsOut: string;
}

export const dropoutWords: Record<Language, DropoutWords> = {
  en: {
    dropped: (n) => sentence`${n === 1 ? "One cell falls" : `${n} cells fall`} out, by chance.`,
    survivors: (factor) =>
      sentence`The rest are multiplied by ${factor}, so that the sum stays the same on average.`,

    rule: "kept or dropped",
    fallsOut: "Chance lets this cell fall out.",
  },
  zh: {
    dropped: (n) => sentence`随机掉出${count("zh", n)}个格子。`,
    survivors: (factor) => sentence`留下的都乘以 ${factor}，总和平均不变。`,

    rule: "留下或掉出",
    fallsOut: "这个格子随机掉出。",
  },
};

/** Under the title of a stage, by op. */
export const dropoutSubtitles = {
  dropout: { en: "Some cells fall out, the rest grow.", zh: "一些格子掉出，其余的变大" },
} satisfies Record<string, Words>;
