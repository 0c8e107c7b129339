/** The first page: a sentence goes in, and its attention plays. */
import { nativeCaller, resultOf, type RunResult } from "../../support/callers.js";
import { expect, expectShown, test } from "../playground.js";

test.use({ viewport: { width: 1280, height: 800 } });

/** What the program computes for the page's first experiment with another sentence. */
async function native(text: string): Promise<RunResult> {
  const program = nativeCaller();
  const result = await resultOf(program, {
    command: "run",
    input: { text },
    embedding: { kind: "token", d_in: 4, seed: 353 },
    attention: { num_heads: 2, mask: { kind: "causal" } },
    weights: { init: "xavier_uniform", seed: 353 },
  });
  program.close();
  return result as RunResult;
}

const valuesOf = (result: RunResult, id: string) =>
  result.graph.find((node) => node.id === id)?.values ?? [];

test("shows the weights of a typed sentence as the native program computes them @firefox", async ({
  playground,
}) => {
  const text = "We see what we compute";
  await playground.sentence.fill(text);
  await expect
    .poll(() => playground.tokens())
    .toEqual(["We 0", "see 2", "what 4", "we 3", "compute 1"]);
  await playground.toEndOf("Softmax");
  const weights = await playground.digits("weights");
  expect(weights.size).toBe(25);
  expectShown(weights, valuesOf(await native(text), "weights"));
});

test("shows every step's numbers as the native program computes them", async ({ playground }) => {
  const text = "Nobody reads meaning into noise";
  await playground.sentence.fill(text);
  await expect(playground.page.locator(".token")).toHaveCount(5);
  const result = await native(text);
  for (const [step, node, cells] of [
    ["Vectors", "x", 20],
    ["Scores", "scores", 25],
    ["Scale", "scaled_scores", 25],
    ["Causal mask", "masked_scores", 25],
    ["Merge heads", "context", 20],
  ] as const) {
    await playground.toEndOf(step);
    const digits = await playground.digits(node);
    expect(digits.size, step).toBe(cells);
    expectShown(digits, valuesOf(result, node));
  }
});

test("a click on a step shows its result, and so does its Enter key; while it plays, the step is played", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.step("Softmax").click();
  const whole = (await playground.digits("weights")).size;
  expect(whole).toBeGreaterThanOrEqual(21);
  await expect(playground.currentStep).toHaveAttribute("title", "Softmax");
  await playground.step("Scale").focus();
  await page.keyboard.press("Enter");
  await expect(playground.currentStep).toHaveAttribute("title", "Scale");
  expect((await playground.digits("scaled_scores")).size).toBe(36);

  await page.getByRole("button", { name: "Play" }).click();
  await playground.step("Softmax").click();
  await expect(playground.currentStep).toHaveAttribute("title", "Softmax");
  expect((await playground.digits("weights")).size).toBeLessThan(whole);
  await page.getByRole("button", { name: "Pause" }).click();
});

test("a stop looks the same whether reached forwards or backwards", async ({ playground }) => {
  const { page } = playground;
  await playground.step("Scores").click();
  const pressTwice = async () => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
  };
  await pressTwice();
  const [time, frame] = [await playground.time(), await playground.frame()];
  await pressTwice();
  expect(await playground.time()).toBeGreaterThan(time);
  expect((await playground.frame()) === frame).toBe(false);
  await page.keyboard.press("ArrowLeft");
  expect(await playground.time()).toBe(time);
  expect((await playground.frame()) === frame).toBe(true);
});

test("playing the timeline many times leaves nothing behind in the page", async ({
  playground,
}) => {
  const nodes = () =>
    playground.page.locator("playground-scrubber").evaluate(async (scrubber) => {
      const root = scrubber.getRootNode() as ShadowRoot;
      const { duration } = scrubber as HTMLElement & { readonly duration: number };
      for (const share of [0.2, 0.4, 0.6, 0.8, 1, 0]) {
        scrubber.dispatchEvent(new CustomEvent("seek", { detail: share * duration }));
        await (root.host as Element & { readonly updateComplete: Promise<boolean> }).updateComplete;
      }
      return root.querySelector("svg.frame")?.childNodes.length ?? 0;
    });
  const once = await nodes();
  expect(once).toBeGreaterThan(0);
  for (let again = 0; again < 5; again++) expect(await nodes()).toBe(once);
});

test("plays on its own, pauses, and scrubs both ways", async ({ playground }) => {
  const { page } = playground;
  await page.getByRole("button", { name: "Play" }).click();
  const before = await playground.time();
  await expect.poll(() => playground.time()).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Pause" }).click();
  const slider = page.getByRole("slider");
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const scrub = (part: number) => page.mouse.click(box.x + box.width * part, box.y + 14);
  await scrub(0.9);
  const late = await playground.time();
  await scrub(0.2);
  expect(await playground.time()).toBeLessThan(late / 2);
  await scrub(0.9);
  expect(await playground.time()).toBe(late);
});

test("announces the narration at stops and not while playing", async ({ playground }) => {
  const { page } = playground;
  const spoken = page.getByRole("status");
  await playground.step("Scores").click();
  const before = await spoken.textContent();
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.locator(".narration p").first()).not.toHaveText(before ?? "");
  expect(await spoken.textContent()).toBe(before);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(spoken).not.toHaveText(before ?? "");
});

