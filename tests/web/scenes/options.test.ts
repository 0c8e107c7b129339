import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../web/src/player/timeline.js";
import type { FrameOptions, Mark, Timeline } from "../../../web/src/player/types.js";
import { frameAt as compactFrameAt } from "../../../web/src/scenes/frame.js";
import { cellsOf, frameAt, nodeOf, sizes } from "./frames.js";
import { experiments, run } from "./native.js";

function endOf(timeline: Timeline, id: string, options: FrameOptions) {
  const stage = timeline.stages.find((other) => other.id === id);
  if (!stage) throw new Error(`no stage ${id}`);
  return frameAt(timeline, stage.end - 0.05, options);
}

const indices = (marks: readonly Mark[]) => marks.map((mark) => mark.cell?.index ?? NaN);

describe("a sentence of a batch", () => {
  const timeline = buildTimeline(experiments.chinese);

  it("is shown alone, and the frame says which it is", () => {
    const second = endOf(timeline, "weights", { ...sizes.wide, batch: 1 });
    const shown = indices(cellsOf(second, "weights"));
    expect(Math.min(...shown)).toBe(9);
    expect(Math.max(...shown)).toBe(17);
    expect(second.marks.map((mark) => mark.text)).toContain("Sentence 2 of 2");
    expect(second.marks.map((mark) => mark.text)).toContain("太阳");
  });
});

describe("a head", () => {
  const timeline = buildTimeline(experiments.grouped);

  it("is shown large, the others small beside it", () => {
    const frame = endOf(timeline, "weights", { ...sizes.wide, head: 2 });
    const large = cellsOf(frame, "weights").filter((mark) => mark.text !== undefined);
    expect(Math.min(...indices(large))).toBe(2 * 36);
    expect(Math.max(...indices(large))).toBe(3 * 36 - 1);
    expect(new Set(indices(cellsOf(frame, "weights"))).size).toBe(4 * 36);
  });

  it("is counted where it finds no room", () => {
    const frame = endOf(buildTimeline(experiments.manyHeads), "weights", sizes.phone);
    expect(frame.marks.map((mark) => mark.text)).toContain("+5");
  });

  it("is the pinned cell's own", () => {
    const pinned = { node: "scores", index: 2 * 36 + 7 };
    const frame = endOf(timeline, "weights", { ...sizes.wide, pinned });
    const large = cellsOf(frame, "weights").filter((mark) => mark.text !== undefined);
    expect(Math.min(...indices(large))).toBe(2 * 36);
  });
});

describe("the reader's cell", () => {
  const timeline = buildTimeline(experiments.causal);
  const pinned = { node: "scores", index: 4 * 6 + 2 };

  it("wears the ring once it is there", () => {
    const frame = endOf(timeline, "scores", { ...sizes.wide, pinned });
    const ringed = frame.marks.filter((mark) => mark.state === "pinned");
    expect(ringed.map((mark) => mark.cell)).toEqual([pinned]);
  });

  it("is the one that is worked out in the open", () => {
    const frame = endOf(timeline, "scores", { ...sizes.wide, pinned });
    expect(frame.marks.find((mark) => mark.key === "bench/sum")?.cell).toEqual(pinned);
    expect(frame.narration.map((part) => part.text).join("")).toContain("query of one");
  });

  it("opens its row in softmax", () => {
    const weights = timeline.stages.find(({ id }) => id === "weights");
    const frame = frameAt(timeline, (weights?.start ?? 0) + 1.5, {
      ...sizes.wide,
      pinned: { node: "weights", index: 5 * 6 },
    });
    const opened = frame.marks.filter((mark) => /^bar\/\d+$/u.test(mark.key));
    expect(
      opened.flatMap((mark) => indices([{ ...mark, cell: mark.sources?.[0] } as Mark])),
    ).toEqual([30, 31, 32, 33, 34, 35]);
  });
});

describe("reduced motion", () => {
  it("shows only stops: nothing travels and nothing is half there", () => {
    for (const experiment of [experiments.causal, experiments.heads, experiments.block]) {
      const timeline = buildTimeline(experiment);
      for (let time = 0; time < timeline.duration; time += 0.31) {
        const { marks } = frameAt(timeline, time, { ...sizes.wide, still: true });
        const travelling = marks.filter((mark) => mark.kind === "cell" && mark.state === "moving");
        expect(travelling.map((mark) => mark.key)).toEqual([]);
      }
    }
  });
});

