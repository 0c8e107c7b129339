/** The bar that says what is compared, with a button to stop. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../types/graph.js";
import type { RunRequest } from "../types/wire.js";
import { uiWords } from "../ui/words.js";
import { compareWords } from "./words.js";

type Leaves = ReadonlyMap<string, string>;

/** Every setting by its path; a matrix of numbers is one value. */
function leaves(value: unknown, path = ""): [string, string][] {
  if (value === undefined) return [];
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}/${name}`));
}

const settingsOf = (request: RunRequest): Leaves =>
  new Map(leaves({ ...request, input: undefined }));

/** "/attention/mask/kind" is the mask, "/weights/seed" the seed, "/overrides/…" cells. */
function nameOf(path: string, language: Language): string {
  const { settings } = compareWords[language];
  const parts = path.split("/").slice(1);
  if (parts[0] === "overrides") return settings["overrides"] ?? "";
  const last = parts.at(-1) ?? "";
  const name = last === "kind" ? (parts.at(-2) ?? last) : last;
  return settings[name] ?? name;
}

const most = 24;

function valueOf(text: string | undefined, language: Language): string {
  const { values, absent } = compareWords[language];
  if (text === undefined) return absent;
  const plain = text.replace(/^"|"$/gu, "");
  return values[plain] ?? (plain.length > most ? "…" : plain);
}

const sentenceOf = ({ input }: RunRequest): string => {
  const words = input?.text ?? input?.tokens ?? "";
  return typeof words === "string" ? words : words.flat().join(" ");
};

const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The words that differ between two sentences, without the common beginning and end. */
function changedWords(was: string, is: string): string {
  const [from, to] = [was.split(" "), is.split(" ")];
  const least = Math.min(from.length, to.length);
  let start = 0;
  while (start < least && from[start] === to[start]) start++;
  let end = 0;
  while (end < least - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  const middle = (words: string[]) =>
    shortened(words.slice(start, words.length - end).join(" ")) || "–";
  return `${middle(from)} → ${middle(to)}`;
}

/** The differences of B, each as "seed: 59 → 60". */
export function differencesOf(a: RunRequest, b: RunRequest, language: Language): string[] {
  const words = compareWords[language];
  const colon = language === "zh" ? "：" : ": ";
  const [first, second] = [settingsOf(a), settingsOf(b)];
  const paths = [...new Set([...first.keys(), ...second.keys()])];
  const settings = paths
    .filter((path) => first.get(path) !== second.get(path))
    .map((path) => {
      const [from, to] = [first, second].map((one) => valueOf(one.get(path), language));
      const name = nameOf(path, language);
      return from === to ? name : `${name}${colon}${from ?? ""} → ${to ?? ""}`;
    });
  const [was, is] = [sentenceOf(a), sentenceOf(b)];
  const sentence = was === is ? [] : [`${words.sentence}${colon}${changedWords(was, is)}`];
  return [...new Set([...sentence, ...settings])];
}

const shownAtOnce = 3;

export function compareBar(
  a: RunRequest,
  b: RunRequest,
  language: Language,
  stop: () => void,
): TemplateResult {
  const words = compareWords[language];
  const all = differencesOf(a, b, language);
  const more = all.length - shownAtOnce;
  return html`<div class="comparing">
    <b>A → B</b>
    ${
      all.length === 0
        ? html`<span title=${words.kept}>${words.kept}</span>`
        : all.slice(0, shownAtOnce).map((one) => html`<span title=${one}>${one}</span>`)
    }
    ${more > 0 ? html`<span>${words.more(more)}</span>` : nothing}
    <button class="control" @click=${stop}>${uiWords[language].compare.stop}</button>
  </div>`;
}
