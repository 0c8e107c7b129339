/**
 * The native program, the SIMD module and the scalar module answer with the same bytes, except `timing`. The eigen-solver
 * is excepted, whose directions may differ in their last bits; no preset and no experiment here asks for it.
 */
import { afterAll, describe, expect, test } from "vitest";
import { openCallers, resultOf, type Preset, type RunResult } from "../support/callers.js";
import { modelNames } from "../support/models.js";
import { randomRequest } from "../support/random_requests.js";

const SEEDS = 300;

const callers = (await openCallers()).filter(({ name }) => name !== "wasm-relaxed");
const [native, ...modules] = callers as [(typeof callers)[0], ...typeof callers];

afterAll(() => {
  for (const caller of callers) caller.close();
});

/** Nor do places in the memory of a module count, which the program does not name. */
const withoutTiming = (response: string): string =>
  response
    .replace(/,"timing":\{[^{}]*\}/u, ',"timing":{}')
    .replace(/,"memory":\{[^{}]*\}\}\}$/u, "}}");

/** The first node that differs, to name it in a failure. */
function firstApart(one: string, other: string): unknown {
  const graph = (text: string) => (JSON.parse(text) as { result?: RunResult }).result?.graph ?? [];
  const others = graph(other);
  return graph(one).find((node, i) => JSON.stringify(node) !== JSON.stringify(others[i]));
}

/** Whether it succeeded. */
async function expectSameBytes(request: object | string): Promise<boolean> {
  const text = typeof request === "string" ? request : JSON.stringify(request);
  const wanted = withoutTiming(await native.text(text));
  for (const { name, text: answer } of modules) {
    const found = withoutTiming(await answer(text));
    if (found === wanted) continue;
    const node = JSON.stringify(firstApart(wanted, found) ?? wanted.slice(0, 300));
    expect.fail(`${name} answers ${text} with other bytes than native, first in ${node}`);
  }
  return wanted.startsWith('{"ok":true');
}

describe("native, SIMD and scalar answer with the same bytes", () => {
  test("to every preset", async () => {
    const presets = (await resultOf(native, { command: "presets" })) as Preset[];
    expect(presets.length).toBeGreaterThan(60);
    for (const { request } of presets) expect(await expectSameBytes(request)).toBe(true);
  });

  test(`to ${String(SEEDS)} random experiments`, async () => {
    let succeeded = 0;
    for (let seed = 1; seed <= SEEDS; ++seed)
      succeeded += Number(await expectSameBytes(randomRequest(seed)));
    expect(succeeded).toBeGreaterThan(SEEDS / 2);
  });

  test("to 300 steps of training, twice", async () => {
    const models = [
      { task: { kind: "induction" }, position: { kind: "rotary" } },
      { task: { kind: "addition" }, position: { kind: "learned" }, head: { tied: true } },
    ];
    for (const [at, model] of models.entries()) {
      const create = {
        command: "train_create",
        embedding: { d_in: 16 },
        attention: { num_heads: 2, output_projection: true },
        block: { num_layers: 2, norm: "rms", norm_position: "pre", activation: "gelu", d_ff: 24 },
        batch: 8,
        optimizer: { learning_rate: 0.01, schedule: "cosine", decay_steps: 300 },
        ...model,
      };
      const states: string[] = [];
      for (const trainer of [2 * at + 1, 2 * at + 2]) {
        expect(await expectSameBytes(create)).toBe(true);
        const train = { command: "train", trainer, steps: 100, examples: true, evaluate: 8 };
        for (let part = 0; part < 3; ++part) expect(await expectSameBytes(train)).toBe(true);
        const checkpoint = JSON.stringify({ command: "checkpoint", trainer });
        expect(await expectSameBytes(checkpoint)).toBe(true);
        states.push(await native.text(checkpoint));
      }
      expect(states[0]).toBe(states[1]);
    }
  });

  test("to numbers that are hard to read and to print", async () => {
    const digits = [
      "0.1",
      "1e-45",
      "7e-46",
      "-0.0",
      "3.4028235e38",
      "16777217.0000000001",
      "7.038531e-26",
    ];
    const values = [...digits, `0.3${"3".repeat(400)}`, `1${"0".repeat(300)}e-301`].join();
    const program = `[{"id":"a","values":[${values}]},{"id":"b","op":"exp","inputs":["a"]}]`;
    expect(await expectSameBytes(`{"command":"run","program":${program}}`)).toBe(true);
  });

  test("to random draws of every kind", async () => {
    const kinds = ["rand", "randn", "linear_weight", "linear_bias", "xavier_uniform", "embedding"];
    const program = kinds.map((draw) => ({
      id: draw,
      draw,
      shape: draw === "linear_bias" ? [500] : [50, 40],
    }));
    expect(await expectSameBytes({ command: "run", program, weights: { seed: 5 } })).toBe(true);
  });

  test("to the sentences of a session", async () => {
    const model = {
      embedding: { d_in: 32 },
      block: { num_layers: 2 },
      attention: { num_heads: 4 },
    };
    const sessions = await Promise.all(
      callers.map((caller) => resultOf(caller, { command: "create", ...model })),
    );
    const handles = sessions.map((made) => (made as { session: number }).session);
    expect(new Set(handles).size).toBe(1);
    for (const text of ["Your journey starts", "with one step"]) {
      const forward = { command: "forward", session: handles[0], input: { text }, append: true };
      expect(await expectSameBytes(forward)).toBe(true);
    }
  });

  test("to runs of the models of words, and to what they write", async () => {
    const sentences = [
      "The animal didn't cross the street because it was too tired.",
      "Zorblat gave Anna a blicket.",
      "小狗没有过马路，因为它太累了。",
    ];
    const output = { only: ["logits", "probabilities"] };
    for (const name of modelNames()) {
      for (const text of sentences) {
        const asked = { model: name, input: { text } };
        const without = [{ part: "decoder", layer: 1, head: 0 }];
        const requests = [
          { command: "run", ...asked, output },
          { command: "run", ...asked, without, targets: "next", gradient: { of: "loss" }, output },
          { command: "generate", ...asked },
          { command: "generate", ...asked, without, temperature: 1.5, top_k: 9, seed: 4 },
        ];
        for (const request of requests) expect(await expectSameBytes(request)).toBe(true);
      }
    }
  });
});
