/** The picture of a translation while the decoder is on its way. */
import { expect, test } from "vitest";
import { ofEncoder } from "../../../../../web/src/engine/session/beginning.js";
import { openingTime, placeAfter } from "../../../../../web/src/story/place.js";
import type { Experiment } from "../../../../../web/src/types/graph.js";
import type { RunResult } from "../../../../../web/src/types/wire.js";
import { frameAt } from "../../frames.js";
import { run } from "../../native.js";
import { film, keyed, opening, sizes, told } from "./opening_picture.js";

const experiments = run({
  animal: {
    model: "translate",
    input: { text: "The animal didn't cross the street because it was too tired." },
  },
  puppy: { model: "translate", input: { text: "小狗没有过马路，因为它太累了。" } },
});
const beginningOf = (whole: Experiment): Experiment => ofEncoder(whole as RunResult);
const names = Object.keys(experiments) as (keyof typeof experiments)[];

test.each(names)("%s: the arcs are those of the whole, and stand where they will stand", (name) => {
  const whole = experiments[name];
  for (const size of ["desk", "wide"] as const) {
    const [before, after] = [beginningOf(whole), whole].map((one) =>
      keyed(opening(one, {}, size), /^(arc|told|crown|word)/u).map(({ key, x, y, path }) => [
        key,
        Math.round(x),
        Math.round(y),
        path,
      ]),
    );
    expect(before?.length).toBeGreaterThan(10);
    expect(before).toEqual(after);
  }
});

test.each(names)("%s: nothing is drawn or said of an answer, however long it takes", (name) => {
  const timeline = film(beginningOf(experiments[name]));
  for (const time of [0, 0.3, 1, 5, 60, openingTime(timeline)]) {
    const frame = frameAt(timeline, time, { ...sizes.desk, language: "en" });
    expect(keyed(frame, /^(answer|link|note|explain)/u)).toEqual([]);
    expect(told(frame)).toMatch(/^(it|它) looks at (animal|小狗): [01]\.\d+\.$/u);
  }
});

test("the film goes on where it is, and does not run away while it waits", () => {
  const [before, after] = [film(beginningOf(experiments.animal)), film(experiments.animal)];
  expect(before.stages.map(({ id }) => id)).toEqual(["word.1"]);
  expect(placeAfter(before, 0.2, after)).toBe(0.2);
  expect(placeAfter(before, 30, after)).toBe(0.9);
  expect(placeAfter(before, openingTime(before), after)).toBe(openingTime(after));
  expect(placeAfter(after, 2, after)).toBeCloseTo(2);
});
