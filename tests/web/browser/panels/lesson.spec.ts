/** The lesson beside an example: read, tried, guessed, and left again. */
import type { Locator } from "@playwright/test";
import { expect, test, type Playground } from "../playground.js";

async function openLesson(playground: Playground, title: string): Promise<Locator> {
  await playground.openExample(title);
  const lesson = playground.page.locator("playground-lesson");
  await expect(lesson.getByRole("heading", { level: 2 })).toHaveText(title);
  return lesson;
}

test("the answer waits for a guess, by keyboard alone, and says which was right @firefox", async ({
  playground,
}) => {
  const lesson = await openLesson(playground, "Attention without trainable weights");
  await expect(lesson.locator(".answer")).toHaveCount(0);
  await lesson.getByRole("button", { name: "Yes", exact: true }).focus();
  await playground.page.keyboard.press("Enter");
  await expect(lesson.locator(".answer")).toContainText("It comes out differently.");
  await expect(lesson.locator(".option.right")).toHaveText("No");
  await lesson.getByRole("button", { name: "No", exact: true }).click();
  await expect(lesson.locator(".answer")).toContainText("Exactly.");
  const numbers = await lesson.locator(".answer .number").allInnerTexts();
  expect(numbers).toEqual(["0.108", "0.196"]);
});

test("the page opens with a lesson on what it shows, which follows a typed sentence", async ({
  playground,
}) => {
  const lesson = playground.page.locator("playground-lesson");
  await expect(lesson.locator("h2")).toHaveText("What you see");
  await expect(lesson.locator("section").first()).toContainText("with looks most at starts");
  await lesson.getByRole("button", { name: "One", exact: true }).click();
  await expect(lesson.locator(".answer")).toContainText("Exactly.");
  await playground.sentence.fill("my own words");
  await expect(lesson.locator("section").first()).toContainText("words looks most at");
  await expect(lesson.locator(".answer")).toContainText("One.");
  await lesson.getByRole("button", { name: "Show these weights" }).click();
  await expect(playground.currentStep).toHaveAttribute("title", /Softmax/);
  await expect(lesson.locator("h2")).toBeVisible();
});

test("a number that is clicked is explained in the lesson's place", async ({ playground }) => {
  const { page } = playground;
  await page.locator("playground-lesson .number").first().click();
  await expect(page.getByRole("tab", { name: "Why" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Lesson" }).click();
  await expect(page.locator("playground-lesson h2")).toHaveText("What you see");
});

test("the answer can be had without a guess", async ({ playground }) => {
  const lesson = await openLesson(playground, "A sliding window");
  await lesson.getByRole("button", { name: "Show the answer" }).click();
  await expect(lesson.locator(".answer")).toContainText("Itself");
  await expect(lesson.locator("[aria-pressed=true]")).toHaveCount(0);
});

test("a number of the text leads to its arithmetic", async ({ playground }) => {
  const lesson = await openLesson(playground, "The scores of one query");
  await lesson.getByRole("button", { name: "Show the answer" }).click();
  await lesson.locator(".answer .number").first().click();
  const tile = playground.page.locator("playground-why .tile.large");
  await expect(tile).toContainText("1.495");
});

test("what is tried leaves the question as it was asked, and tells how it comes out now", async ({
  playground,
}) => {
  const lesson = await openLesson(playground, "Causal mask: -inf before softmax");
  await lesson.getByRole("button", { name: "Show the answer" }).click();
  await expect(lesson.locator(".answer")).toContainText("All of it");
  await lesson.getByRole("button", { name: "Remove the mask" }).click();
  await expect(lesson.locator(".opened")).toContainText("as it was opened");
  await expect(lesson.locator(".answer")).toContainText("All of it");
  await expect(lesson.locator(".answer")).toContainText("In your experiment");
  await lesson.getByRole("button", { name: "Undo" }).click();
  await expect(lesson.locator(".opened")).toHaveCount(0);
  await expect(lesson.locator(".answer")).not.toContainText("In your experiment");
});

for (const [id, button] of [
  ["dropout", "Set the rate to zero"],
  ["block", "Remove the residuals"],
] as const)
  test(`a lesson outlives what it takes away: ${id}`, async ({ playground }) => {
    await playground.openPreset(id);
    const lesson = playground.page.locator("playground-lesson");
    await expect(lesson.getByRole("button", { name: button })).toBeVisible();
    const asked = async () =>
      (await lesson.locator("#question").textContent())?.replace(/\s+/gu, "");
    const question = await asked();
    await lesson.getByRole("button", { name: button }).click();
    await expect(lesson.locator(".opened")).toContainText("as it was opened");
    await expect.poll(asked).toBe(question);
    await lesson.getByRole("button", { name: "Open the example again" }).click();
    await expect(lesson.locator(".opened")).toHaveCount(0);
  });

test("the other way opens at the step in which it differs, with its result", async ({
  playground,
}) => {
  const { page } = playground;
  const lesson = await openLesson(playground, "Causal mask: zero and renormalise after softmax");
  await page.keyboard.press("End");
  await lesson.getByRole("button", { name: "Open the first way" }).click();
  await expect(lesson.locator("h2")).toHaveText("Causal mask: -inf before softmax");
  await expect(page.locator("attention-playground")).toHaveAttribute("stage", "weights");
  await expect
    .poll(async () => (await playground.digits("weights")).size)
    .toBeGreaterThanOrEqual(21);
});

test("the way to the tutorial has the colour of the text", async ({ playground: { page } }) => {
  const colourOf = (selector: string) =>
    page
      .locator(`playground-lesson ${selector}`)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf("a")).toBe(await colourOf("section p"));
});

test("it plays the cell or goes to the step it speaks of", async ({ playground }) => {
  const lesson = await openLesson(playground, "Blockwise: step by step");
  await lesson.getByRole("button", { name: "Show a correction" }).click();
  await expect(playground.currentStep).toHaveAttribute("title", /Correction/);
});

test("a sentence of one's own that lacks its numbers leads back to the example", async ({
  playground,
}) => {
  const lesson = await openLesson(playground, "Blockwise: step by step");
  await playground.sentence.fill("my own words");
  await lesson.getByRole("button", { name: "Open the example again" }).click();
  await expect(lesson.getByRole("button", { name: "Show a correction" })).toBeVisible();
});

test("lessons follow one another, in either language", async ({ playground }) => {
  const lesson = await openLesson(playground, "Words as vectors: which are close?");
  await expect(lesson.getByRole("button", { name: "Previous lesson" })).toBeDisabled();
  await lesson.getByRole("button", { name: "Next lesson" }).click();
  await expect(lesson.locator("h2")).toHaveText("Dot product and matrix product");
  await lesson.getByRole("button", { name: "Previous lesson" }).click();
  await expect(lesson.locator("h2")).toHaveText("Words as vectors: which are close?");
  await lesson.getByRole("button", { name: "Next lesson" }).click();
  await lesson.getByRole("button", { name: "Next lesson" }).click();
  await expect(lesson.locator("h2")).toHaveText("Dot product against cosine");
  await expect(lesson.locator("h2")).toBeFocused();
  await expect(lesson.getByRole("button", { name: "Words as vectors" })).toBeVisible();
  await playground.page.getByRole("button", { name: "中文" }).click();
  await expect(lesson.locator("h2")).toHaveText("点积与余弦");
  await lesson.getByRole("button", { name: "显示答案" }).click();
  await expect(lesson.locator(".answer")).toContainText("倒数第二");
});
