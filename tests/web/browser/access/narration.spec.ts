/** What is said beside the picture is read in whole lines, clear of the bars below it. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";
import { inTurn } from "../../support/turns.js";

const WINDOWS = [
  [1280, 800],
  [390, 844],
] as const;

/** The examples with the longest sentences: waves, angles and norms. */
const EXAMPLES = ["positions", "norms-rms", "normalising-naive"];

/** What of the narration is cut off or stands in the bars, in words. Runs in the page. */
function cut(): string[] {
  const app = document.querySelector("attention-playground")?.shadowRoot;
  const strip = app?.querySelector(".narration");
  const bars = app?.querySelector(".transport")?.getBoundingClientRect();
  if (!strip || !bars) return ["no narration"];
  const room = strip.getBoundingClientRect();
  const found = room.bottom > bars.top + 0.5 ? ["the strip reaches into the bars"] : [];
  for (const part of strip.querySelectorAll("p, .formula math")) {
    const text = document.createRange();
    text.selectNodeContents(part);
    const lines = Array.from(text.getClientRects()).filter(({ width }) => width > 1);
    if (part.closest(".hidden") || getComputedStyle(part).clipPath !== "none") continue;
    const top = Math.min(...lines.map((line) => line.top));
    const bottom = Math.max(...lines.map((line) => line.bottom));
    if (top < room.top - 1 || bottom > room.bottom + 1)
      found.push(
        `${Math.round(top - room.top)} to ${Math.round(bottom - room.bottom)}: ${part.textContent}`,
      );
  }
  return found;
}

const write = (page: Page, lang: string, depth: string) =>
  page.locator("attention-playground").evaluate(
    async (element, [lang, depth]) => {
      const player = element as HTMLElement & { updateComplete: Promise<boolean> };
      player.lang = lang ?? "";
      player.setAttribute("depth", depth ?? "");
      await player.updateComplete;
    },
    [lang, depth],
  );

for (const [width, height] of inTurn(WINDOWS, 3))
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const example of EXAMPLES)
      test(`no line is cut in ${example} at ${width} pixels`, async ({ playground }) => {
        const { page } = playground;
        await playground.openPreset(example);
        for (const lang of ["en", "zh"])
          for (const depth of ["numbers", "formula"]) {
            await write(page, lang, depth);
            for (let share = 0.02; share < 1; share += 0.09) {
              await playground.seek(share);
              expect
                .soft(await page.evaluate(cut), `${lang}, ${depth}, ${share.toFixed(2)}`)
                .toEqual([]);
            }
          }
      });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the depth Formula has a formula, on one line", async ({ playground }) => {
    const { page } = playground;
    const formula = page.locator(".narration .formula");
    await write(page, "en", "formula");
    await page.locator("attention-playground").evaluate((element) => {
      element.setAttribute("stage", "weights");
    });
    await expect(formula.locator("math").first()).toBeVisible();
    const tops = await formula
      .locator("math")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    for (const top of tops) expect(Math.abs(top - (tops[0] ?? NaN))).toBeLessThan(24);
    await write(page, "en", "story");
    await expect(formula.locator("math")).toHaveCount(0);
  });
});
