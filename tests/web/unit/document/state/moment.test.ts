import { describe, expect, test } from "vitest";
import { openingTime, stageAt } from "../../../../../web/src/story/place.js";
import { buildTimeline } from "../../../../../web/src/story/timeline.js";
import type { PublicState } from "../../../../../web/src/document/state/fields.js";
import type { Timeline } from "../../../../../web/src/types/timeline.js";
import {
  cellSaid,
  cellState,
  momentState,
  placeSaid,
  timeSaid,
} from "../../../../../web/src/document/state/moment.js";
import { namedFilms } from "../../films.js";
import { presets, run } from "../../native.js";
import { inTurn } from "../../../support/turns.js";

const timelines = inTurn(namedFilms(presets()), 5);
const { heads, block } = run({
  heads: {
    input: { text: "one small step" },
    attention: { num_heads: 2, mask: { kind: "causal" } },
  },
  block: { input: { text: "one small step" }, block: {}, attention: { num_heads: 2 } },
});
const split = buildTimeline(heads);

/** The time that a state names; undefined if it names none, or what does not exist. */
function timeOf(timeline: Timeline, said: PublicState): number | undefined {
  const place = placeSaid(timeline, said);
  return place && timeSaid(place, said);
}

/** The title of the part that goes by a name, and the id of its level. */
function named(timeline: Timeline, stage: string) {
  const place = placeSaid(timeline, { stage });
  const part = place?.timeline.stages[place.index ?? -1];
  return { level: place?.timeline.level.id, part: part?.title.en };
}

/** The index of a step of the split experiment. */
const stepCalled = (name: string): number => placeSaid(split, { stage: name })?.index ?? -1;

describe("a moment", () => {
  test.each(timelines)("of every step of %s is found again by its name", (_, timeline) => {
    for (const { start, end, stops } of timeline.stages)
      for (const time of [start, start + (end - start) / 3, ...stops]) {
        const said = momentState(timeline, time, true);
        const root = buildTimeline(timeline.experiment);
        const place = placeSaid(root, said);
        const again = place ? timeSaid(place, said) : openingTime(root);
        expect(place?.timeline ?? root).toBe(timeline);
        expect(Math.abs(again - time)).toBeLessThan(0.06);
        expect(stageAt(timeline, again)).toBe(stageAt(timeline, time));
      }
  });

  test("where a reader begins has no name", () => {
    expect(momentState(split, openingTime(split), true)).toEqual({});
    const named = momentState(split, openingTime(split), false);
    expect(timeOf(split, named)).toBeCloseTo(openingTime(split), 2);
    expect(timeOf(split, {})).toBeUndefined();
  });

  test("is the end of a step, or its start where it is about to play", () => {
    const stage = split.stages[stepCalled("weights")];
    expect(timeOf(split, { stage: "weights" })).toBe(stage?.stops.at(-1));
    expect(timeOf(split, { stage: "weights", autoplay: true })).toBe(stage?.start);
    expect(timeOf(split, { step: 1, moment: 0 })).toBe(0);
  });

  test("that is not there is none", () => {
    expect(timeOf(split, { stage: "dropout" })).toBeUndefined();
    expect(timeOf(split, { step: 99 })).toBeUndefined();
    expect(timeOf(split, { level: "decoder.1" })).toBeUndefined();
    expect(timeOf(split, { level: "decoder.1", stage: "weights" })).toBeUndefined();
  });
});

describe("a step goes by the name that every experiment has for it", () => {
  test.each([
    ["tokens", "Tokens"],
    ["vectors", "Vectors"],
    ["qkv", "Query, key, value"],
    ["heads", "Split heads"],
    ["scores", "Scores"],
    ["mask", "Causal mask"],
    ["weights", "Softmax"],
    ["key_heads", "Split heads"],
  ])("%s", (name, title) => {
    expect(named(split, name).part).toBe(title);
  });

  test("block", () => {
    const timeline = buildTimeline(block);
    expect(named(timeline, "block")).toEqual({ level: "block.0", part: undefined });
    expect(named(timeline, "weights")).toEqual({ level: "block.0.attention", part: "Softmax" });
    expect(named(timeline, "block.0.norm_1")).toEqual({
      level: "block.0.norm_1",
      part: "Layer norm",
    });
    const place = placeSaid(timeline, { level: "block.0", stage: "block.0.norm_1" });
    expect(place?.timeline).toBe(timeline);
    expect(placeSaid(timeline, { level: "attention" })?.timeline.level.id).toBe(
      "block.0.attention",
    );
    expect(placeSaid(timeline, { level: "sentence" })?.index).toBe(0);
  });
});

describe("a cell", () => {
  test.each(timelines)("of every node of %s is found again by its place", (_, timeline) => {
    for (const node of timeline.experiment.graph) {
      const size = node.shape.reduce((all, extent) => all * extent, 1);
      for (const index of new Set([0, Math.floor(size / 2), size - 1]))
        for (const step of timeline.stages.keys()) {
          const said = cellState(timeline, { node: node.id, index }, step);
          expect(cellSaid(timeline, said, step), `${node.id} ${index}`).toEqual({
            node: node.id,
            index,
          });
        }
    }
  });

  test("is in the result of the step, in the head that is said", () => {
    const step = stepCalled("weights");
    const said = { cell: { at: [3, 1] }, head: 2 };
    expect(cellSaid(split, said, step)).toEqual({ node: "weights", index: 9 + 6 });
    expect(cellState(split, { node: "weights", index: 15 }, step)).toEqual(said);
  });

  test.each([[[4, 1]], [[3]], [[3, 1, 1]], [[1, 2, 3, 4]]])("%j is not there", (at) => {
    expect(cellSaid(split, { cell: { at } }, stepCalled("weights"))).toBeUndefined();
  });
});
