/** The playground in a frame of a page from elsewhere, in a sandbox that leaves it no origin. */
import { readFile, writeFile } from "node:fs/promises";
import type { FrameLocator, Page } from "@playwright/test";
import { serveFolder } from "../../../../scripts/static_server.mjs";
import { test as base } from "../../support/browser_test.js";
import { withFolder } from "../../support/folder.js";
import { fromTop } from "../../support/paths.js";
import { expect } from "../playground.js";

interface Message {
  readonly type: string;
  readonly version: number;
  readonly [said: string]: unknown;
}

const SANDBOX = "allow-scripts allow-downloads";

/** A site elsewhere, with a page that has this in its body and writes down what its frames say. */
const test = base.extend<{ openParent: (body: (site: string) => string) => Promise<void> }>({
  openParent: async ({ page }, use) => {
    await withFolder(async (folder) => {
      const server = await serveFolder({ folder });
      const hears = `<script>
        heard = [];
        addEventListener("message", ({ data, origin }) => heard.push([data, origin]));
      </script>`;
      await use(async (body) => {
        const text = `<!doctype html>${hears}${body(new URL(server.url).origin)}`;
        await writeFile(`${folder}/post.html`, text);
        await page.goto(`${server.url}post.html`);
      });
      await server.close();
    });
  },
});

const frameAt = (address: string, sandbox = SANDBOX): string =>
  `<iframe src="${address}" title="playground" sandbox="${sandbox}" width="700" height="200"></iframe>`;

const heard = (page: Page, name: string): Promise<Message[]> =>
  page.evaluate(
    (type) =>
      (window as unknown as { heard: [Message, string][] }).heard
        .filter(([data, origin]) => data.type === type && origin === "null")
        .map(([data]) => data),
    `attention-playground:${name}`,
  );

const say = (page: Page, name: string, said: object = {}, version = 1): Promise<void> =>
  page.evaluate(
    (message) => {
      document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
    },
    { type: `attention-playground:${name}`, version, ...said },
  );

const stageIn = (frame: FrameLocator) =>
  frame.locator("attention-playground").getAttribute("stage");

/** What the documentation tells the page around a frame to do. */
async function documentedScript(): Promise<string> {
  const text = await readFile(fromTop("web/docs/en/recipes.md"), "utf8");
  const [, script] = /<\/iframe>\s*(<script>[^]*?<\/script>)/u.exec(text) ?? [];
  return script ?? "";
}