describe("the story without digits", () => {
  it("has tints and no numbers in its matrices", () => {
    const frame = endOf(buildTimeline(experiments.causal), "scores", {
      ...sizes.wide,
      digits: false,
    });
    const cells = cellsOf(frame, "scores").filter((mark) => !mark.key.startsWith("bench"));
    expect(cells.length).toBe(36);
    for (const { text, value } of cells) {
      expect(text).toBeUndefined();
      expect(value).toBeTypeOf("number");
    }
  });
});

describe("a matrix of more than 128 rows or columns", () => {
  const { large } = run({
    large: {
      input: { tokens: [Array.from({ length: 300 }, (_, i) => `w${i}`)] },
      embedding: { d_in: 24 },
      attention: { mask: { kind: "causal" } },
    },
  });
  const timeline = buildTimeline(large);

  it.each([
    ["en", "every 3rd row and column"],
    ["zh", "每 3 行画 1 行，每 3 列画 1 列"],
  ] as const)("is thinned out and says so, in %s", (language, note) => {
    for (const id of ["scores", "masked_scores", "weights"]) {
      const frame = endOf(timeline, id, { ...sizes.wide, language });
      const inMatrix = cellsOf(frame, id).filter(({ key }) => key.startsWith(`${id}/`));
      const shown = new Set(indices(inMatrix));
      const every = Array.from({ length: 100 }, (_, i) => 3 * i);
      expect(shown, id).toEqual(new Set(every.flatMap((r) => every.map((c) => r * 300 + c))));
      expect(frame.marks.map((mark) => mark.text)).toContain(note);
    }
  });

  it("shows values of the node, each at its place", () => {
    const { values = [] } = nodeOf(large, "weights");
    for (const { cell, value, state, x, y } of cellsOf(
      endOf(timeline, "weights", sizes.wide),
      "weights",
    )) {
      const [row, column] = [Math.floor((cell?.index ?? 0) / 300), (cell?.index ?? 0) % 300];
      expect(value).toBe(values[row * 300 + column]);
      expect(state).toBe(column > row ? "masked" : "value");
      expect(x).toBeLessThanOrEqual(sizes.wide.width);
      expect(y).toBeLessThanOrEqual(sizes.wide.height);
    }
  });

  it("keeps the labels of the rows that are drawn", () => {
    const { marks } = endOf(timeline, "weights", sizes.wide);
    const labels = marks.filter(({ key }) => /\/row\/\d+$/u.test(key));
    expect(labels.length).toBeGreaterThan(2);
    for (const { key, text, title } of labels)
      expect(title ?? text).toBe(`w${3 * Number(key.slice(key.lastIndexOf("/") + 1))}`);
  });
});

describe("a matrix of 1,024 × 1,024", () => {
  const side = 1024;
  const node = (id: string, op: string, inputs: string[], value: (i: number) => number) =>
    ({
      id,
      op,
      inputs,
      scope: "",
      shape: [side, side],
      axes: ["query", "feature"],
      title: { en: id, zh: id },
      formula: id,
      values: Float32Array.from({ length: side * side }, (_, i) => value(i)),
    }) as const;
  const timeline = buildTimeline({
    tokens: [],
    graph: [
      node("a", "parameter", [], (i) => Math.sin(i)),
      node("r", "relu", ["a"], (i) => Math.max(0, Math.sin(i))),
    ],
    output: "r",
  });

  it("is a few hundred marks at most, of cells that are the node's own", () => {
    const { start = 0, end = 0 } = timeline.stages.find(({ id }) => id === "r") ?? {};
    for (const share of [0, 0.3, 0.6, 0.9, 0.99]) {
      const { marks } = compactFrameAt(timeline, start + (end - start) * share, sizes.wide);
      expect(marks.length).toBeLessThan(400);
      expect(marks.some(({ block }) => block?.tints.table.node === "r")).toBe(true);
    }
    const cells = cellsOf(endOf(timeline, "r", sizes.wide), "r");
    expect(new Set(indices(cells)).size).toBeGreaterThanOrEqual(128 * 128);
    for (const { cell, value } of cells)
      expect(value).toBe(Math.fround(Math.max(0, Math.sin(cell?.index ?? 0))));
  });
});
