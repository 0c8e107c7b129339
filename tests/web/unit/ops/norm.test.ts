/** What is said while rows are normalised, against the numbers that stand there afterwards. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import type { Frame } from "../../../../web/src/types/frame.js";
import { fromTop } from "../../support/paths.js";
import { readPresets } from "../../support/presets.js";
import { frameAt, nodeOf, sizes } from "../frames.js";
import { run } from "../native.js";

const [rms] = readPresets()
  .map(({ preset }) => preset as { readonly id: string; readonly request: object })
  .filter(({ id }) => id === "norms-rms");

const program = (op: string, inputs: readonly string[]) => ({
  program: [
    {
      id: "x",
      values: [
        [1, 2, 3],
        [4, 5, 9],
      ],
    },
    { id: "gain", values: [2, 3, 4] },
    { id: "norm", op, inputs, epsilon: 0 },
  ],
});

const experiments = run({
  rms: rms?.request ?? {},
  gained: program("rms_norm", ["x", "gain"]),
  layer: program("layer_norm", ["x"]),
  batch: program("batch_norm", ["x"]),
});

const say = ({ narration }: Frame) => narration.map(({ text }) => text).join("");

/** What is said from the start of the norm to its end, each sentence once. */
function told(experiment: Experiment, language: "en" | "zh" = "en", pinned?: number): string[] {
  const timeline = buildTimeline(experiment);
  const segment = timeline.stages
    .flatMap(({ segments }) => segments)
    .find(({ node }) => node === "norm");
  if (!segment) throw new Error("no norm is played");
  const options = {
    ...sizes.wide,
    language,
    ...(pinned === undefined ? {} : { pinned: { node: "norm", index: pinned } }),
  };
  const moments = Array.from(
    { length: 40 },
    (_, i) => segment.start + ((segment.end - segment.start) * i) / 40,
  );
  return [...new Set(moments.map((time) => say(frameAt(timeline, time, options))))];
}

describe("RMS norm", () => {
  it("divides by the root mean square, so that this becomes 1, and speaks of no deviation", () => {
    const all = told(experiments.rms).join(" ");
    expect(all).toContain("divided by 2.160, so that their root mean square is 1");
    expect(all).not.toContain("deviation");
    expect(told(experiments.rms, "zh").join("")).toContain("各除以 2.160，使均方根变为 1");
    const row = Array.from(nodeOf(experiments.rms, "norm").values ?? []).slice(0, 3);
    expect(row.reduce((sum, value) => sum + value ** 2, 0) / 3).toBeCloseTo(1, 5);
  });

  it("heads its result as a norm, and does not name two things by one letter", () => {
    const norm = nodeOf(experiments.rms, "norm");
    expect(norm.title.en).toBe("Norm");
    const [left = "", right = ""] = norm.formula.split("=");
    expect(right).not.toContain(left.trim());
  });

  it("has a gain but no bias", () => {
    const all = told(experiments.gained).join(" ");
    expect(all).toContain("multiplied by a learned gain.");
    expect(all).not.toContain("bias");
  });
});

describe("every norm", () => {
  it.each(["rms", "layer"] as const)(
    "calls the first number first, whichever is pinned: %s",
    (name) => {
      const first = nodeOf(experiments[name], "norm").values?.[0]?.toFixed(3).replace("-", "−");
      expect(told(experiments[name], "en", 2).join(" ")).toContain(`the first becomes ${first}.`);
    },
  );

  it("does not give a number before the gain that stands only after it", () => {
    expect(told(experiments.gained).join(" ")).not.toContain("the first becomes");
  });

  it.each(["layer", "batch"] as const)("of a mean and a deviation brings this to 1: %s", (name) => {
    expect(told(experiments[name]).join(" ")).toContain("so that their deviation is 1");
  });
});

it("in a pre-norm block only what a sub-layer reads is normalised, as the tutorial says", () => {
  const { block } = run({
    block: {
      input: { text: "Your journey starts with one step" },
      position: { kind: "sinusoidal" },
      block: { norm_position: "pre" },
    },
  });
  const sizeOf = (id: string) => {
    const values = Array.from(nodeOf(block, id).values ?? []);
    return Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
  };
  expect(sizeOf("block.0.norm_1")).toBeCloseTo(1, 2);
  expect(sizeOf("block.0.norm_2")).toBeCloseTo(1, 2);
  for (const id of ["block.0.residual_1", "block.0.residual_2"])
    expect(Math.abs(sizeOf(id) - 1), id).toBeGreaterThan(0.1);
  const chapter = (language: string) =>
    readFileSync(fromTop(`web/docs/${language}/tutorial/11-block.md`), "utf8");
  expect(chapter("en")).toContain("The residual path itself is not normalised");
  expect(chapter("zh")).toContain("残差通路本身不做归一化");
});
