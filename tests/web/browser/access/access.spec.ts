/** The page for those who cannot see it, cannot point at it, or see it otherwise. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";

test("every matrix is a grid that names its rows and columns and is walked by key @firefox", async ({
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

test("pointing at a cell lights the cells it was made from", async ({ playground }) => {
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
  for (const role of ["textarea", "button", "slider", "select", "tab"])
    expect([...roles], role).toContain(role);
});

test("a matrix on canvas is read to its last cell, and shows where the reader is", async ({
  playground,
}) => {
  const { page } = playground;
  const tokens = Array.from({ length: 128 }, (_, i) => "abcdefgh".slice(i % 7, (i % 7) + 2));
  await playground.sentence.fill(tokens.join(" "));
  await expect(page.locator(".token")).toHaveCount(128);
  await page.locator("#tab-why").click();
  await playground.toEndOf("Softmax");
  await expect(page.locator(".layers canvas").first()).toBeAttached();
  const grid = page.getByRole("grid", { name: /^Weights/ });
  await expect(grid).toHaveAttribute("aria-rowcount", "129");
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press("Control+End");
  const cell = grid.locator('[role=gridcell][tabindex="0"]');
  await expect(cell).toBeFocused();
  await expect(cell).toHaveAttribute("aria-colindex", "129");
  await expect(cell).toHaveText(/^0\.\d+$/);
  await expect(grid.getByRole("rowheader")).toHaveText(tokens[127] ?? "");
  await expect(grid.getByRole("columnheader").last()).toHaveText(tokens[127] ?? "");
  await expect(page.locator("playground-why .tile.large")).toBeVisible();
  // No more of it stands in the document than one row around the reader.
  expect(await grid.getByRole("gridcell").count()).toBeLessThan(40);
});

test("other numbers leave a reader of a matrix where he is", async ({ playground }) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  const grid = page.getByRole("grid", { name: /^Weights/ });
  const cell = grid.locator('[role=gridcell][tabindex="0"]');
  await cell.focus();
  for (const key of ["ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  const read = await cell.textContent();
  const element = page.locator("attention-playground");
  await element.evaluate((element) => Object.assign(element, { mask: "none" }));
  await expect(cell).not.toHaveText(read ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(cell).toHaveAttribute("aria-colindex", "4");
  await expect(cell).toBeFocused();
  await expect(grid.getByRole("row").last()).toHaveAttribute("aria-rowindex", "3");
});

test("a pinned number is said in words; while it plays nothing is; then the stop speaks", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  const spoken = page.getByRole("status");
  const story = (await spoken.textContent()) ?? "";
  const grid = page.getByRole("grid", { name: /^Weights/ });
  await grid.locator('[tabindex="0"]').focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "Enter"])
    await page.keyboard.press(key);
  await expect(spoken).toHaveText(/^Weight, starts → journey, head 1: 0\.\d{3}, pinned$/);
  await page.keyboard.press("Escape");
  await expect(spoken).toHaveText(story);
  await page.keyboard.press("Enter");
  await page.locator(".stage").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(spoken).not.toHaveText(/pinned/);
});

/** Where the focus is, through every shadow; empty where it is nowhere. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body || element.shadowRoot) return "";
    return `${element.localName} ${element.getAttribute("aria-label") ?? element.textContent.trim()}`;
  });

test("the focus is never lost: not with a panel, a menu, a comparison or an edit that goes", async ({
  playground,
}) => {
  const { page } = playground;
  const holds = (what: string) => expect.soft.poll(() => focused(page), what).not.toBe("");
  const press = async (what: string, name: string | RegExp) => {
    const button = page.getByRole("button", { name, exact: typeof name === "string" }).last();
    await button.focus();
    await page.keyboard.press("Enter");
    await page.waitForTimeout(150);
    await holds(what);
  };
  await press("inspector folded", "Close the panel");
  await page.keyboard.press("Enter");
  await expect(page.locator(".inspector")).toHaveClass(/open/);
  await page.locator("#tab-settings").click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".inspector")).toHaveClass(/folded/);
  await holds("inspector folded by Escape");
  await page.keyboard.press("Enter");
  await press("examples opened", "Examples");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Examples" })).toBeFocused();
  await press("examples opened", "Examples");
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Examples" })).toBeFocused();
  await playground.openPreset("split-heads");
  await press("comparison begun", "Compare");
  await press("comparison ended", "Stop comparing");
  await playground.toEndOf("Softmax");
  await page.locator("playground-grids [role=gridcell][tabindex='0']").first().focus();
  await page.keyboard.press("Enter");
  await press("cell being edited", "Edit this cell");
  await page.keyboard.type("0.5");
  await page.keyboard.press("Enter");
  await expect(page.locator("playground-why .set")).toBeVisible();
  await holds("cell edited");
  await press("unpinned", "Unpin");
  await page.locator("#tab-settings").click();
  await press("edits cleared", /^Clear/);
  await press("last change undone", /^Undo/);
});

test("what has the focus shows it and is not covered, all around the page", async ({
  playground,
}) => {
  const { page } = playground;
  await page.locator("#tab-why").click();
  await playground.toEndOf("Softmax");
  // From here on the keyboard is used, so the focus is shown.
  await page.keyboard.press("Tab");
  await page.locator("header button").first().focus();
  const seen: string[] = [];
  for (let press = 0; press < 60; press++) {
    const where = await page.evaluate(() => {
      let element = document.activeElement as HTMLElement | null;
      while (element?.shadowRoot?.activeElement)
        element = element.shadowRoot.activeElement as HTMLElement;
      if (!element || element === document.body) return undefined;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const around = element.closest(".fields");
      const shown =
        outlineStyle !== "none" ||
        boxShadow !== "none" ||
        // The sentence has a line under it; a cell of a grid has its ring in the picture.
        (around !== null && getComputedStyle(around).boxShadow !== "none") ||
        element.role === "gridcell";
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      let hit = document.elementFromPoint(left, top);
      while (hit?.shadowRoot) {
        const inside = hit.shadowRoot.elementFromPoint(left, top);
        if (!inside || inside === hit) break;
        hit = inside;
      }
      const covered =
        element.role !== "gridcell" && !(hit && (element.contains(hit) || hit.contains(element)));
      const name = element.getAttribute("aria-label") ?? element.textContent.trim();
      return { name, shown, covered };
    });
    if (!where) break;
    expect.soft(where.shown, `focus shown on ${where.name}`).toBe(true);
    expect.soft(where.covered, `${where.name} covered`).toBe(false);
    seen.push(where.name);
    await page.keyboard.press("Tab");
  }
  // Sentence, story, picture, panel, transport: in the order in which they stand.
  const order = ["Story", "Sentence", "Examples", "Softmax", "Why", "Play", "Position"];
  const places = order.map((name) => seen.findIndex((one) => one.startsWith(name)));
  expect(Math.min(...places), seen.join(", ")).toBeGreaterThanOrEqual(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("headings make an outline without gaps", async ({ playground }) => {
  const { page } = playground;
  await playground.openPreset("split-heads");
  for (const tab of ["lesson", "why", "settings", "code"]) {
    await page.locator(`#tab-${tab}`).click();
    await expect(page.locator(`playground-${tab}`)).toBeVisible();
    const levels = await page
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
    expect(levels[0], tab).toBe(1);
    expect(
      levels.filter((level) => level === 1),
      tab,
    ).toHaveLength(1);
    levels.slice(1).forEach((level, i) => {
      expect(level, `${tab}: ${levels.join(" ")}`).toBeLessThanOrEqual((levels[i] ?? 0) + 1);
    });
  }
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, forcedColors: "active" });

    test("nothing is told by colour alone, and all text can be read", async ({ playground }) => {
      const { page } = playground;
      await playground.toEndOf("Causal mask");
      const style = (selector: string, property: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(
            (element, property) => getComputedStyle(element).getPropertyValue(property),
            property,
          );
      const text = colorScheme === "light" ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)";
      // Each says what is chosen by a line around it.
      for (const chosen of [".depths [aria-pressed=true]", ".tabs [aria-selected=true]"])
        expect(await style(chosen, "outline-style"), chosen).toBe("solid");
      expect(await style(".depths [aria-pressed=false]", "outline-style")).toBe("none");
      expect(await style(".field textarea", "color")).toBe(text);
      expect(await style("header h1", "color")).toBe(text);
      expect(await style("playground-scrubber .label", "color")).toBe(text);
      const heights = ["rail", "done"].map((part) => style(`.segment.current .${part}`, "height"));
      const [rail, done] = await Promise.all(heights);
      expect(parseFloat(done ?? "")).toBeGreaterThan(parseFloat(rail ?? "") + 2);
      // Tints and hatch are drawn as they are; their digits have their own contrast.
      const masked = page.locator('svg.frame [data-node="masked_scores"] rect[fill*="hatch"]');
      expect(await masked.count()).toBeGreaterThanOrEqual(15);
      await page.locator("#tab-settings").click();
      await expect(page.locator("playground-settings [role=switch]").first()).toBeVisible();
      await page.locator("playground-scrubber .track").focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(page.locator(".play")).toBeFocused();
      expect(await style(".play", "outline-style")).toBe("solid");
    });
  });

test("the picture is a region named by its example, or by the sentence, and typing tells its tokens", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.openPreset("causal-mask");
  await expect(page.getByRole("region", { name: /^Scene: .*mask/iu })).toBeVisible();
  await playground.sentence.fill("we see");
  await expect(page.locator("[aria-live]").filter({ hasText: "2 tokens: we, see" })).toBeAttached();
});
