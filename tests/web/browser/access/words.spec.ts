/** Two languages, whole in every panel. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";

/**
 * Everything the page says, shown or for a screen reader, but for the reader's own words, formulas,
 * programs, and what is marked as being in a language of its own. Runs in the page.
 */
function said(): string[] {
  const found = new Set<string>();
  const own = "math, style, script, [lang='en'], header [lang], .field, .line, svg.frame, select";
  const visit = (node: Node): void => {
    if (node instanceof Text) found.add(node.data.trim());
    if (!(node instanceof Element)) return;
    if (node !== document.body && node.matches(own)) return;
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder"])
      found.add(node.getAttribute(name) ?? "");
    node.shadowRoot?.childNodes.forEach(visit);
    node.childNodes.forEach(visit);
  };
  visit(document.body);
  return [...found].filter(Boolean);
}

/** Two English words in a row, of which neither is a token of the sentence, and holes in a text. */
const english = /\b[A-Za-z]{2,} [a-z]{2,}\b/;
const chinese = /\p{Script=Han}/u;
const hole = /undefined|\[object|\{\w*\}/;

async function panelsSay(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const tab of ["lesson", "why", "settings", "code"]) {
    await page.locator(`#tab-${tab}`).click();
    await expect(page.locator(`playground-${tab}`)).toBeVisible();
    all.push(...(await page.evaluate(said)));
  }
  return all;
}

test("the whole page changes its language at once, and back @firefox", async ({ playground }) => {
  const { page } = playground;
  const inEnglish = await panelsSay(page);
  expect(inEnglish.length).toBeGreaterThan(80);
  expect(inEnglish.filter((text) => chinese.test(text) || hole.test(text))).toEqual([]);
  const [time, tokens] = [await playground.time(), await playground.tokens()];
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.locator("attention-playground")).toHaveAttribute("lang", "zh");
  const inChinese = await panelsSay(page);
  expect(inChinese.length).toBeGreaterThan(80);
  expect(inChinese.filter((text) => english.test(text) || hole.test(text))).toEqual([]);
  expect(await playground.time()).toBe(time);
  expect(await playground.tokens()).toEqual(tokens);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("header h1")).toHaveText("Attention Playground");
});
