import { describe, expect, test } from "vitest";
import {
  opened,
  requestOf,
  type DocumentState,
} from "../../../../../web/src/document/experiment_state.js";
import { firstExperiment } from "../../../../../web/src/document/experiment.js";
import type { RunRequest, RunResult } from "../../../../../web/src/types/wire.js";
import {
  withPublicState,
  experimentState,
} from "../../../../../web/src/document/state/experiment_fields.js";
import type { PublicState } from "../../../../../web/src/document/state/fields.js";
import { printQuery, readQuery } from "../../../../../web/src/document/state/texts.js";
import { noSettings } from "../../no_settings.js";

const result = (...tokens: string[]): RunResult => ({
  tokens: tokens.length > 0 ? [tokens.map((text, id) => ({ text, id }))] : [],
  graph: [],
  output: "x",
  settings: noSettings,
  timing: { compute_ms: 0 },
});

const first = opened(firstExperiment("en"), result("Your", "journey"));
const numbers: RunRequest = { command: "run", program: [{ id: "a", values: [[1, 2]] }] };
const vectors: RunRequest = {
  command: "run",
  input: { tokens: ["one", "step"], embeddings: [[1], [2]] },
};

const said: PublicState[] = [
  { text: ["Another sentence"], heads: 4, seed: 7, mask: { kind: "sliding_window", window: 3 } },
  { text: ["我爱中国"], tokens: [["我", "爱", "中国"]] },
  { text: ["one two", "three"], tokenizer: "whitespace" },
  { text: ["a"], set: [{ path: "/embedding/d_in" }, { path: "/attention/scale", value: false }] },
  { text: ["a b"], edit: [{ node: "scores", at: [1, 2, 1], shape: [1, 2, 2], value: 0.5 }] },
  {
    text: ["a b"],
    allow: [[1, 2]],
    forbid: [
      [2, 1],
      [2, 2, 1],
    ],
  },
];

describe("an experiment", () => {
  test.each(said.map((state) => [printQuery(state), state] as const))("says %s", (_, state) => {
    const there = withPublicState(first, state);
    expect(experimentState(there, true)).toEqual(state);
    const again = withPublicState(first, readQuery(printQuery(state)).state);
    expect(requestOf(again)).toEqual(requestOf(there));
    expect(again.experiment.edits).toEqual(there.experiment.edits);
  });

  test("that nothing is said of is the one that was opened", () => {
    expect(withPublicState(first, {})).toBe(first);
    expect(withPublicState(first, { heads: 2, mask: { kind: "causal" } }).experiment.settings).toBe(
      first.experiment.settings,
    );
    expect(experimentState(opened(vectors, result("one", "step")), false)).toEqual({});
  });

  test("keeps the tokens of another browser as long as the sentence stands", () => {
    const state = withPublicState(first, { text: ["北京大学生"], tokens: [["北京", "大学生"]] });
    expect(requestOf(state).request.input).toEqual({ tokens: ["北京", "大学生"] });
    const typed: DocumentState = { ...state, sentences: { input: ["one step"], context: [] } };
    expect(requestOf(typed).request.input).toEqual({ text: "one step" });
  });

  test("on numbers alone gives way to the first one, which goes on", () => {
    const bare = opened(numbers, result());
    const there = withPublicState(bare, { text: ["one step"], heads: 4 });
    expect(requestOf(there).request).toMatchObject({
      input: { text: "one step" },
      attention: { num_heads: 4 },
    });
    expect(experimentState(there, false)).toEqual({ text: ["one step"], heads: 4 });
  });

  test("keeps given vectors with their own words only", () => {
    const bare = opened(vectors, result("one", "step"));
    expect(requestOf(withPublicState(bare, { heads: 1 })).request.input).toEqual(vectors.input);
    expect(requestOf(withPublicState(bare, { text: ["two"] })).notice).toBe("ownVectors");
  });
});
