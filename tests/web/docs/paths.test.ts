/** Everything that the documents name exists: files, folders, link targets, scripts of workflows. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { fromTop } from "../support/paths.js";

const read = (path: string): string => readFileSync(fromTop(path), "utf8");

const workflows = readdirSync(fromTop(".github/workflows")).map(
  (name) => `.github/workflows/${name}`,
);
const documents = [
  ...["README.md", "CONTRIBUTING.md", "BENCHMARKS.md", "CHANGELOG.md"],
  ...["wasm/README.md", "web/README.md", "tests/golden/README.md"],
];

/** A path from the top of the repository: it begins with one of its folders. */
const PATH = /(?<![\w./-])(?:\.ci|\.github|core|scripts|tests|wasm|web)\/[\w./-]*[\w/]/gu;

/** Build outputs do not exist in a fresh clone. */
const isBuilt = (path: string): boolean =>
  /^web\/dist\b|node_modules|^tests\/web\/results/u.test(path);

/** Code, in the line and in blocks that are indented or fenced. */
const codeOf = (text: string): string[] =>
  Array.from(text.matchAll(/`[^`\n]+`|^ {4}\S.*$/gmu), ([code]) => code);

function pathsIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => Array.from(text.matchAll(PATH), ([path]) => path));
  return [...new Set(found)].filter((path) => !isBuilt(path));
}

/** The scripts of npm that `npm run name --prefix folder` names. */
function npmScriptsIn(text: string): [string, string][] {
  const commands = text.matchAll(/npm run (?:--silent )?([\w:]+) --prefix ([\w/]+)/gu);
  return Array.from(commands, ([, script = "", folder = ""]) => [folder, script]);
}

describe.each(documents)("%s", (document) => {
  const text = read(document);

  test("names files and folders that exist", () => {
    expect(pathsIn(codeOf(text)).filter((path) => !existsSync(fromTop(path)))).toEqual([]);
  });

  test("links to files that exist", () => {
    const links = Array.from(text.matchAll(/\]\(([^)#]+)[^)]*\)/gu), ([, link = ""]) => link);
    const local = links.filter((link) => !/^https?:/u.test(link));
    const missing = local.filter((link) => !existsSync(fromTop(join(dirname(document), link))));
    expect(missing).toEqual([]);
  });

  test("names npm scripts that exist", () => {
    for (const [folder, script] of npmScriptsIn(text)) {
      const { scripts } = JSON.parse(read(`${folder}/package.json`)) as { scripts: object };
      expect(Object.keys(scripts)).toContain(script);
    }
  });
});

test.each(workflows)("%s calls scripts and workflows that exist", (workflow) => {
  const text = read(workflow);
  expect(pathsIn([text]).filter((path) => !existsSync(fromTop(path)))).toEqual([]);
});
