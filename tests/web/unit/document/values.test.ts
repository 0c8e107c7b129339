import { describe, expect, test } from "vitest";
import { ExperimentDocument } from "../../../../web/src/document/document.js";
import type { Engine } from "../../../../web/src/engine/engine.js";
import { createEngine } from "../../../../web/src/engine/node.js";
import type { Timeline } from "../../../../web/src/types/timeline.js";
import type { Request, RunRequest } from "../../../../web/src/types/wire.js";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import { attempt, valuesOf } from "../../../../web/src/scene/values.js";
import { frameAt } from "../../../../web/src/story/frame.js";

const module = createEngine(
  new URL("../../../../build/wasm-scalar/attention.wasm", import.meta.url),
);
const letters = "abcdefghijkl";
const words = Array.from(
  { length: 144 },
  (_, i) => `${letters[i % 12]}${letters[Math.floor(i / 12)]}`,
);

/** Scores of 4 x 144 x 144: too many to come whole. */
const large: RunRequest = {
  command: "run",
  input: { text: words.join(" ") },
  embedding: { d_in: 8 },
  attention: { num_heads: 4, mask: { kind: "causal" } },
};

/** A document that writes down what it asks besides its runs. */
function document(first: readonly string[] = []) {
  const asked: Request[] = [];
  const engine: Engine = {
    run: (request, wanted) => module.run(request, wanted),
    call: (request) => {
      asked.push(request);
      return module.call(request);
    },
  };
  const one = new ExperimentDocument(engine, () => undefined);
  one.shown = () => first;
  const node = (id: string) => {
    const found = one.answered?.result.graph.find((other) => other.id === id);
    if (!found) throw new Error(`no node ${id}`);
    return found;
  };
  return { document: one, asked, node };
}

const arrived = () => new Promise((resolve) => setTimeout(resolve, 50));
const whole = module.run(large);
const computed = async (id: string) => (await whole).graph.find((node) => node.id === id)?.values;

describe("the values of a large graph", () => {
  test("come for what is shown, at once", async () => {
    const { document: one, asked, node } = document(["weights"]);
    await one.open(large);
    expect(node("weights").values).toBeDefined();
    expect(node("scores").values).toBeUndefined();
    expect(node("weights").values).toEqual(await computed("weights"));
    expect(asked).toEqual([]);
  });

  test("come when they are asked for, those asked for together in one go", async () => {
    const { document: one, asked, node } = document();
    await one.open(large);
    const before = one.answered;
    for (const id of ["scores", "weights", "scores"]) {
      expect(node(id).values).toBeUndefined();
      one.request([node(id)]);
    }
    await arrived();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ output: { only: ["scores", "weights"], tensors: "memory" } });
    expect(one.answered).not.toBe(before);
    for (const id of ["scores", "weights"]) expect(node(id).values).toEqual(await computed(id));
    expect(node("scaled_scores").values).toBeUndefined();
  });

  test("of what no longer stands change nothing", async () => {
    const { document: one, node } = document();
    await one.open(large);
    expect(node("scores").values).toBeUndefined();
    one.request([node("scores")]);
    await one.edit({ side: "input", index: 0 }, "two words");
    await arrived();
    expect(node("scores").shape).toEqual([1, 4, 2, 2]);
    expect(node("scores").values).toHaveLength(16);
    const old = one.previous?.result.graph.find(({ id }) => id === "scores");
    expect(old?.values).toBeDefined();
  });

  test("are asked for again where they could not come", async () => {
    let failures = 1;
    const one = new ExperimentDocument(
      {
        run: (request, wanted) => module.run(request, wanted),
        call: (request) => (failures-- > 0 ? Promise.reject(new Error()) : module.call(request)),
      },
      () => undefined,
    );
    await one.open(large);
    const scores = () => one.answered?.result.graph.find(({ id }) => id === "scores");
    for (let tries = 0; tries < 2; tries++) {
      expect(scores()?.values).toBeUndefined();
      one.request([scores()].filter((node) => node !== undefined));
      await arrived();
    }
    expect(scores()?.values).toEqual(await computed("scores"));
  });

  test("are all there for edits to be laid on", async () => {
    const { document: one, node } = document();
    await one.open(large);
    await one.override({ node: "scores", index: 0 }, 5);
    const scores = await computed("scores");
    expect(node("scores").values).toEqual(scores?.with(0, 5));
  });

  test("make the same pictures as if they had come at once", async () => {
    const { document: one } = document();
    await one.open(large);
    const view = { width: 900, height: 500, language: "en" } as const;
    // The pictures are long; what differs is seen by drawing both.
    const drawn = (timeline: Timeline, time: number) =>
      JSON.stringify(frameAt(timeline, time, view), (key, part: unknown) =>
        key === "values" ? undefined : part,
      );
    const timeline = buildTimeline(await whole);
    expect(timeline.stages.length).toBeGreaterThan(8);
    for (const { id, end } of timeline.stages) {
      const draw = () => {
        const shown = one.answered && buildTimeline(one.answered.result);
        return shown && one.complete(() => drawn(shown, end - 0.2));
      };
      for (let tries = 0; tries < 4 && !draw(); tries++) await arrived();
      expect(draw() === drawn(timeline, end - 0.2), id).toBe(true);
    }
  }, 30_000);
});

describe("what was made of values that are not all there", () => {
  const lacking = async () => {
    const { document: one, node } = document();
    await one.open(large);
    return node("scores");
  };

  test("is nothing, also where it failed for want of them", async () => {
    const scores = await lacking();
    expect(attempt(() => valuesOf(scores)?.[0] ?? NaN)).toEqual({ missing: [scores] });
    const failing = () => {
      if (!valuesOf(scores)) throw new Error("no values");
    };
    expect(attempt(failing)).toEqual({ missing: [scores] });
  });

  test("is what it is where no value lacks", () => {
    expect(attempt(() => 3)).toEqual({ made: 3, missing: [] });
    const failing = () => {
      throw new Error("for another reason");
    };
    expect(() => attempt(failing)).toThrow("another reason");
  });
});
