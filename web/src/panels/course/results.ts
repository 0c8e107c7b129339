/** The search for lessons. The focus stays in its field, which names the lesson that is reached. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../types/graph.js";
import { check, magnifier } from "../../ui/icons.js";
import { minutes } from "../lesson/minutes.js";
import { numberOf, type Done } from "./progress.js";
import { cutAt, wordsIn, type Entry } from "./search.js";
import { courseWords } from "./words.js";

export interface SearchState {
  readonly language: Language;
  readonly found: readonly Entry[];
  /** What is searched for. */
  readonly text: string;
  /** The index of the lesson that Enter opens. */
  readonly reached: number;
}

export interface SearchActions {
  write(text: string): void;
  clear(): void;
  reach(index: number): void;
  open(id: string): void;
}

const optionId = (index: number): string => `found-${index}`;

export function searchField(state: SearchState, actions: SearchActions): TemplateResult {
  const { language, text, reached, found } = state;
  const { label } = courseWords[language].search;
  const isOpen = found.length > 0;
  return html`<div class="find">
    ${magnifier}
    <input
      type="search"
      role="combobox"
      aria-label=${label}
      aria-keyshortcuts="/"
      aria-autocomplete="list"
      aria-expanded=${isOpen}
      aria-controls="results"
      aria-activedescendant=${isOpen ? optionId(reached) : nothing}
      autocomplete="off"
      spellcheck="false"
      placeholder=${label}
      .value=${text}
      @input=${(event: Event) => {
        actions.write((event.target as HTMLInputElement).value);
      }}
      @keydown=${(event: KeyboardEvent) => {
        onKey(event, state, actions);
      }}
    />
    <kbd aria-hidden="true">/</kbd>
  </div>`;
}

/** Arrow keys choose among the lessons found, Enter opens one, Escape clears before it closes. */
function onKey(
  event: KeyboardEvent,
  { found, reached, text }: SearchState,
  actions: SearchActions,
): void {
  if (event.isComposing) return;
  const to = { ArrowDown: reached + 1, ArrowUp: reached - 1 }[event.key];
  const entry = found[reached];
  if (to !== undefined && entry) actions.reach((to + found.length) % found.length);
  else if (event.key === "Enter" && entry) actions.open(entry.id);
  else if (event.key === "Escape" && text) actions.clear();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The lessons found, or that there are none. */
export function results(
  { language, found, text, reached, done }: SearchState & { readonly done: Done },
  actions: SearchActions,
): TemplateResult {
  const { search } = courseWords[language];
  const words = wordsIn(text);
  if (found.length === 0)
    return html`<div class="nothing">
      <p>${search.nothing(text.trim())}</p>
      <p>${search.hint}</p>
      <button class="button" @click=${actions.clear}>${search.clear}</button>
    </div>`;
  return html`<ul id="results" role="listbox" aria-label=${search.results}>
    ${found.map((entry, index) =>
      option(entry, { language, words, done: done.has(entry.id) }, [
        optionId(index),
        index === reached,
        actions.open,
      ]),
    )}
  </ul>`;
}

interface EntryLook {
  readonly language: Language;
  readonly words: readonly string[];
  readonly done: boolean;
}

function option(
  { id, chapter, title, otherTitle, question }: Entry,
  { language, words, done }: EntryLook,
  [name, reached, open]: readonly [string, boolean, (id: string) => void],
): TemplateResult {
  const own = courseWords[language];
  const shown = marked(title, words);
  // What was found only in the other language is shown in it.
  const other = shown.hits === 0 ? marked(otherTitle, words) : undefined;
  return html`<li
    id=${name}
    class="result"
    role="option"
    data-lesson=${id}
    aria-selected=${reached}
    @click=${() => {
      open(id);
    }}
  >
    <span class="tick ${done ? "done" : ""}">${done ? check : nothing}</span>
    <span class="found">
      <strong>${shown.text}</strong>
      ${other && other.hits > 0 ? html`<small>${other.text}</small>` : nothing}
      ${done ? html`<span class="hidden">${own.done}</span>` : nothing}
      <span class="asks">${marked(question, words).text}</span>
    </span>
    <span class="of">${numberOf(chapter.id)} ${marked(chapter.title[language], words).text}</span>
    <span class="time">${own.minutes(minutes[id])}</span>
  </li>`;
}

/** A text with the words of the search marked, and how often they occur. */
function marked(text: string, words: readonly string[]) {
  const pieces = cutAt(text, words);
  return {
    text: pieces.map((piece, i) => (i % 2 === 1 ? html`<mark>${piece}</mark>` : piece)),
    hits: (pieces.length - 1) / 2,
  };
}
