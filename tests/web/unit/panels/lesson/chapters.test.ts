import { expect, it } from "vitest";
import { chapterOf, chapters } from "../../../../../web/src/panels/lesson/chapters.js";
import type { Preset } from "../../../../../web/src/types/wire.js";
import { buildTimeline } from "../../../../../web/src/story/timeline.js";
import { readPresets } from "../../../support/presets.js";
import { presets } from "../../native.js";

const numbers = readPresets().map(({ preset }) => (preset as Preset).number);

it("every example belongs to one subject, and every subject has examples", () => {
  expect(numbers.filter((number) => chapterOf(number) === undefined)).toEqual([]);
  const rows = chapters.flatMap((chapter) => chapter.rows);
  expect(new Set(rows).size).toBe(rows.length);
  expect(new Set(rows)).toEqual(new Set(numbers.map((number) => Number.parseInt(number))));
});

it("each builds on one before it, and says how long its films and guesses take", () => {
  const runs = presets();
  const read = readPresets().map(({ preset }) => preset as Preset);
  chapters.forEach(({ title, minutes, buildsOn, rows }, index) => {
    const before = chapters.slice(0, index).map((chapter) => chapter.title);
    if (index === 0) expect(buildsOn).toBeUndefined();
    else expect(before, title.en).toContain(buildsOn);
    const own = read.filter(({ number }) => rows.includes(Number.parseInt(number)));
    const films = own.map(({ id }) => {
      const run = runs[id];
      return run ? buildTimeline(run).duration : NaN;
    });
    const taken = films.reduce((sum, seconds) => sum + seconds / 60 + 1, 0);
    expect(Math.abs(taken - minutes), title.en).toBeLessThan(1);
  });
});
