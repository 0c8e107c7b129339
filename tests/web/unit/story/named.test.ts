/** Names are words of either language: no reader of the curriculum meets an id of a program. */
import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
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
  const { stages } = buildTimeline(experiment);

  it("has matrices with names in words", () => {
    const unnamed = experiment.graph.filter(({ title }) => !isNamed(title));
    expect(unnamed.map(({ id, title }) => [id, title])).toEqual([]);
  });

  it("has steps with names in words", () => {
    const unnamed = stages.filter(({ title, short }) => !isNamed(title) || !isNamed(short));
    expect(unnamed.map(({ id, title }) => [id, title])).toEqual([]);
  });

  it.each(["en", "zh"] as const)("tells its steps apart by part and name in %s", (language) => {
    const names = stages.map(({ group, title }) => `${group[language]}: ${title[language]}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
