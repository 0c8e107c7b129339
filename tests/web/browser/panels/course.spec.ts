/** The course: chapters, search, what is done, what a teacher finds; by mouse, by keyboard and by touch. */
import type { Page } from "@playwright/test";
import { expect, test, type Playground } from "../playground.js";

const course = (page: Page) => page.locator("playground-course");
const openCard = (page: Page) => course(page).locator(".open");
const heading = (page: Page) => page.locator("playground-lesson h2");

async function openCourse({ page }: Playground): Promise<void> {
  await expect(page.locator("playground-scrubber")).toBeVisible();
  await page.getByRole("button", { name: "Examples" }).click();
  await expect(openCard(page)).toBeVisible();
}

async function finish({ page }: Playground): Promise<void> {
  const lesson = page.locator("playground-lesson");
  await lesson.getByRole("button", { name: "Show the answer" }).click();
  await expect(lesson.locator(".answer")).toBeVisible();
}

test("the course shows its chapters in order, and the first is open", async ({ playground }) => {
  const { page } = playground;
  await openCourse(playground);
  await expect(page.getByRole("dialog", { name: "Examples" })).toBeVisible();
  const titles = course(page).locator("h3 > .order");
  await expect(titles).toHaveText(Array.from({ length: 14 }, (_, i) => String(i + 1)));
  await expect(openCard(page).locator("h3")).toContainText("Words as vectors");
  await expect(openCard(page).locator(".lesson")).toHaveCount(3);
  await expect(course(page).locator(".extent")).toContainText("14 chapters");
  // Every picture is drawn, most of them with the numbers of the core.
  await expect
    .poll(() =>
      course(page)
        .locator(".picture")
        .evaluateAll((all) => all.filter((one) => one.childElementCount === 0).length),
    )
    .toBe(0);
  await expect(course(page).locator(".picture")).toHaveCount(14);
});

