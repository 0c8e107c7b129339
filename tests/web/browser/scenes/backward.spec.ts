/** The backward pass, from the switch beside the heading to the check of one number. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";

/** A small attention with a prediction, its loss, and the backward pass. */
const settings = ["/head:{}", "/targets:next", "/gradient/of:loss", "/attention/d_out:2"];
const link = `?text=the+cat+sat+on+the+mat&mask=causal&heads=1&set=${encodeURIComponent(settings.join("\n"))}`;

const backward = (page: Page) => page.locator(".passes .control");
const levels = (page: Page) => page.locator(".heading");

test("the switch computes the loss and plays back from it; Undo takes it away again", async ({
  page,
  playground,
}) => {
  await playground.toEndOf("Softmax");
  await expect(backward(page)).toHaveAttribute("aria-pressed", "false");
  await backward(page).click();
  await expect(levels(page)).toContainText("Backward");
  await expect(levels(page).locator("h2")).toHaveText("Loss");
  await expect(page.locator(".narration")).toContainText("The backward pass begins here");
  await expect(backward(page)).toHaveAttribute("aria-pressed", "true");
  await backward(page).click();
  await expect(levels(page).locator("h2")).toHaveText("Loss");
  await expect(backward(page)).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Prediction")).toHaveCount(0);
  expect(playground.complaints).toEqual([]);
});

test("a step and its way back are one press apart", async ({ page, playground }) => {
  await page.goto(`${playground.url}${link}&stage=scores&moment=99`);
  await expect(levels(page).locator("h2")).toHaveText("Scores");
  await backward(page).click();
  await expect(levels(page).locator("h2")).toHaveText("Scores");
  await expect(levels(page)).toContainText("Backward");
  await expect(page.locator(".narration")).toContainText("A product hands the gradient on");
  await backward(page).click();
  await expect(page.locator(".narration")).toContainText("The query of");
  expect(playground.complaints).toEqual([]);
});

for (const [language, nudge, predicted] of [
  ["en", "Nudge −0.001", "predicted"],
  ["zh", "改变 −0.001", "预测的变化"],
] as const)
  test(`a gradient is checked by a nudge, in ${language}`, async ({ page, playground }) => {
    await page.goto(
      `${playground.url}${link}&lang=${language}&stage=gradient.masked_scores&moment=99`,
    );
    await page.locator('svg.frame [data-node="gradient.masked_scores"][data-index="25"]').click();
    const why = page.locator("playground-why");
    await why.getByRole("button", { name: nudge }).click();
    const lines = why.locator(".check .line");
    await expect(lines.last()).toContainText(predicted);
    const [found, wanted] = (await lines.allTextContents())
      .slice(-2)
      .map((line) => Number(/[−-]?\d\.\d{7}/u.exec(line)?.[0].replace("−", "-")));
    expect(Math.abs(wanted ?? 0)).toBeGreaterThan(1e-6);
    expect(Math.abs((found ?? NaN) - (wanted ?? NaN))).toBeLessThan(5e-7);
    expect(playground.complaints).toEqual([]);
  });
