/** Everything that can be done is within reach at every width, and says what it does. */
import type { Locator } from "@playwright/test";
import { expect, test, type Playground } from "../playground.js";

const more = ({ page }: Playground) => page.locator("playground-menu.more").getByRole("button");

test("documentation and embedding are reached at every width, and on a phone comparing, too", async ({
  playground,
}) => {
  const { page } = playground;
  for (const width of [320, 390, 719, 720, 820, 856, 857, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const inHeader = page.locator("header > .docs");
    if (width > 856) {
      await expect(more(playground), `${width}`).toHaveCount(0);
      await expect(inHeader, `${width}`).toBeVisible();
      continue;
    }
    await more(playground).click();
    const items = page.getByRole("menuitem");
    await expect(items.filter({ hasText: "Docs" })).toHaveAttribute("href", "docs/en/");
    for (const name of ["Embed", width < 720 ? "Compare" : "Present"])
      await expect(items.filter({ hasText: name }), `${width} ${name}`).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(items.first()).toBeHidden();
  }
});

test("the header has room for what it holds, in both languages", async ({ playground }) => {
  const { page } = playground;
  const header = page.locator("[part=header]");
  for (const language of ["中文", "English"]) {
    const own = header.locator(".languages").getByRole("button", { name: language });
    await own.click();
    await expect(own).toHaveAttribute("aria-pressed", "true");
    for (const width of [720, 800, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const end = () =>
        header.evaluate((element) =>
          Math.max(...Array.from(element.children, (one) => one.getBoundingClientRect().right)),
        );
      await expect.poll(end, `${language} ${width}`).toBeLessThanOrEqual(width - 16);
    }
  }
});

test("from the menu of a phone one compares, and stops comparing", async ({ playground }) => {
  const { page } = playground;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, bars] of [
    ["Compare", 1],
    ["Stop comparing", 0],
  ] as const) {
    await more(playground).click();
    await page.getByRole("menuitem", { name, exact: true }).click();
    await expect(page.locator(".comparing")).toHaveCount(bars);
  }
});

test("on a tablet every step has its name in the rail", async ({ playground }) => {
  const { page } = playground;
  for (const width of [720, 820, 1023]) {
    await page.setViewportSize({ width, height: 1180 });
    const names = page.locator(".rail .title");
    for (const name of await names.all()) await expect(name).toBeVisible();
    expect(
      await names.evaluateAll((all) =>
        all.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1),
      ),
    ).toEqual([]);
  }
});

test("a second tap on the open tab closes the sheet, beside the scene it stays", async ({
  playground,
}) => {
  const { page } = playground;
  const tab = page.locator("#tab-lesson");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const open of ["true", "false", "true"]) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", open);
  }
  await page.locator("#tab-code").click();
  await expect(page.locator("#tab-code")).toHaveAttribute("aria-selected", "true");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator("#tab-code").click();
  await expect(page.locator("#tab-code")).toHaveAttribute("aria-selected", "true");
});

/** Whether a part stands within another, as a reader sees them. */
async function isWithin(part: Locator, room: Locator): Promise<boolean> {
  const [inner, outer] = [await part.boundingBox(), await room.boundingBox()];
  if (!inner || !outer) throw new Error("not shown");
  return inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1;
}

test("the code on a phone follows the step", async ({ playground }) => {
  const { page } = playground;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("#tab-code").click();
  const current = page.locator("playground-code .line.current");
  for (const share of [0.3, 0.95, 0.5]) {
    await playground.seek(share);
    await expect.poll(() => isWithin(current, page.locator("#panel"))).toBe(true);
    await expect.poll(() => isWithin(current, page.locator("playground-code ol"))).toBe(true);
  }
});

test("a masked number on the bar of a phone is hatched, not red", async ({ playground }) => {
  const { page } = playground;
  await page.locator("attention-playground").evaluate((element) => {
    (element as unknown as { change(state: object): void }).change({ stage: "mask", cell: "1,3" });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const chip = page.locator(".bar .pinned .number");
  await expect(chip).toHaveText("−∞");
  const look = await chip.evaluate((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return { backgroundColor, backgroundImage };
  });
  expect(look.backgroundImage).toContain("repeating-linear-gradient");
  expect(look.backgroundColor).toBe("rgba(0, 0, 0, 0)");
});

test("the depth of a phone is no number that reads as a speed", async ({ playground }) => {
  const { page } = playground;
  await page.setViewportSize({ width: 390, height: 844 });
  const depth = page.locator("header .depth");
  for (let press = 0; press < 3; press++) {
    await expect(depth).toBeVisible();
    expect(await depth.textContent()).not.toMatch(/\d\.\d|×/u);
    await depth.click();
  }
});

test("a shortened heading is told in full on a tap", async ({ playground }) => {
  const { page } = playground;
  await playground.openPreset("cross-attention");
  await page.setViewportSize({ width: 390, height: 844 });
  await playground.seek(0.95);
  const shortened = page.locator("svg.frame g:has(> title) > text").first();
  const full = await shortened.locator("xpath=../*[name()='title']").textContent();
  await shortened.click({ force: true });
  await expect(page.locator(".full-name")).toHaveText(full ?? "");
  await expect(page.locator(".full-name")).toBeVisible();
});

test("of two sentences one is said to ask and the other to answer, and a caption leads to its sentence", async ({
  playground,
}) => {
  const { page } = playground;
  const captions = page.locator(".field .caption");
  await expect(captions).toHaveCount(0);
  await playground.openPreset("cross-attention");
  await expect(captions).toHaveText(["Queries from", "Keys, values from"]);
  await playground.openPreset("chinese-batch");
  await expect(captions.first()).toHaveText("Sentence 1");
  await captions.nth(1).click();
  await expect(captions.nth(1)).toHaveClass(/shown/u);
  await expect(page.locator(".field textarea").nth(1)).toBeFocused();
});
