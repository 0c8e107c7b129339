import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createEngine } from "../../../../web/src/engine/node.js";
import type { RunRequest } from "../../../../web/src/types/wire.js";
import { supportsRelaxedSimd, supportsSimd } from "../../../../web/src/engine/module.js";
import { namesModel } from "../../support/models.js";
import { MODULE_NAMES, moduleCode } from "../../support/module.js";

const request: RunRequest = {
  command: "run",
  input: { text: "Your journey starts with one step" },
  embedding: { d_in: 3 },
  attention: { d_out: 2, mask: { kind: "causal" } },
};

test("the modules that ask for SIMD are valid where Node has it", () => {
  expect(supportsSimd()).toBe(true);
  expect(supportsRelaxedSimd()).toBe(true);
});

test("where engines lack SIMD, they say so", () => {
  const { validate } = WebAssembly;
  const without = (prefix: number[]) => (bytes: Uint8Array<ArrayBuffer>) =>
    !bytes.join(",").includes(prefix.join(",")) && validate(bytes);
  Object.assign(WebAssembly, { validate: without([0xfd, 0x85]) });
  expect([supportsSimd(), supportsRelaxedSimd()]).toEqual([true, false]);
  Object.assign(WebAssembly, { validate: without([0xfd]) });
  expect([supportsSimd(), supportsRelaxedSimd()]).toEqual([false, false]);
  Object.assign(WebAssembly, { validate });
});

describe.each(MODULE_NAMES)("the engine over %s", (name) => {
  const engine = createEngine(moduleCode(name));

  test("is the build it says", async () => {
    expect(await engine.call({ command: "version" })).toMatchObject({ api: 1, build: name });
  });

  test("values through memory equal values through JSON, minus infinity included", async () => {
    const memory = await engine.run(request);
    const inline = await engine.call(request);
    expect(memory.graph.length).toBeGreaterThan(5);
    expect(memory.graph).toEqual(inline.graph);
    const masked = memory.graph.find(({ id }) => id === "masked_scores");
    expect(masked?.values).toBeInstanceOf(Float32Array);
    expect(masked?.values?.[1]).toBe(-Infinity);
  });

  test("values are the caller's own: the next call leaves them alone", async () => {
    const { graph } = await engine.run(request);
    const before = graph.map(({ values }) => values?.slice());
    await engine.run({ ...request, input: { text: "Other words entirely and more of them" } });
    expect(graph.map(({ values }) => values)).toEqual(before);
    expect(graph.every(({ memory }) => memory === undefined)).toBe(true);
  });

  test("every error names its code and path, and the next call works", async () => {
    const wrong = { ...request, attention: { d_out: 6, num_heads: 4 } };
    await expect(engine.run(wrong)).rejects.toMatchObject({
      name: "EngineError",
      code: "invalid_value",
      path: "/attention/num_heads",
    });
    expect((await engine.run(request)).output).toBe("context");
  });

  test("a sentence beyond the limit is refused, and the next call works", async () => {
    const long = { ...request, input: { text: "a ".repeat(5000) } };
    await expect(engine.run(long)).rejects.toMatchObject({ code: "too_large" });
    expect((await engine.run(request)).tokens[0]).toHaveLength(6);
  });

  test("answers every preset", async () => {
    const presets = await engine.call({ command: "presets" });
    expect(presets.length).toBeGreaterThan(25);
    // Those on a model of words wait for its file, which Node.js does not fetch; modules/ runs them.
    for (const { id, request: preset } of presets.filter(({ request }) => !namesModel(request))) {
      const { graph, output } = await engine.run(preset);
      // A study, a loss and a backward pass come after the output of the model.
      const model = graph.filter(
        ({ id: node, place, role = "" }) =>
          node === output ||
          !(["study", "prediction"].includes(place?.part ?? "") || role.startsWith("gradient")),
      );
      expect(model.at(-1)?.id, id).toBe(output);
    }
  });
});

test("a module that does not load says so, and the next call tries again", async () => {
  const engine = createEngine(new URL("nowhere.wasm", import.meta.url));
  await expect(engine.call({ command: "version" })).rejects.toMatchObject({ code: "load_failed" });
  await expect(engine.call({ command: "version" })).rejects.toMatchObject({ code: "load_failed" });
});

test("only the engine's own folder names the generated module", () => {
  const sources = import.meta.glob("../../../../web/src/**/*.ts", { eager: false });
  const outside = Object.keys(sources).filter((path) => !path.includes("/engine/"));
  expect(outside.length).toBeGreaterThan(20);
  for (const path of outside)
    expect(readFileSync(new URL(path, import.meta.url), "utf8"), path).not.toMatch(
      /wasm-(simd|scalar)\/|attention\.wasm/,
    );
});
