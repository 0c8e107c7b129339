/** The documentation as built: its links lead somewhere, its pictures compute, its pages can be read by all. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { serveFolder } from "../../../../scripts/static_server.mjs";
import { expect, test as base } from "../../support/browser_test.js";
import { DIST } from "../../support/paths.js";
import { inTurn } from "../../support/turns.js";

const DOCS = join(DIST, "docs");
const PAGES = ["index", "tutorial", "element", "api", "recipes"] as const;
const LANGUAGES = ["en", "zh"] as const;

/** Nothing of its own in the page: stricter than the element on its own needs. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "worker-src 'self'",
].join("; ");

interface Fixtures {
  /** Where the documentation is, in a folder of its own and under a strict policy. */
  readonly docs: string;
  /** What the browser said that it should not have. */
  readonly said: string[];
}

const test = base.extend<Fixtures>({
  // Playwright reads the fixtures a fixture needs off this pattern.
  // eslint-disable-next-line no-empty-pattern
  docs: async ({}, use) => {
    const headers = { "content-security-policy": POLICY };
    const server = await serveFolder({ folder: DIST, prefix: "/some/where/", headers });
    await use(`${server.url}docs/`);
    await server.close();
  },
  said: async ({ page }, use) => {
    const said: string[] = [];
    page.on("pageerror", ({ message }) => said.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") said.push(message.text());
    });
    await use(said);
    expect(said).toEqual([]);
  },
});

const read = (file: string): string => readFileSync(file, "utf8");

const files = (): string[] =>
  readdirSync(DOCS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => join(DOCS, name));

const all = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, found = ""]) => found.replaceAll("&amp;", "&"));

/** What is wrong with a link of a file, if anything; links to other sites are not followed. */
function broken(file: string, link: string): string | undefined {
  const [path = "", anchor = ""] = link.split("#");
  const [name = ""] = path.split("?");
  const target = name === "" ? file : resolve(file, "..", name);
  const found = name.endsWith("/") ? join(target, "index.html") : target;
  if (!existsSync(found)) return "no such file";
  const id = anchor.split("?")[0];
  const ids = id && all(read(found), / id="([^"]+)"/gu);
  return ids && !ids.includes(id) ? "no such place" : undefined;
}

