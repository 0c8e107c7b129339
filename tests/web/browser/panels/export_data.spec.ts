/** Numbers and texts as files: matrices, the experiment, a pinned number, the worksheet. */
import { expect, test } from "../playground.js";
import { bytesOf, download, openDialog, textOf } from "./export_dialog.js";

test.use({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });

test("matrices as CSV and .npy, any of them, and the experiment as JSON", async ({
  playground,
}) => {
  await playground.toEndOf("Softmax");
  const shown = await playground.digits("weights");
  const dialog = await openDialog(playground);
  const all = await download(playground, "csv");
  expect(all.suggestedFilename()).toBe("attention-weights.csv");
  expect((await textOf(all)).trim().split("\r\n")).toHaveLength(13);
  const head = await download(playground, "csvHead");
  expect(head.suggestedFilename()).toBe("attention-weights-head-1.csv");
  const [header, ...rows] = (await textOf(head)).trimEnd().split("\r\n");
  expect(header).toBe("\uFEFFhead,query,Your,journey,starts,with,one,step");
  const numbers = rows.flatMap((row) => row.split(",").slice(2).map(Number));
  for (const [index, text] of shown)
    if (index < 36) expect(numbers[index]?.toFixed(3)).toContain(text === "0" ? "0.000" : text);

  await dialog.getByRole("combobox").selectOption("query");
  const npy = await download(playground, "npy");
  expect(npy.suggestedFilename()).toBe("attention-query.npy");
  const bytes = await bytesOf(npy);
  expect(bytes.subarray(1, 6).toString()).toBe("NUMPY");
  expect(bytes.toString("latin1")).toContain("'shape': (1, 6, 4)");

  const json = JSON.parse(await textOf(await download(playground, "json"))) as {
    request: { command: string };
    response: { ok: boolean; result: { graph: { id: string; values: number[] }[] } };
  };
  expect(json.request.command).toBe("run");
  const weights = json.response.result.graph.find(({ id }) => id === "weights");
  expect(weights?.values.slice(0, 36)).toEqual(numbers);
});

test("of a large experiment, values that the page never had are in the files", async ({
  playground,
}) => {
  test.slow();
  const { sentence, page } = playground;
  await sentence.fill(Array.from({ length: 300 }, (_, i) => "abcdefghij".charAt(i % 10)).join(" "));
  await expect(page.locator(".tokens, .token").first()).toBeVisible();
  await expect(page.locator("attention-playground")).toBeVisible();
  await playground.step("Softmax").click();
  const dialog = await openDialog(playground);
  await dialog.getByRole("combobox").selectOption("scores");
  const npy = await bytesOf(await download(playground, "npy"));
  expect(npy.length).toBe(128 + 2 * 300 * 300 * 4);
  expect(npy.readFloatLE(128)).not.toBe(0);
});

test("a pinned number as Markdown and LaTeX; without one the reader is told to pin one", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  const dialog = await openDialog(playground);
  const markdown = dialog.locator("[data-kind=markdown]");
  await expect(markdown).toHaveAttribute("aria-disabled", "true");
  await expect(markdown).toHaveAccessibleDescription(/Pin a number first/u);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Export" })).toBeFocused();

  await page.locator("playground-grids [role=gridcell][tabindex='0']").last().focus();
  await page.keyboard.press("Enter");
  const total = page.locator("playground-why .tile.large");
  await expect(total).toBeVisible();
  const number = (await total.textContent())?.trim() ?? "";
  await openDialog(playground);
  const text = await textOf(await download(playground, "markdown"));
  expect(text.split("\n")[0]).toContain(`= ${number}`);
  const latex = await download(playground, "latex");
  expect(latex.suggestedFilename()).toMatch(/^attention-weight-.*\.tex$/u);
  expect(await textOf(latex)).toContain("\\begin{aligned}");
});

test("the lesson is printed as a worksheet, its answers on a page of their own", async ({
  playground,
}) => {
  const { page } = playground;
  await page.evaluate(() => {
    window.print = () => {
      document.title = "printed";
    };
  });
  await playground.toEndOf("Softmax");
  const shown = await playground.digits("weights");
  await openDialog(playground);
  await page.locator("[data-kind=worksheet]").click();
  await expect(page).toHaveTitle("printed");
  const sheet = page.locator("attention-paper");
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("attention-playground")).toBeHidden();
  const [questions, answers] = [sheet.locator("article").first(), sheet.locator("article").last()];
  await expect(questions).toContainText("What do you expect?");
  await expect(questions.locator("figure svg")).toBeVisible();
  await expect(questions).not.toContainText("☒");
  // Row 4 is to be filled in: its numbers are on the page of answers alone.
  await expect(questions).toContainText("Fill in the empty boxes of the row “with”.");
  const drawn = (where: typeof answers) => where.locator("figure svg text").allTextContents();
  const rowOf = [18, 19, 20, 21].map((index) => shown.get(index) ?? "");
  const [asked, told] = [await drawn(questions), await drawn(answers)];
  for (const number of rowOf) expect(told).toContain(number);
  expect(asked.filter((text) => rowOf.includes(text))).toEqual([]);
  await expect(questions).toContainText("Work out by hand");
  await expect(answers).toContainText("☒");
  expect(await answers.evaluate((one) => getComputedStyle(one).breakBefore)).toBe("page");
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(sheet).toHaveCount(0);
});

test("in Chinese the dialog and its files are Chinese", async ({ playground }) => {
  const { page } = playground;
  await page.getByRole("button", { name: "中文" }).click();
  await playground.step("Softmax").click();
  await page.getByRole("button", { name: "导出" }).click();
  const dialog = page.getByRole("dialog", { name: "导出" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.locator("[data-kind=csv]").click(),
  ]);
  expect(file.suggestedFilename()).toBe("注意力权重.csv");
});
