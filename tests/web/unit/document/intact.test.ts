/** What a model says with all its heads is asked for where some are off. */
import { expect, test } from "vitest";
import { askIntact } from "../../../../web/src/document/intact.js";
import type { Answered } from "../../../../web/src/document/runs.js";
import type { Engine } from "../../../../web/src/engine/index.js";
import type { Experiment } from "../../../../web/src/types/graph.js";

const words = (text: string) => text.split(" ").map((one) => ({ text: one }));

const engine = {
  call: ({ task }: { readonly task?: string }) =>
    Promise.resolve({ tokens: words(task === "explain" ? "explained" : "answer ."), ended: true }),
} as unknown as Engine;

test.each([
  ["translate", words("explained")],
  ["causal", undefined],
])("a model of kind %s is asked for its answer, and to explain if it can", async (kind, again) => {
  const request = { model: "m", input: { text: "a" }, without: [{}] };
  const answered = { request, result: { model: { kind } } } as unknown as Answered;
  let intact: Experiment["intact"];
  await askIntact(engine, answered, (found) => (intact = found));
  expect(intact).toEqual({ answer: words("answer"), explained: again });
});