test("every link of every page leads to something that is there", () => {
  const pages = files();
  for (const language of LANGUAGES)
    for (const page of PAGES) expect(pages).toContain(join(DOCS, language, `${page}.html`));
  const wrong = pages.flatMap((file) => {
    const html = read(file);
    const links = all(html, /(?:href|src)="([^"]+)"/gu).filter((link) => !/^[a-z]+:/u.test(link));
    expect(links.length).toBeGreaterThan(2);
    return links.flatMap((link) => {
      const problem = broken(file, link);
      return problem ? [`${relative(DOCS, file)}: ${link}: ${problem}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

test("both languages have the same places, so that a link holds in either", () => {
  for (const page of PAGES) {
    const [en, zh] = LANGUAGES.map((language) =>
      all(read(join(DOCS, language, `${page}.html`)), / id="([^"]+)"/gu),
    );
    expect(en).toEqual(zh);
  }
});

test("no page has styles or scripts of its own", () => {
  for (const file of files())
    expect(all(read(file), /<(style\b|script>|[^>]* (?:style|on\w+)=)/gu)).toEqual([]);
});

/** Elements are held to it by tests of their own, and the rows of a table are alike. */
async function complaintsHere(page: Page, rules?: string[]): Promise<string[]> {
  const left = ["attention-playground", "tbody tr:nth-child(n + 3)", ".example ~ .example"];
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  for (const one of left) axe.exclude(one);
  if (rules) axe.withRules(rules);
  else axe.options({ rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}

/** Scrolls to each element of the page and waits until it has its numbers. */
async function compute(page: Page): Promise<void> {
  for (const element of await page.locator("attention-playground").all()) {
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator("playground-scrubber")).toBeVisible();
  }
}

/** In the page: follows every link into an element; returns those that do not come where they say. */
async function followAll(): Promise<string[]> {
  const lost: string[] = [];
  const links = Array.from(
    document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"][href*="?"]'),
  );
  for (const link of links) {
    const [id = "", query] = link.hash.slice(1).split("?");
    const said = new URLSearchParams(query).get("stage") ?? "";
    // A mask's step has the id of what it makes, and a block's map is a level.
    const wanted = { mask: "masked_scores", block: "block.0" }[said] ?? said;
    const name = said === "block" ? "level" : "stage";
    const arrived = () => document.getElementById(id)?.getAttribute(name) === wanted;
    link.click();
    for (let i = 0; i < 300 && !arrived(); i++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    if (!arrived()) lost.push(link.hash);
  }
  return lost;
}

for (const language of LANGUAGES)
  test(`the tutorial computes what it speaks of, in ${language}`, async ({ page, docs, said }) => {
    await page.goto(`${docs}${language}/tutorial.html`);
    await compute(page);
    const numbers = page.locator("main a output");
    for (const number of await numbers.all()) await expect(number).toHaveText(/^−?(\d+\.\d+|∞)$/u);
    expect(await numbers.count()).toBeGreaterThan(15);

    await page.evaluate(() => {
      const lost: unknown[] = [];
      Object.assign(window, { lost });
      for (const element of Array.from(document.querySelectorAll("attention-playground")))
        element.addEventListener("playground-error", (event) => {
          lost.push(element.id, (event as CustomEvent<unknown>).detail);
        });
    });
    expect(await page.evaluate(followAll)).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { lost: unknown[] }).lost)).toEqual([]);
    expect(said).toEqual([]);
  });

for (const [language, compared] of [
  ["en", ["journey", "starts"]],
  ["zh", ["之行", "始于"]],
] as const)
  test(`the picture of vectors compares the words of its text, in ${language}`, async ({
    page,
    docs,
    said,
  }) => {
    await page.goto(`${docs}${language}/tutorial.html#vectors`);
    const words = page.locator("#words");
    await words.scrollIntoViewIfNeeded();
    const space = words.locator("playground-space");
    await expect(space.locator("dd").first()).toHaveText(compared.join(" · "));
    for (const word of compared)
      await expect(space.locator("svg text", { hasText: word })).toHaveCount(1);
    expect(said).toEqual([]);
  });

test("numbers in the text follow the picture", async ({ page, docs, said }) => {
  await page.goto(`${docs}en/tutorial.html#positions`);
  await page.locator("#order").scrollIntoViewIfNeeded();
  const numbers = page.locator('a[href^="#order?"] output:not(:empty)');
  await expect(numbers).toHaveCount(2);
  const [first = "", last] = await numbers.allTextContents();
  expect(first).toBe(last);
  await page.getByRole("link", { name: "sines and cosines" }).click();
  await expect(numbers.first()).not.toHaveText(first);
  const parted = await numbers.allTextContents();
  expect(parted[0]).not.toBe(parted[1]);
  expect(said).toEqual([]);
});

test("without scripts the tutorial can be read", async ({ browser, docs }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${docs}en/tutorial.html`);
  const elements = page.locator("attention-playground");
  expect(await elements.count()).toBeGreaterThan(8);
  for (const element of await elements.all()) await expect(element).toContainText("Live picture");
  await page.close();
});

test("the language changes and the page stays; the folder opens in the reader's", async ({
  page,
  docs,
  said,
}) => {
  await page.goto(docs);
  await expect(page).toHaveURL(`${docs}en/`);
  await page.getByRole("link", { name: "JSON API" }).first().click();
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(`${docs}zh/api.html`);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  expect(said).toEqual([]);
});

test("axe has nothing to say about any page, light or dark, wide or narrow", async ({
  page,
  docs,
}) => {
  for (const name of inTurn(PAGES, 4)) {
    const narrow = PAGES.indexOf(name) % 2 === 1;
    await page.setViewportSize(narrow ? { width: 390, height: 844 } : { width: 1280, height: 800 });
    await page.goto(`${docs}${narrow ? "zh" : "en"}/${name}.html`);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await complaintsHere(page), name).toEqual([]);
    // Colours alone are others.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await complaintsHere(page, ["color-contrast"]), `${name}, dark`).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, name).toBeLessThanOrEqual(0);
  }
});
