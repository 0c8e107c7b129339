/** A live element in a page, written as its attributes, a line each, and what stands there without scripts. */
import markdownIt from "markdown-it";
import { fieldOfMarkup, FIELDS } from "../../src/document/state/fields.js";
import type { FrameWords } from "./words.js";

const { escapeHtml } = markdownIt().utils;

/**
 *     id: softmax
 *     preset: query-key-value
 *     ---
 *     What is read where the element cannot run.
 *
 * An attribute that the element would not take stops the build.
 */
export function playground(source: string, words: FrameWords, file: string): string {
  const [head = "", instead = ""] = source.split(/^---$/mu);
  const lines = head.trim().split("\n");
  const attributes = joined(lines.map((line) => line.split(/: (.*)/su, 2) as [string, string]));
  for (const [name, value] of attributes) check(name, value, file);
  const id = attributes.find(([name]) => name === "id")?.[1];
  if (!id || instead.trim() === "") throw new Error(`${file}: an element needs an id and a text`);
  const markup = attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(" ");
  return `<figure class="play">
<attention-playground ${markup}><p>${escapeHtml(instead.trim())}</p></attention-playground>
<figcaption><a href="${escapeHtml(pageLink(attributes))}">${words.openHere}</a></figcaption>
</figure>\n`;
}

/** A name that comes again has a line more in its value. */
function joined(said: readonly [string, string][]): [string, string][] {
  const values = new Map<string, string[]>();
  for (const [name, value] of said) values.set(name, [...(values.get(name) ?? []), value]);
  return Array.from(values, ([name, lines]) => [name, lines.join("\n")]);
}

function check(name: string, value: string, file: string): void {
  if (name === "id") return;
  const field = fieldOfMarkup(name);
  if (!field) throw new Error(`${file}: the element has no attribute "${name}"`);
  if (FIELDS[field].read(value) === undefined)
    throw new Error(`${file}: ${name}="${value}"; ${FIELDS[field].expects.en}`);
}

/** The same in the playground's own page, which has all its controls. */
function pageLink(attributes: readonly (readonly [string, string])[]): string {
  const said = attributes.filter(([name]) => name !== "id" && name !== "controls");
  return `../../?${new URLSearchParams(said.map(([name, value]) => [name, value])).toString()}`;
}