test("a frame without origin computes, fits its height, and obeys @firefox", async ({
  page,
  pageUrl,
  openParent,
}) => {
  const address = `${pageUrl}embed.html?v=1&amp;stage=weights&amp;controls=play+sentence`;
  const script = await documentedScript();
  await openParent(() => frameAt(address) + script);
  const frame = page.frameLocator("iframe");
  const element = frame.locator("attention-playground");
  await expect(frame.locator("svg.frame")).toHaveCount(1);
  await expect(frame.locator("header")).toHaveCount(0);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Attention Playground");
  expect(await stageIn(frame)).toBe("weights");
  await expect.poll(() => heard(page, "ready")).toHaveLength(1);

  // The page follows what the frame says, and by following is told nothing new.
  const height = () => page.locator("iframe").evaluate((one) => one.clientHeight);
  await expect.poll(height).toBeGreaterThan(600);
  const [first] = await heard(page, "size");
  expect(first).toEqual({
    type: "attention-playground:size",
    version: 1,
    height: expect.any(Number) as unknown,
  });
  expect(await height()).toBe((await heard(page, "size")).at(-1)?.["height"]);
  expect(await element.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  expect((await heard(page, "size")).length).toBeLessThanOrEqual(2);

  await say(page, "set", { query: "cell=3,1&depth=numbers" });
  await expect
    .poll(async () => (await heard(page, "change")).at(-1)?.["query"])
    .toContain("cell=3,1");
  // Computed anew, by a worker that has no origin either.
  await say(page, "set", { query: "text=I+love+you+all" });
  await expect(frame.locator(".token")).toHaveCount(4);
  await say(page, "seek", { stage: "scores", moment: 0 });
  await expect.poll(() => stageIn(frame)).toBe("scores");
  const paused = () => element.evaluate((one) => (one as unknown as HTMLMediaElement).paused);
  await say(page, "play");
  await expect.poll(paused).toBe(false);
  await say(page, "pause");
  await expect.poll(paused).toBe(true);
});

test("a frame hears its parent alone, and says what it does not understand", async ({
  page,
  pageUrl,
  openParent,
}) => {
  const bound = `${pageUrl}embed.html?stage=weights&amp;origin=`;
  await openParent((site) => frameAt(bound + site) + frameAt(`${bound}https://blog.example`));
  const [first, second] = [0, 1].map((i) => page.frameLocator("iframe").nth(i)) as [
    FrameLocator,
    FrameLocator,
  ];
  await expect(first.locator("svg.frame")).toHaveCount(1);
  await expect(second.locator("svg.frame")).toHaveCount(1);

  // One is bound to another site: it neither speaks to this page nor listens.
  expect((await heard(page, "ready")).length).toBeLessThanOrEqual(1);
  const seek = { type: "attention-playground:seek", version: 1, stage: "scores" };
  await page.evaluate((message) => {
    for (const frame of Array.from(document.querySelectorAll("iframe")))
      frame.contentWindow?.postMessage(message, "*");
  }, seek);
  await expect.poll(() => stageIn(first)).toBe("scores");
  expect(await stageIn(second)).toBe("weights");

  // Neither is it steered by the frame beside it.
  await second.locator("body").evaluate((_, message) => {
    window.parent.frames[0]?.postMessage({ ...message, stage: "tokens" }, "*");
  }, seek);
  await page.evaluate(() => {
    document.querySelector("iframe")?.contentWindow?.postMessage("attention-playground:play", "*");
  });
  await say(page, "seek", { stage: "context" }, 2);
  await say(page, "destroy");
  await say(page, "set", { query: 7 });
  await expect.poll(async () => (await heard(page, "refused")).length).toBe(3);
  const reasons = (await heard(page, "refused")).map(({ reason }) => String(reason));
  expect(reasons[0]).toContain("version");
  expect(reasons[1]).toContain("destroy");
  expect(reasons[2]).toContain("query");
  expect(await stageIn(first)).toBe("scores");

  await say(page, "seek", { stage: "nowhere" });
  await say(page, "set", { query: "heads=many&hands=2" });
  await expect.poll(async () => (await heard(page, "refused")).length).toBe(6);
  const more = (await heard(page, "refused")).slice(3).map(({ reason }) => String(reason));
  for (const name of ["nowhere", "many", "hands"]) expect(more.join(" ")).toContain(name);
});

test("a frame without numbers says why", async ({ page, pageUrl, openParent }) => {
  const request = encodeURIComponent('{"input":{"text":"a"},"attention":{"num_heads":3}}');
  await openParent(() => frameAt(`${pageUrl}embed.html?controls=play&amp;request=${request}`));
  await expect(page.frameLocator("iframe").getByRole("alert")).toBeVisible();
  await expect
    .poll(() => heard(page, "failed"))
    .toMatchObject([{ version: 1, code: "invalid_value", path: "/attention/num_heads" }]);
});

test("what the sandbox refuses is said, and what may help", async ({
  page,
  pageUrl,
  openParent,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const address = `${pageUrl}embed.html`;
  await openParent(() => frameAt(address, "allow-scripts").replace('"200"', '"800"'));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("svg.frame")).toHaveCount(1);
  await frame.getByRole("button", { name: "Export" }).first().click();
  const panel = frame.locator("playground-export");
  await panel.locator("[data-kind=csv]").click();
  await expect(panel.locator("[role=status]")).toContainText("allow-downloads");
  await panel.locator("[data-kind=worksheet]").click();
  await expect(panel.locator("[role=alert]")).toContainText("allow-modals");
});
