import { describe, expect, test } from "vitest";
import { openingTime, stageAt } from "../../../../../web/src/story/place.js";
import { buildTimeline } from "../../../../../web/src/story/timeline.js";
import type { Timeline } from "../../../../../web/src/types/timeline.js";
import {
  cellSaid,
  cellState,
  momentState,
  stageNamed,
  timeSaid,
} from "../../../../../web/src/document/state/moment.js";
import { presets, run } from "../../native.js";

const experiments = presets();
const timelines = Object.entries(experiments).map(
  ([id, experiment]) => [id, buildTimeline(experiment)] as const,
);
const { heads, block } = run({
  heads: {
    input: { text: "one small step" },
    attention: { num_heads: 2, mask: { kind: "causal" } },
  },
  block: { input: { text: "one small step" }, block: {}, attention: { num_heads: 2 } },
});
const split = buildTimeline(heads);

const titleAt = ({ stages }: Timeline, index: number | undefined) => stages[index ?? -1]?.title.en;

describe("a moment", () => {
  test.each(timelines)("of every step of %s is found again by its name", (_, timeline) => {
    for (const { start, end, stops } of timeline.stages)
      for (const time of [start, start + (end - start) / 3, ...stops]) {
        const again =
          timeSaid(timeline, momentState(timeline, time, true)) ?? openingTime(timeline);
        expect(Math.abs(again - time)).toBeLessThan(0.06);
        expect(stageAt(timeline, again)).toBe(stageAt(timeline, time));
      }
  });

  test("where a reader begins has no name", () => {
    expect(momentState(split, openingTime(split), true)).toEqual({});
    const named = momentState(split, openingTime(split), false);
    expect(timeSaid(split, named)).toBeCloseTo(openingTime(split), 2);
    expect(timeSaid(split, {})).toBeUndefined();
  });

  test("is the end of a step, or its start where it is about to play", () => {
    const stage = split.stages[stageNamed(split, "weights") ?? 0];
    expect(timeSaid(split, { stage: "weights" })).toBe(stage?.stops.at(-1));
    expect(timeSaid(split, { stage: "weights", autoplay: true })).toBe(stage?.start);
    expect(timeSaid(split, { step: 1, moment: 0 })).toBe(0);
  });

  test("that is not there is none", () => {
    expect(timeSaid(split, { stage: "dropout" })).toBeUndefined();
    expect(timeSaid(split, { step: 99 })).toBeUndefined();
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
    expect(titleAt(split, stageNamed(split, name))).toBe(title);
  });

  test("block", () => {
    const timeline = buildTimeline(block);
    expect(titleAt(timeline, stageNamed(timeline, "block"))).toBe("The block");
    expect(timeline.stages[stageNamed(timeline, "weights") ?? 0]?.id).toBe(
      "block.0.attention.weights",
    );
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
    const step = stageNamed(split, "weights") ?? 0;
    const said = { cell: { at: [3, 1] }, head: 2 };
    expect(cellSaid(split, said, step)).toEqual({ node: "weights", index: 9 + 6 });
    expect(cellState(split, { node: "weights", index: 15 }, step)).toEqual(said);
  });

  test.each([[[4, 1]], [[3]], [[3, 1, 1]], [[1, 2, 3, 4]]])("%j is not there", (at) => {
    expect(cellSaid(split, { cell: { at } }, stageNamed(split, "weights") ?? 0)).toBeUndefined();
  });
});
