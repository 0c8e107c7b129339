// How much each frame costs: node scripts/benchmark_drawing.mjs [--dist folder] [--against folder] [--case wide|long]
// [--steps scores,weights] [--json file]. A long sentence is read, then its steps are opened, dragged through, jumped
// about in, played and hovered over. Of every task of the page's own thread the browser's trace says how long it took
// and how much of the processor's time that was: on a machine with other work the second is the figure to compare.
// With `--against` two builds are measured in turns.

import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { installProbe, seek, spread } from "./page_probe.mjs";
import { serveFolder } from "./static_server.mjs";

const top = new URL("../", import.meta.url);
const { chromium } = createRequire(new URL("tests/web/package.json", top))("@playwright/test");
const { values: options } = parseArgs({
  options: {
    dist: { type: "string", default: fileURLToPath(new URL("web/dist", top)) },
    against: { type: "string" },
    case: { type: "string", default: "wide" },
    steps: { type: "string", default: "heads,scores,scaled_scores,masked_scores,weights" },
    json: { type: "string" },
  },
});

const CASES = {
  wide: { tokens: 64, widths: { d: 768, heads: 12 } },
  long: { tokens: 1024, widths: { d: 64, heads: 4 } },
};
const { tokens, widths } = CASES[options.case];
const letters = "abcdefghijklmnopqrstuvwxyz";
const word = (i) => `w${[676, 26, 1].map((unit) => letters[Math.floor(i / unit) % 26]).join("")}`;
const sentence = Array.from({ length: tokens }, (_, i) => word(i)).join(" ");

const systemBrowser = "/usr/bin/chromium-headless-shell";
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
});
/** Steadily across a step and back, as a reader drags; and to moments far from each other. */
const dragged = Array.from({ length: 120 }, (_, i) => 0.99 * (1 - Math.abs(i - 60) / 60));
const jumped = Array.from({ length: 60 }, (_, i) => ((i * 37) % 60) / 60);
const report = {};
for (const dist of [options.against, options.dist].filter(Boolean)) report[dist] = {};
const pages = await Promise.all(Object.keys(report).map(opened));
await inTurns("read the sentence", ({ page }) => read(page));
for (const step of options.steps.split(",")) {
  await inTurns(`${step}: open`, ({ page }) => rest(page, 600, () => seek(page, step, 0.5)));
  await inTurns(`${step}: drag`, ({ page }) => scrub(page, step, dragged));
  await inTurns(`${step}: jump`, ({ page }) => scrub(page, step, jumped));
  await inTurns(`${step}: play`, ({ page }) => play(page, step));
  await inTurns(`${step}: hover`, ({ page }) => hover(page));
}
await browser.close();
for (const { server } of pages) await server.close();
if (options.json) writeFileSync(options.json, `${JSON.stringify(report, undefined, 2)}\n`);

async function opened(dist) {
  const server = await serveFolder({ folder: dist });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(installProbe, widths);
  await page.goto(`${server.url}?model=random`);
  await page.locator("playground-scrubber").waitFor();
  return { dist, server, page };
}

async function inTurns(name, work) {
  for (const one of pages) {
    const spans = await tasksOf(one.page, () => work(one));
    report[one.dist][name] = spans;
    const ms = ({ median, p95, most }) =>
      [median, p95, most].map((value) => value.toFixed(1).padStart(7)).join("");
    const late = `${(100 * spans.late).toFixed(0).padStart(3)} % over 16.7`;
    console.log(
      `${name.padEnd(24)} processor${ms(spans.processor)}  wall${ms(spans.wall)}  ${late}` +
        `  (${spans.frames} frames; any task: ${spans.longest.toFixed(0)})  ${one.dist}`,
    );
  }
}

/** Median, 95th percentile and most of the tasks that made a frame, and the longest task of all. */
async function tasksOf(page, work) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  const events = traceEvents.filter((event) => event.ph === "X" && main.has(threadOf(event)));
  const tasks = events.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  const drawn = events.filter(({ name }) => name === "FireAnimationFrame");
  const frames = tasks.filter(({ ts, dur }) =>
    drawn.some((frame) => frame.ts >= ts && frame.ts < ts + dur),
  );
  const processor = frames.map(({ tdur }) => (tdur ?? 0) / 1000);
  return {
    frames: frames.length,
    processor: spread(processor),
    wall: spread(frames.map(({ dur }) => dur / 1000)),
    late: processor.filter((time) => time > 16.7).length / Math.max(1, frames.length),
    longest: Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / 1000)),
  };
}

async function rest(page, milliseconds, work) {
  await work();
  await page.waitForTimeout(milliseconds);
}

async function read(page) {
  await page.locator(".field textarea").first().fill(sentence);
  await page
    .locator(".step .shape")
    .filter({ hasText: new RegExp(`T.${tokens}$`, "u") })
    .first()
    .waitFor({ state: "attached" });
  await page.waitForTimeout(2000);
}

/** To moments of a step, one a frame. */
function scrub(page, id, shares) {
  return page.locator("playground-scrubber").evaluate(
    async (scrubber, { id, shares }) => {
      const { start, end } = scrubber.stages.find((stage) => stage.id === id);
      for (const share of shares) {
        await new Promise(requestAnimationFrame);
        scrubber.dispatchEvent(new CustomEvent("seek", { detail: start + (end - start) * share }));
      }
    },
    { id, shares },
  );
}

async function play(page, id) {
  await seek(page, id, 0);
  const player = page.locator("attention-playground");
  await player.evaluate((element) => element.play());
  await page.waitForTimeout(2000);
  await player.evaluate((element) => element.pause());
  await seek(page, id, 0.98);
}

async function hover(page) {
  const { x, y, width, height } = await page.locator(".room").first().boundingBox();
  for (let i = 0; i < 15; i++) {
    await page.mouse.move(x + width * (0.1 + 0.055 * i), y + height * (0.3 + 0.03 * i));
    await page.waitForTimeout(40);
  }
  await page.mouse.move(5, 5);
}
