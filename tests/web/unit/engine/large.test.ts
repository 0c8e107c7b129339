import { describe, expect, test } from "vitest";
import { Digests, largestOf } from "../../../../web/src/engine/large.js";
import { createEngine } from "../../../../web/src/engine/node.js";
import type { RunRequest } from "../../../../web/src/types/wire.js";
import { rangeOf } from "../../../../web/src/story/ranges.js";

const engine = createEngine(
  new URL("../../../../build/wasm-scalar/attention.wasm", import.meta.url),
);
const sentence = (count: number): RunRequest => ({
  command: "run",
  input: { tokens: Array.from({ length: count }, (_, i) => `t${String(i)}`) },
  embedding: { d_in: 8 },
  attention: { num_heads: 4, mask: { kind: "causal" } },
});

describe("a large result", () => {
  test("has the values asked for, the mask's and little ones; each node its largest", async () => {
    const request = sentence(150);
    const [part, whole] = [await engine.run(request, ["weights"]), await engine.run(request)];
    const here = part.graph.filter(({ values }) => values).map(({ id }) => id);
    expect(here).toEqual(expect.arrayContaining(["x", "W_query", "query", "mask", "weights"]));
    expect(here).not.toContain("scores");
    part.graph.forEach((node, i) => {
      const { values = [] } = whole.graph[i] ?? {};
      if (node.values) expect(node.values).toEqual(values);
      expect(node.largest).toBeGreaterThanOrEqual(largestOf(values));
      expect(node.values ?? node.small).toBeDefined();
    });
    expect(rangeOf(part)).toBe(rangeOf(whole));
  });

  test("comes whole where nothing is said, and a small one in any case", async () => {
    for (const result of [await engine.run(sentence(150)), await engine.run(sentence(8), [])])
      for (const { values, largest, shape } of result.graph) {
        expect(values).toHaveLength(shape.reduce((product, size) => product * size, 1));
        expect(largest).toBeUndefined();
      }
  });
});

describe("a digest", () => {
  const scores = {
    id: "scores",
    op: "matmul_transposed",
    inputs: [],
    shape: [4, 3, 40, 40],
    axes: ["batch", "head", "query", "key"],
  };
  const floats = Float32Array.from({ length: 4 * 3 * 40 * 40 }, (_, i) => -i);

  test("has every third row and column of 40, of the first sentence's first two heads", () => {
    const { largest, small, values } = new Digests([scores], []).of(scores, floats);
    expect(largest).toBe(floats.length - 1);
    expect(values).toBeUndefined();
    expect(small?.shape).toEqual([1, 2, 14, 14]);
    const expected = [0, 1].flatMap((head) =>
      Array.from({ length: 14 }, (_, row) =>
        Array.from({ length: 14 }, (_, column) => -((head * 40 + row * 3) * 40 + column * 3)),
      ).flat(),
    );
    expect(Array.from(small?.values ?? [], (value) => value + 0)).toEqual(
      expected.map((value) => value + 0),
    );
  });

  test("counts no infinity as its largest", () => {
    expect(largestOf([-3, Infinity, -Infinity, NaN, 2])).toBe(3);
  });

  test("of what only shrinks or hides follows from the node it is made from", () => {
    const scaled = {
      ...scores,
      id: "a",
      op: "scale",
      inputs: ["scores"],
      parameters: { factor: -0.1 },
    };
    const masked = { ...scores, id: "b", op: "mask", inputs: ["a", "mask"] };
    const grown = { ...scaled, id: "c", parameters: { factor: 2 } };
    const digests = new Digests([scores, scaled, masked, grown], []);
    digests.of(scores, floats);
    const shrunk = Math.fround((floats.length - 1) * Math.fround(0.1));
    expect(digests.of(scaled, floats.slice(0, 9)).largest).toBe(shrunk);
    expect(digests.of(masked, floats.slice(0, 9)).largest).toBe(shrunk);
    expect(digests.of(grown, floats.slice(0, 9)).largest).toBe(8);
  });
});
