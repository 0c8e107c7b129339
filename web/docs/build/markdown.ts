/** Markdown to HTML: headings with anchors, live elements, and formulas as MathML. */
import markdownIt from "markdown-it";
import anchor from "markdown-it-anchor";
import attributes from "markdown-it-attrs";
import temml from "temml";
import type { Language } from "../../src/types/graph.js";
import { playground } from "./playground.js";
import { FRAME_WORDS } from "./words.js";

export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly title: string;
}

export interface Written {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** A heading says its own id, `## Softmax {#softmax}`, so that both languages have the same anchors. */
export function written(source: string, language: Language, file: string): Written {
  const headings: Heading[] = [];
  const markdown = markdownIt({ html: true });
  markdown.use(attributes, { allowedAttributes: ["id", "class"] });
  markdown.use(anchor, {
    level: [2, 3],
    slugify: (title) => {
      throw new Error(`${file}: the heading "${title}" has no id, such as {#softmax}`);
    },
    permalink: anchor.permalink.headerLink({ safariReaderFix: true }),
    callback: ({ tag }, { slug, title }) =>
      headings.push({ level: Number(tag.slice(1)), id: slug, title }),
  });
  const { fence, code_inline: code } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index];
    return token?.info.trim() === "playground"
      ? playground(token.content, FRAME_WORDS[language], file)
      : // What is too wide for its page scrolls, by the keyboard as well.
        (fence?.(tokens, index, ...rest).replace("<pre>", '<pre tabindex="0">') ?? "");
  };
  markdown.renderer.rules.code_inline = (tokens, index, ...rest) => {
    const tex = /^\$(.+)\$$/su.exec(tokens[index]?.content ?? "")?.[1];
    return tex ? formula(tex) : (code?.(tokens, index, ...rest) ?? "");
  };
  return { html: markdown.render(source), headings };
}

/** Without the styles that Temml writes into attributes, which a page may forbid. */
const formula = (tex: string): string =>
  temml
    .renderToString(tex, { throwOnError: true, strict: true })
    .replace(/ (?:style|class)="[^"]*"/gu, "");

/** A sentence in Markdown. */
export const inline = (text: string): string => markdownIt().renderInline(text);

export const escaped = (text: string): string => markdownIt().utils.escapeHtml(text);
