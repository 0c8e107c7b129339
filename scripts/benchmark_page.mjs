// How fast the built page is: node scripts/benchmark_page.mjs [--dist folder] [--json file] [--keys 40]
// Against an earlier build: node scripts/benchmark_page.mjs --against folder. Both are opened in turns and typed into
// in turns, eight keys each, so that whatever else the machine does slows both alike; the ratios are of the medians.
// Keystrokes at 32 tokens, d 64, 4 heads, from the input event's timeStamp to the end of the callback that draws the
// new values, less the wait for its frame; frames while every step plays at 16 tokens, d 64; what the first load
// costs, and how soon after the navigation its first values are computed and drawn. Results depend on the machine and
// its load: compare runs on one idle machine.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { installProbe, keystrokesOf, seek, spread } from "./page_probe.mjs";
import { serveFolder } from "./static_server.mjs";

const top = new URL("../", import.meta.url);
const { chromium } = createRequire(new URL("tests/web/package.json", top))("@playwright/test");
const { values: options } = parseArgs({
  options: {
    dist: { type: "string", default: fileURLToPath(new URL("web/dist", top)) },
    json: { type: "string" },
    keys: { type: "string", default: "40" },
    against: { type: "string" },
  },
});

const WIDTHS = { d: 64, heads: 4 };
const STEPS = ["scores", "weights", "qkv"];
const STARTS = 15;
/** Words that no tokenizer cuts further. */
const sentence = (count) =>
  Array.from(
    { length: count },
    (_, i) => `word${"abcdefghijklmnopqrstuvwxyz"[i % 26]}${i < 26 ? "" : "z"}`,
  ).join(" ");

/** What is measured is the experiment with random weights; benchmark_words_page.mjs measures trained models. */
const opening = (url) => `${url}?model=random`;

const systemBrowser = "/usr/bin/chromium-headless-shell";
const server = await serveFolder({ folder: options.dist });
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
});

if (options.against) {
  await compare();
  await browser.close();
  await server.close();
  process.exit();
}

const report = {
  start: await measureStart(),
  load: await measureLoad(),
  bytes: undefined,
  keystrokes: {},
  frames: {},
};
report.bytes = weigh(report.load.requested);
for (const step of STEPS) report.keystrokes[step] = await measureKeystrokes(step);
report.frames = await measureFrames();
await browser.close();
await server.close();

print(report);
if (options.json) writeFileSync(options.json, `${JSON.stringify(report, undefined, 2)}\n`);

/** Starts and keystrokes of the two builds in turns. */
async function compare() {
  const other = await serveFolder({ folder: options.against });
  const both = [other.url, server.url].map(opening);
  const starts = both.map(() => []);
  for (let i = 0; i < STARTS; i++)
    for (const [which, url] of both.entries()) starts[which].push(await startOf(url));
  console.log("Median in ms: the other build, this one, and their ratio");
  for (const what of ["computed", "drawn"])
    printRatio(`start, ${what}`, ...starts.map((times) => times.map((time) => time[what])));
  for (const step of STEPS) {
    const typed = [];
    for (const url of both) typed.push(await typingAt(url, step));
    for (let i = 0; i < Number(options.keys); i += 8) for (const { press } of typed) await press(8);
    const spans = [];
    for (const { page } of typed) spans.push(keystrokesOf(await page.evaluate(() => window.probe)));
    for (const span of Object.keys(spans[0][0]))
      printRatio(`${step}, ${span}`, ...spans.map((all) => all.map((one) => one[span])));
    for (const { page } of typed) await page.context().close();
  }
  await other.close();
}

function printRatio(what, before, now) {
  const [was, is] = [spread(before).median, spread(now).median];
  const cells = [was.toFixed(2), is.toFixed(2), (is / was).toFixed(2)];
  console.log(
    `  ${what.padEnd(20)}${cells.map((cell) => cell.padStart(9)).join("")}  (${now.length})`,
  );
}

async function opened(widths) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(installProbe, widths);
  return page;
}

/** First values from the navigation on, each time in a browser context that has seen nothing yet. */
async function measureStart() {
  const starts = [];
  for (let i = 0; i < STARTS; i++) starts.push(await startOf(opening(server.url)));
  const over = (what) => spread(starts.map((start) => start[what]));
  return { computed: over("computed"), drawn: over("drawn") };
}

