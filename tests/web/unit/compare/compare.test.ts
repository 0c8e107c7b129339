/** Two experiments played together, and their difference. */
import { describe, expect, it } from "vitest";
import { differencesOf } from "../../../../web/src/compare/bar.js";
import { minus, sharedBy } from "../../../../web/src/compare/difference.js";
import { compareFrameAt, difference } from "../../../../web/src/compare/index.js";
import type { RunRequest } from "../../../../web/src/types/wire.js";
import type { Frame, Mark, SceneView } from "../../../../web/src/types/frame.js";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import type { Timeline } from "../../../../web/src/types/timeline.js";
import { gridOf } from "../../../../web/src/scene/grid.js";
import { nodeOf, printed, sizes } from "../frames.js";
import { run } from "../native.js";

const base = {
  input: { text: "Your journey starts with one step" },
  embedding: { d_in: 3 },
  attention: { d_out: 2, mask: { kind: "causal" } },
  weights: { seed: 789 },
};

const experiments = run({
  base,
  open: { ...base, attention: { d_out: 2, mask: { kind: "none" } } },
  seed: { ...base, weights: { seed: 5 } },
  longer: { ...base, input: { text: "Your journey starts with one step today" } },
  openLonger: {
    ...base,
    input: { text: "Your journey starts with one step today" },
    attention: { d_out: 2 },
  },
  other: { ...base, input: { text: "Your journey ends with one step" } },
  heads: { ...base, attention: { d_out: 4, num_heads: 2, mask: { kind: "causal" } } },
  headsSeed: {
    ...base,
    attention: { d_out: 4, num_heads: 2, mask: { kind: "causal" } },
    weights: { seed: 5 },
  },
});

const timelines = Object.fromEntries(
  Object.entries(experiments).map(([name, one]) => [name, buildTimeline(one)]),
) as Record<keyof typeof experiments, Timeline>;

const pairs = [
  ["base", "base"],
  ["base", "seed"],
  ["open", "base"],
  ["base", "open"],
  ["base", "longer"],
  ["open", "openLonger"],
  ["longer", "base"],
  ["base", "other"],
  ["base", "heads"],
  ["heads", "headsSeed"],
] as const;

const views: readonly SceneView[] = ["matrix", "arcs", "sentence"];

const endOf = (timeline: Timeline, id: string): number =>
  (timeline.stages.find((stage) => stage.id === id)?.end ?? NaN) - 0.05;

const differences = ({ marks }: Frame): Mark[] =>
  marks.filter(({ key, kind }) => kind === "cell" && key.startsWith("compare/difference/"));

const saying = ({ narration }: Frame): string => narration.map(({ text }) => text).join("");

const valueOf = (experiment: Experiment, node: string, index: number): number =>
  nodeOf(experiment, node).values?.[index] ?? NaN;

describe("a difference", () => {
  const [a, b] = [nodeOf(experiments.base, "weights"), nodeOf(experiments.seed, "weights")];
  const [left, right] = [a, b].map((node) => gridOf(node, { batch: 0, head: 0 }));

  it("is B minus A, cell by cell", () => {
    if (!left || !right) throw new Error("no grids");
    const { values, shape } = difference(left, right, { rows: 6, columns: 6 });
    expect(shape).toEqual(b.shape);
    for (let i = 0; i < 36; i++)
      expect(values?.[i]).toBe((b.values?.[i] ?? NaN) - (a.values?.[i] ?? NaN));
  });

  it("is 0 where both are masked, and has a sign where only one is", () => {
    expect(minus(-Infinity, -Infinity)).toBe(0);
    expect(minus(0.5, -Infinity)).toBe(-Infinity);
    expect(minus(-Infinity, 0.5)).toBe(Infinity);
  });

  it("is computed only between corresponding cells", () => {
    const side = (name: keyof typeof experiments, id = "weights") => ({
      timeline: timelines[name],
      node: nodeOf(experiments[name], id),
    });
    expect(sharedBy(side("base"), side("seed"), 0)).toMatchObject({ kind: "all" });
    expect(sharedBy(side("base"), side("heads"), 0)).toEqual({ kind: "none" });
    expect(sharedBy(side("open"), side("openLonger"), 0)).toEqual({ kind: "none" });
    expect(sharedBy(side("base"), side("longer"), 0)).toEqual({
      kind: "beginning",
      tokens: 6,
      extent: { rows: 6, columns: 6 },
    });
    expect(sharedBy(side("base", "context"), side("longer", "context"), 0)).toMatchObject({
      extent: { rows: 6, columns: 2 },
    });
  });
});

