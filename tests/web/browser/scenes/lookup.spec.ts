/** The lesson on temperature, by the temperature that is dragged. */
import { expect, test } from "../playground.js";

test("cold, each way takes one value; hot, all take the mean", async ({ page, playground }) => {
  await playground.openPreset("temperature");
  await playground.toEndOf("Soft lookup");
  const slider = page.getByRole("slider", { name: "Temperature" });
  const narration = page.locator(".narration");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuenow", "0.01");
  await expect(narration).toContainText("over 1.0 words by dot product");
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", "100");
  await expect(narration).toContainText("over 6.0 words by dot product, 6.0 by additive");
  await page.keyboard.press("Control+z");
  await expect(slider).toHaveAttribute("aria-valuenow", "1");
  expect(playground.complaints).toEqual([]);
});
