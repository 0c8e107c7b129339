/** Names are words of either language: no reader of the curriculum meets an id of a program. */
import { describe, expect, it } from "vitest";
import { isSentence, levelsIn, levelsOf } from "../../../../web/src/story/levels.js";
import type { Words } from "../../../../web/src/types/graph.js";
import { presets } from "../native.js";

/** The letters that mathematics gives to vectors and matrices are the same in every language. */
const isLetter = ({ en, zh }: Words): boolean => /^[A-Za-z]$/u.test(en) && en === zh;

/** Chinese textbooks leave it untranslated. */
const isTerm = ({ zh }: Words): boolean => zh === "Softmax";

const isNamed = (words: Words): boolean =>
  isLetter(words) ||
  (/^[A-Z][^_.ᵀ]*$/u.test(words.en) && (isTerm(words) || /\p{Script=Han}/u.test(words.zh)));

describe.each(Object.entries(presets()))("%s", (_, experiment) => {
  // The parts of a translation are called as its words are.
  const levels = levelsIn(levelsOf(experiment)).filter((level) => !isSentence(level));

  it("has matrices with names in words", () => {
    const unnamed = experiment.graph.filter(({ title }) => !isNamed(title));
    expect(unnamed.map(({ id, title }) => [id, title])).toEqual([]);
  });

  it("has steps with names in words", () => {
    const parts = levels.flatMap((level) => level.parts);
    const unnamed = parts.filter(({ title, short }) => !isNamed(title) || !isNamed(short));
    expect(unnamed.map(({ id, title }) => [id, title])).toEqual([]);
  });

  it.each(["en", "zh"] as const)("tells the parts of a level apart in %s", (language) => {
    for (const { parts } of levels) {
      const names = parts.map(({ title }) => title[language]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });
});
