/** The room in which a model learns: a head is born, time goes back and forth, links and files replay it. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";

const room = (page: Page) => page.locator("playground-training");
const narration = (page: Page) => room(page).locator(".narration");
const count = (page: Page) => room(page).locator(".count");
const figures = (page: Page) => room(page).locator("figcaption");

async function openRoom(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Train", exact: true }).click();
  await expect(room(page).locator(".start")).toBeEnabled();
  await expect(figures(page)).toHaveCount(4);
}

/** Learns the task of the room to its end. */
async function learn(page: Page): Promise<void> {
  await room(page).getByRole("button", { name: "Fast" }).click();
  await room(page).getByRole("button", { name: "Start", exact: true }).click();
  await expect(room(page).getByRole("button", { name: "Go on" })).toBeVisible({ timeout: 60_000 });
}

test("without choosing anything one sees a head being born on words, and is told what it was @long", async ({
  playground,
}) => {
  const { page } = playground;
  await openRoom(page);
  await expect(narration(page)).toContainText("guesses among 64 tokens");
  await expect(room(page).locator(".probability")).not.toHaveText(/0\.[5-9]/u);
  await learn(page);
  await expect(narration(page)).toContainText(/head 2\.[12] begins to look at what came after/u);
  await expect(narration(page)).toContainText(/answers (9\d|100) % of new examples/u);
  await expect(figures(page).filter({ hasText: "induction" })).not.toHaveCount(0);
  await expect(figures(page).filter({ hasText: "previous" })).not.toHaveCount(0);
  await expect(room(page).locator(".guess")).toHaveText("letter");
  await expect(room(page).locator(".looked")).toHaveText("letter");
  await expect(page).toHaveURL(/train=induction%40400|train=induction@400/u);
});

