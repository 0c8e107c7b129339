// Pictures of the built page, to be looked at: node scripts/screenshots.mjs <folder> [part of a name]
// Two sizes, both themes, both languages, several moments. Needs web/dist and the packages of tests/web.

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
const LOOKS = [
  { name: "en-light", locale: "en-US", colorScheme: "light" },
  { name: "zh-dark", locale: "zh-CN", colorScheme: "dark" },
  { name: "en-dark", locale: "en-US", colorScheme: "dark" },
  { name: "zh-light", locale: "zh-CN", colorScheme: "light" },
];

/** Moments as [step of the story, how far into it]; "open" is the page as it opens. */
const MOMENTS = {
  open: undefined,
  vectors: [1, 0.5],
  query: [2, 0.15],
  scores: [3, 0.3],
  mask: [5, 0.5],
  softmax: [6, 0.55],
  weights: [6, 0.99],
  context: [7, 0.4],
};

const SENTENCES = {
  long: "The quick brown fox jumps over the lazy dog, and nobody knows why it does that so often.",
  mixed: "我爱 attention，很多 heads!",
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
  for (const { name, ...look } of LOOKS) {
    const context = await browser.newContext({ ...options, ...look });
    const page = await context.newPage();
    for (const [moment, at] of Object.entries(MOMENTS))
      await picture(page, `${size}-${name}-${moment}`, () => at && seek(page, ...at));
    for (const [kind, sentence] of Object.entries(SENTENCES))
      await picture(page, `${size}-${name}-${kind}`, async () => {
        await page.locator(".field input").first().fill(sentence);
        await page.waitForTimeout(100);
        await seek(page, 6, 0.55);
        await page.locator(".field input").first().blur();
      });
    await context.close();
  }

await browser.close();
await server.close();

/** Opens the page afresh, does what is to be done, and takes the picture where its name is wanted. */
async function picture(page, name, act) {
  if (!name.includes(part)) return;
  await page.goto(server.url);
  await page.locator("playground-scrubber").waitFor();
  await act();
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** To a part of a step. */
function seek(page, step, share) {
  return page.locator("playground-scrubber").evaluate(
    (scrubber, { step, share }) => {
      const { start, end } = scrubber.stages[step];
      scrubber.dispatchEvent(new CustomEvent("seek", { detail: start + (end - start) * share }));
    },
    { step, share },
  );
}
