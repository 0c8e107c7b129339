/** Texts of the picture in which the steps of a level are summarised. */
import type { Part } from "../../types/frame.js";
import type { Language } from "../../types/graph.js";
import { sentence, strong } from "../../draw/marks.js";

interface StepWords {
  readonly enter: (name: string) => string;
  readonly steps: (count: number) => Part[];
  readonly made: (title: string, name: Part, value: Part) => Part[];
}

export const stepWords: Record<Language, StepWords> = {
  en: {
    enter: (name) => `Open: ${name}`,
    steps: (count) => sentence`${String(count)} steps, one after the other.`,
    made: (title, name, value) =>
      sentence`${strong(title)}: for ${name} the first number is ${value}.`,
  },
  zh: {
    enter: (name) => `进入：${name}`,
    steps: (count) => sentence`${String(count)} 个步骤，依次进行。`,
    made: (title, name, value) => sentence`${strong(title)}：${name} 的第一个数是 ${value}。`,
  },
};
