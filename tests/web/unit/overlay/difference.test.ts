/** The effect of a change, shown in the cells. */
import { expect, test } from "vitest";
import {
  changeDuration,
  changedNarration,
  changeMarks,
  changeOf,
  differenceFrame,
  differenceOf,
  editMarks,
  signed,
} from "../../../../web/src/overlay/difference.js";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import { frameAt } from "../../../../web/src/story/frame.js";
import { run } from "../native.js";

const causal = {
  input: { text: "one small step" },
  embedding: { d_in: 4 },
  attention: { d_out: 2, mask: { kind: "causal" } },
};
const { before, after, wider, longer } = run({
  before: causal,
  after: { ...causal, overrides: { scaled_scores: [1, 0, 0, 2, 3, 0, 0, 0, 0] } },
  wider: { ...causal, embedding: { d_in: 6 } },
  longer: {
    ...causal,
    input: { text: Array.from({ length: 40 }, (_, i) => `w${i}`).join(" ") },
    weights: { seed: 5 },
  },
});
const difference = differenceOf(before, after);
const frameOf = (experiment: typeof before, stage: string) => {
  const timeline = buildTimeline(experiment);
  const at = timeline.stages.find(({ id }) => id === stage)?.stops.at(-1) ?? 0;
  return frameAt(timeline, at, { width: 1040, height: 560, language: "en" });
};
const frame = frameOf(after, "weights");

test("the difference is now minus before, for everything that depends on the edit", () => {
  expect([...difference.keys()]).toEqual([
    "scaled_scores",
    "masked_scores",
    "weights.maximum",
    "weights.sum",
    "weights",
    "context",
  ]);
  const values = (experiment: typeof before) =>
    experiment.graph.find(({ id }) => id === "weights")?.values as Float32Array;
  difference.get("weights")?.forEach((less, i) => {
    expect(less).toBeCloseTo((values(after)[i] as number) - (values(before)[i] as number), 6);
  });
  expect(difference.get("masked_scores")?.[1]).toBe(0); // masked before and now
});

test("a node that changed its shape has no difference", () => {
  const nodes = differenceOf(before, wider);
  expect(nodes.has("x")).toBe(false);
  expect(nodes.has("query")).toBe(true);
});

test("rings run through the cells that changed, in graph order, and fade", () => {
  const at = (elapsed: number) => changeMarks(frame, difference, elapsed);
  const first = at(0);
  expect(first).toHaveLength(1);
  expect(first[0]?.key).toMatch(/masked_scores/);
  expect(first[0]?.kind).toBe("ring");
  const middle = at(500);
  expect(middle.length).toBeGreaterThan(1);
  const [earlier, later] = [middle.at(0), at(540).at(0)];
  expect(later?.key).toBe(earlier?.key);
  expect(later?.opacity).toBeLessThan(earlier?.opacity as number);
  expect(at(changeDuration)).toEqual([]);
  expect(at(-1)).toEqual([]);
});

test("a cell that did not change gets no ring, and a larger change a stronger one", () => {
  const peak = new Map<string, number>();
  for (let elapsed = 0; elapsed < changeDuration; elapsed += 10)
    for (const { key, opacity } of changeMarks(frame, difference, elapsed))
      peak.set(key, Math.max(opacity, peak.get(key) ?? 0));
  const cells = frame.marks.filter(({ kind, state }) => kind === "cell" && state !== "to-come");
  const sizeOf = new Map(
    cells.map(({ key, cell }) => [
      `change/${key}`,
      Math.abs(difference.get(cell?.node ?? "")?.[cell?.index ?? 0] ?? 0),
    ]),
  );
  const ringed = [...sizeOf].filter(([, size]) => size > 0).map(([key]) => key);
  expect([...peak.keys()].sort()).toEqual(ringed.sort());
  const bySize = [...peak].sort(([a], [b]) => (sizeOf.get(a) ?? 0) - (sizeOf.get(b) ?? 0));
  expect(bySize.at(-1)?.[1]).toBeGreaterThan((bySize[0]?.[1] as number) * 1.5);
});

