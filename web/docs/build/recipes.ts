/** The recipes: what stands in tests/web/hosts, where each is tried, with the files that its text names. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import type { Language } from "../../src/types/graph.js";

/** The simplest comes first. */
const FIRST = "plain";

export async function recipes(web: string, language: Language): Promise<string> {
  const hosts = `${web}../tests/web/hosts`;
  const entries = await readdir(hosts, { withFileTypes: true });
  const names = entries.filter((one) => one.isDirectory()).map(({ name }) => name);
  const ordered = names.sort((a, b) => (a === FIRST ? -1 : b === FIRST ? 1 : a < b ? -1 : 1));
  const readme = language === "zh" ? "README.zh.md" : "README.md";
  const all = ordered.map((name) => recipe(`${hosts}/${name}`, name, readme));
  return (await Promise.all(all)).join("\n\n");
}

/** The titles become those of sections, with the folder as their anchor; the page has its own language link. */
async function recipe(folder: string, name: string, readme: string): Promise<string> {
  const text = await readFile(`${folder}/${readme}`, "utf8");
  let sections = 0;
  const body = text
    .replace(/^\[[^\]]*\]\(README[^)]*\)$/mu, "")
    .replace(/^##+ (.*)$/gmu, (_, title: string) => `### ${title} {#${name}-${++sections}}`)
    .replace(/^# (.*)$/mu, (_, title: string) => `## ${title} {#${name}}`);
  return `${body}\n\n${await filesNamed(text, folder)}`;
}

/** Where the file is that a text names: some sites have their pages in a folder of their own. */
const placeOf = (path: string, folder: string): string | undefined =>
  [path, `docs/${path}`].find((place) => existsSync(`${folder}/${place}`));

async function filesNamed(text: string, folder: string): Promise<string> {
  const named = Array.from(text.matchAll(/`([\w./-]+\.\w+)`/gu), ([, path = ""]) => path);
  const files = [...new Set(named)].flatMap((path) => placeOf(path, folder) ?? []);
  const shown = files.map(async (path) => {
    const source = (await readFile(`${folder}/${path}`, "utf8")).trimEnd();
    const language = path.slice(path.lastIndexOf(".") + 1);
    return `<details>\n<summary><code>${path}</code></summary>\n\n~~~~${language}\n${source}\n~~~~\n\n</details>`;
  });
  return (await Promise.all(shown)).join("\n\n");
}
