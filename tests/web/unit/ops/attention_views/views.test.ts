/** The other views of weights: the same numbers, the same clock, for any sentence. */
import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../../../web/src/story/timeline.js";
import type { Experiment } from "../../../../../web/src/types/graph.js";
import type { Frame, Mark, SceneView } from "../../../../../web/src/types/frame.js";
import type { Timeline } from "../../../../../web/src/types/timeline.js";
import { frameAt, viewsAt } from "../../../../../web/src/story/frame.js";
import { filmsOf } from "../../films.js";
import { agrees, nodeOf, sizes } from "../../frames.js";
import { experiments, run } from "../../native.js";

const lengths = [1, 2, 6, 7, 13, 20, 33, 48];
const words = ["a", "internationalization", "爱", "Donaudampfschifffahrtsgesells", "of"];

const tokens = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${words[i % words.length]}${i}`);

const long = run({
  ...Object.fromEntries(
    lengths.map((count) => [
      `tokens${count}`,
      {
        input: { tokens: [tokens(count)] },
        embedding: { d_in: 12 },
        attention: { num_heads: count % 2 ? 1 : 2, mask: { kind: "causal" } },
      },
    ]),
  ),
  heads12: {
    input: { text: "Your journey starts with one step" },
    embedding: { d_in: 24 },
    attention: { num_heads: 12 },
  },
  longCross: {
    input: { tokens: [tokens(5)], context_tokens: [tokens(31)] },
    embedding: { d_in: 4 },
    attention: { num_heads: 2 },
  },
  hidden: {
    input: { text: "the cat sat" },
    attention: {
      mask: {
        kind: "custom",
        allowed: [
          [false, false, false],
          [true, false, true],
          [true, true, true],
        ],
      },
    },
  },
});

const all: Record<string, Experiment> = { ...experiments, ...long };

interface Step {
  readonly name: string;
  readonly timeline: Timeline;
  readonly node: string;
  readonly start: number;
  readonly end: number;
  readonly views: readonly SceneView[];
}

/** Every step of every experiment that offers arcs. */
const steps: readonly Step[] = Object.entries(all).flatMap(([name, experiment]) =>
  filmsOf(experiment).flatMap((timeline) =>
    timeline.stages.flatMap(({ segments }) =>
      segments.flatMap(({ node, start, end }) => {
        const views = viewsAt(timeline, start);
        return views.includes("arcs") ? [{ name, timeline, node, start, end, views }] : [];
      }),
    ),
  ),
);

const others = ["arcs", "sentence", "grid"] as const;
const shares = [0, 0.45, 0.99];

const shown = (step: Step, view: SceneView, share: number, size: keyof typeof sizes): Frame =>
  frameAt(step.timeline, step.start + (step.end - step.start) * share, { ...sizes[size], view });

function eachFrame(check: (frame: Frame, step: Step, where: string) => void): void {
  for (const step of steps)
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
      for (const view of others)
        for (const share of shares)
          if (step.views.includes(view))
            check(
              shown(step, view, share, size),
              step,
              `${step.name} ${step.node} ${view} ${size} ${share}`,
            );
}

const overlapping = (a: Mark, b: Mark): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

const numbers = ({ marks }: Frame): Mark[] =>
  marks.filter(({ key, kind }) => /\/number\/|\/key\/\d+$/u.test(key) && kind === "cell");

describe("the views of weights", { timeout: 60_000 }, () => {
  it("are offered for every kind of attention, the grid where there are heads", () => {
    const offering = new Set(steps.map(({ name }) => name));
    expect([...offering]).toEqual(
      expect.arrayContaining(["causal", "heads", "cross", "stack", "batch", "naive", "divided"]),
    );
    for (const { name, views, timeline, node } of steps)
      expect(views.includes("grid"), name).toBe(
        nodeOf(timeline.experiment, node).axes.includes("head"),
      );
    expect(offering.has("untransposed")).toBe(false);
  });

  it("lie inside the frame, and name no mark twice", () => {
    eachFrame(({ marks, width, height }, _step, where) => {
      const slack = 3;
      const outside = marks.filter(
        (mark) =>
          mark.x < -slack ||
          mark.y < -slack ||
          mark.x + mark.width > width + slack ||
          mark.y + mark.height > height + slack,
      );
      expect(
        outside.map(({ key }) => key),
        where,
      ).toEqual([]);
      expect(new Set(marks.map(({ key }) => key)).size, where).toBe(marks.length);
    });
  });

  it("lay no number over another", () => {
    eachFrame((frame, _step, where) => {
      const tiles = numbers(frame);
      const wrong = tiles.flatMap((one, i) =>
        tiles
          .slice(i + 1)
          .flatMap((other) => (overlapping(one, other) ? [one.key, other.key] : [])),
      );
      expect(wrong, where).toEqual([]);
    });
  });

  it("print the values of the cells they name", () => {
    eachFrame(({ marks }, { timeline }, where) => {
      for (const { sources, cell, value, text, key, kind } of marks) {
        // A name is picked for its own row; what tints it is its source.
        const shown = sources?.[0] ?? cell;
        if (!shown || value === undefined) continue;
        const truth = nodeOf(timeline.experiment, shown.node).values?.[shown.index];
        expect(value, `${where}: ${key}`).toBe(truth);
        if (text !== undefined && kind !== "text") expect(agrees(text, value), where).toBe(true);
      }
    });
  });

  it("draw a moment alike after another has been drawn", () => {
    for (const step of steps.slice(0, 12))
      for (const view of others) {
        const first = shown(step, view, 0.45, "wide");
        shown(step, view, 0.99, "wide");
        expect(shown(step, view, 0.45, "wide")).toEqual(first);
      }
  });

  it("end with every share of the followed token, and nothing to come", () => {
    for (const step of steps)
      for (const view of others) {
        if (!step.views.includes(view)) continue;
        const { marks } = shown(step, view, 0.999, "wide");
        expect(marks.filter(({ state }) => state === "to-come").map(({ key }) => key)).toEqual([]);
        const nodes = marks.map(({ cell, block }) => cell?.node ?? block?.tints.table.node);
        expect(nodes).toContain(step.node);
      }
  });
});

/** What the arcs of one head add up to. */
function sumOfArcs(frame: Frame, node: string): number {
  const values = frame.marks.flatMap(({ key, kind, sources, value }) =>
    kind === "path" && /arc\/\d+$/u.test(key) && sources?.[0]?.node === node ? [value ?? NaN] : [],
  );
  return values.reduce((a, b) => a + b, 0);
}

describe("arcs", () => {
  const timeline = buildTimeline(experiments.causal);
  const stage = timeline.stages.find(({ id }) => id === "weights");
  const { start, end } = stage ?? { start: 0, end: 0 };
  const options = { ...sizes.wide, view: "arcs" } as const;

  it("grow one after the other, and add up to one", () => {
    const counts = Array.from({ length: 40 }, (_, i) => {
      const { marks } = frameAt(timeline, start + ((end - start) * i) / 40, options);
      return marks.filter(({ key }) => /arc\/\d+$/u.test(key)).length;
    });
    expect(counts[0]).toBe(0);
    expect(Math.max(...counts)).toBe(4);
    expect([...counts].sort((a, b) => a - b)).toEqual(counts);
    expect(sumOfArcs(frameAt(timeline, end - 0.05, options), "weights")).toBeCloseTo(1, 6);
  });

  it("are as wide as their weight", () => {
    const { marks } = frameAt(timeline, end - 0.05, options);
    const arcs = marks.filter(({ key }) => /arc\/\d+$/u.test(key));
    const byWeight = [...arcs].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
    const widths = byWeight.map(({ thickness }) => thickness ?? 0);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(widths[0]).toBeLessThan(widths.at(-1) ?? 0);
  });

  it("lead from the reader's token, and never to what is masked", () => {
    const pinned = { node: "weights", index: 2 * 6 + 1 };
    const { marks } = frameAt(timeline, end - 0.05, { ...options, pinned });
    const cells = marks.flatMap(({ key, sources }) =>
      /arc\/\d+$/u.test(key) ? [sources?.[0]?.index] : [],
    );
    expect(cells).toEqual([12, 13, 14]);
    const hatched = marks.filter(({ key, state }) => /key\/\d$/u.test(key) && state === "masked");
    expect(hatched).toHaveLength(3);
  });

  it("follow a token once it is picked anywhere in its box", () => {
    const { marks } = frameAt(timeline, end - 0.05, options);
    const tiles = marks.filter(({ key }) => /^arcs\/key\/\d$/u.test(key));
    const named = marks.filter(({ key }) => /^arcs\/token\/\d$/u.test(key));
    expect(named).toHaveLength(6);
    named.forEach((word, i) => {
      expect(Math.floor((word.cell?.index ?? -1) / 6)).toBe(i);
      expect(word.width).toBeCloseTo(tiles[i]?.width ?? 0);
    });
  });

  it("of the other heads come once the rows that are not shown slowly do", () => {
    const heads = buildTimeline(experiments.heads);
    const stage = heads.stages.find(({ id }) => id === "weights");
    if (!stage) throw new Error("no weights");
    const shownAt = (share: number) => {
      const time = stage.start + (stage.end - stage.start) * share;
      const { marks } = frameAt(heads, time, { ...options, view: "arcs" });
      return new Set(marks.flatMap(({ key, ink }) => (/arc\/\d+$/u.test(key) ? [ink] : [])));
    };
    expect([...shownAt(0.6)]).toEqual(["head1"]);
    expect([...shownAt(0.99)]).toEqual(["head1", "head2"]);
  });

  it("differ in hue, and from the seventh head on in their dashes", () => {
    const many = buildTimeline(all["heads12"] as Experiment);
    const last = many.stages.find(({ id }) => id === "weights")?.end ?? 0;
    const { marks } = frameAt(many, last - 0.05, options);
    const looks = new Set(
      marks.flatMap(({ key, ink, dashed }) =>
        /arc\/\d+$/u.test(key) ? [`${ink} ${dashed ?? false}`] : [],
      ),
    );
    expect(looks.size).toBeGreaterThanOrEqual(6);
    expect(marks.filter(({ key }) => /arcs\/name\//u.test(key)).length).toBe(looks.size);
  });

  it("say so when the mask hides every token", () => {
    const none = buildTimeline(all["hidden"] as Experiment);
    const last = none.stages.find(({ id }) => id === "weights")?.end ?? 0;
    const pinned = { node: "weights", index: 0 };
    const { narration, marks } = frameAt(none, last - 0.05, { ...options, pinned });
    expect(marks.filter(({ key }) => /arc\/\d+$/u.test(key))).toEqual([]);
    expect(narration.map(({ text }) => text).join("")).toContain("hides every token");
  });
});
