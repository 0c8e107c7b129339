import { describe, expect, it, test } from "vitest";
import { cellAfter, nodeAt, samePlace, stageAt } from "../../../../web/src/story/place.js";
import type { GraphNode } from "../../../../web/src/types/graph.js";
import type { Stage, Timeline } from "../../../../web/src/types/timeline.js";

const words = { en: "", zh: "" };

/** A timeline of steps given as [id, seconds]; each computes the node of its id. */
function timeline(...steps: [string, number][]): Timeline {
  let start = 0;
  const stages = steps.map(([id, seconds]): Stage => {
    const end = start + seconds;
    const stage = {
      id,
      kind: id.split(".").at(-1) ?? id,
      nodes: [id],
      title: words,
      subtitle: words,
      short: words,
      shape: [],
      start,
      end,
      segments: [{ node: id, start, end }],
      stops: [end],
    };
    start = end;
    return stage;
  });
  const graph = steps.map(([id]) => ({ id }) as GraphNode);
  return {
    experiment: { tokens: [], graph, output: "" },
    level: {
      id: "",
      kind: "program",
      title: words,
      subtitle: words,
      parent: undefined,
      parts: stages,
    },
    stages,
    duration: start,
    range: 1,
  };
}

test("at the boundary of two steps, the later one has begun", () => {
  const story = timeline(["a", 2], ["b", 3]);
  expect([0, 1.9, 2, 4.9, 5, 99].map((time) => stageAt(story, time))).toEqual([0, 0, 1, 1, 1, 1]);
});

test("the node at a time is the one whose segment it is", () => {
  const story = timeline(["a", 2], ["b", 3]);
  expect(nodeAt(story, 1)?.id).toBe("a");
  expect(nodeAt(story, 5)?.id).toBe("b");
});

test("a longer sentence keeps the step and the part of it", () => {
  const old = timeline(["a", 2], ["b", 4]);
  const next = timeline(["a", 6], ["b", 8]);
  expect(samePlace(old, 3, next)).toBe(8);
});

test("a mask inserted before it does not change the reader's step", () => {
  const old = timeline(["scores", 2], ["weights", 2]);
  const next = timeline(["scores", 2], ["masked_scores", 2], ["weights", 2]);
  expect(samePlace(old, 3, next)).toBe(5);
});

test("in a block the step of the same name is taken, the second for the second", () => {
  const old = timeline(["block.0.weights", 2], ["block.1.weights", 2]);
  const next = timeline(["encoder.0.weights", 2], ["encoder.1.weights", 2]);
  expect(samePlace(old, 3, next)).toBe(3);
  expect(samePlace(old, 1, timeline(["x", 5], ["weights", 2]))).toBe(6);
});

test("if the step no longer exists, the timeline starts again", () => {
  expect(samePlace(timeline(["a", 2]), 1, timeline(["b", 2]))).toBe(0);
});

describe("a cell in a new result", () => {
  /** A timeline whose only node, the weights, has this shape. */
  const shaped = (...shape: number[]): Timeline => {
    const one = timeline(["weights", 1]);
    const graph = [{ id: "weights", shape } as unknown as GraphNode];
    return { ...one, experiment: { ...one.experiment, graph } };
  };
  const flat = (shape: readonly number[], place: readonly number[]) =>
    shape.reduce((index, size, axis) => index * size + (place[axis] ?? 0), 0);
  const moved = (from: number[], place: readonly number[], to: number[]) =>
    cellAfter({ node: "weights", index: flat(from, place) }, shaped(...from), shaped(...to))?.index;

  it("keeps its sentence, head, row and column when words come or go", () => {
    const place = [1, 1, 3, 2];
    for (const size of [4, 5, 6, 7, 12])
      expect(moved([2, 2, 6, 6], place, [2, 2, size, size])).toBe(flat([2, 2, size, size], place));
  });

  it("is gone with its column, its row, its head or its sentence", () => {
    expect(moved([1, 2, 6, 6], [0, 0, 2, 5], [1, 2, 6, 5])).toBeUndefined();
    expect(moved([1, 2, 6, 6], [0, 0, 5, 2], [1, 2, 5, 6])).toBeUndefined();
    expect(moved([1, 2, 6, 6], [0, 1, 2, 2], [1, 1, 6, 6])).toBeUndefined();
    expect(moved([2, 2, 6, 6], [1, 0, 2, 2], [1, 2, 6, 6])).toBeUndefined();
  });

  it("is gone where another word has come to its place, and stays where words follow", () => {
    const reading = (text: string, axes = ["batch", "head", "query", "key"]) => {
      const words = text.split(" ").map((text) => ({ text, id: null, offset: 0 }));
      const { experiment, ...rest } = shaped(1, 1, words.length, words.length);
      const graph = experiment.graph.map((node) => ({ ...node, axes }));
      const read = { ...experiment, graph, tokens: [words] };
      return { ...rest, experiment: read } as unknown as Timeline;
    };
    const cell = { node: "weights", index: flat([1, 1, 3, 3], [0, 0, 2, 1]) };
    const after = (text: string) => cellAfter(cell, reading("the cat sleeps"), reading(text));
    expect(after("the cat sleeps well")?.index).toBe(flat([1, 1, 4, 4], [0, 0, 2, 1]));
    expect(after("now the cat sleeps")).toBeUndefined();
    expect(after("the dog sleeps")).toEqual(cell);
    // As many columns as there are words, by chance.
    const wide = (text: string) => reading(text, ["batch", "head", "width", "width"]);
    expect(cellAfter(cell, wide("the cat sleeps"), wide("now the cat sleeps"))).toBeDefined();
  });

  it("is gone with its node, or where this has other axes", () => {
    const cell = { node: "weights", index: 3 };
    expect(cellAfter(cell, shaped(2, 2), timeline(["a", 1]))).toBeUndefined();
    expect(cellAfter(cell, shaped(2, 2), shaped(1, 2, 2))).toBeUndefined();
  });
});
