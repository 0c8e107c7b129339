/** How the page starts: what computes its first numbers, and what does where that cannot. */
import type { Page } from "@playwright/test";
import { test, RANDOM } from "../../support/browser_test.js";
import { expect } from "../playground.js";

const computed = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("attention-first-values").length);

/** Writes down which commands the worker is asked. */
async function watchWorker(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const commands: string[] = [];
    Object.assign(window, { commands });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (
      this: Worker,
      message: { request?: { command: string } },
    ) {
      if (message.request) commands.push(message.request.command);
      postMessage.call(this, message);
    } as typeof postMessage;
  });
  return () => page.evaluate(() => (window as unknown as { commands: string[] }).commands);
}

test("the first numbers are there before a worker could have them @firefox", async ({
  page,
  pageUrl,
}) => {
  const commands = await watchWorker(page);
  await page.goto(pageUrl + RANDOM);
  await expect(page.locator("svg.frame")).toHaveCount(1);
  expect(await computed(page)).toBe(1);
  expect(await commands()).not.toContain("run");
  // The worker has the code of the page, and loads the rest of it.
  const modules = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /attention-(\w+)-[^/]*\.wasm$/u.exec(name)?.[1] ?? []),
  );
  expect(modules).toEqual(["first"]);
  await page.locator(".field textarea").first().fill("One more");
  await expect(page.locator(".token")).toHaveCount(2);
  expect(await commands()).toContain("run");
});

test("in Chinese they are those of the Chinese sentence", async ({ browser, pageUrl }) => {
  const context = await browser.newContext({ locale: "zh-CN" });
  const page = await context.newPage();
  const commands = await watchWorker(page);
  await page.goto(pageUrl + RANDOM);
  await expect(page.locator(".token .word").first()).toHaveText("千里");
  expect(await computed(page)).toBe(1);
  expect(await commands()).not.toContain("run");
  await context.close();
});

test("a browser that compiles nothing on the way compiles what has come", async ({
  page,
  pageUrl,
}) => {
  await page.addInitScript(() => {
    delete (WebAssembly as Partial<typeof WebAssembly>).compileStreaming;
  });
  await page.goto(pageUrl + RANDOM);
  await expect(page.locator("svg.frame")).toHaveCount(1);
  expect(await computed(page)).toBe(1);
});

test("where the page may not compile, the worker does it all @firefox", async ({
  page,
  pageUrl,
}) => {
  const commands = await watchWorker(page);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new TypeError("not here"));
    Object.assign(WebAssembly, { compileStreaming: refuse, compile: refuse });
  });
  await page.goto(pageUrl + RANDOM);
  await expect(page.locator("svg.frame")).toHaveCount(1);
  expect(await computed(page)).toBe(0);
  expect(await commands()).toContain("run");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ["", "embed.html"])
    test(`${name || "the page"} says what it is, and what it needs`, async ({ page, pageUrl }) => {
      await page.goto(`${pageUrl}${name}`);
      await expect(page.getByText("Attention Playground")).toBeVisible();
      await expect(page.getByText("Your journey starts with one step")).toBeVisible();
      await expect(page.getByText("needs JavaScript")).toBeVisible();
    });
});

test("without WebAssembly the page stands and says what to allow", async ({ page, pageUrl }) => {
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "WebAssembly");
  });
  await page.goto(pageUrl + RANDOM);
  await expect(page.locator(".scene").getByRole("alert")).toContainText("WebAssembly");
  await expect(page.locator(".static")).toBeHidden();
  await expect(page.locator("header h1")).toHaveText("Attention Playground");
  expect(wrong).toEqual([]);
});
