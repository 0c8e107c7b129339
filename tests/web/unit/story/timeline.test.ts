import { describe, expect, it } from "vitest";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Timeline } from "../../../../web/src/types/timeline.js";
import { filmsOf, namedFilms } from "../films.js";
import { experiments } from "../native.js";

const ids = ({ stages }: Timeline) => stages.map(({ id }) => id);
const timelines = namedFilms(experiments);

describe("stages", () => {
  it("of one head follow the paper", () => {
    expect(ids(buildTimeline(experiments.causal))).toEqual([
      "tokens",
      "vectors",
      "qkv",
      "scores",
      "scaled_scores",
      "masked_scores",
      "weights",
      "context",
    ]);
  });

  it("of several heads cut, attend and merge", () => {
    expect(ids(buildTimeline(experiments.heads))).toEqual([
      "tokens",
      "vectors",
      "qkv",
      "heads",
      "scores",
      "scaled_scores",
      "masked_scores",
      "weights",
      "context_heads",
      "context",
      "output",
    ]);
  });

  it("of a block are its parts, in its order", () => {
    const { stages, level } = buildTimeline(experiments.block);
    expect(level.kind).toBe("block");
    expect(stages.map(({ title }) => title.en)).toEqual([
      "Tokens",
      "Vectors",
      "Attention",
      "Add 1",
      "Layer norm 1",
      "Feed-forward",
      "Add 2",
      "Layer norm 2",
    ]);
  });

  it("of stacked heads are the heads", () => {
    const heads = buildTimeline(experiments.stacked).stages.filter(({ level }) => level);
    expect(heads.map(({ title }) => title.en)).toEqual(["Head 1", "Head 2"]);
    const inside = heads.map(({ level }) => level?.parts.map(({ kind }) => kind));
    expect(inside[0]).toContain("scores");
    expect(inside[1]).toEqual(inside[0]);
  });

  it("of a program are its operations", () => {
    expect(ids(buildTimeline(experiments.program))).toEqual(["c", "d", "e"]);
  });

  it("have the shape of their result in letters", () => {
    const shapes = new Map(
      buildTimeline(experiments.causal).stages.map(({ id, shape }) => [
        id,
        shape.map(({ letter, size }) => `${letter} ${size}`).join(" × "),
      ]),
    );
    expect(shapes.get("vectors")).toBe("T 6 × C 3");
    expect(shapes.get("qkv")).toBe("T 6 × D 2");
    expect(shapes.get("scores")).toBe("T 6 × S 6");
    const heads = buildTimeline(experiments.heads).stages.find(({ id }) => id === "heads");
    expect(heads?.shape.map(({ letter }) => letter).join("")).toBe("HTD");
  });

  it.each(timelines)("of %s follow each other without a gap", (_, { stages, duration }) => {
    stages.forEach((stage, i) => {
      expect(stage.start).toBe(stages[i - 1]?.end ?? 0);
      expect(stage.end).toBeGreaterThan(stage.start);
      if (stage.nodes.length > 0) {
        if (!stage.level) expect(stage.segments.map(({ node }) => node)).toEqual(stage.nodes);
        expect(stage.segments[0]?.start).toBe(stage.start);
        expect(stage.segments[stage.segments.length - 1]?.end).toBe(stage.end);
      }
    });
    expect(stages[stages.length - 1]?.end).toBe(duration);
  });

  it.each(timelines)(
    "of %s have rising stops inside them, the last where all is at rest",
    (_, { stages }) => {
      for (const { stops, start, end } of stages) {
        expect(stops.length).toBeGreaterThan(0);
        expect([...stops].sort((a, b) => a - b)).toEqual([...stops]);
        expect(stops[0]).toBeGreaterThan(start);
        expect(stops[stops.length - 1]).toBeCloseTo(end - 0.1, 6);
      }
    },
  );

  it.each(Object.entries(experiments))(
    "of all levels of %s show each computed node once, parameters never",
    (_, experiment) => {
      const steps = filmsOf(experiment).flatMap(({ stages }) =>
        stages.filter(({ level }) => !level),
      );
      const shown = steps.flatMap(({ nodes }) => nodes);
      expect(new Set(shown).size).toBe(shown.length);
      // An intermediate result belongs to the step of its operation.
      const unseen = experiment.graph.filter(
        ({ id, op, intermediate }) => !shown.includes(id) && op !== "parameter" && !intermediate,
      );
      const background = [
        "given",
        "identity",
        "mean",
        "variance",
        "root_mean_square",
        "row_sum",
        "sinusoidal",
      ];
      for (const { id, op } of unseen) expect(background, id).toContain(op);
      for (const id of shown)
        expect(experiment.graph.find((node) => node.id === id)?.op).not.toBe("parameter");
    },
  );

  it.each(timelines)("of %s are named in both languages", (_, { stages }) => {
    for (const { title, short } of stages)
      for (const text of [title.en, title.zh, short.en, short.zh]) expect(text).not.toBe("");
  });
});
