/** The experiment as a program beside the scene. */
import { expect, test } from "../playground.js";
import { RANDOM } from "../../support/browser_test.js";

test.use({ viewport: { width: 1280, height: 800 } });

test("the program follows the clock and leads it @firefox", async ({ playground }) => {
  const { page } = playground;
  await page.locator("#tab-code").click();
  const panel = page.locator("playground-code");
  const current = panel.locator(".line.current");

  await playground.step("Softmax").click();
  await expect(current).toContainText("weights = torch.softmax(masked_scores, dim=-1)");
  await expect(current).toContainText("H 2 × T 6 × S 6");
  await expect(current).toBeInViewport();

  await panel.locator(".line", { hasText: /(?<!_)scores = /u }).click();
  await expect(playground.currentStep).toHaveAttribute("title", "Scores");
  await expect(current).toContainText("scores = query_heads @ key_heads.transpose(-2, -1)");

  // A weight matrix is seen where it is used.
  await panel.locator(".line", { hasText: /W_query = torch/u }).click();
  await expect(current).toContainText("query = x @ W_query");
});

test("only the list of lines scrolls", async ({ playground }) => {
  const { page } = playground;
  await page.locator("#tab-code").click();
  await page.locator("playground-code .line").first().waitFor();
  await playground.step("Merge heads").click();
  await expect(page.locator("playground-code .line.current")).toBeInViewport();
  const scrolled = await page.evaluate(() => {
    const root = document.querySelector("attention-playground")?.shadowRoot;
    return [
      document.scrollingElement,
      root?.querySelector(".panel"),
      root?.querySelector(".app"),
    ].map((element) => element?.scrollTop);
  });
  expect(scrolled).toEqual([0, 0, 0]);
});

test("lines are walked by arrow keys, and the language is remembered", async ({ playground }) => {
  const { page } = playground;
  await page.locator("#tab-code").click();
  const panel = page.locator("playground-code");
  await panel.getByRole("button", { name: "NumPy" }).click();
  await playground.step("Scores").click();
  const current = panel.locator(".line.current");
  await expect(current).toContainText("swapaxes(-2, -1)");
  await current.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(playground.currentStep).toHaveAttribute("title", "Scale");

  await page.reload();
  await page.locator("#tab-code").click();
  await expect(panel.getByRole("button", { name: "NumPy" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("the whole program is copied", async ({ playground, context }) => {
  const { page } = playground;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#tab-code").click();
  const panel = page.locator("playground-code");
  await panel.locator(".copy").click();
  await expect(panel.getByRole("status")).toHaveText("Copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# Your journey starts with one step\n\nimport torch\n/u);
  expect(text).toMatch(/\nprint\(context\)\n$/u);
  expect(text).not.toContain("…");
});

test("where the page may not use the clipboard, the program is copied as a selection", async ({
  page,
  pageUrl,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.addEventListener("copy", (event) => {
      const field = event.composedPath()[0] as HTMLTextAreaElement;
      document.title = field.value.split("\n")[0] ?? "";
    });
  });
  await page.goto(pageUrl + RANDOM);
  await page.locator("#tab-code").click();
  const panel = page.locator("playground-code");
  await panel.locator(".copy").click();
  await expect(panel.getByRole("status")).toHaveText("Copied");
  expect(await page.title()).toBe("# Your journey starts with one step");
  await expect(panel.locator("textarea")).toHaveCount(0);
});
