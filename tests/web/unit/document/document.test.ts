import { describe, expect, test } from "vitest";
import type { State } from "../../../../web/src/document/experiment_state.js";
import { Session } from "../../../../web/src/document/document.js";
import type { Engine } from "../../../../web/src/engine/engine.js";
import { EngineError } from "../../../../web/src/types/error.js";
import type { RunRequest, RunResult } from "../../../../web/src/types/wire.js";

interface Run {
  readonly request: RunRequest;
  answer(...tokens: string[]): Promise<void>;
  refuse(error: EngineError): Promise<void>;
}

/** A session over an engine that answers when told to. */
function held() {
  const runs: Run[] = [];
  const engine = {
    run: (request: RunRequest) =>
      new Promise<RunResult>((resolve, reject) => {
        runs.push({
          request,
          answer: (...tokens) =>
            settle(() => {
              resolve(resultOf(tokens));
            }),
          refuse: (error) =>
            settle(() => {
              reject(error);
            }),
        });
      }),
  } as unknown as Engine;
  const session = new Session(engine, () => undefined);
  const run = (index: number) => runs[index] as Run;
  return { session, runs, run };
}

async function settle(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => setTimeout(resolve));
}

const resultOf = (tokens: string[]): RunResult => ({
  tokens: [tokens.map((text, id) => ({ text, id }))],
  graph: [],
  output: "x",
  timing: { compute_ms: 0 },
});

const first = { side: "input", index: 0 } as const;
const loaded: RunRequest = { command: "run", input: { text: "one step" }, weights: { seed: 7 } };

async function opened() {
  const all = held();
  void all.session.open(loaded);
  await all.run(0).answer("one", "step");
  return all;
}

describe("a session", () => {
  test("shows an experiment's sentence with its result, not before", async () => {
    const { session, run } = held();
    void session.open(loaded);
    expect(session.sentences.input).toEqual([""]);
    await run(0).answer("one", "step");
    expect(session.sentences.input).toEqual(["one step"]);
    expect(session.answered?.request).toEqual(loaded);
  });

  test("recomputes with every edit and keeps the settings", async () => {
    const { session, run } = await opened();
    void session.edit(first, "two steps");
    expect(run(1).request).toEqual({ ...loaded, input: { text: "two steps" } });
  });

  test("never lets an older answer replace a newer one", async () => {
    const { session, run } = await opened();
    void session.edit(first, "a");
    void session.edit(first, "ab");
    await run(2).answer("ab");
    await run(1).answer("a");
    expect(session.answered?.result.tokens).toEqual([[{ text: "ab", id: 0 }]]);
  });

  test("computes nothing for an empty sentence and keeps the last result", async () => {
    const { session, runs } = await opened();
    void session.edit(first, " ");
    expect(session.empty).toBe(true);
    expect(runs).toHaveLength(1);
    expect(session.answered?.request).toEqual(loaded);
  });

  test("tells an error and forgets it with the next result", async () => {
    const { session, run } = await opened();
    void session.edit(first, "far too long");
    await run(1).refuse(new EngineError("too_large", "/input/text", "too long"));
    expect(session.error).toMatchObject({ code: "too_large", path: "/input/text" });
    void session.edit(first, "short");
    await run(2).answer("short");
    expect(session.error).toBeUndefined();
  });

  test("does not tell of a run that a newer one replaced, nor of an error it outran", async () => {
    const { session, run } = await opened();
    void session.edit(first, "a");
    void session.edit(first, "ab");
    await run(1).refuse(new EngineError("too_large", "", "outrun"));
    await run(2).refuse(new EngineError("superseded", "", "replaced"));
    expect(session.error).toBeUndefined();
  });

  test("is quiet while a word is being composed", async () => {
    const { session, runs } = await opened();
    session.compose(first, "wo'ai");
    expect(session.sentences.input).toEqual(["wo'ai"]);
    expect(runs).toHaveLength(1);
  });

  test("runs the loaded experiment itself when the sentence is back as it was", async () => {
    const { session, run } = await opened();
    void session.edit(first, "one");
    void session.edit(first, "one step");
    expect(run(2).request).toBe(loaded);
  });

  test("given vectors come back with undo", async () => {
    const { session, run } = held();
    const given: RunRequest = { command: "run", input: { tokens: ["a"], embeddings: [[1, 2]] } };
    void session.open(given);
    await run(0).answer("a");
    void session.edit(first, "b");
    await run(1).answer("b");
    expect(session.notice).toBe("ownVectors");
    void session.undo();
    await run(2).answer("a");
    expect(session.answered?.request).toBe(given);
    expect(session.sentences.input).toEqual(["a"]);
    expect(session.notice).toBeUndefined();
  });

  test("a new way of cutting is a new request", async () => {
    const { session, run } = await opened();
    void session.split("whitespace");
    expect(run(1).request.input).toEqual({ text: "one step", tokenizer: "whitespace" });
  });

  test("an example that fails leaves the old one as it was", async () => {
    const { session, run } = await opened();
    void session.open({ command: "run", attention: { num_heads: 3 } });
    await run(1).refuse(new EngineError("invalid_value", "/attention/num_heads", "no"));
    expect(session.sentences.input).toEqual(["one step"]);
    expect(session.error?.path).toBe("/attention/num_heads");
  });
});

test("what is typed before the engine is there is computed once it is", async () => {
  const { session, run } = held();
  void session.open(loaded);
  void session.edit(first, "early bird");
  await run(0).answer("one", "step");
  expect(session.sentences.input).toEqual(["early bird"]);
  expect(run(1).request).toEqual({ ...loaded, input: { text: "early bird" } });
});

test("typing while an example is on its way keeps the sentence that was typed", async () => {
  const { session, run } = await opened();
  void session.open({ command: "run", input: { text: "an example" } });
  void session.edit(first, "my own");
  await run(1).answer("an", "example");
  await run(2).answer("my", "own");
  expect(session.sentences.input).toEqual(["my own"]);
  expect(session.answered?.request.input).toEqual({ text: "my own" });
});

test("a session that is closed takes no answer any more, and can be opened again", async () => {
  const { session, run } = await opened();
  void session.edit(first, "two steps");
  session.close();
  await run(1).answer("two", "steps");
  expect(session.answered).toBeUndefined();
  expect(session.canUndo).toBe(false);
  void session.open(loaded);
  await run(2).answer("one", "step");
  expect(session.answered?.request).toEqual(loaded);
});

test("a session shows an experiment with changes at once, or as it came where they are refused", async () => {
  const { session, run } = held();
  const typed = (state: State): State => ({
    ...state,
    sentences: { input: ["two steps"], context: [] },
  });
  void session.open(loaded, typed);
  await run(0).answer("one", "step");
  expect(session.sentences.input).toEqual([""]);
  await run(1).answer("two", "steps");
  expect(session.sentences.input).toEqual(["two steps"]);
  void session.open(loaded, typed);
  await run(2).answer("one", "step");
  await run(3).refuse(new EngineError("too_large", "", "too large"));
  expect(session.sentences.input).toEqual(["one step"]);
  expect(session.error?.code).toBe("too_large");
});

test("a session computes what to compare with beside what is shown", async () => {
  const { session, run } = await opened();
  void session.compareWith({ ...loaded, weights: { seed: 8 } });
  await run(1).answer("one", "step");
  expect(session.baseline?.request.weights).toEqual({ seed: 8 });
  expect(session.answered?.request).toEqual(loaded);
});
