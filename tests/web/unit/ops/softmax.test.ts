/** What is said about rows of weights, also where the reader set a weight or pinned one. */
import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import type { Frame, FrameOptions } from "../../../../web/src/types/frame.js";
import { filmsOf } from "../films.js";
import { frameAt, nodeOf, sizes } from "../frames.js";
import { experiments, run } from "../native.js";

const request = {
  input: { text: "Your journey starts with one step" },
  embedding: { d_in: 4 },
  attention: { num_heads: 1 },
};

const { plain } = run({ plain: request });
const computed = Array.from(nodeOf(plain, "weights").values ?? []);
/** The weight of "journey" for "one" is set to 0.9. */
const place = 1 * 6 + 4;
const { edited } = run({
  edited: { ...request, overrides: { weights: computed.with(place, 0.9) } },
});

const say = ({ narration }: Frame) => narration.map(({ text }) => text).join("");

/** What is said while the weights are computed, in one view. */
function told(experiment: Experiment, options: Partial<FrameOptions> = {}): string[] {
  const timeline = buildTimeline(experiment);
  const segment = timeline.stages
    .flatMap(({ segments }) => segments)
    .find(({ node }) => node === "weights");
  if (!segment) throw new Error("no weights are computed");
  const moments = Array.from(
    { length: 80 },
    (_, i) => segment.start + ((segment.end - segment.start) * i) / 80,
  );
  return moments.map((time) => say(frameAt(timeline, time, { ...sizes.wide, ...options })));
}

const sumOf = (experiment: Experiment, row: number) =>
  Array.from(nodeOf(experiment, "weights").values ?? [])
    .slice(row * 6, row * 6 + 6)
    .reduce((sum, weight) => sum + weight, 0)
    .toFixed(3);

describe("row sums", () => {
  it("are said to be 1 where they are", () => {
    expect(told(plain).at(-1)).toBe("Every row now adds up to 1.");
  });

  it("are said to be what they are where a weight was set", () => {
    const all = told(edited);
    expect(all.join(" ")).not.toContain("Every row now adds up to 1");
    expect(all.at(-1)).toContain(`the weights of journey add up to ${sumOf(edited, 1)}`);
    const chinese = told(edited, { language: "zh" }).at(-1);
    expect(chinese).toContain(`journey 的权重加起来是 ${sumOf(edited, 1)}`);
  });

  it("are not said to be 1 over arcs of weights that were set", () => {
    expect(told(plain, { view: "arcs" }).join(" ")).toContain("add up to 1");
    expect(told(edited, { view: "arcs" }).join(" ")).not.toContain("add up to 1");
  });
});

describe("a pinned weight", () => {
  const pinned = { node: "weights", index: place };
  const share = (computed[place] ?? NaN).toFixed(3);

  it.each([undefined, "arcs", "sentence"] as const)("is the one that is told of: %s", (view) => {
    const all = told(plain, { pinned, ...(view && { view }) });
    const shares = all.filter((text) => text.includes("of its attention to"));
    expect(shares.at(-1)).toContain(`journey gives ${share} of its attention to one.`);
    // Arcs arrive one after the other, and each is told of as it comes.
    if (!view) for (const text of shares) expect(text).toContain(share);
  });

  it("is told of as hidden where the mask hides it", () => {
    const { causal } = run({
      causal: { ...request, attention: { num_heads: 1, mask: { kind: "causal" } } },
    });
    const all = told(causal, { pinned }).join(" ");
    expect(all).toContain("The mask hides one from journey: the weight is 0.");
    expect(all).not.toContain("journey gives");
  });
});

describe("a pinned number", () => {
  const { causal, heads, batch, renormalized } = experiments;

  /** Whom a step tells of, at every moment at which it names a token. */
  function spokenOf(experiment: Experiment, options: Partial<FrameOptions>): string[][] {
    const steps = filmsOf(experiment).flatMap((timeline) =>
      timeline.stages
        .filter(({ kind }) =>
          /^(scores|scaled_scores|masked_scores|masked_weights|row_sums|weights|context|context_heads)$/u.test(
            kind,
          ),
        )
        .map((stage) => ({ ...stage, timeline })),
    );
    expect(steps.length).toBeGreaterThan(2);
    const frames = steps.flatMap(({ start, end, timeline }) =>
      Array.from({ length: 30 }, (_, i) =>
        frameAt(timeline, start + ((end - start) * i) / 30, { ...sizes.wide, ...options }),
      ),
    );
    const named = ({ narration }: Frame) =>
      narration.flatMap(({ kind, text }) => (kind === "token" ? [text] : []));
    return frames.map(named).filter((tokens) => tokens.length > 0);
  }

  it.each([
    ["a weight", causal, { pinned: { node: "weights", index: 5 * 6 + 1 } }, "step"],
    ["a score", causal, { pinned: { node: "masked_scores", index: 2 * 6 } }, "starts"],
    ["of a context vector", causal, { pinned: { node: "context", index: 4 * 2 } }, "one"],
    ["in a head", heads, { pinned: { node: "weights", index: 16 + 2 * 4 + 1 } }, "sat"],
    [
      "in a second sentence",
      batch,
      { pinned: { node: "block.0.attention.weights", index: 2 * 16 + 4 }, batch: 1 },
      "dog",
    ],
    ["of renormalised weights", renormalized, { pinned: { node: "weights", index: 18 } }, "with"],
  ] as const)("is the row that every step tells of: %s", (_, experiment, options, name) => {
    for (const tokens of spokenOf(experiment, options)) expect(tokens).toContain(name);
  });
});

describe("on a phone, under a sentence of one, two or three lines", () => {
  const timeline = buildTimeline(plain);
  const stage = timeline.stages.find(({ id }) => id === "weights");

  it.each([460, 322, 293, 264])("bar, ways and weights are apart: %i high", (height) => {
    const options = { ...sizes.phone, height };
    const { marks } = frameAt(timeline, (stage?.end ?? 0) - 0.05, options);
    const extent = (key: RegExp) => {
      const those = marks.filter((mark) => key.test(mark.key));
      expect(those.length).toBeGreaterThan(0);
      const bottoms = those.map((mark) => mark.y + mark.height);
      return { top: Math.min(...those.map(({ y }) => y)), bottom: Math.max(...bottoms) };
    };
    const strip = extent(/^strip\/\d+$/u);
    const ways = extent(/^way\//u);
    const weights = extent(/^open\/weight\//u);
    expect(extent(/^(strip\/name|sum)$/u).bottom).toBeLessThanOrEqual(strip.top + 1);
    expect(ways.top).toBeGreaterThan(strip.bottom);
    expect(ways.bottom - ways.top).toBeGreaterThanOrEqual(10);
    expect(weights.top).toBeGreaterThan(ways.bottom);
    expect(weights.bottom).toBeLessThanOrEqual(height);
  });
});
