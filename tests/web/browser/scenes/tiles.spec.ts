/** Attention in tiles on the page: the lesson plays with the reader's own words, and the tile size is dragged. */
import { expect, test, type Playground } from "../playground.js";

const three = "cats sit quietly";
const twenty =
  "The longest journey that I ever made began with one small step out of the old door at home today";

const open = (playground: Playground, query: string) =>
  playground.page.goto(`${playground.url}?preset=blockwise&stage=study.tiles&${query}`);

for (const [count, text, moved, plain] of [
  ["3", three, "96", "132"],
  ["20", twenty, "1,920", "2,240"],
] as const)
  test(`tiles are played with ${count} words`, async ({ page, playground }) => {
    await open(playground, `moment=99&text=${encodeURIComponent(text)}`);
    const narration = page.locator(".narration p").first();
    await expect(narration).toContainText("The same context as from the whole matrix");
    await expect(narration).toContainText(`${moved} numbers moved instead of ${plain}`);
    await expect(page.getByRole("slider", { name: "Tile size" })).toBeInViewport();
    expect(playground.complaints).toEqual([]);
  });

test("another tile size moves other amounts, and Undo takes it back", async ({
  page,
  playground,
}) => {
  await open(playground, "moment=99");
  const narration = page.locator(".narration p").first();
  await expect(narration).toContainText("768 numbers moved instead of 960");
  const slider = page.getByRole("slider", { name: "Tile size" });
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "tiles of 64 words");
  await expect(narration).toContainText("384 numbers moved instead of 960");
  await page.keyboard.press("Control+z");
  await expect(narration).toContainText("768 numbers moved instead of 960");
});

test("tiles that the mask hides are skipped", async ({ page, playground }) => {
  await open(playground, "moment=99&mask=causal");
  const narration = page.locator(".narration p").first();
  await expect(narration).toContainText("576 numbers moved instead of 960");
  expect(playground.complaints).toEqual([]);
});
