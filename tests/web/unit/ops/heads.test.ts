/** Heads are split, stacked, tiled and merged, in any number and at any length. */
import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Frame, FrameOptions, Mark } from "../../../../web/src/types/frame.js";
import type { Timeline } from "../../../../web/src/types/timeline.js";
import { viewsAt } from "../../../../web/src/story/frame.js";
import { agrees, frameAt, nodeOf, sizes } from "../frames.js";
import { run } from "../native.js";
import { inTurn } from "../../support/turns.js";

const tokensOf = (count: number) => [Array.from({ length: count }, (_, i) => `word${i}`)];

const request = (heads: number, tokens: number, groups = heads) => ({
  input: { tokens: tokensOf(tokens) },
  embedding: { d_in: 24 },
  attention: { num_heads: heads, num_kv_heads: groups, mask: { kind: "causal" } },
});

const experiments = run({
  "2 heads of 1 token": request(2, 1),
  "2 heads of 6 tokens": request(2, 6),
  "2 heads of 48 tokens": request(2, 48),
  "3 heads of 5 tokens": request(3, 5),
  "4 heads of 6 tokens, two keys and values": request(4, 6, 2),
  "8 heads of 6 tokens, one key and value": request(8, 6, 1),
  "12 heads of 4 tokens": request(12, 4),
  "12 heads of 48 tokens": request(12, 48),
});
const cases = Object.entries(experiments).map(
  ([name, experiment]) => [name, buildTimeline(experiment)] as const,
);

const views = ["lanes", "stack", "grid"] as const;
const looks: readonly (readonly [string, FrameOptions])[] = [
  ["wide", sizes.wide],
  ["narrow", sizes.narrow],
  ["phone", { ...sizes.phone, language: "zh" }],
  ["low", { width: 770, height: 300, language: "en" }],
];

const segment = ({ stages }: Timeline, node: string) => {
  const found = stages.flatMap(({ segments }) => segments).find((one) => one.node === node);
  if (!found) throw new Error(`no step for ${node}`);
  return found;
};

function at(timeline: Timeline, node: string, share: number, options: FrameOptions): Frame {
  const { start, end } = segment(timeline, node);
  return frameAt(timeline, start + (end - 0.01 - start) * share, options);
}

const steps = ["query_heads", "key_heads", "value_heads", "context"];
const moments = [0, 0.2, 0.45, 0.7, 1];

function outside({ width, height, marks }: Frame): string[] {
  return marks
    .filter((mark) => {
      const slack = mark.kind === "card" || mark.kind === "ring" ? 9 : 1;
      const { x, y } = mark;
      return (
        x < -slack ||
        y < -slack ||
        x + mark.width > width + slack ||
        y + mark.height > height + slack
      );
    })
    .map(({ key }) => key);
}

/** Cells at rest that overlap, which is allowed only in a stack. */
function overlaps({ marks }: Frame): string[] {
  const cells = marks
    .filter(({ kind, state }) => kind === "cell" && state !== "moving")
    .sort((a, b) => a.x - b.x);
  return cells.flatMap((a, i) => {
    const out: string[] = [];
    for (let j = i + 1; j < cells.length; j++) {
      const b = cells[j] as Mark;
      if (b.x >= a.x + a.width - 0.01) break;
      if (Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01)
        out.push(`${a.key} ${b.key}`);
    }
    return out;
  });
}

describe.each(inTurn(cases, 3))("%s", (_, timeline) => {
  it.each(looks)(
    "stand inside the frame, %s, and lie over each other in a stack alone",
    { timeout: 60_000 },
    (__, options) => {
      for (const node of steps)
        for (const view of views)
          for (const share of moments) {
            const frame = at(timeline, node, share, { ...options, view });
            const where = `${node}, ${view}, ${share}`;
            expect(outside(frame), where).toEqual([]);
            expect(new Set(frame.marks.map(({ key }) => key)).size, where).toBe(frame.marks.length);
            const offered = viewsAt(timeline, segment(timeline, node).start);
            const stacked = view === "stack" || (!offered.includes(view) && offered[0] === "stack");
            if (!stacked) expect(overlaps(frame).slice(0, 3), where).toEqual([]);
          }
    },
  );

  it.each(views)("show every number of every head once they are cut: %s", (view) => {
    const { experiment } = timeline;
    for (const node of steps) {
      const { marks } = at(timeline, node, 1, { ...sizes.wide, view });
      const values = nodeOf(experiment, node).values ?? [];
      const shown = marks.filter(({ kind, cell }) => kind === "cell" && cell?.node === node);
      expect(new Set(shown.map(({ cell }) => cell?.index)).size, node).toBe(values.length);
      for (const { cell, value, text } of shown) {
        expect(value).toBe(values[cell?.index ?? -1]);
        if (text !== undefined) expect(agrees(text, value ?? NaN), text).toBe(true);
      }
    }
  });

  it("change no number: every moving cell is a cell of the whole matrix", () => {
    const { experiment } = timeline;
    const query = nodeOf(experiment, "query").values ?? [];
    const split = nodeOf(experiment, "query_heads").values ?? [];
    for (const share of moments)
      for (const { cell, value } of at(timeline, "query_heads", share, sizes.wide).marks) {
        if (cell?.node === "query" && value !== undefined) expect(value).toBe(query[cell.index]);
        if (cell?.node === "query_heads" && value !== undefined)
          expect(value).toBe(split[cell.index]);
      }
  });
});

