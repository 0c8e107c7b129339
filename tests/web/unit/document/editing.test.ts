/** Edited cells and masks, computed by the module itself. */
import { beforeEach, describe, expect, test } from "vitest";
import {
  isAllowed,
  isEdited,
  isPainted,
  paintTargetOf,
} from "../../../../web/src/document/edits.js";
import type { ExperimentDocument } from "../../../../web/src/document/document.js";
import type { RunRequest } from "../../../../web/src/types/wire.js";
import { find, opened, request, sentence, values } from "./reader.js";

let document: ExperimentDocument;
beforeEach(async () => {
  document = await opened();
});

describe("an edited cell", () => {
  test("keeps its value, as do its neighbours, and what depends on it is computed again", async () => {
    const before = { scores: values(document, "scores"), context: values(document, "context") };
    await document.override({ node: "scores", index: 3 }, 5);
    expect(values(document, "scores")).toEqual(before.scores.with(3, 5));
    expect(values(document, "query")).toEqual(
      Array.from(document.previous?.result.graph.find(({ id }) => id === "query")?.values ?? []),
    );
    const context = values(document, "context");
    expect(context.slice(0, 2)).toEqual(before.context.slice(0, 2));
    expect(context[2]).not.toBeCloseTo(before.context[2] as number, 4);
  });

  test("is joined by others of its node", async () => {
    const before = values(document, "scores");
    await document.override({ node: "scores", index: 0 }, 1);
    await document.override({ node: "scores", index: 3 }, 2);
    expect(values(document, "scores")).toEqual(before.with(0, 1).with(3, 2));
  });

  test("holds while everything else follows an edit before it", async () => {
    const before = values(document, "scores");
    await document.override({ node: "scores", index: 3 }, 5);
    await document.override({ node: "x", index: 4 }, 2);
    const after = values(document, "scores");
    expect(after[3]).toBe(5);
    expect(after[4]).not.toBeCloseTo(before[4] as number, 4);
    expect(document.answered?.request.overrides).toMatchObject({ x: expect.any(Array) as unknown });
  });

  test("may be infinite or NaN", async () => {
    await document.override({ node: "scaled_scores", index: 0 }, Infinity);
    await document.override({ node: "x", index: 0 }, NaN);
    expect(document.error).toBeUndefined();
    expect(values(document, "scaled_scores")[0]).toBe(Infinity);
    expect(values(document, "x")[0]).toBeNaN();
    await document.override({ node: "masked_scores", index: 3 }, 1);
    expect(values(document, "masked_scores").slice(1, 3)).toEqual([-Infinity, -Infinity]);
  });

  test("beyond float32 is rejected, the last result stays, and undo repairs it", async () => {
    const before = document.answered;
    await document.override({ node: "scores", index: 0 }, 1e300);
    expect(document.error?.path).toMatch(/^\/overrides\/scores/);
    expect(document.answered).toBe(before);
    await document.undo();
    expect(document.error).toBeUndefined();
  });

  test("can be cleared", async () => {
    const before = values(document, "context");
    await document.override({ node: "weights", index: 3 }, 0.5);
    expect(values(document, "context")).not.toEqual(before);
    await document.clearOverride("weights");
    expect(values(document, "context")).toEqual(before);
    expect(document.answered?.request.overrides).toBeUndefined();
  });

  test("is distinguished from its neighbours", async () => {
    await document.override({ node: "scores", index: 3 }, 5);
    const asked = document.answered?.request as RunRequest;
    const edited = (node: string, index: number) =>
      isEdited(document.edits, asked, { node, index });
    expect([edited("scores", 3), edited("scores", 2), edited("x", 3)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("typing after an edit", () => {
  test("of the same length keeps the cell, and computes the others for the new words", async () => {
    const before = values(document, "scores");
    await document.override({ node: "scores", index: 3 }, 5);
    await document.edit(sentence, "two small step");
    const after = values(document, "scores");
    expect(after[3]).toBe(5);
    expect(after[0]).not.toBeCloseTo(before[0] as number, 4);
    expect(document.notice).toBeUndefined();
  });

  test("of another length suspends the edit and says so; it applies again when it fits", async () => {
    await document.override({ node: "scores", index: 3 }, 5);
    await document.edit(sentence, "one small step more");
    expect(document.error).toBeUndefined();
    expect(document.notice).toBe("misfit");
    expect(find(document, "scores").shape).toEqual([1, 4, 4]);
    expect(document.answered?.request.overrides).toBeUndefined();
    await document.undo();
    expect(values(document, "scores")[3]).toBe(5);
    expect(document.notice).toBeUndefined();
  });

  test("also suspends values given with the experiment", async () => {
    document = await opened({
      ...request,
      overrides: {
        scores: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      },
    });
    expect(values(document, "scores")[3]).toBe(4);
    await document.override({ node: "scores", index: 0 }, -1);
    expect(values(document, "scores").slice(0, 4)).toEqual([-1, 2, 3, 4]);
    await document.edit(sentence, "one step");
    expect(document.notice).toBe("misfit");
    expect(find(document, "scores").shape).toEqual([1, 2, 2]);
    await document.clearOverride("scores");
    expect(document.notice).toBeUndefined();
  });

  test("drops a mask for fewer tokens than there are now", async () => {
    const allowed = [
      [true, false],
      [true, true],
    ];
    document = await opened({
      ...request,
      input: { text: "one step" },
      attention: { mask: { kind: "custom", allowed } },
    });
    await document.edit(sentence, "two step");
    expect(document.notice).toBeUndefined();
    expect(values(document, "mask")).toEqual([1, 0, 1, 1]);
    await document.edit(sentence, "one step more");
    expect(document.error).toBeUndefined();
    expect(document.notice).toBe("misfit");
  });
});

describe("painting the mask", () => {
  test("unmasks and masks, on top of the mask of the settings", async () => {
    await document.paint({ batch: 0, query: 0, key: 2 }, true);
    await document.paint({ batch: 0, query: 2, key: 0 }, false);
    expect(values(document, "mask")).toEqual([1, 0, 1, 1, 1, 0, 0, 1, 1]);
    expect(document.answered?.request.attention?.mask?.kind).toBe("custom");
    expect(document.settings?.attention?.mask?.kind).toBe("causal");
    expect(values(document, "weights")[6]).toBe(0);
  });

  test("grows with the sentence", async () => {
    await document.paint({ batch: 0, query: 0, key: 2 }, true);
    await document.edit(sentence, "one small step more");
    expect(document.notice).toBeUndefined();
    expect(values(document, "mask")).toEqual([1, 0, 1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1]);
  });

  test("creates a mask if there is none, in every layer and head", async () => {
    document = await opened({
      ...request,
      attention: { num_heads: 2 },
      block: { kind: "encoder", num_layers: 2 },
    });
    await document.paint({ batch: 0, query: 1, key: 0 }, false);
    for (const layer of [0, 1]) {
      expect(values(document, `block.${layer}.attention.mask`)).toEqual([
        1, 1, 1, 0, 1, 1, 1, 1, 1,
      ]);
      const weights = values(document, `block.${layer}.attention.weights`);
      expect([weights[3], weights[12]]).toEqual([0, 0]);
    }
    await document.clearPaint();
    expect(document.answered?.request.attention?.mask).toBeUndefined();
  });

  test("of one sentence leaves the others of its batch alone", async () => {
    document = await opened({ ...request, input: { text: ["one step", "two steps"] } });
    await document.paint({ batch: 1, query: 1, key: 0 }, false);
    expect(values(document, "mask")).toEqual([1, 0, 1, 1, 1, 0, 0, 1]);
  });

  test("is distinguished from the mask of the settings", async () => {
    await document.paint({ batch: 0, query: 0, key: 2 }, true);
    const experiment = document.answered?.result;
    if (!experiment) throw new Error("nothing computed");
    const painted = (node: string, index: number) =>
      isPainted(document.edits, experiment, { node, index });
    expect([painted("mask", 2), painted("masked_scores", 2)]).toEqual([true, true]);
    expect([painted("mask", 1), painted("weights", 2), painted("x", 2)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("works together with edited cells after it", async () => {
    await document.override({ node: "weights", index: 0 }, 0.25);
    await document.paint({ batch: 0, query: 2, key: 0 }, false);
    const weights = values(document, "weights");
    expect([weights[0], weights[6]]).toEqual([0.25, 0]);
  });

  test("applies to a pair of query and key in any node", async () => {
    document = await opened({ ...request, attention: { num_heads: 2, mask: { kind: "causal" } } });
    const experiment = document.answered?.result;
    if (!experiment) throw new Error("nothing computed");
    const target = (node: string, index: number) => paintTargetOf(experiment, { node, index });
    expect(target("weights", 9 + 5)).toEqual({ batch: 0, query: 1, key: 2 });
    expect(target("mask", 5)).toEqual({ batch: 0, query: 1, key: 2 });
    expect(target("x", 5)).toBeUndefined();
    expect(isAllowed(experiment, { batch: 0, query: 1, key: 2 })).toBe(false);
    expect(isAllowed(experiment, { batch: 0, query: 2, key: 1 })).toBe(true);
  });

  test("is of the decoder's own attention, neither the encoder's nor across", async () => {
    document = await opened({
      command: "run",
      input: { text: "one step", context_text: "ein Schritt" },
      embedding: { d_in: 4 },
      block: { kind: "encoder_decoder" },
    });
    const experiment = document.answered?.result;
    if (!experiment) throw new Error("nothing computed");
    const target = (scope: string) =>
      paintTargetOf(experiment, { node: `${scope}.weights`, index: 1 });
    expect(target("decoder.0.attention")).toEqual({ batch: 0, query: 0, key: 1 });
    expect(target("decoder.0.cross_attention")).toBeUndefined();
    expect(target("encoder.0.attention")).toBeUndefined();
  });
});
