/** The question of a lesson, its options, and the answer after a guess. */
import { html, nothing, type TemplateResult } from "lit";
import { check } from "../../ui/icons.js";
import type { Guess } from "./guess.js";
import { partsOf, plainParts, type PartsLook } from "./parts.js";
import type { Option, Reading, Told } from "./reading.js";
import type { LessonPanelWords } from "./words.js";

export interface QuestionState {
  readonly told: Told;
  readonly words: LessonPanelWords;
  readonly look: PartsLook;
  readonly guess: Guess;
}

/** `answer` gets the chosen option, or undefined if the reader only wants to see the answer. */
export function question(state: QuestionState, answer: (chosen?: string) => void): TemplateResult {
  const { told, words, look, guess } = state;
  const { reading, changed } = told;
  return html`<section>
    <h3>${changed ? words.predictOpened : words.predict}</h3>
    <p id="question">${partsOf(reading.question, look)}</p>
    <div class="options" role="group" aria-labelledby="question">
      ${reading.options.map((one) => option(state, one, answer))}
    </div>
    ${
      guess.shown
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
    <div aria-live="polite">${guess.shown ? answered(state) : nothing}</div>
  </section>`;
}

function option(
  { told, guess }: QuestionState,
  { id, parts, right }: Option,
  answer: (chosen: string) => void,
): TemplateResult {
  const isRight = guess.shown && told.reading.decided && right;
  return html`<button
    class="button option ${isRight ? "right" : ""}"
    aria-pressed=${guess.chosen === id}
    @click=${() => {
      answer(id);
    }}
  >
    <span>${plainParts(parts)}</span>
    ${isRight ? check : nothing}
  </button>`;
}

/** Whether the guess was right, in words; empty without a guess. */
export function verdict({ reading }: Told, { chosen }: Guess, words: LessonPanelWords): string {
  const guess = reading.options.find(({ id }) => id === chosen);
  if (!guess) return "";
  return guess.right ? words.right : words.wrong;
}

function answered({ told, words, look, guess }: QuestionState): TemplateResult {
  const { answer } = told.reading;
  return html`<div class="answer">
    <h3>${words.answer}</h3>
    <p><strong>${verdict(told, guess, words)}</strong>${answer && partsOf(answer, look)}</p>
    ${told.changed?.now ? html`<p>${outcome(told.changed.now, words)}</p>` : nothing}
  </div>`;
}

/** How the question comes out in the experiment as the reader changed it. */
function outcome({ options, decided }: Reading, words: LessonPanelWords): string {
  const right = options.find((option) => option.right);
  return decided && right ? words.changed(plainParts(right.parts)) : words.undecided;
}
