/** The opening picture: one token looks at the others, with direction and shares, all from the core. */
import { describe, expect, it } from "vitest";
import { lookAt, lookBeside } from "../../../../../web/src/ops/tokens/cover.js";
import { buildTimeline } from "../../../../../web/src/story/timeline.js";
import type { Cell, Experiment } from "../../../../../web/src/types/graph.js";
import type { Frame, FrameOptions, Mark } from "../../../../../web/src/types/frame.js";
import { agrees, frameAt, nodeOf, sizes } from "../../frames.js";
import { experiments, run } from "../../native.js";

const sixteen = "the quick brown fox jumps over the lazy dog and nobody knows why it does so";

const { short, long } = run({
  short: { input: { text: sixteen }, attention: { mask: { kind: "causal" } } },
  long: { input: { text: `${sixteen} ${sixteen}` }, attention: { mask: { kind: "causal" } } },
});

/** The opening picture of an experiment, at rest. */
function opening(experiment: Experiment, options: FrameOptions = sizes.wide): Frame {
  const timeline = buildTimeline(experiment);
  return frameAt(timeline, timeline.stages[0]?.stops[0] ?? NaN, options);
}

const keyed = ({ marks }: Frame, pattern: RegExp): Mark[] =>
  marks.filter(({ key }) => pattern.test(key));
const arcsOf = (frame: Frame) => keyed(frame, /^cover\/\d+$/u);
const tipsOf = (frame: Frame) => keyed(frame, /^cover\/\d+\/tip$/u);
const sharesOf = (frame: Frame) => keyed(frame, /^cover\/share\/\d+$/u);
const wordsOf = (frame: Frame) => keyed(frame, /^token\/\d+$/u);
const told = ({ narration }: Frame): string => narration.map(({ text }) => text).join("");

const centre = ({ x, width }: Mark): number => x + width / 2;
const valueOf = (experiment: Experiment, { node, index }: Cell): number =>
  nodeOf(experiment, node).values?.[index] ?? NaN;
const lookOf = (token: number, text: string, head = 0) => ({ look: { token, text, head } });

describe("one token", () => {
  const { heads } = experiments;

  it("is in full colour, each arc with its head and its share; the others are faint", () => {
    const frame = opening(heads);
    // The last of four tokens sees the three before it, and itself.
    expect(arcsOf(frame).length).toBe(3);
    expect(tipsOf(frame).length).toBe(3);
    expect(keyed(frame, /^cover\/faint\/\d+\/\d+$/u).length).toBe(3);
    const faintest = Math.min(...arcsOf(frame).map(({ thickness = 0 }) => thickness));
    for (const { thickness = 0, ink } of keyed(frame, /^cover\/faint/u)) {
      expect(thickness).toBeLessThan(faintest);
      expect(ink).toBe("line2");
    }
  });

  it("has the shares of its row, which make one", () => {
    const shares = sharesOf(opening(heads));
    for (const { cell, value, text = "" } of shares) {
      expect(value).toBe(valueOf(heads, cell as Cell));
      expect(agrees(text, value ?? NaN)).toBe(true);
    }
    expect(shares.reduce((sum, { value = NaN }) => sum + value, 0)).toBeCloseTo(1, 5);
  });

  it("is the one that the reader looks at, in any head", () => {
    const frame = opening(heads, { ...sizes.wide, ...lookOf(2, "sat", 1) });
    expect(arcsOf(frame).map(({ ink }) => ink)).toEqual(["head2", "head2"]);
    expect(told(frame)).toMatch(
      /^In head 2, sat looks most at (itself, then at )?(the|cat): 0\.\d\d\./u,
    );
    for (const { cell } of sharesOf(frame))
      expect(lookAt(heads, 0, cell as Cell)).toEqual({ token: 2, text: "sat", head: 1 });
  });

  it("is that of a pinned weight, unless the reader looks at another", () => {
    const [{ cell: pinned } = {}] = sharesOf(
      opening(heads, { ...sizes.wide, ...lookOf(1, "cat", 1) }),
    );
    const options = { ...sizes.wide, pinned: pinned as Cell };
    expect(told(opening(heads, options))).toContain("head 2, cat looks");
    const ringed = sharesOf(opening(heads, options)).filter(({ state }) => state === "pinned");
    expect(ringed.map(({ cell }) => cell)).toEqual([pinned]);
    expect(told(opening(heads, { ...options, ...lookOf(2, "sat") }))).toContain(
      "head 1, sat looks",
    );
  });

  it("is the telling one again if its word has become another, or is gone", () => {
    const plain = opening(heads);
    for (const gone of [lookOf(2, "dog"), lookOf(7, "sat")])
      expect(opening(heads, { ...sizes.wide, ...gone })).toEqual(plain);
  });

  it("hands over to its neighbours as far as there are any", () => {
    const look = { token: 2, text: "sat", head: 1 };
    expect(lookBeside(heads, 0, look, 1)).toEqual({ token: 3, text: "down", head: 1 });
    expect(lookBeside(heads, 0, look, 5)).toEqual({ token: 3, text: "down", head: 1 });
    expect(lookBeside(heads, 0, look, -5)).toEqual({ token: 0, text: "the", head: 1 });
  });

  it("may see itself alone: then it has no arc and says so", () => {
    const frame = opening(heads, { ...sizes.wide, ...lookOf(0, "the") });
    expect(arcsOf(frame)).toEqual([]);
    expect(told(frame)).toContain("the looks most at itself: 1.00.");
  });
});

