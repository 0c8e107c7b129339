/** A sentence of 1,024 tokens: all of it is there, every number can be asked for, and the page goes on. */
import { nativeCaller, resultOf, type RunResult } from "../../support/callers.js";
import { expect, test, type Playground } from "../playground.js";

const COUNT = 1024;
const letters = "abcdefghijklmnopqrstuvwxyz";
const word = (i: number): string =>
  `w${[676, 26, 1].map((unit) => letters[Math.floor(i / unit) % 26]).join("")}`;
const sentence = Array.from({ length: COUNT }, (_, i) => word(i)).join(" ");

async function write({ page, sentence: field }: Playground, text: string, count: number) {
  await field.fill(text);
  await expect(page.locator('.step[title="Tokens"] .shape')).toHaveText(new RegExp(`${count}$`));
}

/** The weights of the first head, as the native program computes them. */
async function weightsOf(text: string): Promise<readonly (number | string)[]> {
  const program = nativeCaller();
  const request = {
    command: "run",
    input: { text },
    embedding: { kind: "token", d_in: 4, seed: 353 },
    attention: { num_heads: 2, mask: { kind: "causal" } },
    weights: { init: "xavier_uniform", seed: 353 },
    output: { only: ["weights"] },
  };
  const { graph } = (await resultOf(program, request)) as RunResult;
  program.close();
  return graph.find(({ id }) => id === "weights")?.values ?? [];
}

test("1,024 tokens are seen at once, and every number is the core's own @long", async ({
  playground,
}) => {
  test.slow();
  const { page } = playground;
  await write(playground, sentence, COUNT);
  await playground.toEndOf("Softmax");
  await page.getByRole("tab", { name: "Why" }).click();
  const grid = page.getByRole("grid", { name: /^Weights, 1024 rows, 1024 columns/ });
  await expect(grid).toHaveAttribute("aria-rowcount", String(COUNT + 1));
  const box = await grid.boundingBox();
  if (!box) throw new Error("no weights on the stage");
  const values = await weightsOf(sentence);
  const told = page.locator("playground-why .tile.large");
  for (const [row, column] of [
    [0, 0],
    [70, 33],
    [512, 511],
    [1020, 7],
  ] as const) {
    const point = [column, row].map((at, i) => {
      const [start, size] = i === 0 ? [box.x, box.width] : [box.y, box.height];
      return start + ((at + 0.5) / COUNT) * size;
    }) as [number, number];
    await page.mouse.move(...point);
    await expect(told).toBeVisible();
    const exact = Number(values[row * COUNT + column]);
    // A pointer stands on whole pixels, which several cells share: its own one is told by name.
    await expect(page.locator("playground-why")).toContainText(/w[a-z]{3}/);
    if (row === 0)
      await expect.poll(async () => Number(await told.innerText())).toBeCloseTo(exact, 3);
  }
});

test("any of a million cells is reached by key, and told exactly", async ({ playground }) => {
  test.slow();
  const { page } = playground;
  await write(playground, sentence, COUNT);
  await playground.toEndOf("Softmax");
  const values = await weightsOf(sentence);
  const grid = page.getByRole("grid", { name: /^Weights, 1024 rows, 1024 columns/ });
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowUp");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowLeft");
  const cell = grid.locator('[tabindex="0"]');
  await expect(cell).toHaveAttribute("aria-colindex", String(COUNT - 3 + 1));
  const exact = Number(values[(COUNT - 2) * COUNT + COUNT - 4]);
  await expect(cell).toHaveText(exact.toFixed(4));
  const header = grid.getByRole("rowheader");
  await expect(header).toHaveText(word(COUNT - 2));
});

test("goes on playing and typing with 1,024 tokens @long", async ({ playground }) => {
  test.slow();
  const { page } = playground;
  await write(playground, sentence, COUNT);
  await playground.toEndOf("Scores");
  const before = await playground.time();
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await expect.poll(() => playground.time()).toBeGreaterThan(before + 0.2);
  await page.getByRole("button", { name: "Pause", exact: true }).first().click();
  await write(playground, `${sentence} more`, COUNT + 1);
  await playground.sentence.press("End");
  await expect(page.locator(".token .word").last()).toHaveText("more");
});
