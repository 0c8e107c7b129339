import { expect, test } from "vitest";
import { exportWords } from "../../../../web/src/panels/export/words.js";
import { languageOf } from "../../../../web/src/ui/language.js";
import { elementWords } from "../../../../web/src/element/words.js";
import { sentenceWords } from "../../../../web/src/element/parts/sentence/words.js";
import { uiWords } from "../../../../web/src/ui/words.js";

/** Every string of a language by its path; phrases with a gap are filled with sevens. */
function strings(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const filled = (value as (...gaps: unknown[]) => string)(7, 7, 7);
    return [[path, filled]];
  }
  return Object.entries(value as object).flatMap(([key, part]) => strings(part, `${path}/${key}`));
}

test.each([
  ["what all parts share", uiWords],
  ["the element", elementWords],
  ["the row of sentences", sentenceWords],
  ["export", exportWords],
])("both languages say the same things, each in its own words: %s", (_, words) => {
  const en = new Map(strings(words.en));
  const zh = new Map(strings(words.zh));
  expect([...zh.keys()]).toEqual([...en.keys()]);
  for (const [path, text] of en) {
    expect(text, path).not.toBe("");
    expect(zh.get(path), path).not.toBe(text);
    if (!/\p{L}/u.test(text)) continue;
    expect(zh.get(path), path).toMatch(/\p{Script=Han}/u);
    // Chinese keeps a space from Latin letters and digits, and has punctuation of its own.
    expect(zh.get(path), path).not.toMatch(/\p{Script=Han}[A-Za-z,;:!?]|[A-Za-z]\p{Script=Han}/u);
  }
});

test("a tag of any Chinese script reads Chinese, any other tag English", () => {
  expect(["zh", "zh-CN", "zh-Hant-TW", "ZH"].map(languageOf)).toEqual(["zh", "zh", "zh", "zh"]);
  expect(["en", "de", "", "zhx"].map(languageOf)).toEqual(["en", "en", "en", "en"]);
});
