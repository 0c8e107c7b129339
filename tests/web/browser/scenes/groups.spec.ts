/** The lesson on heads that share keys and values, by the number of heads that is dragged. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";

const sharedHeads = (page: Page) => page.getByRole("slider", { name: "Heads of keys and values" });

test("every choice keeps its bytes, and heads that share still differ", async ({
  page,
  playground,
}) => {
  await playground.openPreset("grouped-query");
  await playground.toEndOf("Shared keys and values");
  const slider = sharedHeads(page);
  const frame = page.locator("svg.frame");
  await slider.focus();
  await page.keyboard.press("Home");
  for (const [heads, bytes] of [
    [1, "192"],
    [2, "384"],
    [4, "768"],
    [8, "1,536"],
  ] as const) {
    await expect(slider).toHaveAttribute("aria-valuenow", String(heads));
    await expect(frame.locator("text", { hasText: new RegExp(`^${bytes}$`, "u") })).not.toHaveCount(
      0,
    );
    await page.keyboard.press("ArrowRight");
  }
  await expect(page.locator(".narration")).toContainText("its own keys and values");
  // Steps of one slider that follow each other are undone together.
  await page.keyboard.press("Control+z");
  await expect(slider).toHaveAttribute("aria-valuenow", "2");
  // What Llama 3 8B keeps for 8,192 tokens: 2 * 32 layers * 8 heads * 128 numbers of 2 bytes each.
  await expect(frame).toContainText("1,073,741,824");
  expect(playground.complaints).toEqual([]);
});
