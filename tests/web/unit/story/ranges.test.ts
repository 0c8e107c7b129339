import { describe, expect, it } from "vitest";
import { rangeIn, sharedRanges } from "../../../../web/src/draw/ranges.js";
import { rangeOf, rangesOf } from "../../../../web/src/story/ranges.js";
import type { Experiment, GraphNode } from "../../../../web/src/types/graph.js";

describe("the range of tints", () => {
  it("is the least of 1, 2, 5, 10, 20 … that holds every finite value", () => {
    const holding = (...values: number[]) =>
      rangeOf({
        tokens: [],
        output: "a",
        graph: [
          {
            id: "a",
            op: "given",
            inputs: [],
            scope: "",
            shape: [values.length],
            axes: ["feature"],
            title: { en: "a", zh: "a" },
            formula: "",
            values,
          },
        ],
      });
    expect(holding(0.2, -0.3)).toBe(1);
    expect(holding(1, -Infinity)).toBe(1);
    expect(holding(1.01)).toBe(2);
    expect(holding(-4.9, 3)).toBe(5);
    expect(holding(5.1)).toBe(10);
    expect(holding(-11)).toBe(20);
    expect(holding(49, NaN)).toBe(50);
  });

  it("leaves out the intermediate results of a softmax", () => {
    const node = (id: string, op: string, inputs: string[], values: number[]) => ({
      ...{ id, op, inputs, values, scope: "", formula: "", title: { en: id, zh: id } },
      shape: [1, values.length],
      axes: ["query", "key"] as const,
    });
    const graph = [
      node("scores", "given", [], [0, 0, 0]),
      { ...node("weights.maximum", "row_max", ["scores"], [0]), intermediate: true },
      { ...node("weights.sum", "exp_sum", ["scores", "weights.maximum"], [3]), intermediate: true },
      node("weights", "softmax", ["scores", "weights.maximum", "weights.sum"], [0.3, 0.3, 0.3]),
    ];
    expect(rangeOf({ tokens: [], output: "weights", graph })).toBe(1);
  });
});

const given = (id: string, ...values: number[]): GraphNode => ({
  ...{ id, op: "given", inputs: [], scope: "", formula: "", title: { en: id, zh: id } },
  shape: [values.length],
  axes: ["feature"],
  values,
});

const model: NonNullable<Experiment["model"]> = {
  ...{ name: "translate", kind: "translate", text: "", ended: true, answer: [] },
};

const graph = [
  given("query", 1.5, -0.2),
  given("scores", 3000, -Infinity),
  { ...given("variance", 12000), intermediate: true },
  { ...given("weights", 0.5, 0.5), op: "softmax" },
];

describe("the ranges of nodes", () => {
  it("differ only in a model of words whose numbers go beyond 10", () => {
    expect(rangesOf({ tokens: [], output: "a", graph })).toEqual({ range: 5000 });
    const small = [given("query", 1.5), given("scores", 9)];
    expect(rangesOf({ tokens: [], output: "a", graph: small, model })).toEqual({ range: 10 });
  });

  it("hold what each node holds, steps of a norm included, and leave out shares", () => {
    const { range, ranges } = rangesOf({ tokens: [], output: "a", graph, model });
    expect(range).toBe(5000);
    expect([...(ranges ?? [])]).toEqual([
      ["query", 2],
      ["scores", 5000],
      ["variance", 20000],
    ]);
  });

  it("are that of the step on the stage for what belongs to no node", () => {
    const own = { range: 5, ranges: new Map([["query", 2]]) };
    expect(["query", "weights", undefined].map((node) => rangeIn(own, node))).toEqual([2, 5, 5]);
    expect(rangeIn({ range: 5 }, "query")).toBe(5);
  });

  it("of two experiments side by side are the larger of both", () => {
    const one = {
      range: 50,
      ranges: new Map([
        ["query", 2],
        ["scores", 50],
      ]),
    };
    const other = {
      range: 20,
      ranges: new Map([
        ["query", 5],
        ["key", 20],
      ]),
    };
    const both = sharedRanges(one, other);
    expect(["query", "scores", "key"].map((node) => rangeIn(both, node))).toEqual([5, 50, 20]);
    expect(rangeIn(sharedRanges(one, { range: 10 }), "query")).toBe(10);
    expect(sharedRanges({ range: 2 }, { range: 5 })).toEqual({ range: 5 });
  });
});
