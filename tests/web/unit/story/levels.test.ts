/** The tree of levels: from the whole to one operation, each a film of at most about a minute. */
import { describe, expect, it } from "vitest";
import {
  levelNamed,
  levelsIn,
  levelsOf,
  levelWith,
  listedIn,
  pathTo,
} from "../../../../web/src/story/levels.js";
import { placeOf, restOf, timeInside, timeOutside } from "../../../../web/src/story/place.js";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import { nodesIn } from "../../../../web/src/scene/nodes.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import type { Level } from "../../../../web/src/types/timeline.js";
import { frameAt } from "../../../../web/src/story/frame.js";
import { sizes } from "../frames.js";
import { presets, run } from "../native.js";

const sentence = { input: { text: "the cat sat down" }, embedding: { d_in: 8 } };
const heads = { attention: { num_heads: 2 } };

const experiments = run({
  attention: { ...sentence, ...heads },
  block: { ...sentence, ...heads, block: {} },
  stack: {
    ...sentence,
    ...heads,
    block: { num_layers: 3, norm_position: "pre", final_norm: true },
  },
  long: { ...sentence, ...heads, block: { num_layers: 40 } },
  pair: {
    ...sentence,
    ...heads,
    input: { text: "the cat sat", context_text: "le chat était assis là" },
    block: { kind: "encoder_decoder", num_layers: 2 },
  },
  "long pair": {
    ...sentence,
    ...heads,
    input: { text: "the cat sat", context_text: "le chat était assis là" },
    block: { kind: "encoder_decoder", num_layers: 9 },
  },
  bare: { ...sentence, block: { feed_forward: false, norm: "none", residual: false } },
});

const idsOf = (level: Level | undefined) => level?.parts.map(({ id }) => id);
const named = (experiment: Experiment, id: string): Level => {
  const level = levelNamed(levelsOf(experiment), id);
  if (!level) throw new Error(`no level ${id}`);
  return level;
};

const all = Object.entries({ ...presets(), ...experiments });

describe.each(all)("%s", (_, experiment) => {
  const root = levelsOf(experiment);
  const levels = levelsIn(root);

  it("has rails of at most 12 entries, and films of at most 75 seconds", () => {
    for (const level of levels) {
      expect(listedIn(level).parts.length, level.id).toBeLessThanOrEqual(12);
      expect(buildTimeline(experiment, level).duration, level.id).toBeLessThanOrEqual(75);
    }
  });

  it("has levels with ids of their own, none of them of a single level", () => {
    expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length);
    for (const { parts } of levels) {
      expect(parts.length).toBeGreaterThan(0);
      if (parts.length === 1) expect(parts[0]?.level).toBeUndefined();
    }
  });

  it("shows each step in full on one level, and there alone", () => {
    const steps = levels.flatMap(({ parts }) => parts.filter(({ level }) => !level));
    const nodes = steps.flatMap((step) => step.nodes);
    expect(new Set(nodes).size).toBe(nodes.length);
    expect(new Set(root.parts.flatMap(nodesIn))).toEqual(new Set(nodes));
    for (const node of nodes) expect(levelWith(root, node)?.parts.flatMap(nodesIn)).toContain(node);
  });

  it("keeps the moment on the way in and out again", () => {
    for (const level of levels) {
      const outer = buildTimeline(experiment, level);
      for (const stage of outer.stages) {
        if (!stage.level) continue;
        const inner = buildTimeline(experiment, stage.level);
        for (const share of [0, 0.3, 0.9]) {
          const time = stage.start + share * (stage.end - stage.start);
          const inside = timeInside(outer, time, inner);
          expect(inside).toBeLessThan(inner.duration);
          const again = timeOutside(inner, inside, outer);
          expect(again).toBeGreaterThanOrEqual(stage.start);
          expect(Math.abs(again - time)).toBeLessThan(0.1 * (stage.end - stage.start) + 0.11);
        }
      }
    }
  });
});

