/** Every number explains itself: pinned, followed back, played, and given another value. */
import type { Locator } from "@playwright/test";
import { expect, test, type Playground } from "../playground.js";

/** Pins a weight in the picture; what the picture shows there. */
async function pinWeight(playground: Playground, index: number): Promise<string> {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  const shown = (await playground.digits("weights")).get(index) ?? "";
  await page.locator(`svg.frame [data-node="weights"][data-index="${index}"]`).first().click();
  await expect(page.locator("playground-why h2")).toBeVisible();
  return shown;
}

const valueOf = (text: string): number =>
  Number(/[−\d.]+/u.exec(text)?.[0].replace("−", "-") ?? NaN);

const numberOf = async (where: Locator): Promise<number> => valueOf(await where.innerText());

test("a pinned weight is written out as far as the vectors @firefox", async ({ playground }) => {
  const why = playground.page.locator("playground-why");
  const shown = await pinWeight(playground, 19);
  await expect(why.locator("h2")).toHaveText("with → journey");
  expect(await numberOf(why.locator(".tile.large"))).toBeCloseTo(Number(shown), 2);
  await expect(why.locator("h3")).toHaveText([
    "Weight",
    "Scaled score",
    "Score",
    "Query of with",
    "Key of journey",
    "Vectors",
  ]);
  await why.getByRole("button", { name: "÷ the row’s sum" }).click();
  const shares = why.locator(".inside .line > :last-child");
  const sum = (await shares.allInnerTexts()).reduce((all, text) => all + valueOf(text), 0);
  expect(sum).toBeCloseTo(
    await numberOf(why.locator("section .line").nth(1).locator("> :last-child")),
    1,
  );
});

test("every number leads to its own arithmetic, and back", async ({ playground }) => {
  const { page } = playground;
  const why = page.locator("playground-why");
  await pinWeight(playground, 19);
  await why
    .getByRole("button", { name: /Score, with → journey/ })
    .last()
    .click();
  await expect(why.locator("header p")).toContainText("Score");
  await expect(why.locator("h2")).toBeFocused();
  const factor = why.getByRole("button", { name: /Query, with/ }).first();
  const text = await factor.innerText();
  await factor.focus();
  await page.keyboard.press("Enter");
  await expect(why.locator(".tile.large")).toHaveText(text);
  await why.getByRole("button", { name: /^Back to Score/ }).click();
  await why.getByRole("button", { name: /^Back to Weight/ }).click();
  await expect(why.locator("header p")).toContainText("Weight");
  await expect(why.getByRole("button", { name: /^Back/ })).toHaveCount(0);
  await why.getByRole("button", { name: "Unpin" }).click();
  await expect(why.locator(".empty")).toBeVisible();
});

test("its step is played for this cell", async ({ playground }) => {
  const why = playground.page.locator("playground-why");
  await pinWeight(playground, 19);
  const before = await playground.time();
  await why.getByRole("button", { name: "Show how" }).click();
  await expect.poll(() => playground.time()).toBeLessThan(before);
  await expect(playground.step("Softmax")).toHaveAttribute("aria-current", "step");
});

test("a cell takes another value, and everything after it follows", async ({ playground }) => {
  const { page } = playground;
  const why = page.locator("playground-why");
  const weight = await pinWeight(playground, 19);
  await why
    .getByRole("button", { name: /Score, with → journey/ })
    .last()
    .click();
  const score = await numberOf(why.locator(".tile.large"));
  await why.getByRole("button", { name: "Edit this cell" }).click();
  const field = why.getByLabel(/New value for Score/);
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowUp");
  expect(Number((await field.inputValue()).replace("−", "-"))).toBeCloseTo(score + 0.1, 3);
  await field.fill("much");
  await page.keyboard.press("Enter");
  await expect(why.getByRole("alert")).toHaveText("Type a number, such as 0.5 or −2.");
  await field.fill("9");
  await page.keyboard.press("Enter");
  await expect(why.locator(".tile.large")).toHaveText("9.000");
  await expect(why.locator(".set")).toContainText("set by hand");
  await why.getByRole("button", { name: /^Back to Weight/ }).click();
  await expect.poll(() => numberOf(why.locator(".tile.large"))).toBeGreaterThan(0.9);
  await page.keyboard.press("Control+z");
  await expect.poll(() => numberOf(why.locator(".tile.large"))).toBeCloseTo(Number(weight), 2);
});

test("a value is dragged sideways", async ({ playground }) => {
  const { page } = playground;
  const why = page.locator("playground-why");
  await pinWeight(playground, 19);
  const before = await numberOf(why.locator(".tile.large"));
  await why.getByRole("button", { name: "Edit this cell" }).click();
  const box = await why.locator("input").boundingBox();
  if (!box) throw new Error("the field has no place");
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => numberOf(why.locator(".tile.large"))).toBeCloseTo(before + 0.5, 2);
});

for (const [width, height, colorScheme] of [
  [1280, 800, "light"],
  [390, 844, "dark"],
] as const)
  test.describe(`${width} wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test("nothing runs over", async ({ playground }) => {
      const { page } = playground;
      await playground.openPreset("split-heads");
      await playground.seek(0.6);
      const cell = page.locator("svg.frame [data-node]").first();
      await cell.waitFor();
      // Before the panel opens, which moves the picture.
      await cell.click({ force: true });
      await page.locator("#tab-why").click();
      const why = page.locator("playground-why");
      await expect(why.locator("h2")).toBeVisible();
      expect(await why.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
    });
  });

test("an edit is listed and undone beside it, in Why and above the scene", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.toEndOf("Scores");
  const panel = page.locator("playground-why");
  const above = page.locator(".heading .undo-edit");
  const cell = page.locator('svg.frame [data-node="scores"][data-index="2"]').first();
  for (const undo of [panel.getByRole("button", { name: "Undo: Scores" }), above]) {
    await expect(above).toHaveCount(0);
    await cell.click({ force: true });
    await panel.getByRole("button", { name: "Edit this cell" }).click();
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await expect(panel.locator(".edit")).toContainText("1 cell");
    await expect(panel.locator(".edit .tile")).toHaveText("3.000");
    await undo.click();
    await expect(panel.locator(".edit")).toHaveCount(0);
    await panel.locator(".unpin").click();
  }
});
