/** The lesson on scores and their width, by the width that is dragged. */
import { expect, test } from "../playground.js";

test("the wider queries and keys are, the more one word gets, but for the root", async ({
  page,
  playground,
}) => {
  await playground.openPreset("scale-and-width");
  await playground.toEndOf("Spread of scores");
  const slider = page.getByRole("slider", { name: "Width of queries and keys" });
  const narration = page.locator(".narration");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuenow", "2");
  await expect(narration).toContainText("At width 2 the largest weight is 45% on average");
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", "512");
  await expect(narration).toContainText("99% on average without the root and 47% with it");
  await page.keyboard.press("Control+z");
  await expect(slider).toHaveAttribute("aria-valuenow", "64");
  expect(playground.complaints).toEqual([]);
});
