/** Why there are no numbers, or none of what was asked last, and the way to try again. */
import { html, nothing, type TemplateResult } from "lit";
import type { ReportedError } from "../../document/document.js";
import { hasWebAssembly } from "../../engine/index.js";
import { messageIn } from "../../types/error.js";
import type { Language } from "../../types/graph.js";
import { modelWords } from "./model/words.js";
import { uiWords } from "../../ui/words.js";

/** The error in one sentence, then what the core says of it. */
export function errorText(error: ReportedError, language: Language): TemplateResult {
  if (!hasWebAssembly()) return html`<b>${uiWords[language].noWebAssembly}</b>`;
  if (error.path === "/model" && error.code === "load_failed")
    return html`<b>${modelWords[language].failed}</b>`;
  const detail = error.code === "load_failed" ? nothing : messageIn(error, language);
  return html`<b>${uiWords[language].errors[error.code]}</b> <span>${detail}</span>`;
}

export function failure(
  error: ReportedError,
  language: Language,
  again: () => void,
): TemplateResult {
  return html`<div class="failure" role="alert">
    <p>${errorText(error, language)}</p>
    <button class="control" @click=${again}>${uiWords[language].missing.again}</button>
  </div>`;
}
