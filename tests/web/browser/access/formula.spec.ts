/** Formulas and styles on a page whose policy forbids styles in attributes. */
import { serveFolder } from "../../../../scripts/static_server.mjs";
import { expect, test } from "../playground.js";
import { RANDOM } from "../../support/browser_test.js";
import { DIST } from "../../support/paths.js";

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
].join("; ");

test("formulas are typeset, with the inks of their matrices, and nothing breaks a strict policy @firefox", async ({
  page,
}) => {
  const server = await serveFolder({
    folder: DIST,
    headers: { "content-security-policy": POLICY },
  });
  const broken: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") broken.push(message.text());
  });
  await page.goto(server.url + RANDOM);
  await page.locator('.step[title="Scores"]').click();
  const math = page.locator(".formula math");
  await expect(math).toHaveCount(1);
  expect(await math.evaluate((element) => element.namespaceURI)).toContain("MathML");
  await expect(math.locator("mi.query")).toHaveText("Q");
  await expect(math.locator("mi.key")).toHaveText("K");
  await page.locator('.step[title="Causal mask"]').click();
  await expect(math.locator("mtable mtr")).toHaveCount(2);
  expect(await page.locator(".formula").textContent()).not.toMatch(/\\|begin|hat/u);
  expect(broken).toEqual([]);
  await server.close();
});

test("a formula's room is kept until it comes", async ({ page, pageUrl }) => {
  let letThrough = (): void => undefined;
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/typeset/u, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(pageUrl + RANDOM);
  await page.locator('.step[title="Scores"]').click();
  await page.keyboard.press("ArrowUp");
  const narration = page.locator(".narration > p").first();
  await expect(page.locator(".formula .hidden")).toHaveText(/\\top/u);
  const before = await narration.boundingBox();
  letThrough();
  await expect(page.locator(".formula math")).toHaveCount(1);
  expect(await narration.boundingBox()).toEqual(before);
});
