import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Frame, FrameOptions, Mark } from "../../../../web/src/types/frame.js";
import type { Timeline } from "../../../../web/src/types/timeline.js";
import { frameAt as compactFrameAt } from "../../../../web/src/story/frame.js";
import { cellAt, markOf } from "../../../../web/src/draw/hit.js";
import { cellsOf, frameAt, nodeOf, sizes } from "../frames.js";
import { experiments, run } from "../native.js";

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

describe("the depth story", () => {
  it("has no letters of shapes at any step", () => {
    const timeline = buildTimeline(experiments.causal);
    const kinds = (options: FrameOptions) =>
      timeline.stages.flatMap(({ id }) =>
        endOf(timeline, id, options).marks.map(({ kind }) => kind),
      );
    expect(kinds(sizes.wide)).toContain("shape");
    expect(kinds({ ...sizes.wide, digits: false })).not.toContain("shape");
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

  it("is counted if there is no room for it", () => {
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

  it("has the ring once it is computed", () => {
    const frame = endOf(timeline, "scores", { ...sizes.wide, pinned });
    const ringed = frame.marks.filter((mark) => mark.state === "pinned");
    expect(ringed.map((mark) => mark.cell)).toEqual([pinned]);
  });

  it("is the one that is computed slowly", () => {
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
  it("shows only stops: nothing moves and nothing is half visible", () => {
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
  it("has colours and no numbers in its matrices", () => {
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
  const tokens = (count: number) => [Array.from({ length: count }, (_, i) => `w${i}`)];
  const rest = { embedding: { d_in: 24 }, attention: { mask: { kind: "causal" } } };
  const { large, larger } = run({
    large: { input: { tokens: tokens(300) }, ...rest },
    larger: { input: { tokens: tokens(700) }, ...rest },
  });
  const timeline = buildTimeline(large);
  const wholes = (frame: Frame, id: string) =>
    frame.marks.filter(({ block }) => block?.tints.table.node === id && block.tints.every);

  it("is one picture of all its cells once it is computed", () => {
    for (const id of ["scores", "masked_scores", "weights"]) {
      const [picture, ...others] = wholes(endOf(timeline, id, sizes.wide), id);
      expect(others).toEqual([]);
      expect(picture?.block).toMatchObject({ row: 0, column: 0, rows: 300, columns: 300 });
      expect(picture?.block?.tints.values).toBe(nodeOf(large, id).values);
    }
  });

  it("has under a point the cell whose place that is, and at that cell's place that point", () => {
    const frame = endOf(timeline, "weights", sizes.wide);
    const [picture] = wholes(frame, "weights");
    const { x = 0, y = 0, block } = picture ?? {};
    const { cellWidth = 0, cellHeight = 0 } = block?.tints ?? {};
    for (const [row, column] of [
      [0, 0],
      [17, 5],
      [151, 150],
      [299, 299],
    ] as const) {
      const point = [x + (column + 0.5) * cellWidth, y + (row + 0.5) * cellHeight] as const;
      const cell = cellAt(frame, ...point);
      expect(cell).toEqual({ node: "weights", index: row * 300 + column });
      const place = cell && markOf(frame, cell);
      expect(place?.value).toBe(nodeOf(large, "weights").values?.[row * 300 + column]);
      expect((place?.x ?? 0) + (place?.width ?? 0) / 2).toBeCloseTo(point[0], 6);
      expect((place?.y ?? 0) + (place?.height ?? 0) / 2).toBeCloseTo(point[1], 6);
    }
  });

  it("hides exactly the cells that are masked", () => {
    const [picture] = wholes(endOf(timeline, "weights", sizes.wide), "weights");
    const masked = picture?.block?.tints.masked ?? [];
    expect(masked.length).toBe(300 * 300);
    expect(
      Array.from(masked).every((out, i) => (out === 1) === i % 300 > Math.floor(i / 300)),
    ).toBe(true);
  });

  it.each([
    ["en", "largest value per pixel"],
    ["zh", "每个像素取最大值"],
  ] as const)(
    "says in %s where a pixel shows several of its cells, and only there",
    (language, note) => {
      const told = (of: Timeline) =>
        endOf(of, "weights", { ...sizes.wide, language }).marks.map(({ text }) => text);
      expect(told(buildTimeline(larger))).toContain(note);
      expect(told(timeline)).not.toContain(note);
    },
  );

  it("names rows by the token that stands there", () => {
    const { marks } = endOf(timeline, "weights", sizes.wide);
    const [picture] = marks.filter(({ block }) => block?.tints.every);
    const labels = marks.filter(({ key }) => /\/row\/\d+$/u.test(key));
    expect(labels.length).toBeGreaterThan(2);
    const { y = 0, height = 1 } = picture ?? {};
    for (const { y: top, height: tall, text, title } of labels) {
      const row = ((top + tall / 2 - y) / height) * 300;
      const [number, token] = (title ?? text ?? "").split(" ");
      expect(Number(token?.slice(1))).toBe(Number(number) - 1);
      expect(Math.abs(Number(number) - 1 - row)).toBeLessThan(5);
    }
  });

  it("computes the pinned cell slowly, wherever it is", () => {
    const pinned = { node: "scores", index: 151 * 300 + 77 };
    const stage = timeline.stages.find(({ id }) => id === "scores");
    const at = (share: number) =>
      frameAt(timeline, (stage?.start ?? 0) + share, { ...sizes.wide, pinned });
    const worked = at(2.2);
    expect(worked.marks.map(({ text }) => text)).toContain("w151 · w77");
    expect(worked.narration).toContainEqual(expect.objectContaining({ cell: pinned }));
    const ringed = at((stage?.end ?? 0) - (stage?.start ?? 0) - 0.05).marks.filter(
      ({ state }) => state === "pinned",
    );
    expect(ringed.map(({ cell }) => cell)).toEqual([pinned]);
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
    const { marks } = endOf(timeline, "r", sizes.wide);
    const picture = marks.find(({ block }) => block?.tints.table.node === "r")?.block;
    expect(picture).toMatchObject({ rows: side, columns: side });
    expect(picture?.tints.table).toMatchObject({ first: 0, rowStep: side, columnStep: 1 });
  });
});
