/** Through every level of an experiment and back, by mouse, keys and touch; and that a picture stays the same. */
import type { Locator } from "@playwright/test";
import { expect, Playground, test as base } from "../playground.js";
import { presets } from "../../unit/native.js";
import { levelsIn, levelsOf, listedIn } from "../../../../web/src/story/levels.js";
import type { Level, LevelPart } from "../../../../web/src/types/timeline.js";
import { hurry } from "../in_a_hurry.js";

const computed = presets();

/** Ways into a part of the level that is shown, and out of it to the level above. */
interface Way {
  readonly enter: (playground: Playground, level: Level, part: number) => Promise<void>;
  readonly leave: (playground: Playground, above: Level) => Promise<void>;
}

const titleOf = (level: Level): string =>
  (level.parent?.parts.find((part) => part.level === level) ?? level).title.en;

const crumb = ({ page }: Playground, name: string) =>
  page.getByRole("navigation", { name: "Levels" }).getByRole("button", { name, exact: true });

const mouse: Way = {
  // The second click on a part of the rail enters it, as does a click on its name beside the title.
  enter: async (playground, _, part) => {
    const step = playground.steps.nth(part);
    if ((await step.getAttribute("aria-current")) === null) await step.click();
    await expect(step).toHaveAttribute("aria-current", "step");
    await (part % 2 === 0 ? step : playground.page.locator(".crumb.inside")).click();
  },
  leave: (playground, above) => crumb(playground, titleOf(above)).last().click(),
};

const keys: Way = {
  enter: async ({ page, steps }, _, part) => {
    await page.keyboard.press("Home");
    for (let i = 0; i < part; i++) await page.keyboard.press("ArrowDown");
    await expect(steps.nth(part)).toHaveAttribute("aria-current", "step");
    await page.keyboard.press("Enter");
  },
  leave: ({ page }) => page.keyboard.press("Escape"),
};

/** The system's Firefox gets no event from Playwright's tap, so it is sent those of a finger. */
async function tap(target: Locator): Promise<void> {
  if (target.page().context().browser()?.browserType().name() !== "firefox") return target.tap();
  const finger = { pointerType: "touch", pointerId: 2, isPrimary: true };
  await target.dispatchEvent("pointerdown", finger);
  await target.dispatchEvent("pointerup", finger);
  await target.dispatchEvent("click", { detail: 1 });
}

const touch: Way = {
  enter: async (playground, _, part) => {
    const step = playground.steps.nth(part);
    if ((await step.getAttribute("aria-current")) === null) await tap(step);
    await expect(step).toHaveAttribute("aria-current", "step");
    await tap(step);
  },
  leave: (playground, above) => tap(crumb(playground, titleOf(above)).last()),
};

/** The level is shown: its title or its one step, and its parts, which are those of the level above if it has one. */
async function expectShown({ page, steps }: Playground, level: Level): Promise<void> {
  const { parts } = listedIn(level);
  const [current] = parts;
  await expect(steps).toHaveCount(parts.length);
  await expect(steps.first()).toHaveAttribute("title", (current as LevelPart).title.en);
  const heading = page.locator(".heading h2");
  const names = [titleOf(level), ...level.parts.map(({ title }) => title.en)];
  expect(names).toContain(await heading.textContent());
  await expect(page.locator("svg.frame > *").first()).toBeAttached();
}

/** Into all levels inside the one that is shown, and back. Returns how many there were. */
async function visit(playground: Playground, level: Level, way: Way): Promise<number> {
  await expectShown(playground, level);
  let visited = 1;
  for (const [i, part] of level.parts.entries()) {
    if (!part.level) continue;
    await way.enter(playground, level, i);
    visited += await visit(playground, part.level, way);
    await way.leave(playground, level);
    await expectShown(playground, level);
    await expect(playground.steps.nth(i)).toHaveAttribute("aria-current", "step");
  }
  return visited;
}

