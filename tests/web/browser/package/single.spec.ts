/** The one file, opened from disk: it computes, and asks nobody for anything. */
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { test } from "../../support/browser_test.js";
import { DIST } from "../../support/paths.js";
import { expect, expectShown, Playground } from "../playground.js";

const FILE = pathToFileURL(`${DIST}/attention-playground.html`).href;

interface Element_ extends HTMLMediaElement {
  readonly graph: readonly { readonly id: string; readonly values?: ArrayLike<number> }[];
  readonly engine: { call(request: object): Promise<{ build: string }> };
}

const inPage = <T>(page: Page, work: (element: Element_) => T | Promise<T>): Promise<T> =>
  page.locator("attention-playground").evaluate(work as (element: Element) => T);

const weights = (page: Page) =>
  inPage(page, ({ graph }) => Array.from(graph.find(({ id }) => id === "weights")?.values ?? []));

const build = (page: Page) =>
  inPage(page, ({ engine }) => engine.call({ command: "version" }).then(({ build }) => build));

test("one file holds everything @firefox", async ({ page, context }) => {
  await context.setOffline(true);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // Firefox saves a file's files, but does not tell its driver of it.
  await page.addInitScript(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      Object.assign(window, { saved: blob });
      return createObjectURL(blob);
    };
  });
  const playground = new Playground(page, FILE);
  await playground.open();
  expect(await build(page)).toBe("wasm-simd");

  await playground.sentence.fill("one more step");
  await expect(page.locator(".token")).toHaveCount(3);
  await playground.toEndOf("Softmax");
  const digits = await playground.digits("weights");
  expect(digits.size).toBeGreaterThan(0);
  expectShown(digits, await weights(page));
  const before = await inPage(page, ({ currentTime }) => currentTime);
  await inPage(page, (element) => element.play());
  await expect.poll(() => inPage(page, (element) => element.currentTime)).toBeGreaterThan(before);
  await inPage(page, (element) => {
    element.pause();
  });

  // What the page on the web loads when it is asked for.
  for (const tab of ["why", "settings", "code", "lesson"]) {
    await page.locator(`#tab-${tab}`).click();
    await expect(page.locator(`playground-${tab}`)).toBeVisible();
  }
  await expect(page.locator(".formula math").first()).toBeVisible();
  await playground.toEndOf("Softmax");
  await page.getByRole("button", { name: "Export" }).click();
  await page.locator("playground-export [data-kind=csv]").click();
  await expect(page.locator("playground-export [role=status]")).toContainText("Saved as");
  const csv = await page.evaluate(() => (window as unknown as { saved: Blob }).saved.text());
  const numbers = await weights(page);
  expect(csv.split(/[\s,]+/u).filter((cell) => numbers.includes(Number(cell)))).not.toEqual([]);
  await page.keyboard.press("Escape");

  // Where the browser lets a file change its address, that shows the same again.
  await expect.poll(() => new URL(page.url()).searchParams.get("text")).toBe("one more step");
  const values = await weights(page);
  await page.reload();
  await expect(page.locator(".token")).toHaveCount(3);
  expect(await weights(page)).toEqual(values);
  expect(asked.filter((url) => !/^(blob|data):/u.test(url) && url.split("?")[0] !== FILE)).toEqual(
    [],
  );
  expect(playground.complaints).toEqual([]);
});

test("its model of words is inside", async ({ page, context }) => {
  await context.setOffline(true);
  await page.goto(FILE);
  await page.locator(".field textarea").first().fill("The horse is tired.");
  await expect(page.locator("svg.frame")).toContainText("马");
});

test("without SIMD it has another build inside", async ({ page }) => {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  const playground = new Playground(page, FILE);
  await playground.open();
  expect(await build(page)).toBe("wasm-scalar");
  expect(playground.complaints).toEqual([]);
});