test("of many cells the ones that changed most are ringed, within the same time", () => {
  const large = frameOf(longer, "weights");
  const other = differenceOf({ ...longer, graph: longer.graph.map(shifted) }, longer);
  for (const elapsed of [0, 600, 1199])
    expect(changeMarks(large, other, elapsed).length).toBeLessThanOrEqual(200);
  expect(changeMarks(large, other, 1199).length).toBeGreaterThan(0);
});

type Node = (typeof before)["graph"][number];
const shifted = (node: Node): Node => ({
  ...node,
  ...(node.values && { values: Float32Array.from(node.values, (value) => value + 1) }),
});

test("cells that the reader edited have a corner", () => {
  const cell = { node: "masked_scores", index: 3 };
  const marks = editMarks(frame, ({ node, index }) => node === cell.node && index === cell.index);
  const place = frame.marks.find((one) => one.cell?.node === cell.node && one.cell.index === 3);
  expect(marks).toHaveLength(1);
  expect(marks[0]).toMatchObject({ kind: "corner", x: place?.x, y: place?.y });
});

test("the difference replaces the digits", () => {
  const shown = differenceFrame(frame, difference, "en");
  const of = (index: number) =>
    shown.marks.find(({ cell }) => cell?.node === "weights" && cell.index === index);
  const less = difference.get("weights") as Float32Array;
  expect(of(3)).toMatchObject({ value: less[3], scale: "signed" });
  expect(Number(of(3)?.text?.replace("−", "-"))).toBeCloseTo(less[3] as number, 3);
  expect(of(0)?.text).toBe("0");
});

test("a difference is titled as one, and the row sums of the values are gone", () => {
  expect(frame.marks.filter(({ kind }) => kind === "badge")).toHaveLength(3);
  for (const [language, titles] of [
    ["en", ["Change in Masked scores", "Change in Weights"]],
    ["zh", ["Masked scores的变化量", "Weights的变化量"]],
  ] as const) {
    const shown = differenceFrame(frame, difference, language);
    const texts = shown.marks.flatMap(({ title, text }) => title ?? text ?? []);
    expect(texts).toEqual(expect.arrayContaining([...titles]));
    expect(texts).not.toContain("Weights");
    expect(texts.filter((text) => text === "1.000" || text === "row sum")).toEqual([]);
    expect(new Set(shown.marks.map(({ key }) => key)).size).toBe(shown.marks.length);
  }
});

test("a difference has fewer decimals where its sign needs the room", () => {
  const decimals = (width: number) => {
    const marks = frame.marks.map((one) => (one.kind === "cell" ? { ...one, width } : one));
    const shown = differenceFrame({ ...frame, marks }, difference, "en").marks;
    const weight = shown.find(({ cell }) => cell?.node === "weights" && cell.index === 3);
    return weight?.text?.split(".")[1]?.length;
  };
  expect(decimals(82)).toBe(4);
  expect(decimals(44)).toBeLessThan(4);
});

test("a changed cell gives its former value", () => {
  const change = changeOf(before, after, { node: "scaled_scores", index: 3 });
  expect(change).toMatchObject({ is: 2 });
  expect(change?.was).not.toBe(2);
  expect(changeOf(before, after, { node: "query", index: 0 })).toBeUndefined();
  expect(changeOf(before, wider, { node: "x", index: 0 })).toBeUndefined();
});

test("the narration says what a number was, in either language", () => {
  const cell = { node: "weights", index: 3 };
  const parts = [
    { kind: "text", text: "gives " },
    { kind: "number", text: "0.310", cell, value: 0.31, scale: "weight" },
    { kind: "number", text: "0.1", cell: { ...cell, index: 0 }, value: 0.1, scale: "weight" },
  ] as const;
  const was = ({ index }: { index: number }) => (index === 3 ? 0.2464 : undefined);
  const text = (language: "en" | "zh") =>
    changedNarration(parts, was, language).map((part) => part.text);
  expect(text("en")).toEqual(["gives ", "0.310", " (was 0.246)", "0.1"]);
  expect(text("zh")).toEqual(["gives ", "0.310", "（原为 0.246）", "0.1"]);
});

test("a difference has its sign, a true minus, and no sign where it rounds to nothing", () => {
  expect([0.04, -0.04, 0, 0.0001, Infinity].map((value) => signed(value, 2))).toEqual([
    "+0.04",
    "−0.04",
    "0",
    "0.00",
    "+∞",
  ]);
});
