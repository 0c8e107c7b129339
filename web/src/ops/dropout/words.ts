/** Texts about dropout, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { count } from "../../scene/words.js";
import { sentence } from "../../draw/marks.js";

interface DropoutWords {
  readonly dropped: (n: number) => Part[];
  readonly survivors: (factor: string) => Part[];

  /** The heading of the explanation, and why a cell is 0. */
  readonly rule: string;
  readonly fallsOut: string;
}

export const dropoutWords: Record<Language, DropoutWords> = {
  en: {
    dropped: (n) => sentence`${n === 1 ? "One cell is" : `${n} cells are`} dropped at random.`,
    survivors: (factor) =>
      sentence`The rest are multiplied by ${factor}, so that the sum stays the same on average.`,

    rule: "kept or dropped",
    fallsOut: "This cell was dropped at random.",
  },
  zh: {
    dropped: (n) => sentence`随机丢弃${count("zh", n)}个格子。`,
    survivors: (factor) => sentence`保留的都乘以 ${factor}，使总和的期望不变。`,

    rule: "保留或丢弃",
    fallsOut: "这个格子被随机丢弃。",
  },
};

/** Under the title of a stage, by op. */
export const dropoutSubtitles = {
  dropout: {
    en: "Some cells are dropped, the rest are scaled up.",
    zh: "随机丢弃一些格子，其余的放大",
  },
} satisfies Record<string, Words>;
