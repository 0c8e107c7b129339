/** The element on a page of its own: attributes, methods and events. */
import type { Page } from "@playwright/test";
import { test as base } from "../../support/browser_test.js";
import { expect, test } from "../playground.js";
import { inPage } from "./in_page.js";

/** Writes down every event of the element, from outside of it. */
async function listen(page: Page): Promise<() => Promise<[string, Record<string, unknown>][]>> {
  await page.evaluate(() => {
    const heard: [string, unknown][] = [];
    Object.assign(window, { heard });
    for (const name of ["ready", "step", "select", "change", "error"])
      document.addEventListener(`playground-${name}`, (event) => {
        heard.push([name, (event as CustomEvent<unknown>).detail]);
      });
    document
      .querySelector("attention-playground")
      ?.addEventListener("playground-error", (event) => {
        heard.push(["own error", (event as CustomEvent<unknown>).detail]);
      });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { heard: [string, Record<string, unknown>][] }).heard,
    );
}

test("attributes move the element together, and follow the viewer @firefox", async ({
  playground,
  page,
}) => {
  const element = page.locator("attention-playground");
  await inPage(page, (one) => {
    one.setAttribute("text", "one small step");
    one.setAttribute("heads", "4");
    one.setAttribute("stage", "weights");
    one.setAttribute("head", "3");
    one.setAttribute("cell", "(3,1)");
  });
  await expect(playground.sentence).toHaveValue("one small step");
  await expect(playground.currentStep).toHaveAttribute("title", "Softmax");
  await expect.poll(() => inPage(page, (one) => one.state["cell"])).toEqual({ at: [3, 1] });
  await expect(element).toHaveAttribute("cell", "(3,1)");
  await expect(element).toHaveAttribute("heads", "4");

  await playground.sentence.fill("two steps");
  await expect(element).toHaveAttribute("text", "two steps");
  await playground.toStartOf("Scores");
  await expect(element).toHaveAttribute("stage", "scores");
  await expect(element).toHaveAttribute("moment", "0");

  await inPage(page, (one) => {
    one.removeAttribute("heads");
    one.text = "three more steps";
  });
  await expect(playground.sentence).toHaveValue("three more steps");
  await expect.poll(() => inPage(page, (one) => one.heads)).toBeUndefined();
});

test("a method selects a cell, and a link does without a script", async ({ playground, page }) => {
  expect(await inPage(page, (one) => one.select("3,1", { stage: "weights", head: 2 }))).toBe(true);
  await expect(page.locator("attention-playground")).toHaveAttribute("cell", "3,1");
  await expect(page.locator("attention-playground")).toHaveAttribute("head", "2");
  await expect(playground.currentStep).toHaveAttribute("title", "Softmax");
  expect(await inPage(page, (one) => one.select("99,1"))).toBe(false);
  expect(await inPage(page, (one) => one.select())).toBe(true);
  await expect(page.locator("attention-playground")).not.toHaveAttribute("cell", /./u);

  await inPage(page, (one) => {
    one.id = "demo";
    const link = document.createElement("a");
    link.href = "#demo?stage=scores&head=1&cell=2,2";
    link.textContent = "the second row";
    one.before(link);
  });
  const link = page.getByRole("link", { name: "the second row" });
  for (let i = 0; i < 2; i++) {
    await link.click();
    await expect(playground.currentStep).toHaveAttribute("title", "Scores");
    await expect(page.locator("attention-playground")).toHaveAttribute("cell", "2,2");
    await inPage(page, (one) => one.select(undefined, { stage: "tokens" }));
    await expect(playground.currentStep).toHaveAttribute("title", "Tokens");
  }
});

base("what is said before the numbers are there holds once they are", async ({ page, pageUrl }) => {
  await page.goto(pageUrl);
  const state = await inPage(page, async (one) => {
    const other = document.createElement("attention-playground");
    other.setAttribute("preset", "causal-mask");
    other.setAttribute("stage", "scores");
    one.before(other);
    await new Promise((resolve) => setTimeout(resolve));
    other.setAttribute("step", "7");
    other.setAttribute("cell", "3,2");
    await new Promise((resolve) => other.addEventListener("playground-ready", resolve));
    return (other as typeof one).state;
  });
  expect(state).toMatchObject({ stage: "weights", cell: { at: [3, 2] } });
});

test("events tell what happens, and an error stays with its element", async ({
  playground,
  page,
}) => {
  const heard = await listen(page);
  await playground.step("Softmax").click();
  await inPage(page, (one) => one.select("1,1", { stage: "weights" }));
  await expect
    .poll(async () => (await heard()).map(([name]) => name))
    .toEqual(expect.arrayContaining(["step", "select", "change"]));
  const all = await heard();
  const step = all.find(([name]) => name === "step")?.[1];
  expect(step).toMatchObject({ stage: "weights" });
  const select = all.find(([name]) => name === "select")?.[1];
  expect(select).toMatchObject({ cell: { node: "weights", index: 0 }, value: 1 });

  const refused = await inPage(page, (one) =>
    one.run({ command: "run", input: { text: "a" }, attention: { num_heads: 3 } }).then(
      () => "",
      (error: { code: string }) => error.code,
    ),
  );
  expect(refused).toBe("invalid_value");
  await expect.poll(async () => (await heard()).map(([name]) => name)).toContain("own error");
  expect((await heard()).map(([name]) => name)).not.toContain("error");
  const output = await inPage(page, async (one) => {
    const result = await one.run({ command: "run", input: { text: "a b" }, attention: {} });
    return result.output;
  });
  expect(output).toBe("context");
  await expect(playground.sentence).toHaveValue("a b");
});

test("what controls does not name is not there", async ({ playground, page }) => {
  await inPage(page, (one) => {
    one.setAttribute("controls", "play stages");
  });
  await expect(playground.sentence).toHaveCount(0);
  await expect(page.locator("header")).toHaveCount(0);
  await expect(page.locator(".inspector")).toHaveCount(0);
  await expect(playground.steps.first()).toBeVisible();
  await expect(page.locator(".transport")).toBeVisible();
  const { scene, app } = await page.locator("attention-playground").evaluate((one) => {
    const box = (selector: string) =>
      one.shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return { scene: box(".scene").toJSON() as DOMRect, app: box(".app").toJSON() as DOMRect };
  });
  expect(scene.top).toBe(app.top);
  expect(scene.right).toBe(app.right);
});

const PLAIN = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <script type="module" src="attention-playground.js"></script>
  <attention-playground text="我爱中国" stage="mask" heads="2" lang="zh" controls="stages play">
    <p>Without scripts this stands here.</p>
    <p slot="caption">A causal mask.</p>
  </attention-playground>
</html>`;

base("one script is enough on any page @firefox", async ({ page, pageUrl }) => {
  await page.route("**/plain.html", (route) =>
    route.fulfill({ contentType: "text/html", body: PLAIN }),
  );
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  await page.goto(`${pageUrl}plain.html`);
  await expect(page.locator(".step[aria-current=step]")).toHaveAttribute("title", "因果掩码");
  await expect(page.getByText("A causal mask.")).toBeVisible();
  await expect(page.getByText("Without scripts")).toBeHidden();
  await expect(page.locator("header")).toHaveCount(0);
  expect(await inPage(page, (one) => one.heads)).toBe(2);
  await expect(page.locator("attention-playground")).toHaveAttribute("heads", "2");
  expect(wrong).toEqual([]);
});