describe("comparing", { timeout: 60_000 }, () => {
  it("stays inside the frame at any moment, with every key once", () => {
    for (const [a, b] of pairs)
      for (const [size, options] of Object.entries(sizes))
        for (const view of views)
          for (const stage of timelines[b].stages)
            for (const share of [0, 0.5, 0.99]) {
              const time = stage.start + (stage.end - stage.start) * share;
              const frame = compareFrameAt(timelines[a], timelines[b], time, { ...options, view });
              const where = `${a} ${b} ${size} ${view} ${stage.id} ${share}`;
              const outside = frame.marks.filter(
                ({ x, y, width, height }) =>
                  x < -4 || y < -4 || x + width > frame.width + 4 || y + height > frame.height + 4,
              );
              expect(
                outside.map(({ key }) => key),
                where,
              ).toEqual([]);
              expect(new Set(frame.marks.map(({ key }) => key)).size, where).toBe(
                frame.marks.length,
              );
            }
  });

  it("shows B minus A in every cell, printed with its sign", () => {
    for (const [a, b] of pairs)
      for (const { segments } of timelines[b].stages)
        for (const { node, end } of segments) {
          const frame = compareFrameAt(timelines[a], timelines[b], end - 0.01, sizes.wide);
          for (const { cell, value, text, state } of differences(frame)) {
            if (!cell || state === "masked") continue;
            const [width, other] = [nodeOf(experiments[b], node), nodeOf(experiments[a], node)].map(
              ({ shape }) => shape.at(-1) ?? 1,
            ) as [number, number];
            const [row, column] = [Math.floor(cell.index / width), cell.index % width];
            const same =
              nodeOf(experiments[a], node).shape.join() ===
              nodeOf(experiments[b], node).shape.join();
            const at = same ? cell.index : row * other + column;
            const now = valueOf(experiments[b], node, cell.index);
            expect(value, `${a} ${b} ${node}`).toBe(minus(valueOf(experiments[a], node, at), now));
            if (text === undefined || !Number.isFinite(value)) continue;
            const { value: shown, within } = printed(text.replace("+", ""));
            expect(Math.abs(shown - (value ?? NaN))).toBeLessThanOrEqual(within);
          }
        }
  });

  it("adds every row of a difference of weights up to 0", () => {
    const time = endOf(timelines.base, "weights");
    const { marks } = compareFrameAt(timelines.open, timelines.base, time, sizes.wide);
    const sums = marks.filter(({ key }) => /compare\/sum\/\d/u.test(key));
    expect(sums.map(({ text }) => text)).toEqual(Array(6).fill("0.000"));
    for (const { value } of sums) expect(value).toBeCloseTo(0, 6);
  });

  it("says what a mask takes from the followed token", () => {
    const time = endOf(timelines.base, "weights");
    const pinned = { node: "weights", index: 2 * 6 };
    const frame = compareFrameAt(timelines.open, timelines.base, time, { ...sizes.wide, pinned });
    const sum = [3, 4, 5].reduce(
      (total, column) => total + valueOf(experiments.open, "weights", 2 * 6 + column),
      0,
    );
    expect(saying(frame)).toContain(`In A, starts gives ${sum.toFixed(3)} to words that B`);
    const later = endOf(timelines.open, "weights");
    const back = compareFrameAt(timelines.base, timelines.open, later, { ...sizes.wide, pinned });
    expect(saying(back)).toContain(`In B, starts gives ${sum.toFixed(3)} to words that A`);
  });

  it("says what changed most, by its tokens and its number", () => {
    const time = endOf(timelines.base, "weights");
    const frame = compareFrameAt(timelines.seed, timelines.base, time, sizes.wide);
    const sizesOf = differences(frame).map(({ value }) => Math.abs(value ?? 0));
    const most = Math.max(...sizesOf);
    const told = frame.narration.find((part) => part.kind === "number");
    expect(Math.abs(told?.kind === "number" ? told.value : NaN)).toBe(most);
    expect(saying(frame)).toContain("adds up to 0");
  });

  it("says so if nothing differs", () => {
    const time = endOf(timelines.base, "weights");
    const frame = compareFrameAt(timelines.base, timelines.base, time, sizes.wide);
    expect(differences(frame).every(({ value, state }) => value === 0 || state === "masked")).toBe(
      true,
    );
    expect(saying(frame)).toContain("Nothing differs");
  });

  it("says why there is no difference, or how far it reaches", () => {
    const at = (a: keyof typeof timelines, b: keyof typeof timelines, id: string) =>
      compareFrameAt(timelines[a], timelines[b], endOf(timelines[b], id), sizes.wide);
    expect(saying(at("open", "openLonger", "weights"))).toContain("differ in shape");
    expect(differences(at("open", "openLonger", "weights"))).toEqual([]);
    expect(saying(at("base", "longer", "weights"))).toContain("same 6 tokens");
    const exact = differences(at("base", "longer", "context"));
    expect(exact).toHaveLength(12);
    for (const { value } of exact) expect(Math.abs(value ?? 1)).toBeLessThan(1e-6);
    expect(saying(at("open", "base", "masked_scores"))).toContain("A has no such step");
  });

  it("lets only B's cells be pinned, and follows them in both", () => {
    const time = endOf(timelines.base, "weights");
    const pinned = { node: "weights", index: 3 * 6 };
    for (const view of views) {
      const { marks } = compareFrameAt(timelines.open, timelines.base, time, {
        ...sizes.wide,
        view,
        pinned,
      });
      const ofA = marks.filter(({ key }) => /compare\/(a|A)\//u.test(key));
      expect(ofA.length).toBeGreaterThan(0);
      expect(ofA.filter(({ cell }) => cell)).toEqual([]);
      expect(marks.filter(({ kind }) => kind === "ring").length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("of several heads", () => {
  const [a, b] = [timelines.heads, timelines.headsSeed];
  const time = endOf(b, "weights");
  const textsOf = ({ marks }: Frame) => marks.flatMap(({ title, text }) => title ?? text ?? []);

  it("the one that is shown is named, in every matrix", () => {
    for (const [head, name] of [
      [0, "head 1"],
      [1, "head 2"],
    ] as const) {
      const frame = compareFrameAt(a, b, time, { ...sizes.wide, head });
      expect(textsOf(frame)).toEqual(
        expect.arrayContaining([`A, ${name}`, `B, ${name}`, `Difference B − A, ${name}`]),
      );
      const cells = new Set(
        differences(frame).map(({ cell }) => Math.floor((cell?.index ?? 0) / 36)),
      );
      expect([...cells]).toEqual([head]);
    }
    expect(textsOf(compareFrameAt(timelines.base, timelines.seed, time, sizes.wide))).not.toContain(
      "A, head 1",
    );
  });

  it("a pinned cell shows its own", () => {
    const pinned = { node: "weights", index: 36 + 12 };
    const frame = compareFrameAt(a, b, time, { ...sizes.wide, pinned });
    expect(textsOf(frame)).toContain("B, head 2");
  });
});

describe("the first picture of a comparison", () => {
  const arcsOf = ({ marks }: Frame, side: string) =>
    marks.filter(({ key }) => key.startsWith(`compare/${side}/arc/`));

  it("keeps the arcs of both, and says what changed most", () => {
    for (const size of Object.values(sizes)) {
      const frame = compareFrameAt(timelines.base, timelines.other, 0.5, size);
      expect(arcsOf(frame, "a").length).toBeGreaterThan(0);
      expect(arcsOf(frame, "b").length).toBeGreaterThan(0);
      expect(saying(frame)).toContain("The largest change");
    }
  });

  it("is of the head that the reader chose", () => {
    const cells = (head: number) =>
      arcsOf(
        compareFrameAt(timelines.heads, timelines.headsSeed, 0.5, { ...sizes.wide, head }),
        "b",
      ).flatMap(({ sources = [] }) => sources.map(({ index }) => index));
    expect(cells(0)).not.toEqual(cells(1));
  });
});

describe("what is compared, in words", () => {
  const request = (changes: object): RunRequest =>
    ({ command: "run", ...base, ...changes }) as RunRequest;

  it("names settings and sentences", () => {
    const open = request({ attention: { d_out: 2, mask: { kind: "none" } }, weights: { seed: 5 } });
    expect(differencesOf(request({}), open, "en")).toEqual([
      "mask: causal → none",
      "seed: 789 → 5",
    ]);
    expect(differencesOf(request({}), open, "zh")).toEqual(["掩码：因果 → 无", "种子：789 → 5"]);
    const other = request({ input: { text: "Your journey ends with one step" } });
    expect(differencesOf(request({}), other, "en")).toEqual(["sentence: starts → ends"]);
    expect(differencesOf(request({}), request({}), "en")).toEqual([]);
  });

  it("names an edited cell without its numbers", () => {
    const edited = request({ overrides: { scores: [[1, 2, 3]] } });
    expect(differencesOf(request({}), edited, "en")).toEqual(["cells: default → [[1,2,3]]"]);
  });
});
