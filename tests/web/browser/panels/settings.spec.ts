/** What a reader may do to an experiment: settings, switches, painted masks, and one way back. */
import type { Locator, Page } from "@playwright/test";
import { expect, test, type Playground } from "../playground.js";

class Settings {
  readonly panel: Locator;

  constructor(private readonly playground: Playground) {
    this.panel = playground.page.locator("playground-settings");
  }

  get page(): Page {
    return this.playground.page;
  }

  async open(): Promise<this> {
    await this.page.getByRole("tab", { name: "Settings" }).click();
    await expect(this.panel.getByText("Break it")).toBeVisible();
    return this;
  }

  switch(name: string): Locator {
    return this.panel.getByRole("switch", { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole("button", { name });
  }

  group(name: string): Locator {
    return this.panel.getByRole("group", { name, exact: true });
  }

  async section(name: string): Promise<void> {
    const summary = this.panel.locator("summary").filter({ hasText: name });
    if (
      !(await summary.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open))
    )
      await summary.click();
  }
}

const settings = (playground: Playground) => new Settings(playground).open();

test("a switch takes a part away, says what it did, and brings it back @firefox", async ({
  playground,
}) => {
  const panel = await settings(playground);
  const scaling = panel.switch("Scaling");
  await expect(scaling).toHaveAttribute("aria-checked", "true");
  await expect(playground.step("Scale")).toHaveCount(1);
  await scaling.click();
  await expect(scaling).toHaveAttribute("aria-checked", "false");
  await expect(playground.step("Scale")).toHaveCount(0);
  await expect(panel.panel.locator("#happened-scale")).toHaveText(
    /^\s*Largest weight of \S+: 0\.\d{3} → 0\.\d{3}\s*$/,
  );
  await scaling.click();
  await expect(playground.step("Scale")).toHaveCount(1);
});

test("undo and redo go through changes of every kind", async ({ playground }) => {
  const panel = await settings(playground);
  const undo = panel.button(/^Undo/);
  await expect(undo).toBeDisabled();
  await panel.button("More: Heads").first().click();
  const heads = panel.panel.getByRole("textbox", { name: "Number of heads" });
  await expect(heads).toHaveValue("4");
  await playground.sentence.fill("two small steps");
  await expect.poll(() => playground.tokens()).toHaveLength(3);
  await undo.click();
  await expect.poll(() => playground.tokens()).toHaveLength(6);
  await expect(heads).toHaveValue("4");
  await undo.click();
  await expect(heads).toHaveValue("2");
  await expect(undo).toBeDisabled();
  await panel.button(/^Redo/).click();
  await expect(heads).toHaveValue("4");
});

test("undo leaves an example that was opened, and forgets that it was chosen", async ({
  playground,
}) => {
  await playground.openExample("Dropout");
  const chosen = playground.page.locator("attention-playground[preset]");
  await expect(chosen).toHaveCount(1);
  const panel = await settings(playground);
  await panel.switch("Masking").click();
  await panel.button(/^Undo/).click();
  await expect(panel.switch("Masking")).toHaveAttribute("aria-checked", "true");
  await expect(chosen).toHaveCount(1);
  await panel.button("Undo: opening an example").click();
  await expect(chosen).toHaveCount(0);
});

test("Control and Z take a change back, but not in a text field", async ({ playground }) => {
  const panel = await settings(playground);
  await panel.switch("Masking").click();
  await expect(panel.switch("Masking")).toHaveAttribute("aria-checked", "false");
  await playground.sentence.focus();
  await playground.page.keyboard.press("Control+z");
  await expect(panel.switch("Masking")).toHaveAttribute("aria-checked", "false");
  await panel.switch("Masking").focus();
  await playground.page.keyboard.press("Control+z");
  await expect(panel.switch("Masking")).toHaveAttribute("aria-checked", "true");
  await playground.step("Softmax").focus();
  await playground.page.keyboard.press("Control+Shift+z");
  await expect(panel.switch("Masking")).toHaveAttribute("aria-checked", "false");
});

test("a value that does not fit is told beside its field, and the numbers stay", async ({
  playground,
}) => {
  const panel = await settings(playground);
  await playground.toEndOf("Softmax");
  const before = await playground.digits("weights");
  const width = panel.panel.getByRole("textbox", { name: "Width of the output" });
  await width.fill("3");
  const alert = panel.panel.getByRole("alert");
  await expect(alert).toContainText("num_heads must divide d_out");
  const heads = panel.panel.locator(".field").filter({ has: playground.page.getByRole("alert") });
  await expect(heads.getByRole("textbox", { name: "Heads", exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  expect(await playground.digits("weights")).toEqual(before);
  await width.fill("6");
  await expect(alert).toHaveCount(0);
});

test("a choice brings the field it needs, and only what differs can be reset", async ({
  playground,
}) => {
  const panel = await settings(playground);
  const mask = panel.panel.getByRole("combobox", { name: "Kind of mask" });
  await expect(panel.panel.getByRole("textbox", { name: "Window" })).toHaveCount(0);
  await mask.selectOption({ label: "Sliding window" });
  await expect(panel.panel.getByRole("textbox", { name: "Window" })).toHaveValue("2");
  await expect(panel.button("Back to the default: Output projection")).toHaveCount(0);
  await panel.switch("Output projection").click();
  await panel.button("Back to the default: Output projection").click();
  await expect(panel.switch("Output projection")).toHaveAttribute("aria-checked", "false");
});

test("a block appears with a switch, its sub-layers with it", async ({ playground }) => {
  const panel = await settings(playground);
  await panel.section("Transformer block");
  await expect(panel.group("Norm")).toHaveCount(0);
  await panel.switch("Wrap the attention in a block").click();
  await expect(panel.switch("Residual connections").first()).toBeVisible();
  await panel.switch("Feed-forward").first().click();
  await expect(panel.panel.locator("#happened-feed_forward")).toContainText("→");
});

test("a new seed draws new numbers", async ({ playground }) => {
  const panel = await settings(playground);
  await playground.toEndOf("Softmax");
  const before = await playground.digits("weights");
  await panel.section("Weights");
  await panel.button("New seed").last().click();
  await expect.poll(() => playground.digits("weights")).not.toEqual(before);
});

test("a click paints the mask where painting is on, and a clear takes it back", async ({
  playground,
}) => {
  const panel = await settings(playground);
  await playground.toEndOf("Softmax");
  const shown = await playground.digits("weights");
  const [index] = [...shown].find(([, text]) => /^0\.\d*[1-9]/.test(text)) ?? [];
  await panel.button("Paint the mask").click();
  await playground.page.locator(`svg.frame [data-node="weights"][data-index="${index}"]`).click();
  await expect.poll(async () => (await playground.digits("weights")).get(index ?? -1)).toBe("0");
  await expect(panel.panel.getByText("1 place painted")).toBeVisible();
  await panel.button("Clear: 1 place painted").click();
  await expect.poll(() => playground.digits("weights")).toEqual(shown);
});

test("the difference stands in place of the digits while it is wanted", async ({ playground }) => {
  const panel = await settings(playground);
  await playground.toEndOf("Softmax");
  await expect(panel.button("Show the change")).toBeDisabled();
  await panel.switch("Scaling").click();
  await expect(playground.step("Scale")).toHaveCount(0);
  const now = await playground.digits("weights");
  await panel.button("Show the change").click();
  await expect
    .poll(async () =>
      [...(await playground.digits("weights")).values()].some((text) => /^\+/.test(text)),
    )
    .toBe(true);
  await panel.button("Show the change").click();
  await expect.poll(() => playground.digits("weights")).toEqual(now);
});

test("an edited cell is listed with its value, leads to its step, and is given back", async ({
  playground,
}) => {
  const panel = await settings(playground);
  await playground.toEndOf("Softmax");
  const cell = playground.page.locator('svg.frame [data-node="weights"][data-index="0"]').first();
  await cell.click();
  await playground.page.getByRole("button", { name: "Edit this cell" }).click();
  await playground.page.keyboard.type("0.25");
  await playground.page.keyboard.press("Enter");
  await expect.poll(async () => (await playground.digits("weights")).get(0)).toBe("0.250");
  await panel.open();
  const edits = panel.panel.getByRole("region", { name: "Your edits" });
  await expect(edits).toContainText("1 cell");
  await expect(edits.getByRole("button", { name: "0.250" })).toBeVisible();
  await edits.getByRole("button", { name: /^Clear/ }).click();
  await expect.poll(async () => (await playground.digits("weights")).get(0)).not.toBe("0.250");
  await expect(edits).toHaveCount(0);
});

test("an example of steps alone has no settings, and says so", async ({ playground }) => {
  const panel = await settings(playground);
  await playground.openExample("Dot product and matrix product");
  await playground.page.getByRole("tab", { name: "Settings" }).click();
  await expect(panel.panel.getByText("it has no settings")).toBeVisible();
  await expect(panel.panel.getByRole("switch")).toHaveCount(0);
});

test("speaks Chinese, choices and descriptions too", async ({ playground }) => {
  await settings(playground);
  await playground.page.getByRole("button", { name: "中文" }).click();
  const panel = playground.page.locator("playground-settings");
  await expect(panel.getByRole("group", { name: "掩码类型" })).toContainText("滑动窗口");
  await panel.getByRole("button", { name: "这是什么？ 打分函数" }).click();
  await expect(panel.locator(".help")).toContainText("scaled_dot（缩放点积）：q·k 乘以缩放系数");
  await expect(panel.getByRole("switch", { name: "缩放", exact: true })).toBeVisible();
});

test("the mask is painted where it is drawn, and the brush is put down at any step", async ({
  playground,
}) => {
  const { page } = playground;
  const brush = page.locator(".heading").getByRole("button", { name: "Paint the mask" });
  await expect(brush).toHaveCount(0);
  await playground.toEndOf("Causal mask");
  await brush.click();
  await expect(brush).toHaveAttribute("aria-pressed", "true");
  await page
    .locator('svg.frame [data-node="masked_scores"][data-index="3"]')
    .first()
    .click({ force: true });
  const undo = page.locator(".heading").getByRole("button", { name: "Undo: painting the mask" });
  await expect(undo).toBeVisible();
  await playground.step("Softmax").click();
  await brush.click();
  await expect(brush).toHaveCount(0);
  await undo.click();
  await expect(undo).toHaveCount(0);
});