const test = base.extend<{ hurried: Playground }>({
  hurried: async ({ page, pageUrl }, use) => {
    await hurry(page, 8);
    const playground = new Playground(page, pageUrl);
    await playground.open();
    await use(playground);
    expect(playground.complaints).toEqual([]);
  },
});

async function throughAll(playground: Playground, preset: string, way: Way): Promise<void> {
  const root = levelsOf(computed[preset] as NonNullable<(typeof computed)[string]>);
  await playground.openPreset(preset);
  await playground.page
    .locator("attention-playground")
    .evaluate((element, level) => element.setAttribute("level", level), root.id);
  expect(await visit(playground, root, way)).toBe(levelsIn(root).length);
}

test("every level of an encoder-decoder is entered and left by mouse @long", async ({
  hurried,
}) => {
  test.slow();
  await throughAll(hurried, "stacks-encoder-decoder", mouse);
});

test("every level of a stack of three blocks is entered and left by key @firefox @long", async ({
  hurried,
}) => {
  test.slow();
  await throughAll(hurried, "windows-layers", keys);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("every level of a block is entered and left by touch @firefox @long", async ({
    hurried,
  }) => {
    await throughAll(hurried, "block", touch);
  });
});

test("the same moment is the same picture, also between two levels", async ({ playground }) => {
  const { page } = playground;
  await playground.openPreset("windows-layers");
  const element = page.locator("attention-playground");
  const at = async (level: string, time: number) => {
    await element.evaluate(
      (element, { level, time }) => {
        element.setAttribute("level", level);
        (element as HTMLElement & { currentTime: number }).currentTime = time;
      },
      { level, time },
    );
    await expect(page.locator(".leaving")).toHaveCount(0);
    return playground.frame();
  };
  const moments = [
    ["model", 4],
    ["block.1", 3],
    ["block.1.attention", 2],
  ] as const;
  const before = [];
  for (const [level, time] of moments) before.push(await at(level, time));
  expect(new Set(before).size).toBe(moments.length);
  for (const [i, [level, time]] of [...moments.entries()].reverse())
    expect(await at(level, time)).toBe(before[i]);
});

test("a part grows into the picture, and with reduced motion it is there at once", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.openPreset("windows-layers");
  await page.locator("attention-playground").evaluate((element) => {
    element.setAttribute("level", "model");
  });
  await page.evaluate(() => {
    const room = document.querySelector("attention-playground")?.shadowRoot?.querySelector(".room");
    const seen = { leaving: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new MutationObserver(() => {
      if (room?.querySelector(".leaving")) seen.leaving++;
    }).observe(room as Element, { childList: true, subtree: true });
  });
  const moved = () =>
    page.evaluate(() => (window as unknown as { seen: { leaving: number } }).seen.leaving);
  await page.locator(".crumb.inside").click();
  await expect.poll(moved).toBeGreaterThan(0);
  await expect(page.locator(".leaving")).toHaveCount(0);
  const before = await moved();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("Escape");
  await expect(page.locator(".heading h2")).toHaveText("Model");
  await page.keyboard.press("Enter");
  await expect(page.locator(".heading h2")).toHaveText(/^Block/u);
  expect(await moved()).toBe(before);
});

test("the heads of a stack are chosen as those of one matrix are", async ({ playground }) => {
  const { page } = playground;
  await playground.openPreset("stacked-heads");
  await page.locator("attention-playground").evaluate((element) => {
    element.setAttribute("stage", "head.0.weights");
  });
  await expect(page.locator(".heading h2")).toHaveText("Softmax");
  const time = await playground.time();
  await page.locator("svg.frame text").getByText("Head 2", { exact: true }).click();
  await expect(crumb(playground, "Head 2").or(page.locator(".crumbs span"))).toContainText(
    "Head 2",
  );
  await expect(page.locator(".heading h2")).toHaveText("Softmax");
  expect(await playground.time()).toBe(time);
});
