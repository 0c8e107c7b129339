/** axe in every panel, view and state, in sizes, themes and languages that take turns. */
import type { Locator } from "@playwright/test";
import { complaints } from "./axe.js";
import { expect, test, type Playground } from "../playground.js";
import { inTurn } from "../../support/turns.js";

type Bring = (playground: Playground) => Promise<void>;

/** In the lowest window the open panel covers the scene with its buttons; they have no key of their own. */
async function press(button: Locator): Promise<void> {
  if ((button.page().viewportSize()?.height ?? 0) < 480) await button.dispatchEvent("click");
  else await button.click();
}

const tab =
  (id: string): Bring =>
  async ({ page }) => {
    const tab = page.locator(`#tab-${id}`);
    // Where the panel covers the scene, a second press would close it.
    if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
    await expect(page.locator(".panel > :defined")).toBeVisible();
  };

const view =
  (place: number): Bring =>
  async ({ page }) => {
    const button = page.locator(".heading .views button").nth(place);
    await press(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
  };

const openAll = async (sections: Locator): Promise<void> => {
  while ((await sections.count()) > 0) await sections.first().click();
};

/** One after the other on one page; none depends on the language. */
const STATES: Readonly<Record<string, Bring>> = {
  opened: () => Promise.resolve(),
  "settings, all open": async (playground) => {
    await tab("settings")(playground);
    const panel = playground.page.locator("playground-settings");
    await openAll(panel.locator("details:not([open]) > summary"));
    await panel.locator("button[aria-expanded=false]").first().click();
    // Not a number of heads that divides the width.
    await panel.getByRole("textbox").first().fill("3");
    await expect(panel.getByRole("alert")).toBeVisible();
  },
  code: tab("code"),
  "examples open": async ({ page }) => {
    await page.locator(".examples").click();
    await expect(page.locator("playground-course .picture path").first()).toBeAttached();
  },
  "lessons found": async ({ page }) => {
    await page.locator("playground-course input").fill("softmax");
    await expect(page.locator("playground-course [role=option]").first()).toBeVisible();
  },
  "no lesson found": async ({ page }) => {
    await page.locator("playground-course input").fill("xyzzy");
    await expect(page.locator("playground-course .nothing")).toBeVisible();
  },
  "lesson answered": async (playground) => {
    const { page } = playground;
    // The first clears the search, the second closes the course.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await playground.openPreset("normalising-overflow");
    await tab("lesson")(playground);
    await page.locator("playground-lesson .option").first().click();
    await expect(page.locator("playground-lesson .answer")).toBeVisible();
  },
  "cell pinned": async (playground) => {
    const { page } = playground;
    await playground.openPreset("split-heads");
    await playground.seek(0.75);
    await page.locator("playground-grids [role=gridcell][tabindex='0']").first().focus();
    await page.keyboard.press("Enter");
    await tab("why")(playground);
    await expect(page.locator("playground-why h2")).toBeVisible();
  },
  "cell being edited": async ({ page }) => {
    await page.locator("playground-why #edit").click();
    await expect(page.locator("playground-why form")).toBeVisible();
  },
  arcs: view(1),
  "a comparison": async (playground) => {
    await tab("settings")(playground);
    const { page } = playground;
    await page.locator("playground-settings").getByRole("button", { name: /A/ }).first().click();
    await playground.sentence.fill("Your journey ends with one step");
    await expect(page.locator(".comparing")).toContainText("ends");
  },
  "a comparison of matrices": view(0),
  "vectors in space": async (playground) => {
    await press(playground.page.locator(".comparing button"));
    await playground.seek(0.2);
    await press(playground.page.locator(".heading .views button").last());
    await expect(playground.page.locator("playground-space dl")).toBeVisible();
  },
  "a block as a map": async (playground) => {
    await view(0)(playground);
    await playground.openPreset("block");
    await playground.seek(0.5);
    await expect(playground.page.locator("playground-grids button").first()).toBeAttached();
  },
  "files to export": async ({ page }) => {
    // On a phone it stands elsewhere, and nowhere where the sheet is open.
    await page.locator("header .export").dispatchEvent("click");
    await expect(page.locator("playground-export h2")).toBeVisible();
  },
};

/** Every state is checked wide and on a phone; each of the other looks checks every third one, in turns. */
const LOOKS = [
  { size: "wide", width: 1280, height: 800, locale: "en-US", colorScheme: "light", turn: "all" },
  { size: "wide", width: 1280, height: 800, locale: "zh-CN", colorScheme: "dark", turn: 0 },
  { size: "tablet", width: 900, height: 1000, locale: "zh-CN", colorScheme: "light", turn: 1 },
  { size: "phone", width: 390, height: 844, locale: "en-US", colorScheme: "dark", turn: "all" },
  // What is left of 1280 × 800 at 200 %.
  { size: "zoomed", width: 640, height: 400, locale: "en-US", colorScheme: "light", turn: 2 },
] as const;

for (const { size, width, height, locale, colorScheme, turn } of inTurn(LOOKS, 3))
  test.describe(`${size}, ${locale}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, locale, actionTimeout: 20_000 });

    test("axe finds nothing to complain about", async ({ playground }) => {
      test.setTimeout(180_000);
      for (const [i, [name, bring]] of Object.entries(STATES).entries()) {
        await test.step(name, async () => {
          await bring(playground);
          if (turn !== "all" && i % 3 !== turn) return;
          expect.soft(await complaints(playground.page), name).toEqual([]);
        });
      }
    });
  });
