/** The page opens on a model that has learnt words: what a first visitor sees, and does. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser_test.js";
import { drawn, middleOf, share, narration, sentence, toEnd, world } from "./translation.js";

test.use({ viewport: { width: 1280, height: 800 } });

const MODEL = "**/translate*.gz";

test("one arc, one number, and what another word would change @firefox @long", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  await expect(narration(page)).toHaveText(
    /^\s*it looks at animal: [01]\.\d{2,3}\. Write wide for tired, and it looks at street\.\s*$/u,
  );
  await expect(page.getByRole("status")).toHaveText(/^\s*it looks at animal/u);
  const share = await page.locator(".narration .number").textContent();
  await expect(page.locator(".path")).toHaveText(`See how ${share ?? ""} came about`);
  await expect(page.locator(".badge").first()).toContainText("translate");
  await expect(page.locator(".badge").first()).toContainText("MB");
  await toEnd(page);
  await expect(drawn(page, "动物")).toBeVisible();
  await expect(drawn(page, "it = the animal")).toBeVisible();
});

test("one click turns the arc round, one undo turns it back", async ({ page, pageUrl }) => {
  await page.goto(pageUrl);
  await page.locator(".chip.main").click();
  await expect(narration(page)).toHaveText(/^\s*it looks at street/u);
  await toEnd(page);
  await expect(drawn(page, "it = the street")).toBeVisible();
  await page.locator(".stage").focus();
  await page.keyboard.press("Control+z");
  await expect(narration(page)).toHaveText(/^\s*it looks at animal/u);
});

test("an own sentence in either language is translated into the other", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  await page.locator(".chip.own").click();
  await expect(sentence(page)).toBeFocused();
  await sentence(page).fill("The old dog sleeps.");
  await page.locator(".stage").focus();
  await toEnd(page);
  await expect(drawn(page, "狗")).toBeVisible();
  await expect(drawn(page, "sleeps")).toBeVisible();
  await sentence(page).fill("猫在睡觉。");
  await page.locator(".stage").focus();
  await toEnd(page);
  await expect(drawn(page, "cat")).toBeVisible();
});

test("words that the model does not know are marked, whatever they are", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  await expect(narration(page)).toHaveText(/^\s*it looks/u);
  await sentence(page).fill("Zorblat 👋 مرحبا");
  await expect(page.locator(".token.unknown")).toHaveCount(3);
  await expect(page.locator(".unknown-words")).toHaveText(
    /^3 words \(dotted\) are new to the model/u,
  );
  await sentence(page).fill("dog");
  await expect(page.locator(".token.unknown")).toHaveCount(0);
  await expect(page.locator(".unknown-words")).toHaveCount(0);
});

test("without a sentence nothing plays, and nothing is told of the last one", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  await expect(narration(page)).toHaveText(/^\s*it looks/u);
  await sentence(page).fill("");
  await expect(page.locator(".stage")).toHaveText(/^\s*Write a sentence above/u);
  await expect(page.locator("svg.frame")).toHaveCount(0);
  await expect(narration(page)).toBeHidden();
  await expect(page.locator(".transport .play")).toHaveAttribute("aria-label", "Play");
  await sentence(page).fill("The old dog sleeps.");
  await expect(page.locator("svg.frame")).toBeVisible();
  await expect(page.locator(".transport .play")).toHaveAttribute("aria-label", "Pause");
});

test("what is pressed stays under the pointer: the switch of languages, and that of a head", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  await expect(narration(page)).toHaveText(/^\s*it looks/u);
  const chinese = page.locator(".languages").getByRole("button", { name: "中文" });
  const before = await chinese.boundingBox();
  await chinese.click();
  await expect(page.locator(".worlds")).toContainText("翻译");
  expect(await chinese.boundingBox()).toEqual(before);
  await page.locator("#tab-heads").click();
  const head = page.getByRole("switch").first();
  const place = await head.boundingBox();
  await head.click();
  await expect(page.locator(".effect b").first()).toBeVisible();
  expect(await head.boundingBox()).toEqual(place);
});

test("a sentence too long for the picture is scrolled to the arc, and the badge stays", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  await expect(narration(page)).toHaveText(/^\s*it looks/u);
  const filler = "The old man saw the house and the street and the river and the park .";
  await sentence(page).fill(
    `${filler} ${filler} The animal didn't cross the street because it was too tired.`,
  );
  await expect(page.locator("svg.frame text", { hasText: /^house$/u }).first()).toBeAttached();
  await expect.poll(() => page.locator(".stage").evaluate((e) => e.scrollTop)).toBeGreaterThan(0);
  await expect(page.locator(".sentence .badge")).toBeInViewport();
});

test("in Chinese the page opens on a Chinese sentence", async ({ browser, pageUrl }) => {
  const context = await browser.newContext({ locale: "zh-CN" });
  const page = await context.newPage();
  await page.goto(pageUrl);
  await expect(sentence(page)).toHaveValue("小狗没有过马路，因为它太累了。");
  await expect(narration(page)).toHaveText(/^\s*它 ?看向 ?小狗：/u);
  await toEnd(page);
  await expect(drawn(page, "它 = 小狗")).toBeVisible();
  await context.close();
});

