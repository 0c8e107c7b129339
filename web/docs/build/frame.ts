/** A page around its text: names, navigation, languages. */
import type { Language } from "../../src/types/graph.js";
import { escaped, type Heading, type Written } from "./markdown.js";
import { FRAME_WORDS, PAGES, type FrameWords, type PageName } from "./words.js";

const fileOf = (page: PageName): string => (page === "index" ? "./" : `${page}.html`);

/** Nothing stands in the page that a strict policy forbids: no styles and no scripts of its own. */
export function framed(page: PageName, language: Language, { html, headings }: Written): string {
  const words = FRAME_WORDS[language];
  const other: Language = language === "en" ? "zh" : "en";
  const name = page === "index" ? words.site : `${words.pages[page]} · ${words.site}`;
  const next = PAGES[PAGES.indexOf(page) + 1];
  return `<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../docs.css">
<link rel="alternate" hreflang="${FRAME_WORDS[other].tag}" href="../${other}/${fileOf(page)}">
<script type="module" src="../docs.js"></script>
${html.includes("<attention-playground") ? element : ""}</head>
<body class="${page}">
<a class="skip" href="#text">${words.skip}</a>
<header>
<a class="name" href="./">${words.site}</a>
<nav aria-label="${words.navigation}">${PAGES.map((one) => pageLink(one, page, words)).join("")}</nav>
<a class="language" href="../${other}/${fileOf(page)}" hreflang="${FRAME_WORDS[other].tag}" lang="${FRAME_WORDS[other].tag}">${words.other}</a>
<a class="open" href="../../?lang=${language}">${words.playground}</a>
</header>
${contents(headings, words)}
<main id="text">
${html}${next ? `<p class="next"><a href="${fileOf(next)}">${words.next}: ${words.pages[next]}</a></p>` : ""}
</main>
</body>
</html>
`;
}

const element = `<script type="module" src="../../attention-playground.js"></script>\n`;

function pageLink(page: PageName, current: PageName, words: FrameWords): string {
  const here = page === current ? ' aria-current="page"' : "";
  return `<a href="${fileOf(page)}"${here}>${words.pages[page]}</a>`;
}

function contents(headings: readonly Heading[], words: FrameWords): string {
  if (headings.length === 0) return "";
  const items = headings.map(
    ({ id, level, title }) =>
      `<li class="level-${level}"><a href="#${id}">${escaped(title)}</a></li>`,
  );
  return `<nav class="contents" aria-label="${words.contents}">
<details open><summary>${words.contents}</summary><ol>${items.join("")}</ol></details>
</nav>`;
}
