/** The question of a lesson, its options, and the answer after a guess. */
import { html, nothing, type TemplateResult } from "lit";
import { check } from "../../ui/icons.js";
import { partsOf, plainParts, type PartsLook } from "./parts.js";
import type { Option, Reading } from "./reading.js";
import type { LessonPanelWords } from "./words.js";

export interface QuestionState {
  readonly reading: Reading;
  readonly words: LessonPanelWords;
  readonly look: PartsLook;
  /** The option the reader chose. */
  readonly chosen: string | undefined;
  readonly shown: boolean;
  /** The button that opens the example again. */
  readonly reopen: TemplateResult;
}

/** `answer` gets the chosen option, or undefined if the reader only wants to see the answer. */
export function question(state: QuestionState, answer: (chosen?: string) => void): TemplateResult {
  const { reading, words, look, shown } = state;
  return html`<section>
    <h3>${words.predict}</h3>
    <p id="question">${partsOf(reading.question, look)}</p>
    <div class="options" role="group" aria-labelledby="question">
      ${reading.options.map((one) => option(state, one, answer))}
    </div>
    ${
      shown
        ? nothing
        : html`<div class="actions">
            <button
              class="button plain"
              @click=${() => {
                answer();
              }}
            >
              ${words.showAnswer}
            </button>
          </div>`
    }
    <div aria-live="polite">${shown ? answered(state) : nothing}</div>
  </section>`;
}

function option(
  { reading, chosen, shown }: QuestionState,
  { id, parts, right }: Option,
  answer: (chosen: string) => void,
): TemplateResult {
  const told = shown && reading.decided && right;
  return html`<button
    class="button option ${told ? "right" : ""}"
    aria-pressed=${chosen === id}
    @click=${() => {
      answer(id);
    }}
  >
    <span>${plainParts(parts)}</span>
    ${told ? check : nothing}
  </button>`;
}

function answered({ reading, words, look, chosen, reopen }: QuestionState): TemplateResult {
  const { options, answer, decided } = reading;
  const guess = options.find(({ id }) => id === chosen);
  const verdict = guess?.right ? words.right : words.wrong;
  // Without an answer the reader has changed the experiment, and the outcome differs.
  const outcome = plainParts(options.find(({ right }) => right)?.parts ?? []);
  return html`<div class="answer">
    <h3>${words.answer}</h3>
    ${
      answer
        ? html`<p>
            ${guess ? html`<strong>${verdict}</strong>` : nothing}${partsOf(answer, look)}
          </p>`
        : html`<p>${decided ? words.changed(outcome) : words.undecided}</p>
            <div class="actions">${reopen}</div>`
    }
  </div>`;
}
