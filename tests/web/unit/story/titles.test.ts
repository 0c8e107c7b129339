/** One name for one thing: "context" is what attention gives, not the sentence it reads. */
import { expect, it } from "vitest";
import { placeSaid } from "../../../../web/src/document/state/moment.js";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import { filmOf } from "../films.js";
import { presets, run } from "../native.js";

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

const examples = presets();

it("without the transpose the cut query is titled as queries, not as the values cut after it", () => {
  for (const id of ["forgotten-transpose", "forgotten-transpose-as-written"] as const) {
    const experiment = examples[id];
    if (!experiment) throw new Error(id);
    const timeline = buildTimeline(experiment);
    const titleOf = (node: string) => filmOf(experiment, node).stage.title;
    expect(titleOf("query_heads")).toEqual({ en: "Queries by head", zh: "按头切分的查询" });
    expect(titleOf("key_heads")?.en).toBe("Keys by head");
    expect(titleOf("value_heads")?.en).toBe("Values by head");
    const named = placeSaid(timeline, { stage: "heads" });
    expect(named?.timeline.stages[named.index ?? -1]?.title.en).toBe("Queries by head");
  }
});