describe("two heads", () => {
  const timeline = buildTimeline(experiments["2 heads of 6 tokens"]);
  const strip = (frame: Frame, head: number) =>
    frame.marks.find(({ key }) => key === `strip/query/${head}/0/0`);

  it("move apart, drop and slide: the second ends below the first", () => {
    const frames = [0, 1].map((share) => at(timeline, "query_heads", share, sizes.wide));
    const [before, after] = frames.map((frame) => [strip(frame, 0), strip(frame, 1)]);
    expect(before?.[1]?.y).toBe(before?.[0]?.y);
    expect(before?.[1]?.x).toBeGreaterThan(before?.[0]?.x ?? Infinity);
    expect(after?.[1]?.x).toBe(after?.[0]?.x);
    expect(after?.[1]?.y).toBeGreaterThan(after?.[0]?.y ?? Infinity);
    const travelling = Array.from({ length: 40 }, (_, i) =>
      at(timeline, "query_heads", i / 39, sizes.wide),
    ).filter((frame) => strip(frame, 1)?.state === "moving");
    expect(travelling.length).toBeGreaterThan(10);
  });

  it("merge as they were split, backwards, and leave no empty outline behind", () => {
    const done = at(timeline, "context", 1, sizes.wide).marks;
    const cells = done.filter(
      ({ kind, key, cell }) =>
        kind === "cell" && cell?.node === "context" && !key.startsWith("lens/"),
    );
    const rows = new Map<number, Mark[]>();
    for (const mark of cells) rows.set(mark.y, [...(rows.get(mark.y) ?? []), mark]);
    expect([...rows.values()].map((row) => row.length)).toEqual(Array(6).fill(24));
    for (const row of rows.values()) {
      const order = row
        .map(({ x, cell }) => [x, cell?.index ?? NaN] as const)
        .sort((a, b) => a[0] - b[0]);
      expect(order.map(([, index]) => index)).toEqual(
        order.map(([, index]) => index).sort((a, b) => a - b),
      );
    }
    const outlines = (share: number) =>
      at(timeline, "context", share, sizes.wide).marks.filter(
        ({ key, dashed }) => dashed && /^ghost\/\w+\/context/u.test(key),
      );
    expect(outlines(0.6)).not.toHaveLength(0);
    expect(outlines(1)).toHaveLength(0);
  });
});

describe("a stack", () => {
  const timeline = buildTimeline(experiments["8 heads of 6 tokens, one key and value"]);

  it("is the first view if lanes have no room for all heads", () => {
    expect(viewsAt(timeline, segment(timeline, "query_heads").start)).toEqual(["stack", "grid"]);
  });

  it.each([0, 3, 7])("has the chosen head in front, whole: %i", (head) => {
    const { marks } = at(timeline, "query_heads", 1, { ...sizes.wide, head });
    const sheets = marks.filter(({ key }) => /^sheet\/query\/\d+$/u.test(key));
    expect(sheets).toHaveLength(8);
    expect(sheets[sheets.length - 1]?.key).toBe(`sheet/query/${head}`);
    expect(Math.max(...sheets.map(({ y }) => y))).toBe(sheets[sheets.length - 1]?.y);
  });

  it("has sheets that belong to their heads, so that a click brings one to the front", () => {
    const first = at(timeline, "query_heads", 1, sizes.wide);
    const pinned = first.marks.find(({ key }) => key === "sheet/query/5")?.cell;
    expect(pinned).toEqual({ node: "query_heads", index: 5 * 6 * 3 });
    const { marks } = at(timeline, "query_heads", 1, {
      ...sizes.wide,
      ...(pinned ? { pinned } : {}),
    });
    const sheets = marks.filter(({ key }) => /^sheet\/query\/\d+$/u.test(key));
    expect(sheets[sheets.length - 1]?.key).toBe("sheet/query/5");
  });
});