async function startOf(url) {
  const page = await opened();
  await page.goto(url);
  await page.waitForFunction(() => window.probe.firstValues);
  const times = await page.evaluate(() => ({
    computed: performance.getEntriesByName("attention-first-values")[0]?.startTime,
    drawn: window.probe.firstValues,
  }));
  await page.context().close();
  return times;
}

/** The page as it loads, and once more with a module that takes two seconds to come. */
async function measureLoad() {
  const page = await opened();
  const requested = [];
  const arrived = {};
  page.on("requestfinished", (request) => {
    const { startTime, responseEnd } = request.timing();
    requested.push(request.url());
    arrived[basename(request.url())] = startTime + responseEnd;
  });
  await page.goto(opening(server.url));
  await page.locator("playground-scrubber").waitFor();
  await page.waitForTimeout(500);
  const inside = await timesOf(page);
  const module = Object.entries(arrived).find(([name]) => name.endsWith(".wasm"));
  await page.context().close();

  const late = await opened();
  await late.route("**/*.wasm", async (route) => {
    await new Promise((wake) => setTimeout(wake, 2000));
    await route.continue();
  });
  await late.goto(opening(server.url));
  await late.locator("playground-scrubber").waitFor();
  await late.waitForTimeout(300);
  const slow = await timesOf(late);
  await late.context().close();
  return {
    firstPaint: inside.paint,
    module: module[1] - inside.origin,
    firstValues: inside.firstValues,
    layoutShift: shiftOf(inside),
    lateModule: {
      firstPaint: slow.paint,
      firstValues: slow.firstValues,
      layoutShift: shiftOf(slow),
    },
    requested,
  };
}

function timesOf(page) {
  return page.evaluate(() => ({
    origin: performance.timeOrigin,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    firstValues: window.probe.firstValues,
    shifts: window.probe.shifts,
  }));
}

