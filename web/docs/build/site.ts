/** All pages of the documentation. */
import { readdir, readFile } from "node:fs/promises";
import type { Language } from "../../src/types/graph.js";
import { expanded } from "./directives.js";
import { examplesOf } from "./examples.js";
import { framed } from "./frame.js";
import { written } from "./markdown.js";
import { LANGUAGES, PAGES, type PageName } from "./words.js";

export interface Page {
  /** Inside of the site's folder. */
  readonly path: string;
  readonly source: string;
}

/** `web` is the folder of the package, with a slash at its end. */
export async function pages(web: string): Promise<Page[]> {
  const sources = { web, examples: await examplesOf(web) };
  const made = LANGUAGES.flatMap((language) =>
    PAGES.map(async (page) => {
      const text = await expanded(await textOf(page, language, web), language, sources);
      const file = `docs/${language}/${page}.md`;
      return {
        path: `${language}/${page}.html`,
        source: framed(page, language, written(text, language, file)),
      };
    }),
  );
  return [
    ...(await Promise.all(made)),
    { path: "index.html", source: await readFile(`${web}docs/index.html`, "utf8") },
    { path: "icon.svg", source: await readFile(`${web}src/app/icon.svg`, "utf8") },
  ];
}

/** The tutorial is written a chapter a file. */
async function textOf(page: PageName, language: Language, web: string): Promise<string> {
  const folder = `${web}docs/${language}`;
  const own = await readFile(`${folder}/${page}.md`, "utf8");
  if (page !== "tutorial") return own;
  const chapters = (await readdir(`${folder}/tutorial`)).sort();
  const texts = chapters.map((name) => readFile(`${folder}/tutorial/${name}`, "utf8"));
  return [
    own,
    ...(await Promise.all(texts)).map((text) => `<section>\n\n${text}\n</section>`),
  ].join("\n\n");
}
