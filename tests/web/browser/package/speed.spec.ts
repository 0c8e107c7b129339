/** What makes the page fast, without measuring time: what it waits for, what it draws. */
import { test as base, RANDOM } from "../../support/browser_test.js";
import { nativeCaller, resultOf, type RunResult } from "../../support/callers.js";
import { expect, expectShown, holdModule, painted, Playground } from "../playground.js";
import { themes, tintOf } from "../../../../web/src/draw/colour.js";

const words = (count: number) =>
  Array.from({ length: count }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}`).join(" ");

for (const { name, viewport } of [
  { name: "desk", viewport: { width: 1280, height: 800 } },
  { name: "phone", viewport: { width: 390, height: 844 } },
])
  base(
    `stands before the module is there, and nothing jumps when it comes: ${name}`,
    async ({ page, pageUrl }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      const release = await holdModule(page);
      await page.goto(pageUrl + RANDOM);
      await expect(page.locator(".field textarea").first()).toHaveValue(/journey/);
      await expect(page.locator(".room")).toContainText("are loading");
      await expect(page.locator("svg.frame")).toHaveCount(0);
      // Two frames, so that everything has been painted.
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      release();
      await expect(page.locator("svg.frame")).toHaveCount(1);
      await page.waitForLoadState("networkidle");
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    },
  );

base(
  "takes a sentence before the module is there, and answers it when it comes @firefox",
  async ({ page, pageUrl }) => {
    const release = await holdModule(page);
    await page.goto(pageUrl + RANDOM);
    const sentence = page.locator(".field textarea").first();
    await sentence.fill("Typed before its time");
    await page.getByRole("button", { name: "中文" }).click();
    await expect(page.locator("header h1")).toHaveText("注意力演示场");
    await painted(page);
    // The bar of the sentence has its place, and the scene has its own, with nothing in it yet.
    await expect(page.locator(".room")).toContainText("数字");
    await expect(page.locator("svg.frame")).toHaveCount(0);
    const place = await page.locator(".scene").boundingBox();
    release();
    await expect(page.locator(".token .word")).toHaveText(["Typed", "before", "its", "time"]);
    await expect(page.locator("svg.frame")).toHaveCount(1);
    await expect(sentence).toHaveValue("Typed before its time");
    const after = await page.locator(".scene").boundingBox();
    expect([after?.x, after?.y]).toEqual([place?.x, place?.y]);
  },
);

/** A page that records the requests to its worker. */
const watched = base.extend<{ playground: Playground; asked: () => Promise<object> }>({
  playground: async ({ page, pageUrl }, use) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, question: { request?: object }) {
        const { request } = question;
        if (request && "command" in request && request.command === "run")
          Object.assign(window, { asked: request });
        postMessage.call(this, question);
      } as typeof postMessage;
    });
    const playground = new Playground(page, pageUrl);
    await playground.open();
    await use(playground);
    expect(playground.complaints).toEqual([]);
  },
  asked: async ({ page }, use) => {
    await use(() => page.evaluate(() => (window as unknown as { asked: object }).asked));
  },
});

/** The values of a node of the experiment that was asked last, as the native program computes them. */
async function computed(asked: object, id: string): Promise<readonly (number | string)[]> {
  const program = nativeCaller();
  const { graph } = (await resultOf(program, { ...asked, output: {} })) as RunResult;
  program.close();
  return graph.find((node) => node.id === id)?.values ?? [];
}

watched("answers that come too late are dropped @firefox", async ({ playground, asked }) => {
  await playground.toEndOf("Softmax");
  await playground.sentence.fill("");
  await playground.sentence.pressSequentially("We see only what was typed last");
  await expect.poll(() => playground.tokens()).toHaveLength(7);
  await expect.poll(async () => (await playground.digits("weights")).size).toBe(49);
  const values = await computed(await asked(), "weights");
  expectShown(await playground.digits("weights"), values);
});

watched(
  "a crowded matrix is on canvas, each cell in the tint of its value, and tells it @firefox",
  async ({ playground, asked }) => {
    const { page } = playground;
    // High enough for cells larger than pixels, whose tints are not mixed with the paper.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await playground.sentence.fill(words(32));
    await expect(page.locator(".token")).toHaveCount(32);
    await playground.toEndOf("Softmax");
    const values = await computed(await asked(), "weights");
    // Only the row at work, which is opened, has cells of its own.
    const cells = page.locator('svg.frame [data-node="weights"] rect');
    await expect.poll(() => cells.count()).toBeLessThan(33);
    await page.getByRole("tab", { name: "Why" }).click();
    const grid = page.getByRole("grid", { name: /^Weights, 32/ });
    const { x, y, width, height } = (await grid.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const at = (row: number, column: number) => ({
      x: x + ((column + 0.45) / 32) * width,
      y: y + ((row + 0.4) / 32) * height,
    });
    for (const [row, column] of [
      [0, 0],
      [3, 1],
      [12, 12],
      [20, 7],
      [31, 0],
      [31, 31],
    ] as const) {
      const value = Number(values[row * 32 + column]);
      const tint = tintOf(themes.light, "weight", value, 1);
      const wanted = [1, 3, 5].map((i) => parseInt(tint.slice(i, i + 2), 16));
      const point = at(row, column);
      const pixel = await page.locator(".layers canvas").evaluate((canvas, { x, y }) => {
        const box = canvas.getBoundingClientRect();
        const pen = (canvas as HTMLCanvasElement).getContext("2d");
        return [...(pen?.getImageData(x - box.x, y - box.y, 1, 1).data ?? [])];
      }, point);
      expect(pixel.slice(0, 3), `${row} ${column}`).toEqual(wanted);
      await page.mouse.move(point.x, point.y);
      const told = page.locator("playground-why .tile.large");
      await expect(told).toBeVisible();
      await expect
        .poll(async () => Number((await told.innerText()).replace("−", "-")))
        .toBeCloseTo(value, 2);
    }
  },
);

/** Seeks to moments of a step, one per frame. */
const scrub = ({ page }: Playground, id: string, shares: readonly number[]) =>
  page.locator("playground-scrubber").evaluate(
    async (scrubber, { id, shares }) => {
      const { stages } = scrubber as unknown as {
        stages: { id: string; start: number; end: number }[];
      };
      const { start = 0, end = 0 } = stages.find((stage) => stage.id === id) ?? {};
      for (const share of shares) {
        const detail = start + (end - start) * share;
        scrubber.dispatchEvent(new CustomEvent("seek", { detail }));
        await new Promise(requestAnimationFrame);
      }
    },
    { id, shares },
  );

watched(
  "a matrix that changed its size while it was scrubbed is drawn exactly once it stands @firefox",
  async ({ playground }) => {
    const { page } = playground;
    const canvas = page.locator(".layers canvas").first();
    const drawn = () => canvas.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    const begin = async () => {
      await playground.sentence.fill(words(32));
      await expect(page.locator(".token")).toHaveCount(32);
    };
    await begin();
    // There is no substitute picture for numbers that were never drawn.
    await scrub(playground, "weights", [0.025]);
    await expect(canvas).toBeVisible();
    await painted(page);
    const exact = await drawn();
    await page.reload();
    await begin();
    await scrub(playground, "weights", [0.001]);
    await expect(canvas).toBeVisible();
    await scrub(playground, "weights", [0.005, 0.01, 0.015, 0.02, 0.025]);
    await expect.poll(drawn).toBe(exact);
  },
);

base("of a large graph come the values that a step shows, each once", async ({ page, pageUrl }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (
      this: Worker,
      message: { request?: { output?: { only?: string[] } } },
    ) {
      asked.push(...(message.request?.output?.only ?? []));
      postMessage.call(this, message);
    } as typeof postMessage;
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  const playground = new Playground(page, pageUrl);
  await playground.open();
  expect(await asked()).toEqual([]);
  await playground.sentence.fill(words(256));
  await expect(page.locator('.step[title="Tokens"] .shape')).toHaveText(/256$/);
  // The arcs over the sentence show the weights; nothing shows the scores yet.
  await expect.poll(asked).toContain("weights");
  expect(await asked()).not.toContain("scores");
  for (const step of ["Vectors", "Scores", "Scale", "Causal mask", "Softmax", "Merge heads"]) {
    await playground.toEndOf(step);
    await expect(page.locator("svg.frame")).toHaveCount(1);
    await expect(page.locator(".narration p").first()).not.toBeEmpty();
  }
  const all = await asked();
  expect(all).toContain("scores");
  expect(new Set(all).size).toBe(all.length);
  await page.locator(".field textarea").first().press("End");
  await page.keyboard.type("s");
  await expect.poll(() => playground.tokens()).toContain("wordvs 22");
  await expect(page.locator("svg.frame")).toHaveCount(1);
  expect(playground.complaints).toEqual([]);
});
