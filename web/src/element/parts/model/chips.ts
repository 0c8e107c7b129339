/** Below the picture of a translation: what to try with one click. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../../types/graph.js";
import type { ModelActions } from "../actions.js";
import { modelWords } from "./words.js";
import type { Swap } from "./swaps.js";

export interface ChipsState {
  readonly swaps: readonly Swap[];
  /** The reader wrote a sentence that is not one of these words away from the first. */
  readonly isOwn: boolean;
  /** How many words of the sentence the model does not know, and how many of them its glossary has. */
  readonly unknown: number;
  readonly glossed: number;
  readonly language: Language;
}

export function chips(
  { swaps, isOwn, unknown, glossed, language }: ChipsState,
  actions: ModelActions,
): TemplateResult {
  const words = modelWords[language];
  return html`<div class="chips">
    ${unknown > 0 ? html`<p class="unknown-words">${words.unknown(unknown, glossed)}</p>` : nothing}
    <div class="tries">
      ${swaps.map(
        ({ words: [one, other], now, text }, i) =>
          html`<button
            class="chip ${i === 0 ? "main" : ""}"
            aria-label=${now === 0 ? words.swap(one, other) : words.swap(other, one)}
            @click=${() => {
              actions.write(text);
            }}
          >
            <span class=${now === 0 ? "now" : ""}>${one}</span><i aria-hidden="true">⇄</i
            ><span class=${now === 1 ? "now" : ""}>${other}</span>
          </button>`,
      )}
      ${
        isOwn
          ? html`<button
              class="chip"
              @click=${() => {
                actions.write(undefined);
              }}
            >
              ${words.firstSentence}
            </button>`
          : nothing
      }
      <button class="chip own" @click=${actions.writeOwn}>${words.ownSentence}</button>
    </div>
  </div>`;
}
