/** What scenes work out beside the matrices is right: it leads to the core's own numbers. */
import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import type { Frame, FrameOptions, Mark } from "../../../../web/src/types/frame.js";
import { cellsOf, frameAt, nodeOf, sizes } from "../frames.js";
import { experiments } from "../native.js";

/** A frame of the scene of a node, by the share of its time that has passed. */
function frameOf(
  experiment: Experiment,
  node: string,
  share: number,
  options: FrameOptions = sizes.wide,
): Frame {
  const timeline = buildTimeline(experiment);
  const segment = timeline.stages
    .flatMap(({ segments }) => segments)
    .find((one) => one.node === node);
  if (!segment) throw new Error(`no scene of ${node}`);
  const time = segment.start + (segment.end - segment.start) * share;
  return frameAt(timeline, Math.min(time, segment.end - 0.01), options);
}

const keyed = ({ marks }: Frame, pattern: RegExp): Mark[] =>
  marks.filter(({ key }) => pattern.test(key));

const valueOf = (experiment: Experiment, { node, index }: NonNullable<Mark["cell"]>): number =>
  nodeOf(experiment, node).values?.[index] ?? NaN;

/** The numbers of the line with this place: group, then line. */
const lineOf = (frame: Frame, group: number, line: number): number[] =>
  keyed(frame, new RegExp(`^line/${group}/${line}/\\d+$`, "u")).map(({ value = NaN }) => value);

const asideOf = (frame: Frame, group: number, line: number): number =>
  keyed(frame, new RegExp(`^line/${group}/${line}/aside$`, "u"))[0]?.value ?? NaN;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe("cosine", () => {
  const frame = frameOf(experiments.cosine, "scores", 1);

  it("has the lengths of both rows, their products and the sum of these", () => {
    const [a, b] = [lineOf(frame, 0, 0), lineOf(frame, 0, 1)];
    expect(a.length).toBe(6);
    expect(asideOf(frame, 0, 0)).toBeCloseTo(Math.hypot(...a), 6);
    expect(asideOf(frame, 0, 1)).toBeCloseTo(Math.hypot(...b), 6);
    const products = lineOf(frame, 0, 2);
    products.forEach((product, i) => expect(product).toBeCloseTo((a[i] ?? 0) * (b[i] ?? 0), 6));
    expect(asideOf(frame, 0, 2)).toBeCloseTo(sum(products), 6);
  });

  it("ends with the core's number, and the angle that has this cosine", () => {
    const last = keyed(frame, /^closing\/\d+$/u).at(-1);
    const made = asideOf(frame, 0, 2) / (asideOf(frame, 0, 0) * asideOf(frame, 0, 1));
    expect(last?.cell?.node).toBe("scores");
    expect(last?.value).toBeCloseTo(made, 5);
    const degrees = Math.round((Math.acos(last?.value ?? NaN) * 180) / Math.PI);
    expect(frame.narration.map(({ text }) => text).join("")).toContain(`${degrees}°`);
  });
});

describe("bilinear", () => {
  it("turns the query by the weights, then multiplies with the key", () => {
    const frame = frameOf(experiments.bilinear, "scores", 1);
    const [query, turned, key] = [0, 1, 2].map((line) => lineOf(frame, 0, line));
    const { values = [] } = nodeOf(experiments.bilinear, "W_bilinear");
    turned?.forEach((number, row) => {
      const expected = sum((query ?? []).map((q, i) => q * (values[row * 4 + i] ?? NaN)));
      expect(number).toBeCloseTo(expected, 6);
    });
    const products = (turned ?? []).map((number, i) => number * (key?.[i] ?? NaN));
    expect(asideOf(frame, 0, 3)).toBeCloseTo(sum(products), 5);
    expect(keyed(frame, /^line\/0\/3\/aside$/u)[0]?.cell?.node).toBe("scores");
  });
});

describe("additive", () => {
  it("adds what one unit makes of key and query", () => {
    const frame = frameOf(experiments.additive, "additive_sum", 1);
    const last = keyed(frame, /^closing\/\d+$/u).at(-1);
    expect(last?.cell?.node).toBe("additive_sum");
    expect(asideOf(frame, 0, 2) + asideOf(frame, 1, 2)).toBeCloseTo(last?.value ?? NaN, 5);
  });

  it("weighs the units by one vector", () => {
    const frame = frameOf(experiments.additive, "scores", 1);
    const [units, weights] = [lineOf(frame, 0, 0), lineOf(frame, 0, 1)];
    const total = sum(units.map((unit, i) => unit * (weights[i] ?? NaN)));
    const last = keyed(frame, /^line\/0\/2\/aside$/u)[0];
    expect(last?.cell?.node).toBe("scores");
    expect(last?.value).toBeCloseTo(total, 5);
  });
});

