// Every example as it opens, beside what its "Try" leaves, to be looked at: node scripts/contact_sheets.mjs <folder> [part of an id] [en|zh]
// Writes sheets of eight examples in one size, theme and language. Needs web/dist and the packages of tests/web.

import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { serveFolder } from "./static_server.mjs";

const top = new URL("../", import.meta.url);
const require = createRequire(new URL("tests/web/package.json", top));
const { chromium } = require("@playwright/test");

const WIDTH = 1280;
const HEIGHT = 800;
const ROWS = 4;

/** How many times faster than the clock the page's time runs, so that a film need not be waited for. */
const HURRY = 20;

const [folder, part = "", lang = "en"] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node scripts/contact_sheets.mjs <folder> [part of an id] [en|zh]");
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const systemBrowser = "/usr/bin/chromium-headless-shell";
const server = await serveFolder({ folder: fileURLToPath(new URL("web/dist", top)) });
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
});
const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT } });
const page = await context.newPage();
await page.addInitScript((times) => {
  const [frame, wait] = [requestAnimationFrame.bind(window), setTimeout.bind(window)];
  window.requestAnimationFrame = (draw) => frame((now) => draw(now * times));
  window.setTimeout = (act, delay = 0, ...rest) => wait(act, delay / times, ...rest);
}, HURRY);
await page.goto(`${server.url}?lang=${lang}`);
await page.locator("playground-scrubber").waitFor();

const presets = fileURLToPath(new URL("wasm/presets", top));
const ids = readdirSync(presets, { recursive: true })
  .filter((path) => path.endsWith(".json"))
  .map((path) => JSON.parse(readFileSync(`${presets}/${path}`, "utf8")))
  .sort((one, other) => one.number.localeCompare(other.number, "en", { numeric: true }))
  .map(({ id }) => id);
const pictures = [];
for (const id of ids.filter((one) => one.includes(part))) {
  await open(id);
  const arrived = await picture();
  await page
    .locator("playground-lesson section ~ section .actions .button")
    .first()
    .dispatchEvent("click");
  await page.waitForTimeout(150);
  await page.waitForFunction(() => document.querySelector("attention-playground").paused);
  await page.waitForTimeout(300);
  await page.waitForFunction(() => document.querySelector("attention-playground").paused);
  pictures.push({ id, pair: [arrived, await picture()] });
}

const sheet = await context.newPage();
for (let first = 0; first < pictures.length; first += 2 * ROWS) {
  const own = pictures.slice(first, first + 2 * ROWS);
  const figure = ({ id, pair }) =>
    `<figure><figcaption>${id}</figcaption>${pair.map((png) => `<img src="data:image/png;base64,${png}">`).join("")}</figure>`;
  await sheet.setViewportSize({ width: 2000, height: 100 });
  await sheet.setContent(
    `<style>body{margin:4px;display:grid;grid-template-columns:1fr 1fr;gap:8px;font:14px sans-serif}
     figure{margin:0}img{width:50%;outline:1px solid #ccc}</style>${own.map(figure).join("")}`,
  );
  await sheet.screenshot({
    path: `${folder}/${lang}-${1 + first / (2 * ROWS)}.png`,
    fullPage: true,
  });
}
await browser.close();
await server.close();

/** Opens an example at its lesson. */
async function open(id) {
  await page.locator("attention-playground").evaluate(async (element, id) => {
    element.change({ preset: id });
    while (element.getAttribute("preset") !== id) await new Promise(requestAnimationFrame);
  }, id);
  await page.waitForTimeout(300);
}

async function picture() {
  return (await page.screenshot()).toString("base64");
}
