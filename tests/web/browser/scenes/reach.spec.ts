/** The lesson on reach: the cone of a word, by layers that are dragged, for any sentence and mask. */
import type { Page } from "@playwright/test";
import { expect, test, type Playground } from "../playground.js";

const layersOf = (page: Page) => page.getByRole("slider", { name: "Layers" });

/** Of how many words the word at the top has heard after each layer, the last layer first. */
const counts = (page: Page): Promise<string[]> =>
  page
    .locator("svg.frame text")
    .evaluateAll((texts) =>
      texts.map((text) => text.textContent ?? "").filter((text) => /^\d+ of \d+$/u.test(text)),
    );

async function openLesson(playground: Playground): Promise<void> {
  await playground.openPreset("windows-reach");
  await playground.toEndOf("Reach");
}

test("every layer lets the last word hear of one word more, until it has heard of all", async ({
  page,
  playground,
}) => {
  await openLesson(playground);
  await expect.poll(() => counts(page)).toEqual(["2 of 8", "3 of 8", "4 of 8"]);
  const layers = layersOf(page);
  await expect(layers).toHaveAttribute("aria-valuenow", "3");
  await layers.focus();
  for (let layer = 4; layer <= 7; layer++) {
    await page.keyboard.press("ArrowRight");
    await expect(layers).toHaveAttribute("aria-valuenow", String(layer));
    await expect.poll(async () => (await counts(page)).at(-1)).toBe(`${layer + 1} of 8`);
  }
  expect(playground.complaints).toEqual([]);
});

test("the number of layers is dragged, and one drag is undone at once", async ({
  page,
  playground,
}) => {
  await openLesson(playground);
  const layers = layersOf(page);
  const track = await layers.boundingBox();
  if (!track) throw new Error("the slider has no place");
  const middle = track.y + track.height / 2;
  await page.mouse.move(track.x + 30, middle);
  await page.mouse.down();
  for (const share of [0.3, 0.5, 0.7]) await page.mouse.move(track.x + track.width * share, middle);
  await page.mouse.up();
  await expect(layers).not.toHaveAttribute("aria-valuenow", "3");
  await page.keyboard.press("Control+z");
  await expect(layers).toHaveAttribute("aria-valuenow", "3");
});

test("any word and any dot shows its own cone", async ({ page, playground }) => {
  await openLesson(playground);
  // In the second layer, above the third word: [1][2][2] of (3, 8, 8).
  const dot = page.locator(`svg.frame [data-node="study.reach"][data-index="${64 + 18}"]`).first();
  await dot.click({ force: true });
  await expect.poll(() => counts(page)).toEqual(["2 of 8", "3 of 8"]);
  await expect(page.locator(".narration")).toContainText("journey");
});
