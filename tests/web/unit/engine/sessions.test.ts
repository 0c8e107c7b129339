import { describe, expect, test } from "vitest";
import type { Engine } from "../../../../web/src/engine/engine.js";
import { ModuleHost } from "../../../../web/src/engine/host.js";
import type { AttentionModule } from "../../../../web/src/engine/module.js";
import { createEngine, createSession, EngineError } from "../../../../web/src/engine/node.js";
import type { CreateRequest, Request, RunRequest } from "../../../../web/src/types/wire.js";
import { loadModule, MODULE_NAMES, moduleCode } from "../../support/module.js";

const model: Omit<CreateRequest, "command"> = {
  max_tokens: 8,
  embedding: { d_in: 4 },
  attention: { num_heads: 2, qkv_bias: true },
  block: { norm_position: "pre", num_layers: 2 },
};
const rows = Float32Array.of(...[1, 2, 3, 4], ...[-1, 0, 0.5, 2], ...[0.25, -3, 1, 1]);

/** The numbers a run has for the same vectors. */
async function byRun(engine: Engine, vectors: Float32Array): Promise<Float32Array> {
  const { max_tokens, ...same } = model;
  expect(max_tokens).toBe(8);
  const embeddings = Array.from({ length: vectors.length / 4 }, (_, i) => [
    ...vectors.subarray(4 * i, 4 * i + 4),
  ]);
  const request: RunRequest = { command: "run", input: { embeddings }, ...same };
  return (await engine.run(request)).graph.at(-1)?.values ?? new Float32Array();
}

function expectClose(some: Float32Array, others: Float32Array): void {
  expect(some.length).toBe(others.length);
  some.forEach((value, i) => {
    expect(value).toBeCloseTo(others[i] ?? NaN, 4);
  });
}

describe.each(MODULE_NAMES)("a session over %s", (name) => {
  const engine = createEngine(moduleCode(name));

  test("says what it is, and computes what a run does", async () => {
    const session = await createSession(engine, model);
    expect(session).toMatchObject({ d_in: 4, d_out: 4, max_tokens: 8, appends: true, length: 0 });
    expect(session).not.toHaveProperty("memory");
    const given = rows.slice();
    expectClose(await session.forward(given), await byRun(engine, rows));
    expect(given).toEqual(rows);
    expect(session.length).toBe(3);
    await session.release();
  });

  test("tokens follow those before, or as many of them as are kept", async () => {
    const session = await createSession(engine, model);
    const whole = await session.forward(rows);
    await session.forward(rows.subarray(0, 4));
    expectClose(await session.forward(rows.subarray(4), { append: true }), whole.subarray(4));
    expectClose(await session.forward(rows.subarray(8), { keep: 2 }), whole.subarray(8));
    expect(session.length).toBe(3);
    await session.release();
  });

  test("words are looked up, and may follow vectors", async () => {
    const session = await createSession(engine, model);
    const whole = await session.forward("one small step");
    expect(whole).toBeInstanceOf(Float32Array);
    await session.forward(["one"]);
    expectClose(await session.forward("small step", { append: true }), whole.subarray(4));
    await session.forward(rows, { append: true });
    expect(session.length).toBe(6);
    await session.release();
  });

  test("results are the caller's own, while memory grows", async () => {
    const session = await createSession(engine, model);
    const first = await session.forward(rows);
    const before = first.slice();
    const large = await createSession(engine, { embedding: { d_in: 1024 } });
    await large.forward(new Float32Array(1024 * 100).fill(0.5));
    await session.forward(rows.subarray(4));
    expect(first).toEqual(before);
    expectClose(await session.forward(rows), before);
    await large.release();
    await session.release();
  });

  test("errors name code and path, and the session goes on", async () => {
    const session = await createSession(engine, model);
    const whole = await session.forward(rows);
    const refused = (input: Float32Array | string, following: object, code: string, path: string) =>
      expect(session.forward(input, following)).rejects.toMatchObject({ code, path });
    await refused(rows.subarray(1), {}, "shape_mismatch", "/input/embeddings");
    await refused(new Float32Array(0), {}, "invalid_value", "/input");
    await refused(new Float32Array(36), {}, "too_large", "/input");
    await refused(new Float32Array(24), { append: true }, "too_large", "/input");
    await refused(rows, { keep: 4 }, "invalid_value", "/keep");
    await refused(rows, { keep: -1 }, "invalid_value", "/keep");
    await refused("one", { keep: 4 }, "invalid_value", "/keep");
    expect(session.length).toBe(3);
    expectClose(await session.forward(rows.subarray(8), { keep: 2 }), whole.subarray(8));
    await session.release();
    await refused(rows, {}, "unknown_session", "/session");
    await expect(session.release()).rejects.toMatchObject({ code: "unknown_session" });
  });

  test("nothing follows where earlier tokens see later ones", async () => {
    const session = await createSession(engine, { embedding: { d_in: 4 } });
    expect(session.appends).toBe(false);
    await session.forward(rows);
    expect(session.length).toBe(0);
    for (const following of [{ append: true }, { keep: 1 }])
      await expect(session.forward(rows, following)).rejects.toMatchObject({
        code: "invalid_value",
        path: "/keep",
      });
    await session.release();
  });

  test("a model that sessions cannot compute is refused at the field to change", async () => {
    await expect(
      createSession(engine, { ...model, attention: { score: "additive" } }),
    ).rejects.toMatchObject({ code: "invalid_value", path: "/attention/score" });
  });
});

test("after the module stopped, its sessions are unknown and their handles not used again", async () => {
  const instances: AttentionModule[] = [];
  const host = new ModuleHost(async () => {
    const module = (await loadModule("wasm-simd")) as AttentionModule;
    instances.push(module);
    return { module, add: () => Promise.resolve(), lacked: () => false };
  });
  const engine: Engine = {
    call: (request) => host.answer(request),
    run: (request) => host.answer(request),
  };
  const lost = await createSession(engine, model);
  Object.assign(instances[0] ?? {}, {
    _attention_forward: () => {
      throw new WebAssembly.RuntimeError("unreachable");
    },
  });
  await expect(lost.forward(rows)).rejects.toMatchObject({ code: "internal" });
  const next = await createSession(engine, model);
  expect(instances.length).toBe(2);
  expect(next.session).not.toBe(lost.session);
  await expect(lost.forward(rows)).rejects.toMatchObject({ code: "unknown_session" });
  expect((await next.forward(rows)).length).toBe(rows.length);
});

describe("what is no request", () => {
  const bad: readonly unknown[] = [
    { command: "forward", session: 1 },
    { command: "forward", session: 1, input: 1n },
    { command: "run", input: { text: 1n } },
    null,
    undefined,
    7,
  ];

  test("is refused, and every session goes on", async () => {
    const engine = createEngine(moduleCode("wasm-simd"));
    const session = await createSession(engine, model);
    const whole = await session.forward(rows);
    const codes: string[] = [];
    for (const request of bad)
      codes.push(
        await engine.call(request as Request).then(
          () => "answered",
          (error: unknown) => (error instanceof EngineError ? error.code : String(error)),
        ),
      );
    expect(codes).toEqual(["missing_field", ...Array<string>(5).fill("invalid_type")]);
    await expect(engine.call({ command: "forward", session: 1 } as never)).rejects.toMatchObject({
      path: "/input",
    });
    expect(await session.forward(rows)).toEqual(whole);
    await session.release();
  });
});
