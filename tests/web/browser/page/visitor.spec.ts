/** What made a first-time visitor hesitate, and must not again. */
import type { Locator, Page } from "@playwright/test";
import { test as base } from "../../support/browser_test.js";
import { expect, Playground, test } from "../playground.js";

const widthOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().width);

/** Seeks through every stop of the story; what `read` says at each. */
async function atEveryStop(page: Page, read: () => Promise<number>): Promise<Set<number>> {
  const scrubber = page.locator("playground-scrubber");
  const stops = await scrubber.evaluate((element) =>
    (element as unknown as { stages: { stops: number[] }[] }).stages.flatMap(({ stops }) => stops),
  );
  const seen = new Set<number>();
  for (const stop of stops) {
    await scrubber.evaluate(async (element, detail) => {
      element.dispatchEvent(new CustomEvent("seek", { detail }));
      await new Promise(requestAnimationFrame);
    }, stop);
    seen.add(await read());
  }
  return seen;
}

const cell = (page: Page, node: string, index: number) =>
  page.locator(`svg.frame [data-node="${node}"][data-index="${index}"]`).first();

async function clickOn(page: Page, drawn: Locator): Promise<void> {
  const { x, y, width, height } = (await drawn.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width / 2, y + height / 2);
}

const SIZES = [
  [360, 740],
  [768, 1024],
  [1366, 650],
  [1280, 800],
] as const;

for (const [width, height] of SIZES)
  test(`the scene keeps its size for every narration, at ${width} by ${height}`, async ({
    playground: { page },
  }) => {
    await page.setViewportSize({ width, height });
    const stage = page.locator(".stage");
    const heights = await atEveryStop(page, () =>
      stage.evaluate((element) => (element as HTMLElement).offsetHeight),
    );
    expect(heights.size).toBe(1);
  });

test("every depth takes the whole page", async ({ playground: { page } }) => {
  const depths = page.locator(".depths button");
  for (const depth of await depths.all()) {
    await depth.click();
    expect(await widthOf(page.locator(".app"))).toBe(page.viewportSize()?.width);
  }
});

test("on a low phone the tabs are above the transport and do not cover it", async ({
  playground: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const [tabs, transport, said] = await Promise.all(
    [".inspector .bar", ".transport", ".narration"].map((part) => page.locator(part).boundingBox()),
  );
  if (!tabs || !transport || !said) throw new Error("not shown");
  expect(tabs.y + tabs.height).toBeLessThanOrEqual(transport.y + 1);
  expect(said.y + said.height).toBeLessThanOrEqual(tabs.y + 1);
});

test("one word is one token, and has no other rows", async ({ playground }) => {
  const { page, sentence } = playground;
  await sentence.fill("attention");
  await expect(playground.steps).toHaveCount(10);
  await playground.toEndOf("Tokens");
  const said = page.locator(".narration p").first();
  await expect(said).toHaveText(
    "The sentence is one token. It gets an id: its row in the table of vectors.",
  );
  await playground.toStartOf("Scores");
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(said).not.toContainText("other row");
  }
});

test("a click on the name of another head shows it", async ({ playground }) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  const caption = page.locator("svg.frame text", { hasText: /^Head \d$/ }).first();
  await expect(caption).toHaveText("Head 1");
  await clickOn(page, page.locator("svg.frame text", { hasText: /^Head 2$/ }));
  await expect(caption).toHaveText("Head 2");
});

test("a pinned number stays in its row and column while words come and go", async ({
  playground,
}) => {
  const { page } = playground;
  const why = page.locator("playground-why");
  await playground.toEndOf("Softmax");
  await clickOn(page, cell(page, "weights", 3 * 6 + 2));
  await expect(why.locator("h2")).toHaveText("with → starts");
  await playground.sentence.fill("Your journey starts with one step today");
  await expect(page.locator(".token")).toHaveCount(7);
  await expect(why.locator("h2")).toHaveText("with → starts");
  await expect(page.locator("attention-playground")).toHaveAttribute("cell", "4,3");

  // Without the row there is nothing to explain.
  await playground.sentence.fill("Your journey starts");
  await expect(why.locator(".empty")).toBeVisible();
});

test("the rail marks the step that a number comes from", async ({ playground }) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  await cell(page, "masked_scores", 6).hover({ force: true });
  await expect(page.locator(".step.source")).toHaveAttribute("title", "Scale");
  await page.mouse.move(5, 5);
  await expect(page.locator(".step.source")).toHaveCount(0);
});

test("a number set by hand is not passed off as the sum, and its difference can be put away", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.toEndOf("Query, key, value");
  await clickOn(page, cell(page, "value", 5));
  await page.getByRole("button", { name: "Edit this cell" }).click();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  const said = page.locator(".narration p").first();
  await expect(said).toContainText("set by hand to 3 (was 0.594)");
  await expect(page.locator("svg.frame text", { hasText: /^3\.000$/ })).toHaveCount(1);

  await page.getByRole("tab", { name: "Settings" }).click();
  const difference = page.getByRole("button", { name: "Show the change" });
  await difference.click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(said).not.toContainText("by hand");
  await difference.click();
  await expect(difference).toHaveAttribute("aria-pressed", "false");
});

base("without a network a part says so, and comes once there is one", async ({ page, pageUrl }) => {
  const playground = new Playground(page, pageUrl);
  await playground.open();
  await page.context().setOffline(true);
  await page.getByRole("tab", { name: "Code" }).click();
  const missing = page.getByRole("alert");
  await expect(missing).toContainText("This part did not load.");
  await playground.step("Vectors").click();
  await page.getByRole("button", { name: "Space", exact: true }).click();
  await expect(missing).toHaveCount(2);
  await page.context().setOffline(false);
  for (const left of [1, 0]) {
    await missing.first().getByRole("button", { name: "Try again" }).click();
    await expect(missing).toHaveCount(left);
  }
  await expect(page.locator("playground-code")).toContainText("torch.softmax");
  // The browser reports which files failed to load; the page itself has no error.
  expect(playground.complaints.filter((text) => !text.includes("ERR_INTERNET"))).toEqual([]);
});
