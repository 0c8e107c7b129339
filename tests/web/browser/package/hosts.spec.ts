/**
 * The element on pages that other tools made, as the recipes in tests/web/hosts have it. Each page has
 * an example with a link to one of its cells, and below, or on a later slide, a sentence.
 */
import { expect, test as base, type Locator } from "@playwright/test";
import { nativeCaller, resultOf, type Preset, type RunResult } from "../../support/callers.js";
import { HOSTS, serveHost } from "../../support/hosts.js";
import { digitsOf, expectShown } from "../playground.js";

interface Visit {
  readonly mask: Locator;
  readonly own: Locator;
}

/** A host's page, opened. It may complain of nothing and ask no other server. */
const test = base.extend<{ visit: (host: string) => Promise<Visit> }>({
  visit: async ({ page }, use) => {
    const wrong: string[] = [];
    const servers: { close(): Promise<void> }[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") wrong.push(message.text());
    });
    page.on("pageerror", ({ message }) => wrong.push(message));
    await use(async (host) => {
      const server = await serveHost(host);
      servers.push(server);
      page.on("request", (request) => {
        if (!/^(data|blob):/u.test(request.url()) && !request.url().startsWith(server.url))
          wrong.push(`asked for ${request.url()}`);
      });
      await page.goto(server.url);
      const framed = page.frameLocator("iframe").locator("attention-playground");
      return {
        mask: page.locator("#mask"),
        own: host === "jupyter" ? framed : page.locator("#own"),
      };
    });
    expect(wrong).toEqual([]);
    for (const server of servers) await server.close();
  },
});

/** The weights of the example as the native program computes them. */
async function nativeWeights(): Promise<readonly (number | string)[]> {
  const program = nativeCaller();
  const presets = (await resultOf(program, { command: "presets" })) as Preset[];
  const request = presets.find(({ id }) => id === "causal-mask")?.request;
  const { graph } = (await resultOf(program, request)) as RunResult;
  program.close();
  return graph.find(({ id }) => id === "weights")?.values ?? [];
}

for (const host of HOSTS)
  test(`${host} shows what the native program computes, and a word leads to a number`, async ({
    visit,
    page,
  }) => {
    const { mask, own } = await visit(host);
    await page.getByRole("link", { name: "one weight" }).click();
    await expect(mask).toHaveAttribute("cell", "3,2");
    await expect(mask).toBeInViewport();
    // Where there is little room, a row at a time: at least the one with the number.
    await expect
      .poll(async () => [...(await digitsOf(mask, "weights")).keys()])
      .toContain(2 * 6 + 1);
    expectShown(await digitsOf(mask, "weights"), await nativeWeights());

    if (host === "revealjs") await page.keyboard.press("PageDown");
    await own.scrollIntoViewIfNeeded();
    await expect(own.locator(".token .word")).toHaveText(["我", "爱", "中国"]);
  });

if (HOSTS.includes("revealjs"))
  test("on slides the element keeps its own keys, and takes no other; the pointer hits what is scaled", async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    const { mask, own } = await visit("revealjs");
    const slide = () => page.evaluate(() => location.hash);
    await expect(page.locator(".reveal.ready")).toBeVisible();
    await expect(mask.locator("playground-scrubber")).toHaveCount(0);
    await page.getByRole("link", { name: "one weight" }).click();
    await expect.poll(slide).toBe("#/1");

    await expect(mask).toHaveAttribute("cell", "3,2");
    await mask.locator('svg.frame [data-node="weights"][data-index="19"]').click();
    await expect(mask).toHaveAttribute("cell", "4,2");
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
    await expect(mask).toHaveAttribute("stage", "context");
    expect(await slide()).toBe("#/1");

    await page.keyboard.press("PageDown");
    await expect.poll(slide).toBe("#/2");
    const sentence = own.locator(".field textarea");
    await sentence.click();
    await page.keyboard.type(" and no fob");
    await expect(own.locator(".token")).toHaveCount(6);
    expect(await slide()).toBe("#/2");
    await own.locator(".transport .play").press(" ");
    expect(await slide()).toBe("#/2");
    await expect(page.locator(".reveal.overview, .reveal.paused")).toHaveCount(0);
  });
