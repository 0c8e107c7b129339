/** The film of a text: a part for each word. */
import type { Experiment, Words } from "../../../types/graph.js";
import type { LevelPart } from "../../../types/timeline.js";
import { storyOf } from "./reading.js";

const subtitle: Words = {
  en: "The model writes on, one word at a time.",
  zh: "模型一个词一个词地往下写",
};

export function storyParts(experiment: Experiment): LevelPart[] {
  const { words } = storyOf(experiment);
  return words.map(({ text }, index) => {
    const title = { en: text, zh: text };
    return {
      id: `word.${index + 1}`,
      kind: "word",
      nodes: [],
      title,
      subtitle,
      short: title,
      shape: [{ letter: "T", size: words.length }],
    };
  });
}
