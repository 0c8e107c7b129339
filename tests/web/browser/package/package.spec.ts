/** What `npm pack` makes: the engine in Node, pages and workers; the element in a Vite project without configuration. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { serveFolder } from "../../../../scripts/static_server.mjs";
import { test as base } from "../../support/browser_test.js";
import { nativeCaller, resultOf, type Preset, type RunResult } from "../../support/callers.js";
import { installInto, type Installed } from "../../support/package.js";
import { fromTop } from "../../support/paths.js";
import { expect } from "../playground.js";

const VITE = fromTop("web/node_modules/.bin/vite");

const test = base.extend<object, { installed: Installed; weights: number[] }>({
  installed: [
    // Playwright reads the fixtures a fixture needs off this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const installed = installInto("vite");
      await use(installed);
      installed.remove();
    },
    { scope: "worker" },
  ],
  /** What the core computes for the example of the causal mask. */
  weights: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const core = nativeCaller();
      const presets = (await resultOf(core, { command: "presets" })) as Preset[];
      const request = presets.find(({ id }) => id === "causal-mask")?.request;
      const { graph } = (await resultOf(core, request)) as RunResult;
      core.close();
      await use((graph.find(({ id }) => id === "weights")?.values ?? []) as number[]);
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "default" }); // One package for all of them.

/** Puts the weights of the example out; `import` and `put` are the place's own. */
const program = (from: string, put: string) => `
  import { createEngine, createSession, EngineError } from "${from}";
  const engine = createEngine();
  const presets = await engine.call({ command: "presets" });
  const { graph } = await engine.run(presets.find(({ id }) => id === "causal-mask").request);
  const weights = Array.from(graph.find(({ id }) => id === "weights").values);
  const session = await createSession(engine, { embedding: { d_in: 4 }, attention: {} });
  const output = await session.forward("one small step");
  const refused = await engine.call({ command: "run", attention: { num_heads: 3 } }).catch((error) => error);
  const { model } = await engine.run({ command: "run", model: "translate", input: { text: "The dog is tired." } });
  engine.close();
  ${put}({ weights, floats: output.length, refused: refused instanceof EngineError && refused.path, said: model.text });`;

interface Put {
  readonly weights: number[];
  readonly floats: number;
  readonly refused: string;
  /** In Chinese. */
  readonly said: string;
}

