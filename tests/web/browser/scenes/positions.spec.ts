/** The lesson that compares positions, by the position that is dragged. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";

const position = (page: Page) => page.getByRole("slider", { name: "Position in the sentence" });

test("the dragged position turns the clocks, and shuffled words are noticed @long", async ({
  page,
  playground,
}) => {
  await playground.openPreset("positions-compared");
  await playground.toEndOf("Positions compared");
  const slider = position(page);
  const frame = page.locator("svg.frame");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuenow", "0");
  // Without distance rotary positions change nothing: both words are where they were.
  await expect(frame.locator("text", { hasText: /^0\.78$/u })).toHaveCount(2);
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", "127");
  await expect(frame.locator("text", { hasText: /^0\.78$/u })).toHaveCount(1);
  await expect(page.locator(".narration")).toContainText("Without positions no context moves");
  await page.keyboard.press("Control+z");
  await expect(slider).toHaveAttribute("aria-valuenow", "24");
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.locator(".narration")).toContainText("没有位置编码");
  expect(playground.complaints).toEqual([]);
});

for (const text of ["we sing together", "the cat sat on the mat and the dog lay by the door"])
  test(`a phone shows one panel at a time, with ${text.split(" ").length} words @long`, async ({
    page,
    playground,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(
      `${playground.url}?v=1&preset=positions-compared&stage=study.positions&text=${text.replaceAll(" ", "+")}`,
    );
    const frame = page.locator("svg.frame");
    await expect(position(page)).toBeVisible();
    await expect(frame).toContainText("Words shuffled");
    await expect(frame).not.toContainText("by distance");
    await playground.seek(0.82);
    await expect(frame).toContainText("by distance");
    await expect(position(page)).toBeVisible();
    expect(playground.complaints).toEqual([]);
  });
