import { expect, it } from "vitest";
import { chapterOf, chapters } from "../../../../../web/src/panels/lesson/chapters.js";
import type { Preset } from "../../../../../web/src/types/wire.js";
import { readPresets } from "../../../support/presets.js";

const numbers = readPresets().map(({ preset }) => (preset as Preset).number);

it("every example belongs to one subject, and every subject has examples", () => {
  expect(numbers.filter((number) => chapterOf(number) === undefined)).toEqual([]);
  const rows = chapters.flatMap((chapter) => chapter.rows);
  expect(new Set(rows).size).toBe(rows.length);
  expect(new Set(rows)).toEqual(new Set(numbers.map((number) => Number.parseInt(number))));
});
