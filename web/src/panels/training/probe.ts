/** The sentence on which the heads are watched, and what the model would say next. */
import { html, type TemplateResult } from "lit";
import { format } from "../../draw/format.js";
import { messageIn } from "../../types/error.js";
import type { Language } from "../../types/graph.js";
import { guessOf, lookedAt } from "./maps.js";
import type { TrainingRun } from "./run.js";
import type { TrainingWords } from "./words.js";

interface ProbeState {
  readonly run: TrainingRun | undefined;
  readonly sentence: string;
  readonly language: Language;
  readonly words: TrainingWords;
}

/** `type`: with each key in the sentence. */
export function probe(
  { run, sentence, language, words }: ProbeState,
  type: (sentence: string) => void,
): TemplateResult {
  const error = run?.probeError;
  return html`<div class="probe">
    <label>
      <span class="small">${words.probe}</span>
      <input
        .value=${sentence}
        spellcheck="false"
        aria-invalid=${error ? "true" : "false"}
        @input=${({ target }: InputEvent) => {
          type((target as HTMLInputElement).value);
        }}
      />
    </label>
    ${
      error
        ? html`<p class="error" role="alert">${messageIn(error, language)}</p>`
        : said(run, words)
    }
  </div>`;
}

function said(run: TrainingRun | undefined, words: TrainingWords): TemplateResult {
  const guess = run && guessOf(run);
  const looked = run && lookedAt(run);
  const tokens = run?.probed?.tokens[0] ?? [];
  return html`<p class="said">
    <span class="tokens"
      >${tokens.map(
        ({ text }, i) =>
          html`<span class=${i === looked ? "token looked" : "token"}>${text}</span>`,
      )}</span
    >
    <span class="small">${words.next}</span>
    <span class="guess">${guess?.text ?? ""}</span>
    <span class="probability">${guess ? format(guess.probability, 2) : ""}</span>
  </p>`;
}
