/** Where the reader types words of his own for the task pronouns: a field for each part of the sentence. */
import { html, nothing, type TemplateResult } from "lit";
import { messageIn, type EngineError } from "../../types/error.js";
import type { Language } from "../../types/graph.js";
import type { PronounWords } from "../../types/wire.js";
import { PARTS, type OwnWords, type Part } from "./own_words.js";
import type { TrainingWords } from "./words.js";

export interface WordsFields {
  readonly own: OwnWords;
  /** What is learnt without words of the reader's, where that is known. */
  readonly ours: Partial<PronounWords>;
  /** As typed, which may have commas that end nothing yet. */
  readonly typed: ReadonlyMap<Part, string>;
  readonly error: EngineError | undefined;
  readonly language: Language;
  readonly words: TrainingWords;
  readonly change: (part: Part, typed: string) => void;
}

/** Open where the reader has words of his own. */
export function wordsFields(given: WordsFields): TemplateResult {
  const { own, words } = given;
  return html`<details class="own" ?open=${Object.keys(own).length > 0}>
    <summary>${words.ownWords}</summary>
    <p class="small">${words.ownWordsHint}</p>
    ${PARTS.map((part) => field(part, given))}
  </details>`;
}

function field(part: Part, given: WordsFields): TemplateResult {
  const { own, ours, typed, error, language, words, change } = given;
  const wrong = error?.path === `/task/words/${part}` ? error : undefined;
  const list = own[part] ?? [];
  return html`<div class="field">
    <label class="small" for=${part}>${words.parts[part]}</label>
    <input
      id=${part}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${(ours[part] ?? []).join(words.between)}
      aria-invalid=${wrong ? "true" : "false"}
      .value=${typed.get(part) ?? list.join(words.between)}
      @input=${({ target }: InputEvent) => {
        change(part, (target as HTMLInputElement).value);
      }}
    />
    ${
      list.length > 0
        ? html`<span class="chips">${list.map((word) => html`<span>${word}</span>`)}</span>`
        : nothing
    }
    ${wrong ? html`<span class="error" role="alert">${messageIn(wrong, language)}</span>` : nothing}
  </div>`;
}
