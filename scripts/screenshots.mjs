// Pictures of the built page, to be looked at: node scripts/screenshots.mjs <folder> [part of a name]
// Every moment in two sizes, both themes and both languages, and once at other sizes, in forced colours, as stills. Needs web/dist and the packages of tests/web.

import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { serveFolder } from "./static_server.mjs";

const top = new URL("../", import.meta.url);
const require = createRequire(new URL("tests/web/package.json", top));
const { chromium } = require("@playwright/test");

const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};

/** The same moments at other sizes and in other circumstances, in one look. */
const OTHERS = {
  tablet: { viewport: { width: 900, height: 1000 } },
  laptop: { viewport: { width: 1366, height: 650 } },
  wall: { viewport: { width: 1920, height: 1080 } },
  forced: { viewport: { width: 1280, height: 800 }, forcedColors: "active" },
  still: { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" },
};

const LOOKS = [
  { name: "en-light", locale: "en-US", colorScheme: "light" },
  { name: "zh-dark", locale: "zh-CN", colorScheme: "dark" },
  { name: "en-dark", locale: "en-US", colorScheme: "dark" },
  { name: "zh-light", locale: "zh-CN", colorScheme: "light" },
];

const LONG =
  "The quick brown fox jumps over the lazy dog, and nobody knows why it does that so often.";
const MIXED = "我爱 attention，很多 heads!";

/** What is done before the picture is taken, in the experiment with random weights; "open" is how it opens. */
const MOMENTS = {
  open: () => undefined,
  vectors: (page) => seek(page, "vectors", 0.5),
  query: (page) => seek(page, "qkv", 0.15),
  cut: (page) => seek(page, "heads", 0.35),
  heads: (page) => seek(page, "heads", 0.99),
  scores: (page) => seek(page, "scores", 0.3),
  scale: (page) => seek(page, "scaled_scores", 0.8),
  mask: (page) => seek(page, "masked_scores", 0.5),
  softmax: (page) => seek(page, "weights", 0.55),
  weights: (page) => seek(page, "weights", 0.99),
  context: (page) => seek(page, "context_heads", 0.4),
  merge: (page) => seek(page, "context", 0.5),
  story: async (page) => {
    await seek(page, "weights", 0.99);
    await page.locator(".depths button").first().dispatchEvent("click");
  },
  arcs: (page) => view(page, 1),
  sentence: (page) => view(page, 2),
  grid: (page) => view(page, 3),
  space: async (page) => {
    await seek(page, "vectors", 0.99);
    await page.locator(".views button").last().click();
    await page.waitForTimeout(1500);
  },
  why: async (page) => {
    await seek(page, "weights", 0.99);
    await pin(page, "weights", 19);
    await tab(page, "why");
  },
  settings: (page) => tab(page, "settings"),
  code: async (page) => {
    await seek(page, "scores", 0.3);
    await tab(page, "code");
  },
  lesson: async (page) => {
    await example(page, "split-heads");
    await tab(page, "lesson");
  },
  block: async (page) => {
    await example(page, "block");
    await seek(page, "block.0", 0.99);
  },
  norm: async (page) => {
    await example(page, "block");
    await seek(page, "block.0.norm_1", 0.6);
  },
  compare: async (page) => {
    await seek(page, "weights", 0.99);
    await tab(page, "settings");
    await page.locator(".compare").dispatchEvent("click");
    await page.locator("playground-settings [role=switch]").nth(1).click();
    await page.waitForTimeout(800);
  },
  long: (page) => type(page, LONG),
  mixed: (page) => type(page, MIXED),
};

/** The same with the model that translates, on which the page opens. */
const TRAINED = {
  trained: (page) => seek(page, "explain", 0.99),
  translating: (page) => seek(page, "word.6", 0.5),
  attention: (page) => page.locator(".path").click(),
};

const [folder, part = ""] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node scripts/screenshots.mjs <folder> [part of a name]");
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const systemBrowser = "/usr/bin/chromium-headless-shell";
const server = await serveFolder({ folder: fileURLToPath(new URL("web/dist", top)) });
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
});

for (const [size, options] of Object.entries(SIZES))
  for (const { name, ...look } of LOOKS) await pictures(`${size}-${name}`, { ...options, ...look });
for (const [name, options] of Object.entries(OTHERS)) await pictures(name, options);

await browser.close();
await server.close();

/** Every moment whose picture's name is wanted, each in a browser that remembers nothing. */
async function pictures(prefix, options) {
  for (const [moment, act] of Object.entries({ ...TRAINED, ...MOMENTS })) {
    const name = `${prefix}-${moment}`;
    if (!name.includes(part)) continue;
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(moment in TRAINED ? server.url : `${server.url}?model=random`);
    await page.locator("playground-scrubber").waitFor();
    await act(page);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await context.close();
  }
}

/** To a part of a step. */
function seek(page, step, share) {
  return page.locator("playground-scrubber").evaluate(
    (scrubber, { step, share }) => {
      const { start, end } = scrubber.stages.find(({ id }) => id === step);
      scrubber.dispatchEvent(new CustomEvent("seek", { detail: start + (end - start) * share }));
    },
    { step, share },
  );
}

async function view(page, index) {
  await seek(page, "weights", 0.6);
  await page.locator(".views button").nth(index).click();
}

async function tab(page, name) {
  await page.locator(`#tab-${name}`).click();
  await page.locator(`playground-${name}`).waitFor();
}

/** Clicks a cell that shows its digits. */
function pin(page, node, index) {
  return page
    .locator(`svg.frame [data-node="${node}"][data-index="${index}"]`)
    .first()
    .click({ force: true });
}

async function example(page, id) {
  const stages = () => page.locator("playground-scrubber").evaluate(({ stages }) => stages.length);
  const before = await stages();
  await page
    .locator("attention-playground")
    .evaluate((element, preset) => element.change({ preset }), id);
  for (let wait = 0; wait < 20 && (await stages()) === before; wait++)
    await page.waitForTimeout(100);
}

async function type(page, sentence) {
  await page.locator(".field textarea").first().fill(sentence);
  await page.waitForTimeout(400);
  await seek(page, "weights", 0.55);
  await page.locator(".field textarea").first().blur();
}