describe("the tree", () => {
  it("of attention alone is its steps", () => {
    const root = levelsOf(experiments.attention);
    expect(root.kind).toBe("attention");
    expect(idsOf(root)?.slice(0, 3)).toEqual(["tokens", "vectors", "qkv"]);
    expect(levelsIn(root)).toHaveLength(1);
  });

  it("of one block begins at the block", () => {
    const root = levelsOf(experiments.block);
    expect([root.id, root.kind]).toEqual(["block.0", "block"]);
    expect(idsOf(root)).toEqual([
      "tokens",
      "vectors",
      "block.0.attention",
      "block.0.residual_1",
      "block.0.norm_1",
      "block.0.feed_forward",
      "block.0.residual_2",
      "block.0.norm_2",
    ]);
    expect(idsOf(named(experiments.block, "block.0.norm_1"))).toEqual(["block.0.norm_1"]);
  });

  it("of a stack goes from the model to the blocks, and from these to attention", () => {
    const root = levelsOf(experiments.stack);
    expect(idsOf(root)).toEqual([
      "tokens",
      "vectors",
      "block.0",
      "block.1",
      "block.2",
      "final_norm",
    ]);
    const attention = named(experiments.stack, "block.1.attention");
    expect(pathTo(attention).map(({ id }) => id)).toEqual([
      "model",
      "block.1",
      "block.1.attention",
    ]);
    expect(idsOf(attention)).toContain("block.1.attention.weights");
  });

  it("of an encoder-decoder has both stacks, and cross-attention in the decoder", () => {
    expect(idsOf(levelsOf(experiments.pair))).toEqual([
      "tokens",
      "vectors",
      "encoder.0",
      "encoder.1",
      "decoder.0",
      "decoder.1",
    ]);
    expect(idsOf(named(experiments.pair, "decoder.0"))).toContain("decoder.0.cross_attention");
  });

  it("of many blocks has ranges of them", () => {
    const ranges = levelsOf(experiments.long).parts.filter(({ level }) => level);
    expect(ranges[0]?.title).toEqual({ en: "Blocks 1–4", zh: "第 1–4 块" });
    expect(ranges.flatMap(({ level }) => idsOf(level))).toEqual(
      Array.from({ length: 40 }, (_, i) => `block.${i}`),
    );
    const stacks = levelsOf(experiments["long pair"]).parts.filter(({ level }) => level);
    expect(stacks.map(({ title }) => title.en)).toContain("Encoders 1–2");
    expect(stacks.map(({ title }) => title.en)).toContain("Decoders 1–2");
  });

  it("leaves out a block that is nothing but its attention", () => {
    const root = levelsOf(experiments.bare);
    expect(root.kind).toBe("attention");
    expect(levelsIn(root)).toHaveLength(1);
  });
});

describe("a place", () => {
  it("is the step of a node, or the picture of a level", () => {
    const { stack } = experiments;
    expect(placeOf(stack, "block.1.attention.weights")?.timeline.level.id).toBe(
      "block.1.attention",
    );
    const map = placeOf(stack, "block.1.output");
    expect(map?.timeline.level.id).toBe("block.1");
    expect(map?.segment).toMatchObject({ start: 0, end: map?.timeline.duration });
    expect(placeOf(stack, "model")?.timeline.level.id).toBe("model");
    expect(placeOf(stack, "nowhere")).toBeUndefined();
  });
});

describe("the picture of a model", () => {
  it.each(["stack", "pair", "long", "long pair"] as const)(
    "has a way into each of its parts, and only values of its graph: %s",
    (name) => {
      const experiment = experiments[name];
      const film = buildTimeline(experiment);
      const values = new Map(experiment.graph.map((node) => [node.id, node.values]));
      for (const stage of film.stages.filter(({ level }) => level)) {
        const { marks, narration } = frameAt(film, restOf(stage), sizes.wide);
        for (const part of film.level.parts)
          if (part.level) expect(marks.some(({ goes }) => goes === part.id)).toBe(true);
        for (const { cell, value } of marks)
          if (cell && value !== undefined) expect(value).toBe(values.get(cell.node)?.[cell.index]);
        expect(narration.length).toBeGreaterThan(0);
      }
    },
  );
});
