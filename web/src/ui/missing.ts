/** What stands where a part of the page failed to load, with a button that loads it again. */
import { html, type TemplateResult } from "lit";
import type { Language } from "../types/graph.js";
import { uiWords } from "./words.js";

export function missing(language: Language, again: (event: Event) => void): TemplateResult {
  const words = uiWords[language].missing;
  return html`<div class="missing" role="alert">
    <p>${words.text}</p>
    <button class="control" @click=${again}>${words.again}</button>
  </div>`;
}
