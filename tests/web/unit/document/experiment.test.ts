import { describe, expect, test } from "vitest";
import {
  firstExperiment,
  firstSentence,
  isEmpty,
  originOf,
  sentencesOf,
  withSentences,
} from "../../../../web/src/document/experiment.js";
import type { RunRequest, RunResult } from "../../../../web/src/types/wire.js";
import { noSettings } from "../no_settings.js";

const resultOf = (...sentences: string[][]): RunResult => ({
  tokens: sentences.map((tokens) =>
    tokens.map((text, id) => ({ text, id: text === "" ? null : id })),
  ),
  graph: [],
  output: "context",
  settings: noSettings,
  timing: { compute_ms: 0 },
});

const given: RunRequest = {
  command: "run",
  input: {
    tokens: ["t1", "t2"],
    embeddings: [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
  },
  attention: { d_out: 2 },
  weights: { seed: 789 },
};

describe("the sentences of an experiment", () => {
  test("a text stands as it was written", () => {
    const request: RunRequest = { command: "run", input: { text: "one  step" } };
    expect(sentencesOf(request, resultOf(["one", "step"]))).toEqual({
      input: ["one  step"],
      context: [],
    });
  });

  test("given vectors show their labels, padding left out", () => {
    expect(sentencesOf(given, resultOf(["t1", "t2"], ["t1", ""])).input).toEqual(["t1 t2", "t1"]);
  });
});

describe("typing a sentence of one's own", () => {
  const own = { input: ["two small steps"], context: [] };

  test("keeps every setting of the experiment", () => {
    const loaded = firstExperiment("en");
    const { request, notice } = withSentences(loaded, own, "words");
    expect(request).toEqual({ ...loaded, input: { text: "two small steps" } });
    expect(notice).toBeUndefined();
  });

  test("gives words without given vectors random ones of the same width, and says so", () => {
    const { request, notice } = withSentences(given, own, "words");
    expect(request.input).toEqual({ text: "two small steps" });
    expect(request.embedding).toEqual({ kind: "token", d_in: 3 });
    expect(notice).toBe("ownVectors");
  });

  test("gives words that a given table lacks random vectors of the table's width", () => {
    const table: RunRequest = {
      command: "run",
      embedding: { kind: "table", values: { one: [1, 2, 3, 4] } },
    };
    expect(withSentences(table, own, "words").request.embedding).toEqual({
      kind: "token",
      d_in: 4,
    });
  });

  test("keeps the sentence the keys come from", () => {
    const { request } = withSentences(
      { command: "run" },
      { input: ["one"], context: ["我爱中国"] },
      "words",
    );
    expect(request.input).toEqual({ text: "one", context_tokens: ["我", "爱", "中国"] });
  });

  test("leaves an experiment on numbers alone for the first one, and says so", () => {
    const { request, notice } = withSentences({ command: "run", program: [] }, own, "words");
    expect(request.program).toBeUndefined();
    expect(request.input).toEqual({ text: "two small steps" });
    expect(notice).toBe("ownExperiment");
  });
});

test("a sentence of white space is empty", () => {
  expect(isEmpty({ input: [" \t"], context: [] })).toBe(true);
  expect(isEmpty({ input: ["a"], context: [""] })).toBe(true);
  expect(isEmpty({ input: ["a"], context: [] })).toBe(false);
});

describe("where the numbers come from", () => {
  test.each<[string, RunRequest, ReturnType<typeof originOf>]>([
    ["drawn", firstExperiment("en"), { vectors: "drawn", weights: "drawn", seed: 353 }],
    ["given vectors", given, { vectors: "given", weights: "drawn", seed: 789 }],
    [
      "no weights at all",
      { command: "run", attention: { projections: false } },
      { vectors: "drawn", weights: "none", seed: 123 },
    ],
    [
      "numbers alone",
      { command: "run", program: [{ id: "a", values: [1] }] },
      { vectors: "given", weights: "given", seed: 123 },
    ],
  ])("%s", (_, request, origin) => {
    expect(originOf(request)).toEqual(origin);
  });
});

test("the first sentence is there before its numbers, and stays when they come", () => {
  const { tokens = [] } = firstExperiment("zh").input ?? {};
  const result = resultOf(tokens as string[]);
  expect(sentencesOf(firstExperiment("zh"), result)).toEqual(firstSentence("zh", false));
  expect(sentencesOf(firstExperiment("en"), resultOf([]))).toEqual(firstSentence("en", false));
});