function expectPut({ weights, floats, refused, said }: Put, wanted: readonly number[]): void {
  expect(weights).toHaveLength(wanted.length);
  for (const [i, value] of weights.entries()) expect(value).toBeCloseTo(wanted[i] ?? NaN, 5);
  expect(floats).toBe(12);
  expect(refused).toMatch(/^\//u);
  expect(said).toMatch(/^\p{Script=Han}+。$/u);
}

test("the package brings what it names, and depends on nothing", ({ installed }) => {
  const paths = installed.packed.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
  const own = join(installed.folder, "node_modules/attention-playground");
  const manifest = JSON.parse(readFileSync(join(own, "package.json"), "utf8")) as {
    exports: Record<string, string | Record<string, string>>;
    dependencies?: unknown;
  };
  expect(manifest.dependencies).toBeUndefined();
  const named = Object.values(manifest.exports).flatMap((one) =>
    typeof one === "string" ? one : Object.values(one),
  );
  expect(paths).toEqual(expect.arrayContaining(named.map((path) => path.slice("./".length))));
  expect(paths.filter((path) => path.endsWith(".wasm")).length).toBeLessThanOrEqual(6);
  expect(paths.filter((path) => /worker/u.test(path))).toHaveLength(1);
  // Every script is asked for by another, or by name.
  const scripts = paths.filter((path) => /\.(js|wasm)$/u.test(path));
  const texts = scripts.map((path) => readFileSync(join(own, path), "latin1")).join();
  for (const path of scripts)
    expect(named.includes(`./${path}`) || texts.includes(path.split("/").at(-1) ?? ""), path).toBe(
      true,
    );
});

test("the engine runs in Node", ({ installed, weights }) => {
  const script = join(installed.folder, "program.mjs");
  const put = "((it) => console.log(JSON.stringify(it)))";
  writeFileSync(script, program("attention-playground/engine", put));
  const said = execFileSync(process.execPath, [script], { encoding: "utf8" });
  expectPut(JSON.parse(said) as Put, weights);
});

test("imported where there is no page, the element does no harm", ({ installed }) => {
  const script = join(installed.folder, "server.mjs");
  writeFileSync(
    script,
    `import { AttentionPlayground, EngineError } from "attention-playground";
     const error = new EngineError("a", "", "b");
     console.log(JSON.stringify([error instanceof AttentionPlayground, error instanceof Error]));`,
  );
  expect(execFileSync(process.execPath, [script], { encoding: "utf8" })).toBe("[false,true]\n");
});

test("its types hold in a program of strict TypeScript", ({ installed }) => {
  const { folder } = installed;
  writeFileSync(
    join(folder, "typed.mts"),
    `import { AttentionPlayground, EngineError as Refused } from "attention-playground";
     import { createEngine, createSession, EngineError, type RunRequest } from "attention-playground/engine";
     const request: RunRequest = { command: "run", input: { text: "one" } };
     const engine = createEngine();
     const { graph } = await engine.run(request);
     const values: Float32Array | undefined = graph[0]?.values;
     const session = await createSession(engine, {});
     // @ts-expect-error: no such command
     await engine.call({ command: "fly" }).catch((error: unknown) => error instanceof EngineError && error.code);
     const element = document.querySelector("attention-playground");
     if (element instanceof AttentionPlayground)
       await element.run(request).catch((error: unknown) => error instanceof Refused && error.path);
     export default [values, session.d_out] as const;`,
  );
  const options = "--noEmit --strict --skipDefaultLibCheck --target es2022 --module nodenext";
  execFileSync(fromTop("web/node_modules/.bin/tsc"), [...options.split(" "), "typed.mts"], {
    cwd: folder,
    stdio: "inherit",
  });
});

test("from its own folder the engine runs in a page and inside of a worker @firefox", async ({
  page,
  installed,
  weights,
}) => {
  const engine = "./node_modules/attention-playground/dist/engine.js";
  const { folder } = installed;
  writeFileSync(join(folder, "page.js"), program(engine, "globalThis.done"));
  writeFileSync(join(folder, "worker.js"), program(engine, "postMessage"));
  writeFileSync(
    join(folder, "alone.html"),
    `<!doctype html><link rel="icon" href="data:," /><script>
       window.put = Promise.all([
         new Promise((resolve) => { window.done = resolve; }),
         new Promise((resolve, reject) => {
           const worker = new Worker("worker.js", { type: "module" });
           worker.onmessage = ({ data }) => resolve(data);
           worker.onerror = reject;
         }),
       ]);
     </script><script type="module" src="page.js"></script>`,
  );
  const server = await serveFolder({ folder });
  await page.goto(`${server.url}alone.html`);
  const both = await page.evaluate(() => (window as unknown as { put: Promise<Put[]> }).put);
  expect(both).toHaveLength(2);
  for (const one of both) expectPut(one, weights);
  await expect.poll(() => page.workers().length).toBe(1); // The page's engine was closed.
  await server.close();
});

/** A page of the project: elements and engine compute what the core does, in a worker, from own files alone. */
async function expectProject(page: Page, url: string, weights: readonly number[]): Promise<void> {
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(message.text());
  });
  page.on("pageerror", ({ message }) => wrong.push(message));
  page.on("requestfailed", (request) => wrong.push(request.url()));
  page.on("request", (request) => {
    if (!/^(data|blob|ws):/u.test(request.url()) && !request.url().startsWith(url))
      wrong.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  await expect(page.locator("#weight")).toHaveText((weights[13] ?? NaN).toFixed(3));
  const mask = page.locator("#mask");
  await expect(mask.locator("svg.frame")).toHaveCount(1);
  const shown = await mask.evaluate((element) => {
    const { graph } = element as unknown as {
      graph: { readonly id: string; readonly values?: Float32Array }[];
    };
    return Array.from(graph.find(({ id }) => id === "weights")?.values ?? []);
  });
  expect(shown).toHaveLength(36);
  for (const [i, value] of shown.entries()) expect(value).toBeCloseTo(weights[i] ?? NaN, 5);
  await mask.locator("#tab-code").click();
  await expect(mask.locator("playground-code")).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  expect(wrong).toEqual([]);
}

test("a Vite project builds it without configuration", async ({ page, installed, weights }) => {
  const { folder } = installed;
  execFileSync(VITE, ["build", "--logLevel", "warn"], { cwd: folder, stdio: "inherit" });
  const server = await serveFolder({ folder: join(folder, "dist") });
  await expectProject(page, server.url, weights);
  await server.close();
});

test("and serves it while it is developed", async ({ page, installed, weights }) => {
  const server = spawn(VITE, ["--host", "127.0.0.1", "--port", "0"], {
    cwd: installed.folder,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  while (!/http:\S+/u.test(said)) {
    const [text] = (await once(server.stdout, "data")) as [Buffer];
    said += text.toString();
  }
  await expectProject(page, /http:\S+/u.exec(said)?.[0] ?? "", weights);
  server.kill();
});
