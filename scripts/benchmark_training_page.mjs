// How soon the room Train learns, and how smoothly: node scripts/benchmark_training_page.mjs [--dist folder] [--seed 1]
// Each task of the room learns in a headless browser at the speed "Fast". Printed for each: the seconds from "Start"
// until the mean of ten steps says that nine of ten answers are right, the seconds to the end, and the time between
// frames, its median, 95th percentile and worst; then the frames while time is moved and text is typed.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serveFolder } from "./static_server.mjs";

const top = new URL("../", import.meta.url);
const { chromium } = createRequire(new URL("tests/web/package.json", top))("@playwright/test");
const { values: options } = parseArgs({
  options: {
    dist: { type: "string", default: fileURLToPath(new URL("web/dist", top)) },
    seed: { type: "string", default: "1" },
  },
});

const ENOUGH = 0.9;
const TASKS = [
  "induction",
  "pronouns",
  "copy",
  "reverse",
  "sort",
  "addition",
  "majority",
  "brackets",
  "text",
];
const systemBrowser = "/usr/bin/chromium-headless-shell";
const server = await serveFolder({ folder: options.dist });
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
});

/** Records accuracies as they arrive and the time of each frame. Serialised into the page. */
function record() {
  const seen = { accuracies: [], frames: [] };
  window.seen = seen;
  const { set, get } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  Object.defineProperty(Worker.prototype, "onmessage", {
    get,
    set(listener) {
      set.call(this, (event) => {
        const text = event.data?.response ?? event.data?.text;
        const result = typeof text === "string" ? JSON.parse(text).result : event.data?.result;
        for (const accuracy of result?.accuracies ?? []) {
          seen.accuracies.push({ accuracy, at: performance.now() });
        }
        listener.call(this, event);
      });
    },
  });
  const frame = (at) => {
    seen.frames.push(at);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const round = (value) => value.toFixed(1);
function gapsOf(frames) {
  const gaps = frames
    .slice(1)
    .map((at, i) => at - frames[i])
    .toSorted((a, b) => a - b);
  const at = (share) => round(gaps[Math.min(gaps.length - 1, Math.floor(share * gaps.length))]);
  return `${at(0.5)} | ${at(0.95)} | ${at(1)}`;
}

async function open(task) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(record);
  await page.goto(`${server.url}?v=1&lang=en&train=${task}~${options.seed}`);
  const room = page.locator("playground-training");
  await room.locator(".start:enabled").waitFor();
  await room.getByRole("button", { name: "Fast" }).click();
  return { page, room };
}

async function learn({ page, room }) {
  const began = await page.evaluate(() => {
    window.seen.accuracies.length = 0;
    window.seen.frames.length = 0;
    return performance.now();
  });
  await room.getByRole("button", { name: "Start", exact: true }).click();
  await room.getByRole("button", { name: "Go on" }).waitFor({ timeout: 120_000 });
  const { seen, done } = await page.evaluate(() => ({
    seen: window.seen,
    done: performance.now(),
  }));
  const learnt = seen.accuracies.findIndex((_, i) => {
    const last = seen.accuracies.slice(Math.max(0, i - 9), i + 1);
    return last.length === 10 && last.reduce((sum, one) => sum + one.accuracy, 0) / 10 >= ENOUGH;
  });
  return {
    steps: learnt < 0 ? "–" : String(learnt + 1),
    seconds: learnt < 0 ? "–" : round((seen.accuracies[learnt].at - began) / 1000),
    all: round((done - began) / 1000),
    gaps: gapsOf(seen.frames),
  };
}

console.log(
  "| task | steps to 90 % | s to 90 % | s to the end | frame ms, median | 95th | worst |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- |");
for (const task of TASKS) {
  const opened = await open(task);
  const { steps, seconds, all, gaps } = await learn(opened);
  console.log(`| ${task} | ${steps} | ${seconds} | ${all} | ${gaps} |`);
  await opened.page.close();
}
/** The frames while `act` is done again and again to a task that learns. */
async function measureWhile(task, what, act) {
  const { page, room } = await open(task);
  await room.getByRole("button", { name: "Start", exact: true }).click();
  await page.evaluate(() => (window.seen.frames.length = 0));
  for (let i = 0; i < 60; ++i) {
    await act(room, i);
    await page.waitForTimeout(40);
  }
  const frames = await page.evaluate(() => window.seen.frames);
  console.log(`| ${task}, ${what} | | | | ${gapsOf(frames)} |`);
  await page.close();
}

// A key on the slider goes back in time, and stops the run: it goes on with the next.
await measureWhile("addition", "time moved", async (room, i) => {
  if (i % 2 === 0) return room.locator("input[type=range]").press("ArrowLeft");
  return room.getByRole("button", { name: /^(Start|Go on)$/u }).click();
});
// Each pause in typing begins another run.
await measureWhile("text", "typed into", async (room) => {
  await room.locator("textarea").press("a");
  const start = room.getByRole("button", { name: "Start", exact: true });
  if (await start.isVisible()) await start.click();
});
await browser.close();
await server.close();
