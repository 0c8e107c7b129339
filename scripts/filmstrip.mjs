// How heads are cut, attend and merge, in eight frames: node scripts/filmstrip.mjs [file.png]
// Writes .github/heads.png unless told otherwise. Needs web/dist and the packages of tests/web.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { serveFolder } from "./static_server.mjs";

const top = new URL("../", import.meta.url);
const require = createRequire(new URL("tests/web/package.json", top));
const { chromium } = require("@playwright/test");

/** Two heads over eight features, in one matrix. */
const EXAMPLE = "forgotten-transpose-right";
const SENTENCE = "Every journey starts here";
/** Moments as [step of the story, how far into it]. */
const FRAMES = [
  ["heads", 0],
  ["heads", 0.09],
  ["heads", 0.22],
  ["heads", 0.32],
  ["heads", 0.56],
  ["context", 0],
  ["context", 0.32],
  ["context", 0.99],
];
const COLUMNS = 4;

const file = process.argv[2] ?? fileURLToPath(new URL(".github/heads.png", top));
const systemBrowser = "/usr/bin/chromium-headless-shell";
const server = await serveFolder({ folder: fileURLToPath(new URL("web/dist", top)) });
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
});
try {
  const shots = await shoot();
  await compose(shots);
} finally {
  await browser.close();
  await server.close();
}

/** The picture of the scene at each moment, without the page around it. */
async function shoot() {
  const page = await browser.newPage({
    viewport: { width: 1024, height: 800 },
    locale: "en-US",
    colorScheme: "light",
  });
  await page.goto(`${server.url}?model=random`);
  const scrubber = page.locator("playground-scrubber");
  await scrubber.waitFor();
  await page
    .locator("attention-playground")
    .evaluate((element, preset) => element.change({ preset }), EXAMPLE);
  const input = page.locator(".field textarea").first();
  await input.fill(SENTENCE);
  await input.blur();
  await page.waitForTimeout(500);
  const shots = [];
  for (const [stage, share] of FRAMES) {
    await scrubber.evaluate(seek, { stage, share });
    await page.waitForTimeout(150);
    shots.push(await page.locator(".canvas").screenshot());
  }
  await page.close();
  return shots;
}

/** Runs in the page. */
function seek(scrubber, { stage, share }) {
  const found = scrubber.stages.find(({ id }) => id === stage);
  const detail = found.start + (found.end - found.start) * share;
  scrubber.dispatchEvent(new CustomEvent("seek", { detail }));
}

/** Numbered, in rows, on white. */
async function compose(shots) {
  const page = await browser.newPage({ viewport: { width: 2800, height: 1000 } });
  await page.setContent(`<style>
    body { margin: 0; font: 600 22px Inter, system-ui, sans-serif; color: #14171c; }
    main { display: inline-grid; grid-template-columns: repeat(${COLUMNS}, auto); gap: 24px 32px; padding: 24px; background: #fff; }
    figure { margin: 0; } figcaption { margin: 0 0 8px; }
  </style><main>${shots
    .map(
      (shot, i) =>
        `<figure><figcaption>${i + 1}</figcaption><img src="data:image/png;base64,${shot.toString("base64")}"></figure>`,
    )
    .join("")}</main>`);
  await page.locator("main").screenshot({ path: file });
}
