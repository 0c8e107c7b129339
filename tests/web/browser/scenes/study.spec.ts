/** Studies on the page: their lessons play with the reader's own words, and their sliders are dragged. */
import type { Locator, Page } from "@playwright/test";
import { expect, test, type Playground } from "../playground.js";

const three = "cats sit quietly";
const twenty =
  "The longest journey that I ever made began with one small step out of the old door at home today";

const open = (playground: Playground, query: string) =>
  playground.page.goto(`${playground.url}?preset=cache&${query}`);

const lengthOf = (page: Page): Locator => page.getByRole("slider", { name: "Length" });

/** Where on the page the knob stands at a share of the track. */
async function placeOn(slider: Locator, share: number): Promise<{ x: number; y: number }> {
  const box = await slider.boundingBox();
  if (!box) throw new Error("the slider has no place");
  return { x: box.x + 12 + (box.width - 24) * share, y: box.y + box.height / 2 };
}

for (const [count, text] of [
  ["3", three],
  ["20", twenty],
] as const)
  test(`a cache is played with ${count} words`, async ({ page, playground }) => {
    await open(playground, `stage=study.cache&moment=1&text=${encodeURIComponent(text)}`);
    const narration = page.locator(".narration p").first();
    await expect(narration).toContainText("is the first word");
    await playground.seek(0.9);
    await expect(narration).toContainText("brings one key, one value and one row of scores");
    await playground.seek(1);
    await expect(narration).toContainText("After 4,096 words: 135,036,928 multiplications");
    await expect(lengthOf(page)).toBeInViewport();
    expect(playground.complaints).toEqual([]);
  });

test("a slider is dragged, live, and one Undo takes the drag back", async ({
  page,
  playground,
}) => {
  await open(playground, "stage=study.cache&moment=99");
  const slider = lengthOf(page);
  await expect(slider).toHaveAttribute("aria-valuetext", "4,096 words");
  const narration = page.locator(".narration p").first();
  const from = await placeOn(slider, 1);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const [share, length] of [
    [0.75, "512"],
    [0.5, "64"],
  ] as const) {
    const to = await placeOn(slider, share);
    await page.mouse.move(to.x, to.y);
    await expect(narration).toContainText(`After ${length} words`);
    // Longer than typing may pause.
    await page.waitForTimeout(1100);
  }
  await page.mouse.up();
  await expect(slider).toHaveAttribute("aria-valuenow", "64");
  await expect(slider).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(slider).toHaveAttribute("aria-valuetext", "4,096 words");
  expect(playground.complaints).toEqual([]);
});

test("the keys of a slider set it, and leave the film alone", async ({ page, playground }) => {
  await open(playground, "stage=study.cache&moment=99");
  const slider = lengthOf(page);
  await slider.focus();
  for (const [key, value] of [
    ["Home", "1"],
    ["ArrowRight", "2"],
    ["PageUp", "10"],
    ["ArrowLeft", "9"],
    ["End", "4096"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute("aria-valuenow", value);
  }
  await expect(playground.currentStep).toHaveAttribute("title", "Cache");
});

test("with reduced motion a slider is dragged as well", async ({ page, playground }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(playground, "stage=study.cache&moment=99");
  const to = await placeOn(lengthOf(page), 0.25);
  await page.mouse.click(to.x, to.y);
  await expect(lengthOf(page)).toHaveAttribute("aria-valuetext", "8 words");
});

test("the settings offer the study and its length", async ({ page, playground }) => {
  await open(playground, "stage=study.cache&moment=99&panel=settings");
  await page.locator("summary", { hasText: "Study" }).click();
  await expect(page.getByRole("combobox", { name: "Kind of study" })).toHaveValue("cache");
  await page.getByRole("textbox", { name: "Length" }).fill("100");
  await expect(lengthOf(page)).toHaveAttribute("aria-valuetext", "100 words");
});
