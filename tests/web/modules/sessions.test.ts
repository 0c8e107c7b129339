/** Sessions as a page without the engine client uses them: JSON to create, the heap to compute. */
import { describe, expect, test } from "vitest";
import { callModule } from "../support/callers.js";
import { loadModule, MODULE_NAMES, type AttentionModule } from "../support/module.js";

interface Made {
  session: number;
  parameters: number;
  memory: Record<"input" | "output", { offset: number; length: number }>;
}

const call = (module: AttentionModule, request: object) =>
  JSON.parse(callModule(module, JSON.stringify(request))) as { ok: boolean; result: Made };
const create = (module: AttentionModule, model: object) => {
  const response = call(module, { command: "create", ...model });
  expect(response).toMatchObject({ ok: true });
  return response.result;
};
const release = (module: AttentionModule, session: number) => {
  expect(call(module, { command: "release", session })).toMatchObject({ ok: true });
};
const view = (module: AttentionModule, { offset, length }: { offset: number; length: number }) =>
  new Float32Array(module.HEAPU8.buffer, offset, length);

const tiny = { max_tokens: 4, embedding: { d_in: 2 }, attention: { mask: { kind: "causal" } } };

describe.each(MODULE_NAMES)("%s", (name) => {
  test("a session stays where it is while the heap grows", async () => {
    const module = await loadModule(name);
    const { session, memory } = create(module, tiny);
    expect(memory.input.length).toBe(8);
    view(module, memory.input).set([1, 2, 3, 4]);
    expect(module._attention_forward(session, 2, 0)).toBe(0);
    const before = view(module, memory.output).slice();
    const size = module.HEAPU8.length;
    const large = create(module, { embedding: { d_in: 2048 } });
    expect(module.HEAPU8.length).toBeGreaterThan(size);
    expect(module._attention_forward(session, 2, 0)).toBe(0);
    expect(view(module, memory.output)).toEqual(before);
    release(module, large.session);
  });

  test("what fails returns where the error stands", async () => {
    const module = await loadModule(name);
    const { session } = create(module, tiny);
    for (const [handle, tokens, keep, code] of [
      [session, 5, 0, "too_large"],
      [session, 1, 1, "invalid_value"],
      [session + 1, 1, 0, "unknown_session"],
      [-1, 1, 0, "unknown_session"],
    ] as const) {
      const start = module._attention_forward(handle, tokens, keep) >>> 0;
      const end = start + module._attention_response_size();
      const text = new TextDecoder().decode(module.HEAPU8.subarray(start, end));
      expect(JSON.parse(text)).toMatchObject({ ok: false, error: { code } });
    }
  });

  test("a million forwards and a thousand sessions do not make the heap grow", async () => {
    const module = await loadModule(name);
    const { session } = create(module, tiny);
    release(module, create(module, tiny).session);
    const size = module.HEAPU8.length;
    let failures = 0;
    for (let i = 0; i < 1e6; ++i) failures += module._attention_forward(session, 1, i % 4) && 1;
    expect(failures).toBe(0);
    for (let i = 0; i < 1e3; ++i) release(module, create(module, tiny).session);
    expect(module.HEAPU8.length).toBe(size);
  }, 60_000);

  test("where memory ends while a session is made, nothing of it is left", async () => {
    const module = await loadModule(name);
    const large = { command: "create", embedding: { d_in: 1024 }, block: { num_layers: 4 } };
    const taken: number[] = [];
    for (let size = 2 ** 30; size >= 2 ** 22; size /= 2)
      for (let at = module._attention_allocate(size); at !== 0;) {
        taken.push(at);
        at = module._attention_allocate(size);
      }
    for (let i = 0; i < 3; ++i)
      expect(call(module, large)).toMatchObject({ ok: false, error: { code: "out_of_memory" } });
    for (const at of taken) module._attention_release(at);
    expect(call(module, large)).toMatchObject({ ok: true, result: { session: 1 } });
  });
});

test("twelve blocks of GPT-2 small fit", async () => {
  const module = await loadModule("wasm-simd");
  const { session, parameters, memory } = create(module, {
    max_tokens: 128,
    embedding: { d_in: 768 },
    attention: { num_heads: 12, qkv_bias: true, output_projection: true },
    block: { norm_position: "pre", activation: "gelu_tanh", num_layers: 12, final_norm: true },
    weights: { init: "identity" },
  });
  expect(parameters).toBe(12 * 7_087_872 + 2 * 768);
  view(module, memory.input).fill(0.5);
  expect(module._attention_forward(session, 16, 0)).toBe(0);
  expect(
    view(module, memory.output)
      .subarray(0, 16 * 768)
      .every(Number.isFinite),
  ).toBe(true);
  expect(module.HEAPU8.length).toBeLessThan(2 ** 30);
}, 60_000);
