import { describe, expect, test } from "vitest";
import type { DocumentState } from "../../../../web/src/document/experiment_state.js";
import { ExperimentDocument } from "../../../../web/src/document/document.js";
import type { Engine } from "../../../../web/src/engine/engine.js";
import { EngineError } from "../../../../web/src/types/error.js";
import type { RunRequest, RunResult } from "../../../../web/src/types/wire.js";
import { noSettings } from "../no_settings.js";

interface Run {
  readonly request: RunRequest;
  answer(...tokens: string[]): Promise<void>;
  refuse(error: EngineError): Promise<void>;
}

/** A document with an engine that answers when told to. */
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
  const document = new ExperimentDocument(engine, () => undefined);
  const run = (index: number) => runs[index] as Run;
  return { document, runs, run };
}

async function settle(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => setTimeout(resolve));
}

const resultOf = (tokens: string[]): RunResult => ({
  tokens: [tokens.map((text, id) => ({ text, id }))],
  graph: [],
  output: "x",
  settings: noSettings,
  timing: { compute_ms: 0 },
});

const first = { side: "input", index: 0 } as const;
const loaded: RunRequest = { command: "run", input: { text: "one step" }, weights: { seed: 7 } };

async function opened() {
  const all = held();
  void all.document.open(loaded);
  await all.run(0).answer("one", "step");
  return all;
}

describe("a document", () => {
  test("shows an experiment's sentence with its result, not before", async () => {
    const { document, run } = held();
    void document.open(loaded);
    expect(document.sentences.input).toEqual([""]);
    await run(0).answer("one", "step");
    expect(document.sentences.input).toEqual(["one step"]);
    expect(document.answered?.request).toEqual(loaded);
  });

  test("recomputes with every edit and keeps the settings", async () => {
    const { document, run } = await opened();
    void document.edit(first, "two steps");
    expect(run(1).request).toEqual({ ...loaded, input: { text: "two steps" } });
  });

  test("never lets an older answer replace a newer one", async () => {
    const { document, run } = await opened();
    void document.edit(first, "a");
    void document.edit(first, "ab");
    await run(2).answer("ab");
    await run(1).answer("a");
    expect(document.answered?.result.tokens).toEqual([[{ text: "ab", id: 0 }]]);
  });

  test("computes nothing for an empty sentence and keeps the last result", async () => {
    const { document, runs } = await opened();
    void document.edit(first, " ");
    expect(document.empty).toBe(true);
    expect(runs).toHaveLength(1);
    expect(document.answered?.request).toEqual(loaded);
  });

  test("reports an error until the next result", async () => {
    const { document, run } = await opened();
    void document.edit(first, "far too long");
    await run(1).refuse(new EngineError("too_large", "/input/text", "too long", "太长"));
    expect(document.error).toMatchObject({ code: "too_large", path: "/input/text" });
    void document.edit(first, "short");
    await run(2).answer("short");
    expect(document.error).toBeUndefined();
  });

  test("does not report a run that a newer one replaced, nor an error of an older one", async () => {
    const { document, run } = await opened();
    void document.edit(first, "a");
    void document.edit(first, "ab");
    await run(1).refuse(new EngineError("too_large", "", "outrun", "被超过"));
    await run(2).refuse(new EngineError("superseded", "", "replaced", "已被取代"));
    expect(document.error).toBeUndefined();
  });

  test("computes nothing while a word is being composed", async () => {
    const { document, runs } = await opened();
    document.compose(first, "wo'ai");
    expect(document.sentences.input).toEqual(["wo'ai"]);
    expect(runs).toHaveLength(1);
  });

  test("runs the loaded experiment itself when the sentence is back as it was", async () => {
    const { document, run } = await opened();
    void document.edit(first, "one");
    void document.edit(first, "one step");
    expect(run(2).request).toBe(loaded);
  });

  test("given vectors come back with undo", async () => {
    const { document, run } = held();
    const given: RunRequest = { command: "run", input: { tokens: ["a"], embeddings: [[1, 2]] } };
    void document.open(given);
    await run(0).answer("a");
    void document.edit(first, "b");
    await run(1).answer("b");
    expect(document.notice).toBe("ownVectors");
    void document.undo();
    await run(2).answer("a");
    expect(document.answered?.request).toBe(given);
    expect(document.sentences.input).toEqual(["a"]);
    expect(document.notice).toBeUndefined();
  });

  test("a new way of splitting is a new request", async () => {
    const { document, run } = await opened();
    void document.split("whitespace");
    expect(run(1).request.input).toEqual({ text: "one step", tokenizer: "whitespace" });
  });

  test("an example that fails leaves the old one unchanged", async () => {
    const { document, run } = await opened();
    void document.open({ command: "run", attention: { num_heads: 3 } });
    await run(1).refuse(new EngineError("invalid_value", "/attention/num_heads", "no", "不行"));
    expect(document.sentences.input).toEqual(["one step"]);
    expect(document.error?.path).toBe("/attention/num_heads");
  });
});

