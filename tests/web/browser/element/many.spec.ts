/** Many elements on one page: what they share, and what becomes of one that is removed. */
import type { Page } from "@playwright/test";
import { test } from "../../support/browser_test.js";
import { expect } from "../playground.js";

/** The page's element gives way to twenty, one below the other. */
async function twenty(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    main.replaceChildren(
      ...Array.from({ length: 20 }, (_, i) => {
        const element = document.createElement("attention-playground");
        element.style.height = "700px";
        element.setAttribute("text", `number ${i} of twenty`);
        element.setAttribute("autoplay", "");
        return element;
      }),
    );
  });
}

test("twenty share a worker, begin when they come near, and stand still away @long", async ({
  page,
  pageUrl,
}) => {
  await page.addInitScript(() => {
    const { Worker } = window;
    let workers = 0;
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        Object.assign(window, { workers: ++workers });
      }
    };
  });
  await page.goto(pageUrl);
  await expect(page.locator("playground-scrubber")).toBeVisible();
  await twenty(page);
  const begun = () =>
    page.evaluate(
      () =>
        Array.from(document.querySelectorAll("attention-playground")).filter(
          (one) => one.shadowRoot?.querySelector("playground-scrubber") !== null,
        ).length,
    );
  await expect.poll(begun).toBeGreaterThan(0);
  expect(await begun()).toBeLessThan(5);

  const times = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("attention-playground")).map(
        (one) => (one as unknown as { currentTime: number }).currentTime,
      ),
    );
  for (let i = 0; i < 20; i++) {
    await page.locator("attention-playground").nth(i).scrollIntoViewIfNeeded();
    await expect(page.locator("attention-playground").nth(i).locator(".token")).toHaveCount(4);
  }
  expect(await begun()).toBe(20);
  const painted = () =>
    page
      .locator("attention-playground")
      .evaluateAll((all) =>
        all.map((one) =>
          one.shadowRoot
            ?.querySelector(".app")
            ?.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions),
        ),
      );
  await expect.poll(async () => (await painted())[0]).toBe(false);
  expect((await painted())[19]).toBe(true);
  const [first, last] = await Promise.all([times(), times()]);
  await expect.poll(async () => (await times())[19]).toBeGreaterThan(last[19] ?? 0);
  expect((await times())[0]).toBe(first[0]);

  // The first page's worker went with its element, or was kept: there is one in any case.
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => {
    const all = Array.from(document.querySelectorAll("attention-playground"));
    Object.assign(window, { gone: all.map((one) => new WeakRef(one)) });
    document.querySelector("main")?.replaceChildren();
  });
  await expect.poll(() => page.workers().length).toBe(0);
  const cdp = await page.context().newCDPSession(page);
  const held = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    return page.evaluate(
      () =>
        (window as unknown as { gone: WeakRef<Element>[] }).gone.filter((one) => one.deref())
          .length,
    );
  };
  await expect.poll(held).toBe(0);
});

test("one that is taken away leaves the others alone, and comes back as it was", async ({
  page,
  pageUrl,
}) => {
  await page.goto(pageUrl);
  await expect(page.locator("playground-scrubber")).toBeVisible();
  const text = await page.evaluate(async () => {
    const main = document.querySelector("main") as HTMLElement;
    const own = main.firstElementChild;
    const other = document.createElement("attention-playground");
    other.setAttribute("text", "another one");
    other.setAttribute("stage", "scores");
    main.prepend(other);
    await new Promise((resolve) => other.addEventListener("playground-ready", resolve));
    own?.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    other.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    main.append(other);
    await new Promise((resolve) => other.addEventListener("playground-ready", resolve));
    return [other.getAttribute("text"), other.getAttribute("stage")];
  });
  expect(text).toEqual(["another one", "scores"]);
  await expect(page.locator(".token")).toHaveCount(2);
});