describe("the arrows", () => {
  /** Whether each arc ends to the left of the token that looks. */
  function backwards(frame: Frame): boolean[] {
    const [ring] = keyed(frame, /^cover\/looks$/u);
    return tipsOf(frame).map((tip) => centre(tip) < centre(ring as Mark));
  }

  it("point back under a causal mask, and what is hidden is hatched", () => {
    const frame = opening(experiments.causal);
    expect(new Set(backwards(frame))).toEqual(new Set([true]));
    const hidden = keyed(frame, /^cover\/tile\/\d+$/u).filter(({ state }) => state === "masked");
    expect(hidden.length).toBe(2);
  });

  it("point ahead too without a mask", () => {
    expect(backwards(opening(experiments.open))).toContain(false);
    const middle = opening(experiments.open, { ...sizes.wide, ...lookOf(2, "starts") });
    expect(new Set(backwards(middle)).size).toBe(2);
  });
});

describe("the words", () => {
  it("stand on one line up to sixteen", () => {
    for (const experiment of [experiments.causal, short]) {
      const tops = wordsOf(opening(experiment, sizes.wide)).map(({ y }) => y);
      expect(new Set(tops).size).toBe(1);
    }
    expect(new Set(wordsOf(opening(experiments.causal, sizes.phone)).map(({ y }) => y)).size).toBe(
      1,
    );
  });

  it("wrap beyond, and then only one token has arcs", () => {
    const frame = opening(long);
    expect(new Set(wordsOf(frame).map(({ y }) => y)).size).toBeGreaterThan(1);
    expect(keyed(frame, /^cover\/faint/u)).toEqual([]);
    expect(arcsOf(frame).length).toBeGreaterThan(0);
  });

  it("and the shares do not overlap, whatever the size", () => {
    for (const experiment of [...Object.values(experiments), short, long])
      for (const size of Object.values(sizes)) {
        const frame = opening(experiment, size);
        const boxes = [...sharesOf(frame), ...(sharesOf(frame).length > 0 ? wordsOf(frame) : [])];
        boxes.forEach((a, i) => {
          for (const b of boxes.slice(i + 1)) {
            const apart =
              a.x >= b.x + b.width ||
              b.x >= a.x + a.width ||
              a.y >= b.y + b.height ||
              b.y >= a.y + a.height;
            expect([a.key, b.key, apart]).toEqual([a.key, b.key, true]);
          }
        });
      }
  });

  it("do not move when they are cut, and the arcs are gone", () => {
    const timeline = buildTimeline(experiments.heads);
    const [tokens] = timeline.stages;
    const cut = frameAt(timeline, (tokens?.end ?? 0) - 0.05, sizes.phone);
    const places = (frame: Frame) => wordsOf(frame).map(({ x, y }) => [x, y]);
    expect(places(cut)).toEqual(places(opening(experiments.heads, sizes.phone)));
    expect(keyed(cut, /^cover\//u)).toEqual([]);
    expect(keyed(cut, /^token\/\d+\/id$/u).length).toBe(4);
  });
});

describe("what is said", () => {
  it("is first what is seen, and then that the weights are random", () => {
    expect(told(opening(experiments.causal))).toMatch(
      /^with looks most at \w+: 0\.\d\d\. These weights are random, so the links do not/u,
    );
    expect(told(opening(experiments.causal, { ...sizes.wide, language: "zh" }))).toMatch(
      /^with 最关注 \w+：0\.\d\d。参数是随机的，现在谁关注谁还不代表语义。$/u,
    );
  });

  it("says so if a token keeps more for itself than it gives to any other", () => {
    let [most, least] = [0, 0];
    for (const [token, { text }] of (long.tokens[0] ?? []).slice(1).entries()) {
      const frame = opening(long, { ...sizes.wide, ...lookOf(token + 1, text) });
      const [ring] = keyed(frame, /^cover\/looks$/u);
      const own = keyed(frame, /^cover\/tile/u).find(
        (tile) => tile.x === (ring?.x ?? NaN) + 2 && tile.y === (ring?.y ?? NaN) + 2,
      );
      const [number] = frame.narration.filter((part) => part.kind === "number");
      const keeps = (own?.value ?? NaN) > (number?.value ?? NaN);
      expect([text, told(frame).includes("itself, then at")]).toEqual([text, keeps]);
      if (keeps) most++;
      else least++;
    }
    expect(Math.min(most, least)).toBeGreaterThan(0);
  });

  it("is the largest share of another token", () => {
    const frame = opening(experiments.causal);
    const [number] = frame.narration.filter((part) => part.kind === "number");
    const most = Math.max(...arcsOf(frame).map(({ value = NaN }) => value));
    expect(number?.value).toBe(most);
  });
});

it("has a table of all weights for keyboard and screen reader", () => {
  const [{ table } = {}] = keyed(opening(experiments.causal), /^cover\/matrix$/u);
  expect([table?.rows, table?.columns]).toEqual([6, 6]);
  expect(table?.rowLabels).toContain("journey");
});

it("is left out where a sentence does not look at itself", () => {
  const [first] = buildTimeline(experiments.cross).stages;
  expect(first?.stops.length).toBe(1);
});