describe("scale", () => {
  const frame = frameOf(experiments.causal, "scaled_scores", 1);
  const side = (i: number) => keyed(frame, new RegExp(`^chart/${i}/\\d+$`, "u"));

  it("compares the graph's own weights with those of the scores as they were", () => {
    const [without, with_] = [side(0), side(1)];
    expect(with_.map(({ cell }) => cell?.node)).toEqual(Array(6).fill("weights"));
    const scores = (without[0]?.sources ?? []).map((cell) => valueOf(experiments.causal, cell));
    const total = sum(scores.map(Math.exp));
    scores.forEach((score, i) => expect(without[i]?.value).toBeCloseTo(Math.exp(score) / total, 6));
    expect(sum(without.map(({ value = NaN }) => value))).toBeCloseTo(1, 6);
    expect(sum(with_.map(({ value = NaN }) => value))).toBeCloseTo(1, 6);
  });

  it("has the same height for the same share", () => {
    const perShare = [...side(0), ...side(1)].flatMap(({ height, value = 0 }) =>
      value > 0.01 ? [height / value] : [],
    );
    for (const each of perShare) expect(each).toBeCloseTo(perShare[0] ?? NaN, 3);
  });
});

describe("mask", () => {
  it("comes to the same weights both ways", () => {
    const frame = frameOf(experiments.causal, "masked_scores", 1);
    const [one, other] = [lineOf(frame, 0, 1), lineOf(frame, 1, 2)];
    expect(one.length).toBe(6);
    one.forEach((share, i) => expect(other[i]).toBeCloseTo(share, 6));
    expect(keyed(frame, /^line\/0\/1\/0$/u)[0]?.cell?.node).toBe("weights");
    const kept = lineOf(frame, 1, 1);
    lineOf(frame, 1, 0).forEach((share, i) => expect(kept[i]).toBe((one[i] ?? 0) > 0 ? share : 0));
  });

  it("leaves the other way to the graph where the graph goes it", () => {
    const frame = frameOf(experiments.renormalized, "masked_weights", 1);
    expect(keyed(frame, /^line\//u)).toEqual([]);
  });
});

describe("rotate", () => {
  it("turns each pair to where the core's numbers lie", () => {
    const frame = frameOf(experiments.turned, "rotated_query", 1);
    const arms = keyed(frame, /^dial\/\d+\/point$/u);
    expect(arms.length).toBe(3);
    arms.forEach((point, i) => {
      const [x = NaN, y = NaN] = (point.sources ?? []).map((c) => valueOf(experiments.turned, c));
      const circle = keyed(frame, new RegExp(`^dial/${i}/circle$`, "u"))[0] as Mark;
      const across = point.x + point.width / 2 - circle.x - circle.width / 2;
      const up = circle.y + circle.height / 2 - point.y - point.height / 2;
      expect(Math.atan2(up, across)).toBeCloseTo(Math.atan2(y, x), 3);
    });
  });
});

describe("sinusoidal", () => {
  it("draws waves through the core's numbers", () => {
    const frame = frameOf(experiments.waves, "position_encoding", 1);
    for (let column = 0; column < 5; column++) {
      const dots = keyed(frame, new RegExp(`^wave/${column}/\\d+$`, "u"));
      const [axis] = keyed(frame, new RegExp(`^wave/${column}/axis$`, "u"));
      const offsets = dots.map((dot) => dot.x + dot.width / 2 - (axis?.x ?? NaN));
      const swing = Math.max(...offsets.map((offset, i) => offset / (dots[i]?.value || Infinity)));
      dots.forEach(({ value = NaN }, i) => expect(offsets[i]).toBeCloseTo(value * swing, 3));
    }
  });
});

describe("the slow row", () => {
  it("finds the rows above it done, and those below still to come", () => {
    for (const node of ["scores", "weights"]) {
      const cells = cellsOf(frameOf(experiments.causal, node, 0.3), node);
      const rowOf = (mark: Mark) => Math.floor((mark.cell?.index ?? NaN) / 6);
      const seen = cells.filter(({ key }) => key.startsWith(`${node}/`));
      const above = seen.filter((mark) => rowOf(mark) < 3);
      const below = seen.filter((mark) => rowOf(mark) > 3);
      expect(above.length).toBe(18);
      for (const { key, state, opacity } of above)
        expect([key, state === "value" || state === "masked", opacity]).toEqual([key, true, 1]);
      for (const { key, state, value } of below)
        expect([key, state === "to-come" || value === 0 || value === undefined]).toEqual([
          key,
          true,
        ]);
    }
  });
});
