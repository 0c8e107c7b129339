// Has jobs done: each in a new process of Node.js, or each in a new page of a browser.

import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { CONTENT_TYPES, serveFolder } from "../../../scripts/static_server.mjs";

const top = new URL("../../../", import.meta.url);

/** Every runner: `run(job)` resolves to what came of the job, `close()` ends it. */
export function nodeRunner() {
  const program = fileURLToPath(new URL("node_job.mjs", import.meta.url));
  return {
    name: "Node.js",
    run: (job) =>
      new Promise((fulfil, reject) => {
        const child = fork(program, { execArgv: ["--max-old-space-size=8192"] });
        child.once("message", ({ result, error }) =>
          error ? reject(new Error(error)) : fulfil(result),
        );
        child.once("exit", (code) => reject(new Error(`the process ended with ${code}`)));
        child.send(job);
      }),
    close: () => undefined,
  };
}

const SYSTEM_BROWSERS = {
  chromium: { executablePath: "/usr/bin/chromium-headless-shell" },
  firefox: { executablePath: "/usr/bin/firefox-esr", channel: "moz-firefox" },
};

export async function browserRunner(kind) {
  const playwright = createRequire(new URL("tests/web/package.json", top))("@playwright/test");
  const system = SYSTEM_BROWSERS[kind];
  const browser = await playwright[kind].launch({
    args: kind === "chromium" ? ["--no-sandbox"] : [],
    ...(existsSync(system.executablePath) ? system : {}),
  });
  const server = await serveFolder({
    folder: fileURLToPath(top),
    contentTypes: { ...CONTENT_TYPES, ".mjs": CONTENT_TYPES[".js"] },
  });
  return {
    name: kind,
    async run(job) {
      const page = await browser.newPage();
      try {
        await page.goto(`${server.url}tests/benchmarks/page.html`);
        await page.waitForFunction(() => globalThis.runJob);
        return await page.evaluate((given) => globalThis.runJob(given), job);
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
