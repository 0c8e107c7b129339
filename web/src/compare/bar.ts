/** The bar that says what is compared, with a button to stop. */
import { html, nothing, type TemplateResult } from "lit";
import type { Experiment, GraphNode, Language } from "../types/graph.js";
import { countHeads } from "../ops/tokens/cover.js";
import { headAxis } from "../scene/grid.js";
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

/** What is compared, and the head of it that is shown. */
export interface BarState {
  readonly requests: readonly [a: RunRequest, b: RunRequest];
  readonly language: Language;
  readonly experiment: Experiment;
  /** The node of the step; undefined in the opening picture. */
  readonly node: GraphNode | undefined;
  readonly head: number;
}

export interface BarActions {
  chooseHead(head: number): void;
  stop(): void;
}

/** Where a step has several heads, one is compared: the reader chooses which. */
function headChoice(state: BarState, actions: BarActions): TemplateResult | typeof nothing {
  const { experiment, node, head, language } = state;
  const count = node ? (headAxis(node)?.size ?? 1) : countHeads(experiment);
  if (count < 2) return nothing;
  const { heads } = compareWords[language];
  const shown = Math.min(head, count - 1);
  return html`<label class="head-choice"
    >${heads}
    <select
      @change=${(event: Event) => {
        actions.chooseHead(Number((event.target as HTMLSelectElement).value));
      }}
    >
      ${Array.from(
        { length: count },
        (_, one) => html`<option value=${one} .selected=${one === shown}>${one + 1}</option>`,
      )}
    </select></label
  >`;
}

const shownAtOnce = 3;

export function compareBar(state: BarState, actions: BarActions): TemplateResult {
  const { requests, language } = state;
  const words = compareWords[language];
  const all = differencesOf(...requests, language);
  const more = all.length - shownAtOnce;
  return html`<div class="comparing">
    <b>A → B</b>
    ${
      all.length === 0
        ? html`<span title=${words.kept}>${words.kept}</span>`
        : all.slice(0, shownAtOnce).map((one) => html`<span title=${one}>${one}</span>`)
    }
    ${more > 0 ? html`<span>${words.more(more)}</span>` : nothing} ${headChoice(state, actions)}
    <button class="control" @click=${actions.stop}>${uiWords[language].compare.stop}</button>
  </div>`;
}
