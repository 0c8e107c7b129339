import { describe, expect, test } from "vitest";
import { noEdits, withPaint } from "../../../../web/src/document/edits.js";
import { Runs } from "../../../../web/src/document/runs.js";
import type { Engine } from "../../../../web/src/engine/engine.js";
import { EngineError } from "../../../../web/src/types/error.js";
import type { RunRequest, RunResult } from "../../../../web/src/types/wire.js";
import { noSettings } from "../no_settings.js";

const scores = { id: "scores", op: "matmul_transposed", inputs: [], scope: "", formula: "" };
const result: RunResult = {
  tokens: [[{ text: "one", id: 0 }]],
  graph: [
    {
      ...scores,
      title: { en: "", zh: "" },
      shape: [1, 1, 1],
      axes: ["batch", "query", "key"],
      values: Float32Array.of(1),
    },
  ],
  output: "scores",
  settings: { ...noSettings, paint: { ...noSettings.paint, nodes: ["scores"] } },
  timing: { compute_ms: 0 },
};
const request: RunRequest = { command: "run", input: { text: "one" } };
const painted = withPaint(noEdits, { batch: 0, query: 0, key: 0 }, false);

/** Runs with an engine that answers when told to. */
function held() {
  const asked: { request: RunRequest; answer(): void; refuse(error: EngineError): void }[] = [];
  const engine = {
    run: (one: RunRequest) =>
      new Promise<RunResult>((resolve, reject) => {
        asked.push({
          request: one,
          answer: () => {
            resolve(result);
          },
          refuse: reject,
        });
      }),
  } as unknown as Engine;
  return { runs: new Runs(engine), asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("runs", () => {
  test("apply the edits to the result of the request", async () => {
    const { runs, asked } = held();
    const outcome = runs.run(request, painted);
    asked[0]?.answer();
    await settled();
    expect(asked[0]?.request).toEqual(request);
    expect(asked[1]?.request.attention?.mask).toEqual({ kind: "custom", allowed: [[false]] });
    asked[1]?.answer();
    expect(await outcome).toMatchObject({ newest: true, misfit: false });
  });

  test("do not request a second layer if there is a newer request", async () => {
    const { runs, asked } = held();
    const older = runs.run(request, painted);
    const newer = runs.run(request, undefined);
    asked[0]?.answer();
    asked[1]?.answer();
    expect(await older).toEqual({ newest: false });
    expect((await newer).answered?.result).toBe(result);
    expect(asked).toHaveLength(2);
  });

  test("show an older answer until the newer one arrives, and never after it", async () => {
    const { runs, asked } = held();
    const outcomes = [runs.run(request, undefined), runs.run(request, undefined)];
    asked[0]?.answer();
    expect(await outcomes[0]).toMatchObject({ newest: false, answered: { request } });
    const later = [runs.run(request, undefined), runs.run(request, undefined)];
    asked[3]?.answer();
    await later[1];
    asked[2]?.answer();
    expect(await later[0]).toEqual({ newest: false });
  });

  test("report an error, unless there is a newer request", async () => {
    const { runs, asked } = held();
    const error = new EngineError("too_large", "", "too much", "太多");
    const outrun = runs.run(request, undefined);
    const newest = runs.run(request, undefined);
    asked[0]?.refuse(error);
    asked[1]?.refuse(error);
    expect(await outrun).toEqual({ newest: false });
    expect(await newest).toEqual({ newest: true, error });
  });
});
