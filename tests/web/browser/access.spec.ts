/** The page for those who cannot see it, cannot point at it, or see it otherwise. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./playground.js";

/** What axe finds against WCAG 2.2 AA and its own best practices. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id} ${target.join(" ")} ${failureSummary}`),
  );
}

const looks = [
  { size: "wide", language: "English", theme: "light", width: 1280, height: 800 },
  { size: "wide", language: "中文", theme: "dark", width: 1280, height: 800 },
  { size: "tablet", language: "English", theme: "dark", width: 900, height: 1000 },
  { size: "phone", language: "English", theme: "light", width: 390, height: 844 },
] as const;

for (const { size, language, theme, width, height } of looks)
  test.describe(`${size}, ${language}, ${theme}`, () => {
    test.use({
      viewport: { width, height },
      colorScheme: theme,
      locale: language === "中文" ? "zh-CN" : "en-US",
    });

    test("axe finds nothing to complain about in any panel", async ({ playground }) => {
      const { page } = playground;
      expect(await complaints(page)).toEqual([]);
      const tabs = page.locator(".inspector [role=tab]");
      for (const tab of await tabs.all()) {
        await tab.click();
        await expect(page.locator(".panel > :defined")).toBeVisible();
        expect(await complaints(page), (await tab.textContent()) ?? "").toEqual([]);
      }
    });
  });

test("every matrix is a grid that names its rows and columns and is walked by key", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  const grid = page.getByRole("grid", { name: /^Weights/ });
  await expect(grid).toHaveAttribute("aria-rowcount", "7");
  await expect(grid).toHaveAttribute("aria-colcount", "7");
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const cell = grid.locator('[role=gridcell][tabindex="0"]');
  await expect(cell).toBeFocused();
  await expect(grid.getByRole("rowheader")).toHaveText("journey");
  await expect(cell).toHaveAttribute("aria-colindex", "3");
  const shown = (await playground.digits("weights")).get(7) ?? "";
  expect(Number(await cell.textContent())).toBeCloseTo(Number(shown), 2);
  await page.keyboard.press("Enter");
  await expect(cell).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(cell).toHaveAttribute("aria-selected", "false");
});

test("pointing at a cell lights the cells it was made from @firefox", async ({ playground }) => {
  const { page } = playground;
  await playground.toEndOf("Scores");
  const drawn = page.locator("svg.frame > g");
  const before = await drawn.count();
  await page.locator('svg.frame [data-node="scores"][data-index="7"]').first().hover();
  // Two features of the query, two of the key, and the cell itself.
  await expect(drawn).toHaveCount(before + 5);
  await page.mouse.move(2, 2);
  await expect(drawn).toHaveCount(before);
});

test("the whole tour is taken by key alone", async ({ playground }) => {
  const { page } = playground;
  const steps = await playground.steps.count();
  await page.locator(".step.current").focus();
  const seen: string[] = [];
  for (let step = 0; step < steps; step++) {
    seen.push((await playground.currentStep.getAttribute("title")) ?? "");
    await page.keyboard.press("ArrowDown");
  }
  expect(new Set(seen).size).toBeGreaterThan(steps - 2);
  const roles = new Set<string>();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press("Tab");
    const role = await page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.getAttribute("role") ?? element?.localName ?? "";
    });
    roles.add(role);
  }
  for (const role of ["input", "button", "slider", "select", "tab"])
    expect([...roles], role).toContain(role);
});