test("with reduced motion a step is a still frame, shown at once", async ({ playground }) => {
  const { page } = playground;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await playground.toStartOf("Softmax");
  const frame = await playground.frame();
  await page.keyboard.press("ArrowRight");
  const time = await playground.time();
  await page.waitForTimeout(200);
  expect(await playground.time()).toBe(time);
  expect((await playground.frame()) === frame).toBe(true);
  await page.keyboard.press("ArrowRight");
  expect((await playground.frame()) === frame).toBe(false);
});

test("typing keeps the step and its place", async ({ playground }) => {
  await playground.toEndOf("Softmax");
  await playground.sentence.fill("Some other words");
  await expect(playground.page.locator(".token")).toHaveCount(3);
  await expect(playground.currentStep).toContainText("Softmax");
  await expect.poll(async () => (await playground.digits("weights")).size).toBe(9);
});

test("an example brings its sentence, its steps and its numbers", async ({ playground }) => {
  await playground.openExample("Causal mask: zero and renormalise");
  const step = playground.steps.filter({ hasText: "Renormali" });
  await expect(step).toBeVisible();
  await expect(playground.sentence).toHaveValue("Your journey starts with one step");
  const program = nativeCaller();
  const presets = (await resultOf(program, { command: "presets" })) as {
    id: string;
    request: unknown;
  }[];
  const preset = presets.find(({ id }) => id === "causal-mask-renormalize");
  const result = (await resultOf(program, preset?.request)) as RunResult;
  program.close();
  await playground.toEndOf((await step.getAttribute("title")) ?? "");
  const digits = await playground.digits("renormalized_weights");
  expect(digits.size).toBe(36);
  expectShown(digits, valuesOf(result, "renormalized_weights"));
});

test("words without given vectors get their own, and this can be undone", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.openExample("Words as vectors");
  await expect(page.locator(".note").first()).toContainText("Given");
  await playground.sentence.fill("Words of my own");
  await expect(page.locator(".message")).toContainText("no given vectors");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(playground.sentence).toHaveValue("Your journey starts with one step");
  await expect(page.locator(".message")).toHaveCount(0);
});

test("changes only the language, at any moment", async ({ playground }) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  const [time, tokens] = [await playground.time(), await playground.tokens()];
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.locator("header h1")).toHaveText("注意力演示场");
  expect(await playground.time()).toBe(time);
  expect(await playground.tokens()).toEqual(tokens);
  await expect(playground.currentStep).toContainText("Softmax");
  await expect(page.locator("attention-playground")).toHaveAttribute("lang", "zh");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("header h1")).toHaveText("Attention Playground");
});

test("splits Chinese into words, or into characters on request", async ({ playground }) => {
  const { page } = playground;
  await playground.sentence.fill("我爱中国");
  await expect.poll(() => playground.tokens()).toEqual(["我 1", "爱 2", "中国 0"]);
  await page.getByRole("button", { name: /Split into/ }).click();
  await page.getByRole("menuitemradio", { name: "Characters" }).click();
  await expect.poll(() => playground.tokens()).toEqual(["我 2", "爱 3", "中 0", "国 1"]);
});

test("an error is shown beside its sentence and disappears with it", async ({ playground }) => {
  const { page, sentence } = playground;
  await sentence.fill("a ".repeat(5000));
  await expect(page.locator(".sentence .message.error")).toContainText("Shorten the sentence");
  await expect(sentence).toHaveAttribute("aria-invalid", "true");
  await sentence.fill("a b");
  await expect(page.locator(".message")).toHaveCount(0);
  await expect(sentence).not.toHaveAttribute("aria-invalid");
  await expect.poll(() => playground.tokens()).toEqual(["a 0", "b 1"]);
});

test("an empty sentence asks for one and keeps what there was", async ({ playground }) => {
  await playground.sentence.fill("");
  await expect(playground.sentence).toHaveAttribute("placeholder", /Type a sentence/);
  await expect(playground.page.locator(".stage")).toHaveClass(/dimmed/);
  await expect(playground.steps).toHaveCount(10);
});

test("keys type in the sentence, drive the player, and reach nothing else", async ({
  playground,
}) => {
  const { page, sentence } = playground;
  const playing = page.getByRole("button", { name: "Pause" });
  await sentence.fill("one");
  await sentence.press("Space");
  await sentence.press("ArrowLeft");
  await expect(sentence).toHaveValue("one ");
  await expect(playing).toHaveCount(0);
  // Where nothing has the focus, the keys are the player's.
  await sentence.blur();
  await page.keyboard.press("Space");
  await expect(playing).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect(playing).toHaveCount(0);
  await page.locator(".stage").focus();
  await page.keyboard.press("Space");
  await expect(playing).toHaveCount(1);
  await page.keyboard.press("Space");
  await page.keyboard.press("End");
  await expect(playground.currentStep).toContainText("Merge heads");
  await page.keyboard.press("Home");
  expect(await playground.time()).toBe(0);
});

test("asks nothing of the network but its own files, whatever their type", async ({
  playground,
}) => {
  const { requests, url } = playground;
  expect(new URL(url).pathname).toBe("/a/b/");
  for (const request of requests) expect(request.url).toContain(url);
  const modules = requests.filter((request) => request.url.endsWith(".wasm"));
  expect(new Set(modules.map(({ type }) => type))).toEqual(new Set(["application/octet-stream"]));
});
