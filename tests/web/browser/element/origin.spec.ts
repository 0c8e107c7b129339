/** The element's script from another origin than the page's: in a worker, or on the page's own thread. */
import type { Page } from "@playwright/test";
import { serveFolder } from "../../../../scripts/static_server.mjs";
import { test as base } from "../../support/browser_test.js";
import { nativeCaller, resultOf, type RunResult } from "../../support/callers.js";
import { servePages } from "../../support/page_server.js";
import { DIST } from "../../support/paths.js";
import { expect } from "../playground.js";

const REQUEST = {
  command: "run",
  input: { tokens: ["我", "爱", "中国"] },
  embedding: { d_in: 4 },
  attention: { d_out: 2, mask: { kind: "causal" } },
};

/** `files` is where the built files are: another origin, which lets any page have them. */
const test = base.extend<object, { files: string; weights: number[] }>({
  files: [
    // Playwright reads the fixtures a fixture needs off this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const headers = { "access-control-allow-origin": "*" };
      const server = await serveFolder({ folder: DIST, headers });
      await use(server.url);
      await server.close();
    },
    { scope: "worker" },
  ],
  /** What the core itself computes. */
  weights: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const core = nativeCaller();
      const { graph } = (await resultOf(core, REQUEST)) as RunResult;
      core.close();
      await use((graph.find(({ id }) => id === "weights")?.values ?? []) as number[]);
    },
    { scope: "worker" },
  ],
});

interface Opened {
  /** Everything that was asked for. */
  readonly requests: string[];
  /** What the console says. */
  readonly complaints: string[];
}

interface Place {
  readonly page: Page;
  readonly files: string;
  readonly policy?: string;
  /** In a frame that may run scripts and nothing else. */
  readonly framed?: boolean;
}

const HEAD = `<!doctype html><html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," />`;
const FRAME = `${HEAD}<iframe sandbox="allow-scripts" src="element.html" width="1200" height="700"></iframe></html>`;
const elementFrom = (files: string) =>
  `${HEAD}<script type="module" src="${files}attention-playground.js"></script>
   <attention-playground stage="weights" request='${JSON.stringify(REQUEST)}'></attention-playground></html>`;

/** Opens a page that takes the element from the other origin, and looks whether its numbers are the core's. */
async function open({ page, files, policy, framed }: Place, weights: readonly number[]) {
  const opened: Opened = { requests: [], complaints: [] };
  page.on("request", (request) => opened.requests.push(request.url()));
  page.on("console", (message) => {
    if (message.type() === "error") opened.complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => opened.complaints.push(message));
  const server = await servePages({
    "/": { body: FRAME },
    "/element.html": {
      body: elementFrom(files),
      ...(policy && { headers: { "content-security-policy": policy } }),
    },
  });
  await page.goto(framed ? server.url : `${server.url}element.html`);
  await expectNumbers(page, weights);
  await server.close();
  const own = [files, server.url, "data:", "blob:"];
  const others = opened.requests.filter((url) => !own.some((start) => url.startsWith(start)));
  expect(others).toEqual([]);
  expect(opened.requests.filter((url) => /attention-first[^/]*\.wasm$/u.test(url))).toHaveLength(1);
  return opened;
}

/** The element shows what the core computes. */
async function expectNumbers(page: Page, weights: readonly number[]): Promise<void> {
  const frame = page.frames().at(-1) ?? page.mainFrame();
  const element = frame.locator("attention-playground");
  await expect(element.locator("svg.frame")).toHaveCount(1);
  const shown = await element.evaluate((one) => {
    const { graph } = one as unknown as {
      graph: readonly { readonly id: string; readonly values?: Float32Array }[];
    };
    return Array.from(graph.find(({ id }) => id === "weights")?.values ?? []);
  });
  expect(shown).toHaveLength(9);
  for (const [i, value] of shown.entries()) expect(value).toBeCloseTo(weights[i] ?? NaN, 5);
}

/** The strictest policy under which the element is at home, but for what workers may be. */
const policyFor = (files: string, workers: string): string =>
  [
    "default-src 'none'",
    `script-src ${files} 'wasm-unsafe-eval'`,
    `connect-src ${files}`,
    "img-src data:",
    `worker-src ${workers}`,
    "require-trusted-types-for 'script'",
    "trusted-types lit-html attention-playground",
  ].join("; ");

test("a worker starts from another origin @firefox", async ({ page, files, weights }) => {
  const { complaints } = await open({ page, files }, weights);
  expect(page.workers()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("so it does under a policy that allows it by name", async ({ page, files, weights }) => {
  const policy = policyFor(files, `blob: ${files}`);
  const { complaints } = await open({ page, files, policy }, weights);
  expect(page.workers()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("where a policy forbids it the page itself computes @firefox", async ({
  page,
  files,
  weights,
}) => {
  const policy = policyFor(files, "'self'");
  const { complaints } = await open({ page, files, policy }, weights);
  expect(page.workers()).toEqual([]);
  for (const complaint of complaints) expect(complaint).toMatch(/worker-src/u);
});

test("a frame that may run scripts and nothing else is enough @firefox", async ({
  page,
  files,
  weights,
}) => {
  const { complaints } = await open({ page, files, framed: true }, weights);
  expect(complaints).toEqual([]);
});
