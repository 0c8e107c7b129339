/** Heads and blocks on the page: the views, selecting a sheet, and the links from a block to its parts. */
import { expect, test } from "../playground.js";
import type { Page } from "@playwright/test";

const seek = (page: Page, stage: string, share: number) =>
  page.locator("playground-scrubber").evaluate(
    (scrubber, at) => {
      const { stages } = scrubber as unknown as {
        stages: { id: string; start: number; end: number }[];
      };
      const found = stages.find(({ id }) => id === at.stage);
      if (!found) throw new Error(`no step ${at.stage}`);
      const detail = found.start + (found.end - found.start) * at.share;
      scrubber.dispatchEvent(new CustomEvent("seek", { detail }));
    },
    { stage, share },
  );

test("every sub-layer of a block can be opened from its map, by pointer and by key @firefox", async ({
  page,
  playground,
}) => {
  await playground.openExample("The transformer block, post-norm");
  await expect(playground.step("Layer norm 2")).toBeVisible();
  await seek(page, "block.0.norm_2", 0.99);
  await expect(page.locator(".narration")).toContainText("has the shape of its input");
  const ways = page.locator("playground-grids button");
  await expect(ways).toHaveCount(8);
  const attention = page.getByRole("button", { name: "Open: Masked multi-head attention" });

  // By pointer, in a free corner of the card …
  const card = await attention.boundingBox();
  if (!card) throw new Error("the card has no place");
  await page.mouse.click(card.x + card.width - 8, card.y + card.height - 8);
  await expect(page.getByRole("navigation", { name: "Levels" })).toContainText("Attention");

  // … and by key.
  await page.keyboard.press("Escape");
  await seek(page, "block.0.norm_2", 0.99);
  const norm = page.getByRole("button", { name: "Open: Norm" }).first();
  await norm.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".heading h2")).toHaveText("Layer norm 1");
});

test("heads are shown in lanes, as a stack or as a grid, and a click brings a sheet to the front", async ({
  page,
  playground,
}) => {
  await playground.openExample("Multi-query attention");
  // It opens at the step of its lesson, which would otherwise come after the seek.
  await expect(playground.currentStep).toHaveAttribute("title", "Repeat heads");
  await seek(page, "heads", 0.3);
  const views = page.getByRole("group", { name: "View" });
  for (const view of ["Stack", "Grid", "Lanes"]) {
    await views.getByRole("button", { name: view, exact: true }).click();
    await expect(views.getByRole("button", { name: view, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  }
  await views.getByRole("button", { name: "Stack", exact: true }).click();
  await page.locator("svg text", { hasText: "Head 3" }).first().click({ force: true });
  await expect(
    page.locator("svg text[font-weight='600']", { hasText: /^Head 3$/u }).first(),
  ).toBeVisible();
});
