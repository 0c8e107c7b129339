import { describe, expect, test } from "vitest";
import { highlightsOf } from "../../../../web/src/overlay/highlight.js";
import { themes } from "../../../../web/src/draw/colour.js";
import type { Frame, Mark, State } from "../../../../web/src/types/frame.js";
import type { GraphNode } from "../../../../web/src/types/graph.js";
import type { Timeline } from "../../../../web/src/types/timeline.js";

const weights = {
  id: "weights",
  op: "softmax",
  shape: [2, 3, 3],
  axes: ["batch", "query", "key"],
} as unknown as GraphNode;

const timeline = {
  experiment: { tokens: [], graph: [weights], output: "weights" },
  stages: [],
  duration: 0,
  range: 1,
} as unknown as Timeline;

const mark = (index: number, state: State, value?: number): Mark => ({
  key: `${index}/${state}`,
  kind: "cell",
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  state,
  opacity: 1,
  cell: { node: "weights", index },
  scale: "weight",
  ...(value === undefined ? {} : { value }),
});

const frame = (...marks: Mark[]): Frame => ({
  width: 1,
  height: 1,
  range: 1,
  marks,
  narration: [],
});
const input = { side: "input", index: 0 } as const;

describe("the highlights of a sentence", () => {
  /** Row 1: its first share has landed, the second is on its way, the third is masked. */
  const working = frame(
    mark(0, "value", 1),
    mark(3, "value", 0.6),
    mark(4, "landing", 0.4),
    mark(5, "masked", 0),
  );

  test("a token has the colour of its weight once that is computed, and not before", () => {
    const highlights = highlightsOf(working, timeline, input, themes.light);
    expect(highlights.map(({ fill }) => fill !== undefined)).toEqual([true, false, false]);
  });

  test("the query is the row, and masked keys are marked as masked", () => {
    const highlights = highlightsOf(working, timeline, input, themes.light);
    expect(highlights.map(({ asks }) => asks)).toEqual([false, true, false]);
    expect(highlights.map(({ out }) => out)).toEqual([false, false, true]);
  });

  test("a weight that is still moving is not shown", () => {
    const strip = { ...mark(4, "value", 0.4), key: "elsewhere" };
    const flying = frame(mark(3, "value", 0.6), strip, mark(4, "landing", 0.4));
    const highlights = highlightsOf(flying, timeline, input, themes.light);
    expect(highlights.map(({ fill }) => fill !== undefined)).toEqual([true, false]);
  });

  test("between two weights the row that has begun is still the current one", () => {
    const between = frame(mark(0, "to-come"), mark(3, "value", 0.6), mark(4, "to-come"));
    const highlights = highlightsOf(between, timeline, input, themes.light);
    expect(highlights.map(({ fill }) => fill !== undefined)).toEqual([true, false]);
    expect(highlights[1]?.asks).toBe(true);
  });

  test("while all rows come in at once, the sentence is plain", () => {
    const sweep = frame(mark(0, "value", 1), mark(3, "value", 0.6), mark(6, "to-come"));
    expect(highlightsOf(sweep, timeline, input, themes.light)).toEqual([]);
  });

  test("if nothing is being computed, the sentence is plain", () => {
    expect(highlightsOf(frame(mark(0, "value", 1)), timeline, input, themes.light)).toEqual([]);
  });

  test("a row of one sentence marks no other sentence of the batch", () => {
    const other = { side: "input", index: 1 } as const;
    expect(highlightsOf(working, timeline, other, themes.light)).toEqual([]);
    const second = frame(mark(9, "value", 1), mark(10, "landing", 0));
    expect(highlightsOf(second, timeline, other, themes.light)[0]?.asks).toBe(true);
  });

  test("with keys from another sentence the weights are shown there", () => {
    const crossed = { ...timeline, experiment: { ...timeline.experiment, context_tokens: [] } };
    const context = { side: "context", index: 0 } as const;
    const asking = highlightsOf(working, crossed, input, themes.light);
    const asked = highlightsOf(working, crossed, context, themes.light);
    expect(asking.every(({ fill }) => fill === undefined)).toBe(true);
    expect(asking[1]?.asks).toBe(true);
    expect(asked[0]?.fill).toBeDefined();
    expect(asked.some(({ asks }) => asks)).toBe(false);
  });
});
