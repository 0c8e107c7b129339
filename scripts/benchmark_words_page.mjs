// How soon the page shows what a trained model looks at: node scripts/benchmark_words_page.mjs [--dist folder]
// From the navigation to the first paint, the sentence and the first arcs, over a line of 10 Mbit/s that sends files
// compressed, each time in a browser context that has seen nothing yet; and from a keystroke in a sentence of 16 words
// to its new arcs and translation, which come with one answer. Results depend on the machine and its load.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { installProbe, keystrokesOf, spread } from "./page_probe.mjs";
import { serveFolder } from "./static_server.mjs";

const top = new URL("../", import.meta.url);
const { chromium } = createRequire(new URL("tests/web/package.json", top))("@playwright/test");
const { values: options } = parseArgs({
  options: { dist: { type: "string", default: fileURLToPath(new URL("web/dist", top)) } },
});

const STARTS = 9;
const KEYS = 40;
const LINE = { offline: false, latency: 20, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };
const SENTENCE =
  "The old animal didn't cross the wide street yesterday because it was much too tired to";

const systemBrowser = "/usr/bin/chromium-headless-shell";
const server = await serveFolder({ folder: options.dist, compressed: true });
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
});

const starts = [];
for (let i = 0; i < STARTS; i++) starts.push(await start());
const keystrokes = await type();
await browser.close();
await server.close();

console.log("In ms: least, median, p95, most");
for (const what of Object.keys(starts[0]))
  print(
    `to ${what}`,
    starts.map((one) => one[what]),
  );
for (const what of ["total", "worker", "compute", "render"])
  print(
    `keystroke, ${what}`,
    keystrokes.map((one) => one[what]),
  );

/** What is seen, and when, after a navigation over the line. */
async function start() {
  const page = await opened();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await page.addInitScript(() => {
    const seen = {};
    window.seen = seen;
    const look = () => {
      const root = document.querySelector("attention-playground")?.shadowRoot;
      if (root?.querySelector(".field")) seen.sentence ??= performance.now();
      const hasArcs = root?.querySelector('[data-node^="encoder"]') && !("arcs" in seen);
      if (hasArcs) {
        seen.arcs = performance.now();
        // Behind the frame that is about to be laid out and painted.
        setTimeout(() => (seen.painted = performance.now()));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(server.url, { waitUntil: "commit" });
  await page.waitForFunction(() => window.seen.painted, undefined, { timeout: 60_000 });
  const times = await page.evaluate(() => ({
    "first paint": performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    sentence: window.seen.sentence,
    "first arcs": window.seen.arcs,
    "first arcs, painted": window.seen.painted,
  }));
  await page.context().close();
  return times;
}

/** Keys typed at the end of the sentence, without the first ones, which find nothing warm. */
async function type() {
  const page = await opened();
  await page.addInitScript(installProbe);
  await page.goto(server.url);
  const field = page.locator(".field :is(textarea, input)").first();
  await page.locator('[data-node^="encoder"]').first().waitFor({ state: "attached" });
  await field.fill(SENTENCE);
  await page.waitForTimeout(1500);
  await field.focus();
  await page.keyboard.press("End");
  for (let i = 0; i < KEYS + 8; i++) {
    await page.keyboard.press(i % 8 < 4 ? "x" : "Backspace");
    await page.waitForTimeout(250);
  }
  const probe = await page.evaluate(() => window.probe);
  return keystrokesOf(probe).slice(-KEYS);
}

async function opened() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

function print(what, times) {
  const { least, median, p95, most, count } = spread(times);
  const ms = [least, median, p95, most].map((time) => time.toFixed(0).padStart(7)).join("");
  console.log(`  ${what.padEnd(22)}${ms}  (${count})`);
}
