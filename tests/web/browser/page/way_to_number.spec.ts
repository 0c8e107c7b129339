/** From the picture of a translation to the computation of its numbers, and back. */
import { expect, test } from "../../support/browser_test.js";
import { middleOf, share, narration } from "./translation.js";

test.use({ viewport: { width: 1280, height: 800 } });

test("the number leads to its computation, and back to the picture", async ({ page, pageUrl }) => {
  await page.goto(pageUrl);
  await page.locator(".path").click();
  await expect(page.locator(".heading h2")).toHaveText("Softmax");
  await page.locator(".return button").click();
  await expect(page.locator(".heading h2")).toHaveText("Translate");
  await expect(narration(page)).toHaveText(/^\s*it looks at animal/u);
});

test("from the panel of a number, too, there is a way back to the picture", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  await expect(page.locator(".path")).toBeVisible();
  const { x, y } = await middleOf(share(page));
  await page.mouse.click(x, y);
  await page.locator("#tab-why").click();
  await page.getByRole("button", { name: "Show how" }).click();
  await expect(page.locator(".heading h2")).toHaveText("Softmax");
  const factor = page.locator("playground-why").getByRole("button", { name: /Score/ });
  await factor.first().click();
  await page.getByRole("button", { name: "Show how" }).click();
  await page.locator(".return button").click();
  await expect(page.locator(".heading h2")).toHaveText("Translate");
});

test("the way to a number ends at the number, and a press on it explains it", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  const playground = page.locator("attention-playground");
  const selected = playground.evaluate(
    (element) =>
      new Promise<{ readonly node: string; readonly index: number }>((resolve) => {
        element.addEventListener("playground-select", (event) => {
          resolve((event as CustomEvent).detail.cell);
        });
      }),
  );
  await page.locator(".path").click();
  await expect(page.locator(".heading h2")).toHaveText("Softmax");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible({ timeout: 20000 });
  await expect(narration(page)).toHaveText(/Every row now adds up to 1/u);
  const { node, index } = await selected;
  const number = page.locator(`svg.frame [data-node="${node}"][data-index="${index}"]`).last();
  const { x, y } = await middleOf(number);
  for (let press = 0; press < 2; press++) {
    await page.mouse.click(x, y);
    await expect(page.locator("#tab-why")).toHaveAttribute("aria-selected", "true");
    await expect(page.locator(".inspector")).toContainText(/it → animal/u);
    await expect(page.locator(".return button")).toBeVisible();
  }
});

test("Back leads from the numbers to the sentence, and so does the button", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  const heading = page.locator(".heading h2");
  const entries = () => page.evaluate(() => history.length);
  await expect(page.locator(".path")).toBeVisible();
  const before = await entries();
  await page.locator(".path").click();
  await expect(heading).toHaveText("Softmax");
  await page.goBack();
  await expect(heading).toHaveText("Translate");
  await page.locator(".path").click();
  await expect(heading).toHaveText("Softmax");
  await page.locator(".return button").click();
  await expect(heading).toHaveText("Translate");
  expect(await entries()).toBe(before + 1);
  await expect(page.locator(".path")).toBeVisible();
});
