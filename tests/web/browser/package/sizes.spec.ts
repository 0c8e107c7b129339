/** The sizes of everything that is published, limited by tests/web/budget.json. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "../../support/browser_test.js";
import { pack } from "../../support/package.js";
import { DIST, fromTop } from "../../support/paths.js";
import { expect, holdModule, painted } from "../playground.js";

/** In bytes. */
interface Size {
  readonly gzip: number;
  readonly raw: number;
}

/** The limit for an artefact; one without files here is handled by the test itself. */
interface Budget extends Size {
  /** Patterns of paths in the built folder. */
  readonly files?: readonly string[];
  /** Scripts with all that they import before they begin. */
  readonly scripts?: readonly string[];
  /** The limit applies to each of the files. */
  readonly each?: boolean;
}

const budgets = JSON.parse(readFileSync(fromTop("tests/web/budget.json"), "utf8")) as Readonly<
  Record<string, Budget>
>;

const built = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name, parentPath }) => relative(DIST, join(parentPath, name)));

/** "element/*.js" names those in the folder, "docs/**" all below it. */
function matching(pattern: string): string[] {
  const source = pattern.replace(/\*\*|\*|\./gu, (sign) =>
    sign === "." ? "\\." : sign === "*" ? "[^/]*" : ".*",
  );
  return built.filter((path) => new RegExp(`^${source}$`, "u").test(path));
}

/** A script and its static imports, recursively, without what it loads on demand. */
function withImports(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const text = readFileSync(join(DIST, script), "utf8");
  for (const [, path = ""] of text.matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/gu))
    withImports(join(dirname(script), path), found);
  return found;
}

/** With gzip itself: the zlib of Node.js packs 1 % worse. */
function sizeOf(path: string): Size {
  const data = readFileSync(join(DIST, path));
  const { length } = execFileSync("gzip", ["-9"], { input: data, maxBuffer: 2 ** 26 });
  return { gzip: length, raw: data.length };
}

const sum = (sizes: readonly Size[]): Size => ({
  gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
  raw: sizes.reduce((total, { raw }) => total + raw, 0),
});

/** What a budget is about. */
function measured({ files = [], scripts = [], each = false }: Budget): Size {
  const paths = [...files.flatMap(matching), ...scripts.flatMap((one) => [...withImports(one)])];
  const sizes = paths.map(sizeOf);
  if (!each) return sum(sizes);
  return {
    gzip: Math.max(...sizes.map(({ gzip }) => gzip)),
    raw: Math.max(...sizes.map(({ raw }) => raw)),
  };
}

/** What the page requests until its model can answer, without the model. */
async function firstLoad(page: Page, pageUrl: string): Promise<readonly string[]> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const path = relative(new URL(pageUrl).pathname, new URL(request.url()).pathname);
    asked.add(path === "" ? "index.html" : path);
  });
  const release = await holdModule(page);
  await page.goto(pageUrl);
  await expect.poll(() => [...asked].filter((name) => name.endsWith(".wasm"))).toHaveLength(1);
  await expect(page.locator(".field textarea").first()).toHaveValue(/\w/u);
  await painted(page);
  const first = [...asked].filter((path) => built.includes(path) && !path.endsWith(".gz"));
  release();
  await expect(page.locator("svg.frame")).toHaveCount(1);
  return first;
}

/** The archive, and what it unpacks to. */
function packageSize(): Size {
  const folder = mkdtempSync(join(tmpdir(), "attention-playground-"));
  const { size, files } = pack(folder);
  rmSync(folder, { recursive: true });
  return { gzip: size, raw: files.reduce((total, file) => total + file.size, 0) };
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(11);

test("everything that is published keeps to its budget", async ({ page, pageUrl }) => {
  const first = await firstLoad(page, pageUrl);
  expect(first).toContain("index.html");
  for (const path of first) console.log(`${kib(sizeOf(path).gzip)}  ${path}`);
  for (const [name, budget] of Object.entries(budgets)) {
    let size = measured(budget);
    if (name === "page, first load without its model") size = sum(first.map(sizeOf));
    if (name === "package") size = packageSize();
    console.log(`${kib(size.gzip)} gzipped ${kib(size.raw)}  ${name}`);
    expect.soft(size.raw, name).toBeGreaterThan(0);
    expect.soft(size.gzip, `${name}, gzipped`).toBeLessThanOrEqual(budget.gzip);
    expect.soft(size.raw, name).toBeLessThanOrEqual(budget.raw);
  }
});
