/** Under a strict policy: every panel, every view, and not one complaint. */
import { test as base } from "../../support/browser_test.js";
import { DIST } from "../../support/paths.js";
import { serveFolder } from "../../../../scripts/static_server.mjs";
import { expect, Playground } from "../playground.js";

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types lit-html attention-playground",
].join("; ");

base.use({ serviceWorkers: "allow" });

base(
  "a strict policy is never broken, in no panel and no view @firefox @long",
  async ({ page }) => {
    const server = await serveFolder({
      folder: DIST,
      headers: { "content-security-policy": POLICY },
    });
    await page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { broken });
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
        broken.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    const playground = new Playground(page, server.url);
    await playground.open();
    const { sentence } = playground;

    await sentence.fill("我爱中国 and attention");
    await expect(page.locator(".token")).toHaveCount(5);
    for (const tab of ["lesson", "why", "settings", "code"]) {
      await page.locator(`#tab-${tab}`).click();
      await expect(page.locator(`playground-${tab}`)).toBeVisible();
    }
    await page.locator(".examples").click();
    await expect(page.locator("playground-course .card .picture path").first()).toBeAttached();
    await page.keyboard.press("Escape");

    await playground.openPreset("split-heads");
    await page.locator("playground-lesson .option").first().click();
    await expect(page.locator("playground-lesson .answer")).toBeVisible();
    await playground.toEndOf("Softmax");
    await expect(page.locator(".formula math").first()).toBeVisible();
    await page.locator("playground-grids [role=gridcell][tabindex='0']").first().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("playground-why h2")).toBeVisible();
    await page.locator("playground-why #edit").click();
    await page.keyboard.type("0.5");
    await page.keyboard.press("Enter");
    await expect(page.locator("playground-why .set")).toBeVisible();

    const views = page.locator(".heading .views button");
    await expect(views).toHaveCount(4);
    for (const view of await views.all()) {
      await view.click();
      await expect(view).toHaveAttribute("aria-pressed", "true");
    }
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await sentence.fill("Your journey ends with one step");
    await expect(page.locator(".comparing")).toContainText("ends");
    await expect(views).toHaveCount(3);
    for (const view of await views.all()) await view.click();
    await page.getByRole("button", { name: "Stop comparing" }).last().click();
    await page.getByRole("button", { name: "Export" }).click();
    await page.locator("playground-export [data-kind=svg]").click();
    await expect(page.locator("playground-export [role=status]")).toContainText(".svg");
    await page.keyboard.press("Escape");
    await playground.toEndOf("Query, key, value");
    await page.getByRole("button", { name: "Space", exact: true }).click();
    await expect(page.locator("playground-space dl")).toBeVisible();

    await page.locator("#tab-settings").click();
    await page.locator("playground-settings").getByRole("switch").first().click();
    await page.getByRole("button", { name: "Switch to the dark theme" }).click();
    await page.getByRole("button", { name: "中文" }).click();
    await expect(page.locator("header h1")).toHaveText("注意力演示场");

    const broken = await page.evaluate(() => (window as unknown as { broken: string[] }).broken);
    expect(broken).toEqual([]);
    expect(playground.complaints).toEqual([]);
    await server.close();
  },
);
