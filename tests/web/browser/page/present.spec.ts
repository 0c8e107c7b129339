/** Present: the scene alone, large, steered by the keys of a clicker. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../playground.js";

/** How many times as large as laid out a text is on the screen. */
const enlarged = (text: Locator) =>
  text.evaluate(
    (one) =>
      one.getBoundingClientRect().height / (one as unknown as SVGGraphicsElement).getBBox().height,
  );

test("P shows the scene alone, its type 1.6 to 2 times as large on a projector", async ({
  playground,
}) => {
  const { page } = playground;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await playground.toEndOf("Scores");
  const digits = page.locator('svg.frame [data-node="scores"] text').first();
  await page.keyboard.press("p");
  await expect(page.locator(".film")).toBeVisible();
  for (const gone of ["header", ".side", ".inspector", ".transport"])
    await expect(page.locator(gone)).toHaveCount(0);
  await expect.poll(() => enlarged(digits)).toBeGreaterThan(1.6);
  expect(await enlarged(digits)).toBeLessThanOrEqual(2.05);
  await page.keyboard.press("Escape");
  await expect(page.locator(".film")).toHaveCount(0);
  await expect(page.locator(".side")).toBeVisible();
});

test("a clicker plays on to the next stop and goes back, and B makes the screen black", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.toStartOf("Scores");
  await page.getByRole("button", { name: "Present" }).click();
  await expect(page.locator(".film")).toBeVisible();
  const element = page.locator("attention-playground");
  const place = () =>
    element.evaluate((one) => {
      const { currentTime, paused } = one as unknown as { currentTime: number; paused: boolean };
      return { currentTime, paused };
    });
  const { currentTime: start } = await place();
  await page.keyboard.press("PageDown");
  await expect
    .poll(async () => {
      const { currentTime, paused } = await place();
      return paused && currentTime > start;
    })
    .toBe(true);
  const stop = await place();
  await page.keyboard.press("PageUp");
  expect((await place()).currentTime).toBeLessThan(stop.currentTime);
  await page.keyboard.press("b");
  await expect(page.locator(".blackness")).toBeVisible();
  await expect(page.getByText("The screen is black")).toBeAttached();
  await page.keyboard.press("b");
  await expect(page.locator(".blackness")).toHaveCount(0);
});

test("a number is found under the pointer where it is drawn large", async ({ playground }) => {
  const { page } = playground;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await playground.toEndOf("Scores");
  await page.keyboard.press("p");
  await expect(page.locator(".film")).toBeVisible();
  const drawn = page.locator('svg.frame [data-node="scores"][data-index="8"]').first();
  await drawn.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await drawn.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.press("Escape");
  const pinned = await page
    .locator("attention-playground")
    .evaluate((element) => (element as unknown as { state: { cell?: unknown } }).state.cell);
  expect(pinned).toBeDefined();
  await expect(page.locator(".inspector")).toContainText("journey → starts");
});

test("a p in the sentence is a letter", async ({ playground }) => {
  const { page } = playground;
  await playground.sentence.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" up");
  await expect(playground.sentence).toHaveValue(/ up$/);
  await expect(page.locator(".film")).toHaveCount(0);
});
