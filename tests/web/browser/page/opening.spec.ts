/** The opening picture answers to pointer, finger and keys, and leads to the computation and back. */
import type { Page } from "@playwright/test";
import { expect, test, type Playground } from "../playground.js";

test.use({ viewport: { width: 1280, height: 800 } });

const narration = (page: Page) => page.locator(".narration p").first();
const path = (page: Page) => page.locator(".path");

/** The middle of a word in the picture. */
async function wordAt({ page }: Playground, word: string): Promise<[number, number]> {
  const found = page.locator("svg.frame text", { hasText: new RegExp(`^${word}$`, "u") });
  const box = (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test("the word under the pointer looks, and still does on the way to the button @firefox", async ({
  playground,
}) => {
  const { page } = playground;
  await expect(narration(page)).toHaveText(/In head 1, with looks most at/u);
  await page.mouse.move(...(await wordAt(playground, "step")));
  await expect(narration(page)).toHaveText(/In head 1, step looks most at/u);
  const share = await page.locator(".narration .number").first().textContent();
  await path(page).hover();
  await expect(path(page)).toHaveText(`See how ${share ?? ""} came about`);
  await expect(narration(page)).toHaveText(/In head 1, step looks most at/u);
});

test("a head is chosen by its name, and a share is pinned by a click", async ({ playground }) => {
  const { page } = playground;
  await page.mouse.move(...(await wordAt(playground, "Head 2")));
  await expect(narration(page)).toHaveText(/In head 2, with looks most at/u);
  const [share] = await page.locator(".narration .number").allTextContents();
  await page.mouse.click(...(await wordAt(playground, share ?? "")));
  await expect(page.locator("#tab-why")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("status")).toHaveText(/^Weight, with → \w+, head 2: .*pinned$/u);
});

test("the arrow keys move what looks, and a screen reader hears it", async ({ playground }) => {
  const { page } = playground;
  const time = await playground.time();
  await page.locator(".stage").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("status")).toHaveText(/In head 1, one looks most at/u);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("status")).toHaveText(/In head 1, starts looks most at/u);
  expect(await playground.time()).toBe(time);
});

test("the grid over the picture leads through all weights", async ({ playground }) => {
  const { page } = playground;
  const cell = page.locator("playground-grids [role=gridcell][tabindex='0']");
  await cell.focus();
  for (let row = 0; row < 5; row++) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("status")).toHaveText(/In head 1, step looks most at/u);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(/^Weight, step → Your, head 1: .*pinned$/u);
});

test("the button plays how the share came about, and one click leads back", async ({
  playground,
}) => {
  const { page } = playground;
  const opened = await playground.time();
  await path(page).click();
  await expect(playground.currentStep).toContainText("Softmax");
  await expect(path(page)).toHaveCount(0);
  const back = page.getByRole("button", { name: "Back to the picture" });
  await expect(back).toBeVisible();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible({ timeout: 15000 });
  await expect(playground.currentStep).toContainText("Softmax");
  await back.click();
  expect(await playground.time()).toBe(opened);
  await expect(back).toHaveCount(0);
  await expect(path(page)).toBeVisible();
});

test("Enter in the sentence plays", async ({ playground }) => {
  const { page, sentence } = playground;
  await sentence.fill("We play what we type");
  await sentence.press("Enter");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("typing bends the arcs, and a word that goes no longer looks", async ({ playground }) => {
  const { page, sentence } = playground;
  await page.mouse.move(...(await wordAt(playground, "step")));
  await expect(narration(page)).toContainText("step looks most at");
  await page.mouse.move(0, 0);
  await sentence.fill("Your journey starts with one step today");
  await expect(page.locator(".token")).toHaveCount(7);
  await expect(narration(page)).toContainText("step looks most at");
  await sentence.fill("Your journey starts with one");
  await expect(page.locator(".token")).toHaveCount(5);
  await expect(narration(page)).toContainText("with looks most at");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the word that is touched looks", async ({ playground }) => {
    const { page } = playground;
    await page.touchscreen.tap(...(await wordAt(playground, "step")));
    await expect(narration(page)).toContainText("step looks most at");
    await expect(path(page)).toBeInViewport();
  });
});
