/** The catalogue of a trained model's heads, each with its switch. */
import { expect, test } from "../playground.js";

test.use({ viewport: { width: 1280, height: 800 } });

test("a head is switched off: the answer is another, and its arcs are gone", async ({
  playground,
}) => {
  const { page } = playground;
  await page.goto(`${playground.url}?model=translate`);
  await page.locator("#tab-heads").click();
  const panel = page.locator("playground-heads");
  const source = panel.getByRole("switch", { name: "word → its source", exact: false }).first();
  await expect(source).toBeChecked();
  const before = await playground.frame();

  await source.click();
  await expect(source).not.toBeChecked();
  await expect(panel.locator(".effect")).toContainText("One head is off.");
  await expect.poll(() => playground.frame()).not.toBe(before);
  await expect(page).toHaveURL(/set=\/without:/u);

  await panel.getByRole("button", { name: "All on" }).click();
  await expect(source).toBeChecked();
  await expect(panel.locator(".effect")).not.toContainText("off");
});

test("the name of a head leads to where it looks", async ({ playground }) => {
  const { page } = playground;
  await page.goto(`${playground.url}?model=translate&panel=heads`);
  await page.locator("playground-heads .name", { hasText: "verb → subject" }).first().click();
  await expect(playground.currentStep).toHaveAttribute("title", /weights|Softmax|Attention/iu);
});

test("experiments with random parameters have no such panel", async ({ playground }) => {
  await playground.open();
  await expect(playground.page.locator("#tab-lesson")).toBeVisible();
  await expect(playground.page.locator("#tab-heads")).toHaveCount(0);
});
