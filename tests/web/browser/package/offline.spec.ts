/** The page keeps itself: it opens without a network, and a newer version takes its place whole. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { serveFolder } from "../../../../scripts/static_server.mjs";
import { expect, test as base, RANDOM } from "../../support/browser_test.js";
import { withFolder } from "../../support/folder.js";
import { DIST } from "../../support/paths.js";
import { Playground } from "../playground.js";

interface Site {
  readonly url: string;
  /** Nobody answers any more. */
  close(): Promise<void>;
  /** Answers again, at the same address, with another build. */
  open(title: string): Promise<void>;
}

/** What a script of a later build has in its name, as it has other content. */
const LATER = "-later.js";

/** The page's files; with a title, as if they were built anew from other scripts. */
async function copyOf(folder: string, title?: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ["index.html", "embed.html", "service-worker.js", "manifest.webmanifest"])
    await cp(`${DIST}/${name}`, `${folder}/${name}`);
  await cp(`${DIST}/assets`, `${folder}/assets`, { recursive: true });
  if (title === undefined) return;
  const scripts = (await readdir(`${folder}/assets`)).filter((name) => name.endsWith(".js"));
  for (const name of [
    "index.html",
    "service-worker.js",
    ...scripts.map((one) => `assets/${one}`),
  ]) {
    const text = (await readFile(`${folder}/${name}`, "utf8"))
      .replace(/[\w-]+\.js\b/gu, (one) => (scripts.includes(one) ? one.replace(".js", LATER) : one))
      .replace(/revision:`\w+`/u, "revision:`later`")
      .replace(/<title>.*<\/title>/u, `<title>${title}</title>`);
    await rm(`${folder}/${name}`);
    await writeFile(`${folder}/${name.replace(/^(assets\/.*)\.js$/u, `$1${LATER}`)}`, text);
  }
}

const test = base.extend<{ site: Site }>({
  serviceWorkers: "allow",
  // Playwright reads the fixtures a fixture needs off this pattern.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    await withFolder(async (folder) => {
      await copyOf(folder);
      let server = await serveFolder({ folder });
      await use({
        url: server.url,
        close: () => server.close(),
        open: async (title) => {
          await copyOf(folder, title);
          server = await serveFolder({ folder, port: Number(new URL(server.url).port) });
        },
      });
      await server.close();
    });
  },
});

/** Until everything is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

const keptNames = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname.split("/").at(-1) ?? "");
  });

test("works without a network, and a newer version replaces it whole @firefox @long", async ({
  page,
  context,
  site,
}) => {
  const playground = new Playground(page, `${site.url}?v=1&stage=weights`);
  await playground.open();
  await kept(page);
  const first = await keptNames(page);
  // Both halves of the quickest build, and where that has relaxed SIMD the one in which models learn.
  expect([2, 4]).toContain(first.filter((name) => name.endsWith(".wasm")).length);
  expect(first.filter((name) => name.startsWith("embed"))).toEqual([]);

  await site.close();
  await page.goto(`${site.url}?v=1&stage=mask&seed=7`);
  await expect(playground.currentStep).toHaveAttribute("title", /mask/u);
  await playground.sentence.fill("one more step");
  await expect(page.locator(".token")).toHaveCount(3);
  for (const tab of ["why", "settings", "code"]) {
    await page.locator(`#tab-${tab}`).click();
    await expect(page.locator(`playground-${tab}`)).toBeVisible();
  }
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.locator("header h1")).toHaveText("注意力演示场");
  await page.getByRole("button", { name: "训练", exact: true }).click();
  await expect(page.locator("playground-training figcaption")).toHaveCount(4);

  // The newer version is there only when all of it is; until then the older one stays.
  await site.open("Later");
  await page.goto(site.url + RANDOM);
  await expect(page.locator("svg.frame")).toHaveCount(1);
  await expect(page).not.toHaveTitle("Later");
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true);
  await page.reload();
  await expect(page).not.toHaveTitle("Later");
  // The newer version takes over some time after the last page of the older one is closed.
  let next = page;
  await expect(async () => {
    await next.close();
    next = await context.newPage();
    await next.goto(site.url + RANDOM);
    await expect(next).toHaveTitle("Later", { timeout: 2000 });
  }).toPass();
  await expect(next.locator("svg.frame")).toHaveCount(1);
  const loaded = await next.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  expect(loaded.filter((name) => name.endsWith(".js") && !name.endsWith(LATER))).toEqual([]);
  const names = await keptNames(next);
  expect(names.filter((name) => name.endsWith(".js") && !name.endsWith(LATER))).toEqual([]);
  expect(names).toHaveLength(first.length);
});

test("without a network the model of words answers as well", async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.locator("svg.frame")).toContainText(/\p{Script=Han}/u);
  await kept(page);
  expect(await keptNames(page)).toContainEqual(expect.stringMatching(/^translate.*\.gz$/u));
  await site.close();
  await page.goto(site.url);
  await page.locator(".field textarea").first().fill("The horse is tired.");
  await expect(page.locator("svg.frame")).toContainText("马");
});

test("the page for frames keeps nothing", async ({ page, site }) => {
  await page.goto(`${site.url}embed.html`);
  await expect(page.locator("svg.frame")).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test("a page that can be installed says what it is", async ({ page, pageUrl }) => {
  await page.goto(pageUrl + RANDOM);
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute(
    "href",
    /manifest\.webmanifest$/u,
  );
  for (const name of ["manifest.webmanifest", "manifest.zh.webmanifest"]) {
    const manifest = (await (await page.request.get(pageUrl + name)).json()) as {
      readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
      readonly [field: string]: unknown;
    };
    expect(manifest).toMatchObject({ start_url: "./", scope: "./", display: "standalone" });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src } of manifest.icons)
      expect((await page.request.get(pageUrl + src)).headers()["content-type"]).toBe("image/png");
  }
});
