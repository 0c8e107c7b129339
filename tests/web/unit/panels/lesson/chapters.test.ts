import { expect, it } from "vitest";
import { CHAPTERS } from "../../../../../web/src/document/choices.js";
import { firstExample, type Example } from "../../../../../web/src/document/experiment.js";
import {
  allOf,
  beside,
  chapterOf,
  chapters,
  courseOrder,
  lessonAfter,
} from "../../../../../web/src/panels/lesson/chapters.js";
import { minutes, minutesOf } from "../../../../../web/src/panels/lesson/minutes.js";
import { isLesson, lessonIds } from "../../../../../web/src/panels/lesson/reading.js";
import { specs } from "../../../../../web/src/panels/lesson/specs/index.js";
import { placeOf } from "../../../../../web/src/story/place.js";
import { buildTimeline } from "../../../../../web/src/story/timeline.js";
import type { Place } from "../../../../../web/src/panels/lesson/types.js";
import type { Experiment } from "../../../../../web/src/types/graph.js";
import type { Preset } from "../../../../../web/src/types/wire.js";
import { readPresets } from "../../../support/presets.js";
import { run } from "../../native.js";

const examples: readonly Example[] = [
  firstExample("en"),
  ...readPresets().map(({ preset }) => preset as Preset),
];

it("every example belongs to one chapter, and no chapter is empty", () => {
  expect(chapters.map(({ id }) => id)).toEqual(CHAPTERS);
  expect([...courseOrder].sort()).toEqual([...lessonIds].sort());
  for (const chapter of chapters) {
    expect(chapter.lessons.length, chapter.id).toBeGreaterThan(1);
    for (const id of allOf(chapter)) expect(chapterOf(id)).toBe(chapter);
  }
});

it("each builds on one before it", () => {
  chapters.forEach(({ id, buildsOn }, index) => {
    const before = chapters.slice(0, index).map((chapter) => chapter.id);
    if (index === 0) expect(buildsOn).toBeUndefined();
    else expect(before, id).toContain(buildsOn);
  });
});

it("a variant stands with the lesson whose number in the curriculum it shares, or builds on", () => {
  const row = (id: string) =>
    Number.parseInt(examples.find((example) => example.id === id)?.number ?? "0");
  const apart = chapters.flatMap(({ lessons }) =>
    lessons.flatMap(({ id, variants }) => variants.filter((variant) => row(variant) !== row(id))),
  );
  // DeepNorm is a norm, shown in a block.
  expect(apart).toEqual(["norms-deep"]);
});

it("one lesson leads to the next", () => {
  expect(beside("vectors", -1)).toBeUndefined();
  expect(beside("vectors", 1)).toBe("products");
  expect(beside("vectors-dot-and-cosine", 1)).toBe("first");
  expect(beside(courseOrder.at(-1) ?? "first", 1)).toBeUndefined();
  const done = new Set<string>(["vectors"]);
  expect(lessonAfter("seventh-token", done)).toBe("query-key-value");
  // The page begins with the second chapter.
  expect(lessonAfter("first", done)).toBe("products");
  for (const { id } of chapters[0]?.lessons ?? []) done.add(id);
  expect(lessonAfter("first", done)).toBe("scores-of-one-query");
});

it(
  "a lesson takes its film and a minute, up to the next half of a minute",
  { timeout: 60_000 },
  () => {
    const runs = run(
      Object.fromEntries(examples.map(({ id, request }) => [id, request])),
    ) as Readonly<Record<string, Experiment>>;
    const taken = examples.map(({ id }) => {
      const { opens, asks = opens } = (isLesson(id) ? specs[id].place : {}) as Place;
      const experiment = runs[id] as Experiment;
      const place = asks === undefined ? undefined : placeOf(experiment, asks);
      const film = (place?.timeline ?? buildTimeline(experiment)).duration / 60;
      return [id, Math.ceil(2 * (film + 1)) / 2];
    });
    expect(minutes).toEqual(Object.fromEntries(taken));
  },
);

it("the first chapter is done in five minutes", () => {
  const [first] = chapters;
  expect(minutesOf(first ? allOf(first) : [])).toBeLessThanOrEqual(5);
});
