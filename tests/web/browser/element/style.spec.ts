/** How a page's style sheet reaches the element: its parts and its custom properties. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "../../support/browser_test.js";
import { DIST } from "../../support/paths.js";
import { expect } from "../playground.js";
import { inPage } from "./in_page.js";

const MANIFEST = JSON.parse(readFileSync(join(DIST, "custom-elements.json"), "utf8")) as {
  modules: [
    { declarations: [{ cssParts: { name: string }[]; cssProperties: { name: string }[] }] },
  ];
};
const [{ declarations }] = MANIFEST.modules;
const [{ cssParts, cssProperties }] = declarations;

const STYLED = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <style>
    attention-playground { height: 640px; --value: rgb(1 2 3); --paper: oklch(1 0 0); --heading: 31px; }
    ${cssParts.map(({ name }) => `attention-playground::part(${name}) { outline: 7px solid; }`).join("\n")}
  </style>
  <script type="module" src="attention-playground.js"></script>
  <attention-playground text="a b" stage="qkv" theme="dark"></attention-playground>
</html>`;

test("a page's style sheet reaches the parts, and its colours the drawing", async ({
  page,
  pageUrl,
}) => {
  await page.route("**/styled.html", (route) =>
    route.fulfill({ contentType: "text/html", body: STYLED }),
  );
  await page.goto(`${pageUrl}styled.html`);
  const element = page.locator("attention-playground");
  await expect(element.locator("svg.frame")).toBeVisible();
  const rules = await page.evaluate(() => {
    const { styles } = customElements.get("attention-playground") as unknown as {
      styles: { cssText: string }[];
    };
    return styles.map(({ cssText }) => cssText).join();
  });
  for (const { name } of cssProperties) expect(rules).toContain(`var(${name})`);
  expect(await inPage(page, (one) => one.clientHeight)).toBe(640);
  await element.getByRole("button", { name: "Export" }).click();
  await expect(element.locator("dialog")).toBeVisible();
  const outlines = await inPage(page, (one) =>
    Array.from(one.shadowRoot?.querySelectorAll("[part]") ?? [], (part) => [
      part.getAttribute("part"),
      getComputedStyle(part).outlineWidth,
    ]),
  );
  for (const { name } of cssParts) expect(outlines).toContainEqual([name, "7px"]);
  expect(outlines.every(([, width]) => width === "7px")).toBe(true);
  await page.keyboard.press("Escape");

  await expect(element.locator("svg.frame [fill='#010203']").first()).toBeAttached();
  await expect(element.locator(".scene")).toHaveCSS("background-color", "oklch(1 0 0)");
  await expect(element.locator("h2")).toHaveCSS("font-size", "31px");
  // The page's colours stay, the theme's change.
  await element.getByRole("button", { name: "light" }).click();
  await expect(element.locator("svg.frame [fill='#010203']").first()).toBeAttached();
  await expect(element.locator("svg.frame [fill='#14171C']").first()).toBeAttached();
});
