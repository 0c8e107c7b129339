/** The first picture, while the end of the model's file is still on its way. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test as base } from "../../support/browser_test.js";
import { drawn, narration, sentence, toEnd } from "./translation.js";

interface Held {
  readonly url: string;
  /** The rest of the model. */
  send(): void;
  /** The connection breaks instead. */
  cut(): void;
}

/** A server between, which keeps the last part of the model's file back. */
const test = base.extend<{ held: Held }>({
  held: async ({ pageUrl }, use) => {
    let end: (how: "send" | "cut") => void = () => undefined;
    const ended = new Promise<"send" | "cut">((resolve) => (end = resolve));
    const server = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(new URL(`.${request.url ?? ""}`, pageUrl));
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get("content-type") ?? "application/octet-stream";
        response.writeHead(answer.status, { "content-type": type });
        if (!request.url?.includes("/translate")) return response.end(body);
        // The encoder ends at about two thirds.
        const part = Math.round(body.length * 0.8);
        response.write(body.subarray(0, part));
        if ((await ended) === "cut") return response.destroy();
        return response.end(body.subarray(part));
      })();
    });
    await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
    const { port } = server.address() as AddressInfo;
    await use({
      url: `http://127.0.0.1:${String(port)}/`,
      send: () => end("send"),
      cut: () => end("cut"),
    });
    end("cut");
    server.closeAllConnections();
    server.close();
  },
});

const coming = (page: Page) => page.locator(".stage > .coming");

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });
    const firefox = viewport.width === 390 ? " @firefox" : "";

    test(`the arcs are there before the end of the file, and stay where they are when the answer comes${firefox} @long`, async ({
      page,
      held,
    }) => {
      const complaints: string[] = [];
      page.on("pageerror", ({ message }) => complaints.push(message));
      await page.goto(held.url);
      await expect(narration(page)).toHaveText(/^\s*it looks at animal: [01]\.\d{2,3}\.\s*$/u);
      await expect(coming(page)).toContainText("The model is on its way");
      const number = await page.locator(".narration .number").textContent();
      const [before, word] = [drawn(page, "animal"), drawn(page, "tired")];
      const places = await Promise.all([before.boundingBox(), word.boundingBox()]);
      expect(await page.locator('[data-node^="decoder"]').count()).toBe(0);
      held.send();
      await expect(page.locator('[data-node^="decoder"]').first()).toBeAttached();
      await expect(coming(page)).toHaveCount(0);
      expect(await Promise.all([before.boundingBox(), word.boundingBox()])).toEqual(places);
      await expect(page.locator(".narration .number").first()).toHaveText(number ?? "");
      await toEnd(page);
      await expect(drawn(page, "动物")).toBeVisible();
      await expect(drawn(page, "it = the animal")).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });

test.describe("while it waits", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("another sentence is read, and answered when the rest is there @long", async ({
    page,
    held,
  }) => {
    await page.goto(held.url);
    await expect(narration(page)).toHaveText(/it looks at animal/u);
    await sentence(page).fill("The dog ate the cake because it was hungry.");
    await expect(narration(page)).toHaveText(/^\s*it looks at dog: [01]\.\d{2,3}\.\s*$/u);
    held.send();
    await toEnd(page);
    await expect(drawn(page, "蛋糕")).toBeVisible();
    await expect(drawn(page, "it = the dog")).toBeVisible();
  });

  test("everything can be pressed, and nothing complains", async ({ page, held }) => {
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    await page.goto(held.url);
    await expect(narration(page)).toHaveText(/it looks at animal/u);
    for (const name of ["Heads", "Why", "Settings", "Code", "Lesson"])
      await page.getByRole("tab", { name, exact: true }).click();
    for (const part of await page.locator(".side button.step, .side a, .side button").all())
      if (await part.isVisible()) await part.click({ timeout: 2000 }).catch(() => undefined);
    for (const key of ["Space", "ArrowRight", "ArrowLeft", "End", "Home"])
      await page.keyboard.press(key);
    held.send();
    await expect(page.locator('[data-node^="decoder"]').first()).toBeAttached();
    expect(complaints).toEqual([]);
  });

  test("a connection that breaks is told, and the arcs stay", async ({ page, held }) => {
    await page.goto(held.url);
    await expect(narration(page)).toHaveText(/it looks at animal/u);
    held.cut();
    await expect(page.getByText("the model did not load", { exact: false }).first()).toBeVisible();
    await expect(drawn(page, "animal")).toBeVisible();
  });
});