test("what is typed before the engine is ready is computed once it is", async () => {
  const { document, run } = held();
  void document.open(loaded);
  void document.edit(first, "early bird");
  await run(0).answer("one", "step");
  expect(document.sentences.input).toEqual(["early bird"]);
  expect(run(1).request).toEqual({ ...loaded, input: { text: "early bird" } });
});

test("typing while an example is loading keeps the typed sentence", async () => {
  const { document, run } = await opened();
  void document.open({ command: "run", input: { text: "an example" } });
  void document.edit(first, "my own");
  await run(1).answer("an", "example");
  await run(2).answer("my", "own");
  expect(document.sentences.input).toEqual(["my own"]);
  expect(document.answered?.request.input).toEqual({ text: "my own" });
});

test("a closed document ignores answers, and can be opened again", async () => {
  const { document, run } = await opened();
  void document.edit(first, "two steps");
  document.close();
  await run(1).answer("two", "steps");
  expect(document.answered).toBeUndefined();
  expect(document.canUndo).toBe(false);
  void document.open(loaded);
  await run(2).answer("one", "step");
  expect(document.answered?.request).toEqual(loaded);
});

test("a document shows an experiment with changes at once, or unchanged if they are rejected", async () => {
  const { document, run } = held();
  const typed = (state: DocumentState): DocumentState => ({
    ...state,
    sentences: { input: ["two steps"], context: [] },
  });
  void document.open(loaded, typed);
  await run(0).answer("one", "step");
  expect(document.sentences.input).toEqual([""]);
  await run(1).answer("two", "steps");
  expect(document.sentences.input).toEqual(["two steps"]);
  void document.open(loaded, typed);
  await run(2).answer("one", "step");
  await run(3).refuse(new EngineError("too_large", "", "too large", "太大"));
  expect(document.sentences.input).toEqual(["one step"]);
  expect(document.error?.code).toBe("too_large");
});

test("a document computes an experiment for comparison", async () => {
  const { document, run } = await opened();
  void document.compareWith({ ...loaded, weights: { seed: 8 } });
  await run(1).answer("one", "step");
  expect(document.baseline?.request.weights).toEqual({ seed: 8 });
  expect(document.answered?.request).toEqual(loaded);
});

describe("a beginning", () => {
  const beginning: RunResult = { ...resultOf([]), isBeginning: true };

  /** A document whose engine answers each run with a beginning, and with the whole when told to. */
  function begins() {
    const wholes: { resolve(result: RunResult): void; reject(error: EngineError): void }[] = [];
    const engine = {
      run: (_: RunRequest, __: unknown, begun?: (whole: Promise<RunResult>) => void) => {
        const whole = new Promise<RunResult>((resolve, reject) => {
          wholes.push({ resolve, reject });
        });
        if (!begun) return whole;
        begun(whole);
        return Promise.resolve({ ...beginning, tokens: [[]] });
      },
    } as unknown as Engine;
    return { wholes, document: new ExperimentDocument(engine, () => undefined) };
  }

  test("is shown until the whole is there, which takes its place without another change to undo", async () => {
    const { document, wholes } = begins();
    await document.open(loaded, undefined, true);
    expect(document.answered?.result.isBeginning).toBe(true);
    expect(document.firstResult).toBeUndefined();
    await settle(() => wholes[0]?.resolve(resultOf(["one", "step"])));
    expect(document.answered?.result.tokens[0]).toHaveLength(2);
    expect(document.firstResult).toBe(document.answered?.result);
    expect([document.previous, document.canUndo]).toEqual([undefined, false]);
  });

  test("is not shown where nobody asks for it", async () => {
    const { document, wholes } = begins();
    void document.open(loaded);
    await settle(() => undefined);
    expect(document.answered).toBeUndefined();
    await settle(() => wholes[0]?.resolve(resultOf(["one"])));
    expect(document.answered?.result).not.toHaveProperty("isBeginning");
  });

  test("of a sentence that is typed meanwhile is shown, too, and an older whole does not take its place", async () => {
    const { document, wholes } = begins();
    await document.open(loaded, undefined, true);
    await document.edit(first, "two");
    expect(document.answered).toMatchObject({
      request: { input: { text: "two" } },
      result: { isBeginning: true },
    });
    await settle(() => wholes[0]?.resolve(resultOf(["one", "step"])));
    expect(document.answered?.result.isBeginning).toBe(true);
    await settle(() => wholes[1]?.resolve(resultOf(["two"])));
    expect(document.answered?.result.tokens[0]).toMatchObject([{ text: "two" }]);
  });

  test("stays where the rest does not come, and the reader is told", async () => {
    const { document, wholes } = begins();
    await document.open(loaded, undefined, true);
    await settle(() => wholes[0]?.reject(new EngineError("load_failed", "/model", "no network")));
    expect(document.error).toMatchObject({ code: "load_failed" });
    expect(document.answered?.result.isBeginning).toBe(true);
  });
});
