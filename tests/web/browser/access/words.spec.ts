/** Two languages, whole in every panel, and a lesson for every example. */
import type { Page } from "@playwright/test";
import { firstExample } from "../../../../web/src/document/experiment.js";
import { lessonIds } from "../../../../web/src/panels/lesson/reading.js";
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

test("every example has a lesson, whose answer is given in both languages", async ({
  playground,
}) => {
  test.setTimeout(240_000);
  const { page } = playground;
  const lesson = page.locator("playground-lesson");
  const text = () => lesson.evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? "");
  const setLanguage = (lang: string) =>
    page.locator("attention-playground").evaluate((element, lang) => {
      (element as HTMLElement).lang = lang;
    }, lang);
  for (const preset of lessonIds.filter((id) => id !== firstExample("en").id)) {
    await setLanguage("en");
    await playground.openPreset(preset);
    await expect(lesson.locator("h2")).toBeVisible();
    const title = await lesson.locator("h2").innerText();
    await lesson.locator(".option").first().click();
    await expect(lesson.locator(".answer"), preset).toBeVisible();
    const inEnglish = await text();
    const sentences = await page
      .locator(".field textarea")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join());
    // A lesson on a model that translates names words of both languages.
    const isTrained = (await page.locator(".badge").count()) > 0;
    if (!chinese.test(sentences) && !isTrained) expect.soft(inEnglish, preset).not.toMatch(chinese);
    await setLanguage("zh");
    await expect(lesson.locator("h2")).not.toHaveText(title);
    await expect(lesson.locator(".answer"), preset).toBeVisible();
    const inChinese = await text();
    expect.soft(inChinese, preset).toMatch(chinese);
    for (const one of [inEnglish, inChinese]) {
      expect.soft(one, preset).not.toMatch(hole);
      expect.soft(one.length, preset).toBeGreaterThan(60);
    }
  }
});