/** What the first load transfers, compressed, and what stays behind until it is asked for. */
function weigh(urls) {
  const files = readdirSync(options.dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const first = new Set(urls.map((url) => basename(new URL(url).pathname) || "index.html"));
  const packed = (file) => execFileSync("gzip", ["-9", "-c", file]).length;
  const sizes = files.map((file) => ({
    name: basename(file),
    raw: readFileSync(file).length,
    gzip: packed(file),
    first: first.has(basename(file)),
  }));
  return { files: sizes, first: sum(sizes.filter((file) => file.first).map(({ gzip }) => gzip)) };
}

async function measureKeystrokes(step) {
  const { page, press } = await typingAt(opening(server.url), step);
  await press(Number(options.keys));
  const probe = await page.evaluate(() => window.probe);
  await page.context().close();
  const keystrokes = keystrokesOf(probe);
  const spans = Object.fromEntries(
    Object.keys(keystrokes[0]).map((span) => [span, spread(keystrokes.map((one) => one[span]))]),
  );
  return { ...spans, interaction: spread(interactionsOf(probe)), shift: shiftOf(probe) };
}

/** A page at a step, warm, with an empty probe, and what presses so many keys in its sentence. */
async function typingAt(url, step) {
  const page = await opened(WIDTHS);
  await begin(page, url, 32);
  await seek(page, step, 0.98);
  const field = page.locator(".field :is(textarea, input)").first();
  await field.focus();
  await page.keyboard.press("End");
  const press = async (count) => {
    for (let i = 0; i < count; i++) {
      await page.keyboard.press(i % 8 < 4 ? "x" : "Backspace");
      await page.waitForTimeout(120);
    }
  };
  await press(8);
  await page.evaluate(() => {
    const { probe } = window;
    for (const list of [probe.inputs, probe.replies, probe.updates, probe.interactions])
      list.length = 0;
  });
  return { page, press };
}

/** The longest event of each interaction; those below 16 ms are not reported by the browser. */
function interactionsOf({ interactions }) {
  const longest = new Map();
  for (const { interactionId, duration } of interactions)
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  return [...longest.values()];
}

/** As browsers count it: what moves in answer to an input within half a second is no surprise. */
function shiftOf({ shifts }) {
  return sum(shifts.filter(({ hadRecentInput }) => !hadRecentInput).map(({ value }) => value));
}

/** Every step played once at 16 tokens: the work of each frame, and the time between two. */
async function measureFrames() {
  const page = await opened(WIDTHS);
  await begin(page, opening(server.url), 16);
  const stages = await page
    .locator("playground-scrubber")
    .evaluate(({ stages }) => stages.map(({ id, start, end }) => ({ id, length: end - start })));
  const out = {};
  for (const { id, length } of stages) {
    await seek(page, id, 0);
    await page.evaluate(() => {
      window.probe.frames.length = window.probe.updates.length = 0;
    });
    await page.getByRole("button", { name: "Play", exact: true }).first().click();
    await page.waitForTimeout(length * 1000 - 100);
    const { frames, updates } = await page.evaluate(() => window.probe);
    await page.evaluate(() => {
      const { shadowRoot } = document.querySelector("attention-playground");
      shadowRoot.querySelector('[aria-label="Pause"], [title="Pause"]')?.click();
    });
    const work = frames.slice(1).map((frame, i) => {
      const next = frames[i + 2]?.start ?? Infinity;
      const own = updates.filter(({ start }) => start >= frame.start && start < next);
      return Math.max(frame.end, ...own.map(({ settled }) => settled)) - frame.start;
    });
    const between = frames.slice(1).map(({ time }, i) => time - frames[i].time);
    out[id] = { work: spread(work), between: spread(between) };
  }
  await page.context().close();
  return out;
}

async function begin(page, url, count) {
  await page.goto(url);
  await page.locator("playground-scrubber").waitFor();
  await page.locator(".field :is(textarea, input)").first().fill(sentence(count));
  await page
    .locator(".token")
    .nth(count - 1)
    .waitFor({ state: "attached" });
  await page.waitForTimeout(400);
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function print({ start, load, bytes, keystrokes, frames }) {
  const ms = (value) => `${(value ?? NaN).toFixed(1).padStart(7)}`;
  const kb = (value) => `${(value / 1024).toFixed(1).padStart(7)} KB`;
  console.log(`First load, gzipped: ${kb(bytes.first)}`);
  for (const { name, raw, gzip } of bytes.files.filter(({ first }) => first))
    console.log(`  ${kb(gzip)} of ${kb(raw)}  ${name}`);
  console.log("Later, when asked for:");
  for (const { name, raw, gzip } of bytes.files.filter(({ first }) => !first))
    console.log(`  ${kb(gzip)} of ${kb(raw)}  ${name}`);
  console.log("From the navigation to the first values, in ms: least, median, p95, most");
  for (const [what, { least, median, p95, most, count }] of Object.entries(start))
    console.log(`  ${what.padEnd(10)}${[least, median, p95, most].map(ms).join("")}  (${count})`);
  console.log(
    `Loading, in ms: first paint ${ms(load.firstPaint)}, module ${ms(load.module)}, ` +
      `first values ${ms(load.firstValues)}; layout shift ${load.layoutShift.toFixed(4)}`,
  );
  console.log(
    `  with a module 2 s late: first paint ${ms(load.lateModule.firstPaint)}, ` +
      `first values ${ms(load.lateModule.firstValues)}; layout shift ${load.lateModule.layoutShift.toFixed(4)}`,
  );
  console.log(
    `Keystroke to drawn values, 32 tokens, d 64, 4 heads, in ms: least, median, p95, most`,
  );
  for (const [step, { shift, ...spans }] of Object.entries(keystrokes)) {
    console.log(`  ${step} (layout shift ${shift.toFixed(4)})`);
    for (const [span, { least, median, p95, most, count }] of Object.entries(spans))
      console.log(
        `    ${span.padEnd(12)}${[least, median, p95, most].map(ms).join("")}  (${count})`,
      );
  }
  console.log(
    "Frames at 16 tokens, d 64, 4 heads, in ms: work least, median, p95, most; between two frames median, p95",
  );
  for (const [step, { work, between }] of Object.entries(frames))
    console.log(
      `  ${step.padEnd(18)}${[work.least, work.median, work.p95, work.most].map(ms).join("")}  ` +
        `${[between.median, between.p95].map(ms).join("")}  (${work.count})`,
    );
}