test("on a phone all of it has room, sentence beside sentence @long", async ({
  browser,
  pageUrl,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(pageUrl);
  await expect(narration(page)).toHaveText(/^\s*it looks at animal/u);
  await toEnd(page);
  await expect(drawn(page, "动物")).toBeVisible();
  const [source, answer] = await Promise.all([
    drawn(page, "animal").first().boundingBox(),
    drawn(page, "动物").first().boundingBox(),
  ]);
  expect(answer?.x ?? 0).toBeGreaterThan((source?.x ?? 0) + (source?.width ?? 0));
  await expect(page.locator(".path")).toBeInViewport();
  await expect(world(page, "Random")).toBeInViewport();
  const { x, y } = await middleOf(share(page));
  await page.touchscreen.tap(x, y);
  await expect(page.locator(".pinned")).toBeInViewport();
  await expect(page.locator("#tab-why span")).toBeVisible();
  await sentence(page).fill("The old animal didn't cross the new street because it was too tired.");
  await expect(page.locator(".chip", { hasText: "first sentence" })).toBeVisible();
  await expect(page.locator(".chip.own")).toBeVisible();
  for (const chip of await page.locator(".chip").all()) {
    const { x: left = 0, width = 0 } = (await chip.boundingBox()) ?? {};
    expect(left + width).toBeLessThanOrEqual(390);
  }
  await sentence(page).fill("The zorblat didn't cross the flurb because it was too quibbly.");
  await expect(page.locator(".unknown-words")).toBeVisible();
  await page.locator(".stage").focus();
  await toEnd(page);
  const end = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().bottom);
  const said = await end(drawn(page, "it = the (zorblat|flurb)"));
  expect(said).toBeLessThanOrEqual(await end(page.locator(".stage")));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await context.close();
});

test("the lesson on this sentence is beside it, and takes a guess", async ({ page, pageUrl }) => {
  await page.goto(pageUrl);
  const lesson = page.locator("playground-lesson");
  await expect(lesson.getByRole("heading", { level: 2 })).toHaveText("Whom does “it” mean?");
  await lesson.getByRole("button", { name: "All words of the sentence" }).click();
  await expect(lesson.locator(".answer")).toContainText("An encoder has no mask");
});

test("the two worlds keep the same frame, and undo leads from one to the other", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  await expect(narration(page)).toHaveText(/^\s*it looks at animal/u);
  await expect(world(page, "Translate")).toHaveAttribute("aria-pressed", "true");
  await world(page, "Random").click();
  await expect(sentence(page)).toHaveValue("Your journey starts with one step");
  await expect(world(page, "Random")).toHaveAttribute("aria-pressed", "true");
  await expect(narration(page)).toHaveText(/looks most at/u);
  await page.locator(".stage").focus();
  await page.keyboard.press("Control+z");
  await expect(world(page, "Translate")).toHaveAttribute("aria-pressed", "true");
  await expect(sentence(page)).toHaveValue(/animal/u);
});

test("a link to a sentence opens it, and a link without one keeps its meaning", async ({
  page,
  pageUrl,
}) => {
  await page.goto(
    `${pageUrl}?v=1&model=translate&text=The+cat+sleeps.&level=sentence&stage=explain`,
  );
  await expect(drawn(page, "cat")).toBeVisible();
  await expect(page.locator(".transport .play")).toHaveAttribute("aria-label", "Play");
  await page.goto(`${pageUrl}?v=1&stage=weights`);
  await expect(page.getByRole("heading", { level: 2, name: "Softmax", exact: true })).toBeVisible();
  await expect(sentence(page)).toHaveValue("Your journey starts with one step");
  await page.goto(`${pageUrl}?model=random`);
  await expect(sentence(page)).toHaveValue("Your journey starts with one step");
});

test("without the model's file the page says so, and the random experiments work", async ({
  page,
  pageUrl,
}) => {
  await page.route(MODEL, (route) => route.abort());
  await page.goto(pageUrl);
  await expect(sentence(page)).toHaveValue(/animal/u);
  await expect(page.getByRole("alert")).toContainText("The model did not load");
  await page.unroute(MODEL);
  await page.getByRole("alert").getByRole("button").click();
  await expect(narration(page)).toHaveText(/^\s*it looks at animal/u);
  await page.route(MODEL, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert")).toBeVisible();
  await world(page, "Random").click();
  await expect(narration(page)).toHaveText(/looks most at/u);
});

test("while the file is on its way, the sentence stands and the way is shown", async ({
  page,
  pageUrl,
}) => {
  let release: (() => void) | undefined;
  const wait = new Promise<void>((resolve) => (release = resolve));
  await page.route(MODEL, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(pageUrl);
  await expect(sentence(page)).toHaveValue(/animal/u);
  await expect(page.locator(".coming")).toContainText("The model is on its way");
  release?.();
  await expect(narration(page)).toHaveText(/^\s*it looks at animal/u);
  await expect(page.locator(".coming")).toHaveCount(0);
});

test("A and B stand beside each other", async ({ page, pageUrl }) => {
  await page.goto(pageUrl);
  await expect(narration(page)).toHaveText(/^\s*it looks at animal/u);
  await page.locator(".compare").click();
  await page.locator(".chip.main").click();
  await expect(narration(page)).toHaveText("In A, it looks at animal; in B, it looks at street.");
});

test("with reduced motion the picture stands from the start", async ({ browser, pageUrl }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(pageUrl);
  await expect(drawn(page, "it = the animal")).toBeVisible();
  await expect(page.locator(".transport .play")).toHaveAttribute("aria-label", "Play");
  await expect(page.getByRole("status")).toHaveText(/^\s*it looks at animal/u);
  await context.close();
});
