/** The two halves of the module that pages load: what the first answers alone, and that both together are the whole. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { play } from "../../../../scripts/module/opening.mjs";
import { firstExperiment } from "../../../../web/src/document/experiment.js";
import { resultIn } from "../../../../web/src/engine/answer.js";
import { throughMemory } from "../../../../web/src/engine/engine.js";
import { ModuleHost } from "../../../../web/src/engine/host.js";
import { instantiateModule } from "../../../../web/src/engine/load.js";
import { callModule, type AttentionModule } from "../../../../web/src/engine/module.js";
import { rehearse } from "../../../../web/src/engine/session/rehearsal.js";
import type { Request, RunRequest } from "../../../../web/src/types/wire.js";
import { MODULE_NAMES, moduleFile, type ModuleName } from "../../support/module.js";
import { readPresets } from "../../support/presets.js";
import { randomRequest } from "../../support/random_requests.js";

const compiled = async (name: ModuleName, file: string) =>
  WebAssembly.compile(
    await readFile(join(dirname(moduleFile(name, "attention.wasm")), `${file}.wasm`)),
  );

/** Times differ, and so do addresses in the memory. */
const answerOf = (module: AttentionModule, request: unknown): string =>
  callModule(module, JSON.stringify(request)).replace(/"compute_ms":[^,}]*/gu, "");

const run = throughMemory({ command: "run", input: { text: "Your journey starts with one step" } });
/** No picture begins with it, and the first half is asked all the same. */
const seldom: RunRequest = { ...run, attention: { score: "additive" } };

describe.each(MODULE_NAMES)("the halves of %s", async (name) => {
  const first = await compiled(name, "attention-first");
  const rest = await compiled(name, "attention-rest");
  const whole = await compiled(name, "attention");

  test("the first answers by itself what the first pictures ask", async () => {
    const { module, lacked } = await instantiateModule(first);
    const answered: boolean[] = [];
    play(module, (_, { ok }) => void answered.push(ok));
    expect(answered.filter(Boolean).length).toBeGreaterThan(20);
    for (const language of ["en", "zh"] as const)
      resultIn(callModule(module, JSON.stringify(throughMemory(firstExperiment(language)))));
    expect(lacked()).toBe(false);
  });

  test("the first answers by itself what is rehearsed", async () => {
    let added = 0;
    const host = new ModuleHost(
      () => instantiateModule(first),
      () => (added++, Promise.resolve(rest)),
    );
    const answered: unknown[] = [];
    const connection: Parameters<typeof rehearse>[0] = {
      ask: async (request) => {
        const result = await host.answer(request);
        answered.push(result);
        return result;
      },
    };
    // Three times, as the file of the model is there after the third.
    await rehearse(connection, () => answered.length < 4);
    const run = { output: expect.any(String) as string };
    expect(answered).toMatchObject([
      { name: "rehearsal" },
      run,
      run,
      run,
      { released: expect.any(Number) as number },
    ]);
    expect(added).toBe(0);
    // Nothing is left of it.
    await expect(
      host.answer({ command: "run", model: "rehearsal", input: { text: "a" } }),
    ).rejects.toMatchObject({ code: "unknown_model" });
  });

  test("both together answer as the whole does", async () => {
    const halves = await instantiateModule(first);
    await halves.add(rest);
    const { module } = await instantiateModule(whole);
    const requests = [
      ...readPresets().map(({ preset }) => (preset as { request: unknown }).request),
      ...Array.from({ length: 60 }, (_, seed) => randomRequest(seed)),
      ...[{ command: "schema" }, { command: "presets" }, { command: "version" }, null],
    ];
    for (const request of requests)
      expect(answerOf(halves.module, request)).toBe(answerOf(module, request));
  });

  test("what the first lacks is answered once the rest is there", async () => {
    let added = 0;
    const host = new ModuleHost(
      () => instantiateModule(first),
      () => (added++, Promise.resolve(rest)),
    );
    await host.answer(run);
    expect(added).toBe(0);
    const { graph } = await host.answer(seldom);
    expect(graph.at(-1)?.values).toBeDefined();
    expect(added).toBe(1);
    const { session } = await host.answer({ command: "create" });
    expect(await host.answer({ command: "release", session })).toEqual({ released: session });
    expect(added).toBe(1);
  });

  test("two that the first lacks are answered, however long the rest takes to come", async () => {
    const cosine: RunRequest = { ...run, attention: { score: "cosine" } };
    for (const delay of [0, 1, 5, 20]) {
      let added = 0;
      const host = new ModuleHost(
        () => instantiateModule(first),
        async () => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          added++;
          return rest;
        },
      );
      const requests: RunRequest[] = [run, seldom, cosine];
      const answers = await Promise.all(requests.map((request) => host.answer(request)));
      expect(answers.map(({ output }) => output)).toEqual(["context", "context", "context"]);
      expect(added).toBeLessThanOrEqual(2);
    }
  });

  test("without the rest what needs it is refused, and all else goes on", async () => {
    const host = new ModuleHost(
      () => instantiateModule(first),
      () => Promise.reject(new TypeError("no network")),
    );
    for (const request of [{ command: "presets" }, seldom] satisfies Request[])
      await expect(host.answer(request)).rejects.toMatchObject({ code: "load_failed" });
    expect((await host.answer(run)).output).toBe("context");
  });
});
