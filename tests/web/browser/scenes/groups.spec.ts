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

const long =
  "the cat sat on the mat and the dog lay by the door while rain fell on roofs all night";

for (const { device, size } of [
  { device: "phone", size: { width: 390, height: 844 } },
  { device: "desktop", size: { width: 1280, height: 800 } },
])
  for (const text of ["we sing together", long])
    test(`plays through on a ${device}, with ${text.split(" ").length} words`, async ({
      page,
      playground,
    }) => {
      await page.setViewportSize(size);
      await page.goto(
        `${playground.url}?v=1&preset=grouped-query&stage=study.groups&text=${text.replaceAll(" ", "+")}`,
      );
      await expect(sharedHeads(page)).toBeVisible();
      for (const key of ["Home", "End"]) {
        await sharedHeads(page).focus();
        await page.keyboard.press(key);
        await expect(sharedHeads(page)).toHaveAttribute(
          "aria-valuenow",
          key === "Home" ? "1" : "8",
        );
        for (const share of [0.85, 0.95, 1]) {
          await playground.seek(share);
          const outside = await page.locator("svg.frame").evaluate((frame) => {
            const room = frame.getBoundingClientRect();
            return [...frame.querySelectorAll("text, path")].filter((mark) => {
              const box = mark.getBoundingClientRect();
              return box.left < room.left - 2 || box.right > room.right + 2;
            }).length;
          });
          expect(outside, `${key}, ${share}`).toBe(0);
        }
      }
      expect(playground.complaints).toEqual([]);
    });