test("time goes back and forth, and every step is as it was @long", async ({ playground }) => {
  const { page } = playground;
  await openRoom(page);
  await room(page).locator("select").selectOption("copy");
  await expect(room(page).locator(".start")).toBeEnabled();
  await learn(page);
  const slider = room(page).locator("input[type=range]");
  const said = async (step: number) => {
    await slider.fill(String(step));
    await expect(count(page)).toHaveText(`step ${String(step)} of 150`);
    await expect(
      room(page)
        .locator(".small")
        .filter({ hasText: `step ${String(step)}` }),
    ).toBeVisible();
    return room(page).locator(".heads").innerText();
  };
  const first = await said(37);
  await said(120);
  expect(await said(37)).toBe(first);
  await slider.press("Escape");
  await expect(room(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/train=/u);
});

test("a link replays a run to its step", async ({ page, pageUrl }) => {
  await page.goto(`${pageUrl}?v=1&train=pronouns~3@60`);
  await expect(count(page)).toHaveText("step 60 of 300");
  const maps = await room(page).locator(".heads").innerText();
  const guess = await room(page).locator(".said").innerText();
  await page.reload();
  await expect(count(page)).toHaveText("step 60 of 300");
  await expect.poll(() => room(page).locator(".heads").innerText()).toBe(maps);
  expect(await room(page).locator(".said").innerText()).toBe(guess);
  await page.goto(`${pageUrl}?v=1&train=pronoun`);
  await expect(page.locator(".message")).toContainText("Did you mean “pronouns”?");
});

test("a checkpoint is entered: the whole playground on its parameters @long", async ({
  playground,
}) => {
  const { page } = playground;
  await openRoom(page);
  await learn(page);
  await room(page).getByRole("button", { name: "Enter this checkpoint" }).click();
  await expect(room(page)).toHaveCount(0);
  await expect(page.locator(".narration").first()).toContainText("looks most at");
  await expect(page.locator(".narration").first()).not.toContainText("random");
  await expect(page.getByText("Trained here, in the page.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Prediction/u }).first()).toBeVisible();
});

test("two checkpoints are compared on one clock", async ({ page, pageUrl }) => {
  await page.goto(`${pageUrl}?v=1&train=pronouns~3@20`);
  await expect(count(page)).toHaveText("step 20 of 300");
  await room(page).getByRole("button", { name: "Mark step 20" }).click();
  await expect(room(page).locator(".compare")).toBeDisabled();
  await page.keyboard.press("End");
  await expect(count(page)).toHaveText("step 300 of 300");
  await room(page).getByRole("button", { name: "Compare with step 20" }).click();
  await expect(room(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Stop comparing" })).toBeVisible();
  await expect(page.locator(".message")).toHaveCount(0);
});

test("a lesson leads to the room", async ({ page, pageUrl }) => {
  await page.goto(`${pageUrl}?v=1&preset=mask-while-learning`);
  await page.getByRole("button", { name: "Watch it being trained" }).click();
  await expect(room(page).getByRole("button", { name: "No mask" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a model is saved, and goes on from its file", async ({ playground }) => {
  const { page } = playground;
  await openRoom(page);
  await room(page).locator("select").selectOption("majority");
  await expect(room(page).locator(".start")).toBeEnabled();
  await learn(page);
  const downloading = page.waitForEvent("download");
  await room(page).getByRole("button", { name: "Save" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("majority-150.safetensors");
  const path = await download.path();
  const said = await room(page).locator(".said").innerText();
  await room(page).locator("select").selectOption("copy");
  await room(page).locator("input[type=file]").setInputFiles(path);
  await expect(count(page)).toHaveText("step 150 of 300");
  expect(await room(page).locator(".said").innerText()).toBe(said);
  await room(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "x.safetensors", mimeType: "", buffer: Buffer.from("not a model") });
  await expect(room(page).getByRole("alert")).toContainText("not a model that was saved here");
});

test("it can be broken, and words that it does not know are named @long", async ({
  playground,
}) => {
  const { page } = playground;
  await openRoom(page);
  await room(page).getByRole("button", { name: "Fast" }).click();
  await room(page).getByRole("button", { name: "One layer" }).click();
  await expect(count(page)).toHaveText("step 400 of 400", { timeout: 60_000 });
  await expect(figures(page)).toHaveCount(2);
  await expect(narration(page)).toContainText("guessing costs 4.16");
  await expect(page).toHaveURL(/train=induction\.one_layer/u);
  await room(page).getByLabel("Watch it on your own words").fill("moon zorblat");
  await expect(room(page).getByRole("alert")).toContainText('"zorblat" is not in the vocabulary');
  await room(page).getByLabel("Watch it on your own words").fill("moon star moon");
  await expect(room(page).locator(".token")).toHaveText(["moon", "star", "moon"]);
});

test("one learns one's own text @long", async ({ playground }) => {
  const { page } = playground;
  await openRoom(page);
  await room(page).locator("select").selectOption("text");
  await room(page)
    .getByLabel("Text to learn")
    .fill(
      "Round and round the garden like a teddy bear. One step, two step, tickle you under there.",
    );
  await expect(page).toHaveURL(/train=text[^&]*Round/u);
  await learn(page);
  await expect(narration(page)).toContainText("of the text by heart");
});

test("pronouns are learnt with words that the reader types, and a link has them @long", async ({
  playground,
}) => {
  const { page } = playground;
  await openRoom(page);
  await room(page).locator("select").selectOption("pronouns");
  await room(page).getByText("Words of your own").click();
  const field = (name: string) => room(page).getByRole("textbox", { name, exact: true });
  await expect(field("Animals")).toHaveAttribute("placeholder", /^dog, cat, /u);
  await field("Animals").fill("okapi");
  await expect(room(page).getByRole("alert")).toHaveText("give 2 to 24 words; these are 1");
  await expect(room(page).locator(".start")).toBeDisabled();
  await field("Animals").fill("okapi, tapir, okapi");
  await expect(room(page).getByRole("alert")).toContainText("stands twice");
  await field("Animals").fill("okapi, tapir, ");
  await expect(room(page).getByRole("alert")).toHaveCount(0);
  await expect(room(page).locator(".chips span")).toHaveText(["okapi", "tapir"]);
  await field("Adjectives of both: heavy").fill("cold new old");
  await expect(room(page).locator(".tokens")).toHaveText(/the\s*okapi\s*tipped.*cold/u);
  await expect(page).toHaveURL(/train=pronouns[^&]*okapi/u);
  await learn(page);
  await expect(narration(page)).toContainText(/answers (9\d|100) % of new examples/u);
  await expect(room(page).locator(".guess")).toHaveText("okapi");
  await expect(page).toHaveURL(/(@|%40)300/u);

  await page.reload();
  await expect(field("Animals")).toHaveValue("okapi, tapir");
  await expect(count(page)).toHaveText("step 300 of 300");
  await expect(room(page).locator(".guess")).toHaveText("okapi");
  // Another task does not learn them, and they come back with this one.
  await room(page).locator("select").selectOption("copy");
  await expect(page).toHaveURL(/train=copy(&|$)/u);
  await room(page).locator("select").selectOption("pronouns");
  await expect(field("Animals")).toHaveValue("okapi, tapir");
});

test("the keyboard steps, plays and goes to the ends", async ({ playground }) => {
  const { page } = playground;
  await openRoom(page);
  await room(page).locator("select").selectOption("majority");
  // Until then a key is for the run before.
  await expect(count(page)).toHaveText("step 0 of 150");
  await expect(room(page).locator(".start")).toBeEnabled();
  await room(page).locator(".start").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(count(page)).toHaveText("step 2 of 150");
  await page.keyboard.press("ArrowLeft");
  await expect(count(page)).toHaveText("step 1 of 150");
  await page.keyboard.press("End");
  await expect(count(page)).toHaveText("step 150 of 150");
  await page.keyboard.press("Home");
  await expect(count(page)).toHaveText("step 0 of 150");
  await page.keyboard.press("k");
  await expect(room(page).getByRole("button", { name: "Pause" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the room is one column in both languages", async ({ page, pageUrl }) => {
    for (const lang of ["en", "zh"]) {
      await page.goto(`${pageUrl}?v=1&train=induction@20&lang=${lang}`);
      await expect(figures(page)).toHaveCount(4);
      const dialog = page.getByRole("dialog");
      expect(await dialog.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(390);
      await expect(room(page).locator(".start")).toBeInViewport();
    }
  });
});
