/** One name for one thing: "context" is what attention gives, not the sentence it reads. */
import { expect, it } from "vitest";
import { run } from "../native.js";

const { cross } = run({
  cross: {
    input: { text: "the cat sat", context_text: "le chat était assis là" },
    embedding: { d_in: 4 },
    position: { kind: "sinusoidal" },
    attention: { projections: false },
  },
});

it("in cross-attention only context vectors are called so", () => {
  const named = cross.graph.filter(({ title }) => /context/iu.test(title.en));
  expect(named.map(({ role }) => role)).toEqual(["context"]);
  expect(cross.graph.filter(({ title }) => title.zh.includes("上下文"))).toHaveLength(1);
  expect(cross.graph.find(({ role }) => role === "context_x")?.title).toEqual({
    en: "Vectors of the other sentence",
    zh: "另一句的向量",
  });
});

it("and the other sentence has the letter of the first", () => {
  const context = cross.graph.find(({ role }) => role === "context");
  expect(context?.formula).toMatch(/^C = A\\,? X_2$/u);
});
