/** The lesson in the film: it waits for a guess, says whether that was right, and ends with what comes next. */
import type { Locator, Page } from "@playwright/test";
import { hurry } from "../in_a_hurry.js";
import { expect, test as base } from "../playground.js";

const hurried = (times: number) =>
  base.extend({
    page: async ({ page }, use) => {
      await hurry(page, times);
      await use(page);
    },
  });
const test = hurried(20);
/** Slow enough for a button to be found before the film is over. */
const slower = hurried(6);

const cardOf = (page: Page): Locator => page.locator("playground-lesson-card .card");
const player = (page: Page): Locator => page.locator("attention-playground");
/** A film in a hurry would be past the question before the lesson and its numbers are there. */
const lessonIsThere = (page: Page) =>
  expect(page.locator("playground-lesson #question")).toBeVisible();
const pressPlay = (page: Page) => page.getByRole("button", { name: "Play", exact: true }).click();
const play = async (page: Page) => {
  await lessonIsThere(page);
  await pressPlay(page);
};
const isPaused = (page: Page) =>
  player(page).evaluate((element) => (element as unknown as { paused: boolean }).paused);

test("the film waits for a guess, plays the answer, and ends with what comes next @firefox", async ({
  playground,
}) => {
  const { page } = playground;
  const card = cardOf(page);
  await lessonIsThere(page);
  await page.locator(".stage").focus();
  await page.keyboard.press("Space");
  await expect(card).toContainText("what do all the weights of with add up to?");
  await expect(card).toBeFocused();
  await expect(playground.currentStep).toHaveAttribute("title", "Softmax");
  expect(await isPaused(page)).toBe(true);
  expect([...(await playground.digits("weights")).values()], "nothing is told yet").toEqual([]);

  await page.keyboard.press("2");
  await expect(card).toContainText("Exactly. One.");
  await expect(card.locator(".number")).toHaveText("0.493");
  expect((await playground.digits("weights")).size).toBeGreaterThanOrEqual(21);
  const lesson = page.locator("playground-lesson");
  await expect(lesson.locator(".option.right[aria-pressed=true]")).toHaveText("One");

  await card.getByRole("button", { name: "Go on" }).click();
  await expect(card).toContainText("Tokens → Vectors → Query, key, value");
  await expect(playground.currentStep).toHaveAttribute("title", "Merge heads");
  await card.getByRole("button", { name: "Next: Words as vectors" }).click();
  await expect(lesson.locator("h2")).toHaveText("Words as vectors: which are close?");
  await expect(card).toHaveCount(0);
});

test("a wrong guess is told so, with the number", async ({ playground }) => {
  const { page } = playground;
  await playground.openPreset("causal-mask");
  await expect(player(page)).toHaveAttribute("stage", "masked_scores");
  await play(page);
  const card = cardOf(page);
  // From the picture of the lesson, playing begins with the step of its question.
  await expect(card).toContainText("How much of its attention does it give itself?");
  await card.getByRole("button", { name: "An even share" }).click();
  await expect(card).toContainText("It comes out differently. All of it, 1.000");
});

test("a film that waits goes on with the guess in the panel, or without one", async ({
  playground,
}) => {
  const { page } = playground;
  const card = cardOf(page);
  await play(page);
  await expect(card).toBeVisible();
  await page.locator("playground-lesson").getByRole("button", { name: "Less than one" }).click();
  await expect(card).toContainText("It comes out differently.");

  await playground.openPreset("scores-of-one-query");
  await play(page);
  await card.getByRole("button", { name: "Just watch" }).click();
  await expect(card).toContainText("You have seen every step");
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
});

test("a page that plays by itself is not stopped, and no question is asked without the panel", async ({
  playground,
}) => {
  const { page } = playground;
  const ended = player(page).evaluate(
    (element) =>
      new Promise((done) => {
        element.addEventListener("ended", done, { once: true });
        void (element as HTMLElement & { play(): Promise<void> }).play();
      }),
  );
  await ended;
  await player(page).evaluate((element) => {
    element.setAttribute("controls", "stages play");
  });
  await pressPlay(page);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(playground.currentStep).toHaveAttribute("title", "Merge heads");
  await expect(cardOf(page)).toHaveCount(0);
});

test("the text of the lesson follows the step", async ({ playground }) => {
  const { page } = playground;
  const first = page.locator("playground-lesson section").first();
  await expect(first).toContainText("The opening picture is the result");
  await playground.toEndOf("Query, key, value");
  await expect(first).toContainText("The query is what a token looks for");
  await playground.toEndOf("Softmax");
  await expect(first).toContainText("every row adds up to one");
  await first.getByRole("button", { name: "Show the lesson’s picture" }).click();
  await expect(first).toContainText("The opening picture is the result");
});

test("a link to an example opens its picture, and any moment of it has a link", async ({
  page,
  pageUrl,
}) => {
  const element = player(page);
  await page.goto(`${pageUrl}?preset=cross-attention`);
  await expect(element).toHaveAttribute("stage", "weights");
  await expect(element).toHaveAttribute("view", "arcs");
  await page.goto(`${pageUrl}?preset=cross-attention&stage=scores`);
  await expect(element).toHaveAttribute("stage", "scores");
  await expect(element).not.toHaveAttribute("view");
  await page.getByRole("button", { name: "Tokens" }).click();
  await expect(page).toHaveURL(/preset=cross-attention&stage=tokens/u);
  await page.reload();
  await expect(element).toHaveAttribute("stage", "tokens");
});

slower(
  "no question is asked of an experiment that the reader has changed",
  async ({ playground }) => {
    const { page } = playground;
    await playground.openPreset("causal-mask");
    await page
      .locator("playground-lesson")
      .getByRole("button", { name: "Remove the mask" })
      .click();
    await expect(page.locator("playground-lesson .opened")).toBeVisible();
    // What was tried is played; a step that is clicked meanwhile would be played, too.
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await playground.toStartOf("Scores");
    await play(page);
    await expect(cardOf(page)).toContainText("You have seen every step");
    await expect(cardOf(page)).not.toContainText("attention does it give itself");
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the sheet makes way for what is tried", async ({ playground }) => {
    const { page } = playground;
    await playground.openPreset("query-key-value-one");
    await page.getByRole("tab", { name: "Lesson" }).click();
    await page
      .locator("playground-lesson")
      .getByRole("button", { name: "Show this number" })
      .click();
    await expect(page.locator(".inspector")).not.toHaveClass(/open/u);
    await expect(player(page)).toHaveAttribute("stage", "qkv");
    await expect.poll(async () => (await playground.digits("query")).size).toBeGreaterThan(0);
  });
});
