/** The lesson on pages, by the page size that is dragged. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";

const pageSize = (page: Page) => page.getByRole("slider", { name: "Page size" });
const narration = (page: Page) => page.locator(".narration p").first();

test("a shared block is copied before the first different word is written", async ({
  page,
  playground,
}) => {
  await page.goto(`${playground.url}?preset=pages&stage=study.pages&moment=36`);
  await expect(narration(page)).toContainText("begins with the same six words");
  await page.goto(`${playground.url}?preset=pages&stage=study.pages&moment=45`);
  await expect(narration(page)).toContainText("Both sentences read block 2");
  await expect(narration(page)).toContainText("Its two words are copied to block 3");
  expect(playground.complaints).toEqual([]);
});

test("every page size has its counts, and full blocks are shared without a copy", async ({
  page,
  playground,
}) => {
  await page.goto(`${playground.url}?preset=pages&stage=study.pages&moment=99`);
  const slider = pageSize(page);
  await expect(slider).toHaveAttribute("aria-valuetext", "four words in a page");
  const frame = page.locator("svg.frame");
  await slider.focus();
  for (const [size, told, shared] of [
    [3, "Four blocks hold both sentences, with words in 12 of 12 places", "2 of 4"],
    [2, "Seven blocks hold both sentences, with words in 12 of 14 places", "3 of 7"],
  ] as const) {
    await page.keyboard.press("ArrowLeft");
    await expect(slider).toHaveAttribute("aria-valuenow", String(size));
    await expect(narration(page)).toContainText(told);
    await expect(frame).toContainText(shared);
  }
  await page.keyboard.press("End");
  await expect(narration(page)).toContainText("18 of 32 places");
  await page.keyboard.press("Control+z");
  await expect(slider).toHaveAttribute("aria-valuenow", "4");
  expect(playground.complaints).toEqual([]);
});

test("the second sentence can be set, and the picture speaks Chinese", async ({
  page,
  playground,
}) => {
  const other = "At the market it rained";
  const study = encodeURIComponent(JSON.stringify({ kind: "pages", other }));
  await page.goto(
    `${playground.url}?preset=pages&stage=study.pages&moment=99&lang=zh&study=${study}`,
  );
  await expect(page.locator("svg.frame")).toContainText("块表");
  await expect(narration(page)).toContainText("两句话一共用");
  expect(playground.complaints).toEqual([]);
});
