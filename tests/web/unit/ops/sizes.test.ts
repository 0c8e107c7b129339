/** Any sentence from 1 to 48 tokens, however long its words, fits every scene at every size. */
import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Frame, Mark } from "../../../../web/src/types/frame.js";
import { filmsOf } from "../films.js";
import { sizes, frameAt } from "../frames.js";
import { run } from "../native.js";
import { inTurn } from "../../support/turns.js";

const words = ["a", "internationalization", "爱", "Donaudampfschifffahrtsgesellschaft", "👩‍👩‍👧‍👦", "of"];

const counts = [1, 2, 3, 5, 8, 9, 12, 16, 24, 31, 40, 48];

const requests = Object.fromEntries(
  counts.map((count) => [
    String(count),
    {
      input: {
        tokens: [Array.from({ length: count }, (_, i) => `${words[i % words.length]}${i}`)],
      },
      embedding: { d_in: count % 2 ? 4 : 12 },
      attention: {
        num_heads: count % 3 ? 1 : 2,
        mask: { kind: "causal" },
        output_projection: true,
      },
    },
  ]),
);
const experiments = run(requests);

const around = (kind: Mark["kind"], key: string) =>
  kind === "ring" || kind === "card" || key.startsWith("band/") ? 9 : 1;

function outside(frame: Frame): string[] {
  return frame.marks
    .filter(({ kind, key, x, y, width, height }) => {
      const slack = around(kind, key);
      const right = frame.width + slack;
      return x < -slack || y < -slack || x + width > right || y + height > frame.height + slack;
    })
    .map(({ key, x, y, width, height }) => `${key} ${x} ${y} ${width} ${height}`);
}

const overlap = (a: Mark, b: Mark, slack: number): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > slack &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > slack;

/** Pairs of marks that lie over each other, found among neighbours on a coarse lattice. */
function overlaps(marks: readonly Mark[], slack: number): string[] {
  const places = new Map<string, Mark[]>();
  const out: string[] = [];
  for (const mark of marks) {
    const seen = new Set<Mark>();
    for (let x = Math.floor(mark.x / 40); x <= Math.floor((mark.x + mark.width) / 40); x++)
      for (let y = Math.floor(mark.y / 40); y <= Math.floor((mark.y + mark.height) / 40); y++) {
        const place = places.get(`${x} ${y}`) ?? [];
        for (const other of place)
          if (!seen.has(other) && overlap(mark, other, slack)) out.push(`${mark.key} ${other.key}`);
        for (const other of place) seen.add(other);
        place.push(mark);
        places.set(`${x} ${y}`, place);
      }
  }
  return out;
}

/** Cells that stand in a matrix: not those that travel, nor a cell fading where another appears. */
const standing = ({ marks }: Frame): Mark[] =>
  marks.filter(
    ({ kind, state, key }) =>
      kind === "cell" && state !== "moving" && state !== "landing" && !/before|copy|way/u.test(key),
  );

const labels = ({ marks }: Frame): Mark[] =>
  marks.filter(({ kind, key }) => kind === "text" && /\/(row|column)\//u.test(key));

describe.each(Object.entries(sizes))("a sentence of any length, %s", (_, options) => {
  it.each(inTurn(counts, 3))(
    "stands without overlap inside the frame: %i tokens",
    { timeout: 60_000 },
    (count) => {
      const experiment = experiments[String(count)];
      if (!experiment) throw new Error("not computed");
      const timeline = buildTimeline(experiment);
      for (const stage of timeline.stages)
        for (const share of [0, 0.45, 0.99]) {
          const frame = frameAt(timeline, stage.start + (stage.end - stage.start) * share, options);
          const where = `${stage.id} at ${share}`;
          expect(outside(frame), where).toEqual([]);
          expect(overlaps(standing(frame), 0.01), where).toEqual([]);
          expect(overlaps(labels(frame), 2), where).toEqual([]);
        }
    },
  );
});

/** The scenes that a plain causal attention does not have. */
const kinds = {
  "cosine and waves": { position: { kind: "sinusoidal" }, attention: { score: "cosine" } },
  "additive scores": { attention: { score: "additive" } },
  "bilinear scores, masked afterwards": {
    attention: { score: "bilinear", mask: { kind: "causal" }, mask_method: "renormalize" },
  },
  "turned and shared heads": {
    position: { kind: "rotary" },
    attention: { num_heads: 4, num_kv_heads: 2, dropout: { rate: 0.2 } },
  },
  "views for heads": { attention: { num_heads: 2, head_style: "untransposed" } },
  "heads side by side": { attention: { num_heads: 2, head_style: "stacked", d_out: 4 } },
};
const few = [1, 2, 6, 13, 31, 48];

const others = run(
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, request]) =>
      few.map((count) => {
        const tokens = Array.from({ length: count }, (_, i) => `${words[i % words.length]}${i}`);
        const whole = { input: { tokens: [tokens] }, embedding: { d_in: 8 }, ...request };
        return [`${kind} ${count}`, whole] as const;
      }),
    ),
  ),
);

describe.each(inTurn(Object.keys(kinds), 3))("%s", (kind) => {
  it.each(few)(
    "stand inside the frame, their labels apart: %i tokens",
    { timeout: 60_000 },
    (count) => {
      const experiment = others[`${kind} ${count}`];
      if (!experiment) throw new Error("not computed");
      for (const [size, options] of Object.entries(sizes))
        for (const timeline of filmsOf(experiment))
          for (const stage of timeline.stages)
            for (const share of [0, 0.3, 0.6, 0.99]) {
              const time = stage.start + (stage.end - stage.start) * share;
              const frame = frameAt(timeline, time, {
                ...options,
                language: count % 2 ? "en" : "zh",
              });
              const where = `${stage.id} at ${share}, ${size}`;
              expect(outside(frame), where).toEqual([]);
              expect(overlaps(labels(frame), 2), where).toEqual([]);
            }
    },
  );
});

describe("a long token", () => {
  const experiment = experiments["8"];
  if (!experiment) throw new Error("not computed");
  const timeline = buildTimeline(experiment);

  it("is shortened, and keeps its full text in the title", () => {
    const scores = timeline.stages.find(({ id }) => id === "scores");
    const { marks } = frameAt(timeline, (scores?.end ?? 0) - 0.05, sizes.wide);
    const short = marks.filter(({ kind, text }) => kind === "text" && text?.includes("…"));
    expect(short.length).toBeGreaterThan(0);
    for (const { text = "", title = "" } of short) {
      const [head = "", tail = ""] = text.split("…");
      expect(title.startsWith(head) && title.endsWith(tail)).toBe(true);
    }
  });

  it("is never broken inside a character", () => {
    for (const stage of timeline.stages)
      for (const { text = "" } of frameAt(timeline, stage.end - 0.05, sizes.phone).marks)
        expect(text).not.toMatch(/\u200d$|^\u200d|\ud83d$|\u200d…/u);
  });
});