test("a chapter opens by its card, its lesson by a click, and the course is open there again", async ({
  playground,
}) => {
  const { page } = playground;
  await openCourse(playground);
  await course(page).getByRole("button", { name: "Scale and softmax" }).click();
  await expect(openCard(page).locator("h3")).toContainText("Scale and softmax");
  await expect(openCard(page)).toContainText("Builds on “Query, key, value”.");
  await expect(page).toHaveURL(/chapter=scale/u);
  await expect(openCard(page).locator("[data-lesson=why-scale-scaled]")).toBeHidden();
  await openCard(page).getByText("1 variant").click();
  await openCard(page).locator("[data-lesson=why-scale-scaled]").click();
  await expect(heading(page)).toHaveText("Divided by the square root of head_dim");
  await expect(course(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/chapter=/u);
  await page.locator("playground-lesson .chapter").click();
  await expect(openCard(page).locator("h3")).toContainText("Scale and softmax");
  await expect(openCard(page).locator("[aria-current=page]")).toContainText("on the page now");
});

test("what is done is marked, gone on from, forgotten, and brought back", async ({
  playground,
}) => {
  const { page } = playground;
  await openCourse(playground);
  await openCard(page).getByRole("button", { name: "Start", exact: true }).click();
  await expect(heading(page)).toHaveText("Words as vectors: which are close?");
  await finish(playground);
  await openCourse(playground);
  await expect(openCard(page).locator(".lesson").first()).toHaveAccessibleName(/, done/u);
  await expect(openCard(page)).toContainText("1 of 3 done");
  await openCard(page).getByRole("button", { name: "Go on" }).click();
  await expect(heading(page)).toHaveText("Dot product and matrix product");
  await finish(playground);
  await page.reload();
  await openCourse(playground);
  await expect(openCard(page)).toContainText("2 of 3 done");
  await course(page).getByRole("button", { name: "Start over" }).click();
  await expect(openCard(page)).toContainText("0 of 3 done");
  await expect(course(page).getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(openCard(page)).toContainText("2 of 3 done");
  await expect(course(page).getByRole("button", { name: "Start over" })).toBeFocused();
  await page.keyboard.press("Enter");
  // The course is part of the address, so it is open again.
  await expect(page).toHaveURL(/chapter=next/u);
  await page.reload();
  await expect(openCard(page)).toContainText("0 of 3 done");
});

test("the chapter to go on with is the first that is not done", async ({ playground }) => {
  const { page } = playground;
  await page.evaluate(() => {
    const done = "vectors products vectors-dot-and-cosine first";
    localStorage.setItem("attention-playground.done", done);
  });
  await openCourse(playground);
  await expect(openCard(page).locator("h3")).toContainText("Who looks at whom");
  await expect(openCard(page).locator(".next")).toContainText("The scores of one query");
  const first = course(page).locator("[data-chapter=vectors] .marks");
  await expect(first).toHaveAccessibleName("3 of 3 done");
});

test("the keyboard searches, chooses and closes, and a screen reader hears how many there are", async ({
  playground,
}) => {
  const { page } = playground;
  const button = page.getByRole("button", { name: "Examples" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(openCard(page).getByRole("button", { name: "Start", exact: true })).toBeFocused();
  await page.keyboard.press("/");
  const field = course(page).getByRole("combobox", { name: "Find a lesson by a word" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await page.keyboard.type("rotary");
  const options = course(page).getByRole("option");
  await expect(options).toHaveCount(1);
  await expect(course(page).getByRole("status").first()).toHaveText("1 lesson found");
  await expect(options.locator("mark").first()).toHaveText("rotary");

  await field.fill("softmax");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", "found-1");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(openCard(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(course(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await page.keyboard.type("learned");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Positions: learned");
  await expect(button).toBeFocused();
});

test("a search finds by the question and in the other language, and says what was not found", async ({
  playground,
}) => {
  const { page } = playground;
  await openCourse(playground);
  const field = course(page).getByRole("combobox");
  const options = course(page).getByRole("option");
  await field.fill("交叉注意力");
  await expect(options.first()).toContainText("两个句子之间的交叉注意力");
  await field.fill("up to");
  await expect(options.filter({ hasText: "What do the six weights add up to?" })).toHaveCount(1);
  await field.fill("xyzzy");
  await expect(course(page)).toContainText("No lesson has “xyzzy”");
  await course(page).getByRole("button", { name: "Clear the search" }).click();
  await expect(field).toBeFocused();
  await expect(openCard(page)).toBeVisible();
});

test("a link opens a chapter, and an unknown one names the nearest", async ({ page, pageUrl }) => {
  await page.goto(`${pageUrl}?v=1&chapter=cheaper`);
  await expect(openCard(page).locator("h3")).toContainText("Cheaper attention");
  // The address follows once the first numbers are there.
  await page.locator("svg.frame [data-node]").first().waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await expect(course(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/chapter=/u);
  await page.goto(`${pageUrl}?v=1&chapter=scal`);
  await expect(page.locator("#message")).toContainText(
    "“chapter” cannot be “scal”. Did you mean “scale”?",
  );
  await expect(course(page)).toHaveCount(0);
  await page.goto(`${pageUrl}?v=1&chapter=scal&lang=zh`);
  await expect(page.locator("#message")).toContainText("是不是“scale”？");
});

test("the link of a chapter is copied, or shown where copying is not allowed", async ({
  playground,
  context,
}) => {
  const { page } = playground;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCourse(playground);
  await course(page)
    .getByRole("button", { name: "The mask" })
    .or(course(page).getByRole("button", { name: "Mask and dropout" }))
    .click();
  await course(page).getByRole("button", { name: "Copy link" }).click();
  await expect(course(page).locator(".said")).toHaveText("Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?v=1&chapter=masks&lang=en$/u);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await course(page).getByRole("button", { name: "Copy link" }).click();
  await expect(course(page).getByLabel("Link to this chapter")).toHaveValue(link);
});

/** Does not print, but says that it would have. */
async function holdPrinting(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      document.title = "printed";
    };
  });
}

test("the plan of a lesson is printed, with the questions and the answers of the core", async ({
  playground,
}) => {
  const { page } = playground;
  await openCourse(playground);
  await course(page).getByRole("button", { name: "Scale and softmax" }).click();
  await holdPrinting(page);
  await course(page).getByRole("button", { name: "Lesson plan" }).click();
  await expect(page).toHaveTitle("printed");
  const paper = page.locator("attention-paper");
  await page.emulateMedia({ media: "print" });
  await expect(paper.locator("h1")).toHaveText("Lesson plan: Scale and softmax");
  await expect(paper.locator(".goals li")).toHaveCount(3);
  await expect(paper).toContainText("The chapter “Query, key, value”.");
  await expect(paper.locator("ol > li")).toHaveCount(5);
  const first = paper.locator("ol > li").first();
  await expect(first).toContainText("What do the six weights add up to?");
  await expect(first).toContainText("☒ One");
  await expect(first).toContainText("journey had the score");
  await expect(first).toContainText(
    "Variants: Naive softmax; Large scores: naive softmax overflows.",
  );
  await expect(paper).toContainText(/chapter=scale/u);
  await expect(paper.locator(".line")).toHaveCount(4);
  await expect(page.locator("attention-playground")).toBeHidden();
  // To make a file is to print, after which the pages are gone.
  const file = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  await expect(paper).toHaveCount(0);
});

test("the worksheets of a chapter are printed, and their key after them", async ({
  playground,
}) => {
  const { page } = playground;
  await openCourse(playground);
  await course(page).getByRole("button", { name: "Who looks at whom" }).click();
  await holdPrinting(page);
  await course(page).getByRole("button", { name: "Worksheets" }).click();
  await expect(page).toHaveTitle("printed");
  const pages = page.locator("attention-paper article");
  await expect(pages).toHaveCount(8);
  await page.emulateMedia({ media: "print" });
  for (const index of [0, 1, 2, 3]) {
    await expect(pages.nth(index).locator("figure svg")).toBeVisible();
    await expect(pages.nth(index)).not.toContainText("☒");
    await expect(pages.nth(4 + index)).toContainText("☒");
  }
  await expect(pages.nth(1)).toContainText("Fill in the empty boxes");
});

test("a lecture begins with the first lesson of the chapter", async ({ playground }) => {
  const { page } = playground;
  await openCourse(playground);
  await course(page).getByRole("button", { name: "Positions" }).click();
  await course(page).getByRole("button", { name: "Present" }).click();
  await expect(page.locator(".app.presenting")).toBeVisible();
  await expect(page.locator("attention-playground")).toHaveAttribute("preset", "positions-none");
  await expect(course(page)).toHaveCount(0);
});

test("in Chinese the course is Chinese, and so is its plan", async ({ playground }) => {
  const { page } = playground;
  await page.getByRole("button", { name: "中文" }).click();
  await page.getByRole("button", { name: "示例" }).click();
  await expect(openCard(page).locator("h3")).toContainText("词是向量");
  const english = await course(page).evaluate(({ shadowRoot }) =>
    (shadowRoot?.textContent ?? "").match(/\b[A-Za-z]{2,} [a-z]{2,}\b/u),
  );
  expect(english).toBeNull();
  await holdPrinting(page);
  await course(page).getByRole("button", { name: "教案" }).click();
  await expect(page).toHaveTitle("printed");
  await expect(page.locator("attention-paper h1")).toHaveText("教案：词是向量");
  await expect(page.locator("attention-paper")).toContainText("会加法和乘法就够了");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the course is one column that fits, whose chapters open where they stand", async ({
    playground,
  }) => {
    const { page } = playground;
    await page.getByRole("button", { name: "Examples" }).tap();
    await expect(openCard(page)).toBeVisible();
    const dialog = page.getByRole("dialog");
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await dialog.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(390);
    const places = await course(page)
      .locator(".card")
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().top));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    await course(page).getByRole("button", { name: "Many heads" }).tap();
    await expect(openCard(page)).toHaveAttribute("data-chapter", "heads");
    await expect(openCard(page).locator(".strong")).toBeInViewport();
    const small = await openCard(page)
      .locator(".lesson, .button, summary")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    await openCard(page).locator("[data-lesson=split-heads]").tap();
    await expect(page.locator("attention-playground")).toHaveAttribute("preset", "split-heads");
    await expect(course(page)).toHaveCount(0);
  });

  test("the search is reached and left by touch", async ({ playground }) => {
    const { page } = playground;
    await page.getByRole("button", { name: "Examples" }).tap();
    await course(page).getByRole("combobox").tap();
    await course(page).getByRole("combobox").fill("window");
    await course(page).getByRole("option").first().tap();
    await expect(page.locator("attention-playground")).toHaveAttribute("preset", "windows");
  });
});
