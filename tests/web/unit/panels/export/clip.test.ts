/** A step as pictures: when they are taken, and how large they are. */
import { expect, test } from "vitest";
import { fitted, momentsOf, RATES } from "../../../../../web/src/panels/export/formats/clip.js";
import { buildTimeline } from "../../../../../web/src/story/timeline.js";
import { stageAt } from "../../../../../web/src/story/place.js";
import { experiments } from "../../native.js";

const { stages } = buildTimeline(experiments.causal);

test("a step is shown from its beginning to its end, at equal distances, and nothing of the next", () => {
  const timeline = buildTimeline(experiments.causal);
  for (const [index, stage] of stages.entries()) {
    const moments = momentsOf(stage, RATES.gif);
    expect(moments[0]).toBe(stage.start);
    expect(moments.at(-1)).toBeGreaterThan(stage.stops.at(-1) ?? 0);
    expect(new Set(moments.map((moment) => stageAt(timeline, moment)))).toEqual(new Set([index]));
    const apart = moments.slice(1).map((moment, i) => moment - (moments[i] as number));
    expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(1e-9);
  }
});

test("a second of the story is a second of the film, but for steps of more than fifteen", () => {
  expect(momentsOf({ start: 3, end: 5 }, 20)).toHaveLength(40);
  expect(momentsOf({ start: 0, end: 60 }, 30)).toHaveLength(450);
  expect(momentsOf({ start: 0, end: 0 }, 30)).toHaveLength(2);
});

test("a picture of a GIF lasts whole hundredths of a second, as the format counts them", () => {
  expect(100 % RATES.gif).toBe(0);
});

test("sides of films are even", () => {
  expect([1, 2, 3, 799, 1000.4].map((length) => fitted(length, 1))).toEqual([2, 2, 4, 800, 1000]);
  expect(fitted(333, 2)).toBe(666);
});
