/** A model writes a text on: what may come next, how it is drawn, and who chose a word. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser_test.js";

test.use({ viewport: { width: 1280, height: 800 } });

const BEGINNING = "One day, Tom went to";
const sentence = (page: Page) => page.locator(".field textarea").first();
const rows = (page: Page) => page.locator(".writing .choice-row");
const temperature = (page: Page) => page.locator(".temperature input");
const button = (page: Page, name: string) => page.locator(".drawing").getByRole("button", { name });

async function begin(page: Page, url: string, more = "", text = BEGINNING): Promise<void> {
  await page.goto(`${url}?model=stories&text=${encodeURIComponent(text)}${more}`);
  await expect(rows(page).first()).toBeVisible();
  await expect(sentence(page)).toHaveValue(text);
}

/** The digits beside the bars. */
async function shares(page: Page): Promise<readonly number[]> {
  return (await page.locator(".writing .digits").allTextContents()).map(Number);
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Presses a button that writes, and returns what was added to the text. */
async function write(page: Page, name: string): Promise<string> {
  const before = await sentence(page).inputValue();
  await button(page, name).click();
  await expect(sentence(page)).not.toHaveValue(before);
  await expect(button(page, name)).toBeEnabled();
  return (await sentence(page).inputValue()).slice(before.length);
}

test("what may come next stands with its share, and with the rest it adds up to one", async ({
  page,
  pageUrl,
}) => {
  await begin(page, pageUrl);
  await expect(page.locator(".writing .rest")).toHaveCount(1);
  await expect.poll(async () => Math.abs(sum(await shares(page)) - 1)).toBeLessThan(0.04);
  await temperature(page).fill("0");
  await expect
    .poll(() => shares(page))
    .toEqual([1, ...Array.from({ length: (await shares(page)).length - 1 }, () => 0)]);
  await temperature(page).fill("2");
  await expect.poll(async () => (await shares(page))[0] ?? 1).toBeLessThan(1);
  await expect.poll(async () => Math.abs(sum(await shares(page)) - 1)).toBeLessThan(0.04);
  await page.locator(".drawing select").selectOption("1");
  await expect.poll(async () => (await shares(page))[0]).toBe(1);
});

test("the same text, settings and seed give the same words", async ({ page, pageUrl }) => {
  const settings = "&temperature=1.2&top-k=40&draw=7";
  await begin(page, pageUrl, settings);
  await expect(page.locator(".seed")).toHaveValue("7");
  await expect(page.locator(".drawing select")).toHaveValue("40");
  await expect(temperature(page)).toHaveValue("1.2");
  const first = await write(page, "Write 5 words");
  expect(first.trim().length).toBeGreaterThan(5);
  await expect(page.locator(".seed")).toHaveValue("8");
  await expect(page).toHaveURL(/draw=8/u);
  await begin(page, pageUrl, settings);
  expect(await write(page, "Write 5 words")).toBe(first);
  const others = new Set([first]);
  for (let i = 0; i < 3; i++) {
    const before = await page.locator(".seed").inputValue();
    await button(page, "Draw another").click();
    await expect(page.locator(".seed")).not.toHaveValue(before);
    await expect(button(page, "Draw another")).toBeEnabled();
    others.add((await sentence(page).inputValue()).slice(BEGINNING.length));
  }
  expect(others.size).toBeGreaterThan(1);
});

test("the settings are in the link, and a reload keeps them", async ({ page, pageUrl }) => {
  await begin(page, pageUrl);
  await expect(page).not.toHaveURL(/temperature|top-k|draw/u);
  await temperature(page).fill("0.3");
  await page.locator(".drawing select").selectOption("3");
  await page.locator(".seed").fill("21");
  await page.locator(".seed").press("Enter");
  for (const part of ["temperature=0.3", "top-k=3", "draw=21"])
    await expect(page).toHaveURL(new RegExp(part, "u"));
  await page.reload();
  await expect(temperature(page)).toHaveValue("0.3");
  await expect(page.locator(".drawing select")).toHaveValue("3");
  await expect(page.locator(".seed")).toHaveValue("21");
});

test("words are appended, the picture tells who chose the last one, and undo takes it back @firefox", async ({
  page,
  pageUrl,
}) => {
  await begin(page, pageUrl, "&temperature=0");
  const added = await write(page, "Next word");
  expect(added).toMatch(/^ \S+$/u);
  await expect(page.locator(".choice-row.chosen .word")).toHaveText(added.trim());
  await expect(page.locator(".narration p").first()).toContainText(added.trim());
  await page.locator(".stage").focus();
  await page.keyboard.press("Control+z");
  await expect(sentence(page)).toHaveValue(BEGINNING);
});

test("all of it can be done with the keyboard, and without a network", async ({
  page,
  context,
  pageUrl,
}) => {
  await begin(page, pageUrl);
  await write(page, "Next word");
  await context.setOffline(true);
  const grown = await sentence(page).inputValue();
  await temperature(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(temperature(page)).toHaveValue("0.7");
  await button(page, "Next word").focus();
  await page.keyboard.press("Enter");
  await expect(sentence(page)).not.toHaveValue(grown);
  expect(await sentence(page).inputValue()).toContain(grown);
});

test("in Chinese it writes Chinese", async ({ browser, pageUrl }) => {
  const context = await browser.newContext({ locale: "zh-CN" });
  const page = await context.newPage();
  await begin(page, pageUrl, "&temperature=0", "安娜把球放在箱子里。球在哪里？");
  await expect(page.locator(".writing .rest .word")).toHaveText("其余的词");
  expect(await write(page, "写 5 个词")).toMatch(/^\p{Script=Han}/u);
  await context.close();
});

test("on a phone the bars follow the word that is looked at", async ({ browser, pageUrl }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await begin(page, pageUrl, "", "The dog was hungry. Lily gave the dog seven lamps because he");
  const added = await write(page, "Next word");
  await expect(page.locator(".choice-row.chosen")).toHaveCount(1);
  const words = page.locator("svg.frame text", { hasText: new RegExp(`^${added.trim()}$`, "u") });
  await expect(words.last()).toBeInViewport();
  await expect(button(page, "Next word")).toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await context.close();
});

test("the word at work is seen on opening, where the text is higher than its room", async ({
  page,
  pageUrl,
}) => {
  await begin(page, pageUrl, "", "Anna put the ball in the box. Where is the ball?");
  const words = page.locator("svg.frame text", { hasText: /^\?$/u });
  await expect(words.last()).toBeInViewport();
});
