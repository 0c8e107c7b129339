/** Below the picture of a text: what may come next, how it is drawn, and writing on. */
import { html, type TemplateResult } from "lit";
import type { Cell, Language, WordChoice } from "../../../types/graph.js";
import { play } from "../../../ui/icons.js";
import { styleMap } from "../../../ui/style_map.js";
import type { WordDrawing } from "../../../document/writing.js";
import { writingWords } from "./writing_words.js";

export interface WritingState {
  /** The word in whose row the choices stand; undefined at the start. */
  readonly after: string | undefined;
  /** The word that was chosen there, where the picture tells who chose it. */
  readonly chosen: string | undefined;
  readonly choices: readonly WordChoice[];
  readonly cellOf: (choice: WordChoice) => Cell | undefined;
  readonly drawing: WordDrawing;
  readonly busy: boolean;
  /** The colour of bars. */
  readonly bar: string;
  readonly language: Language;
}

export interface WritingActions {
  setDrawing(drawing: Partial<WordDrawing>): void;
  writeOn(count: number): void;
  redraw(): void;
  pin(cell: Cell | undefined): void;
}

const AMONG = [0, 1, 3, 10, 40] as const;

export function writing(state: WritingState, actions: WritingActions): TemplateResult {
  const words = writingWords[state.language];
  return html`<section class="writing" aria-label=${words.label}>
    <div class="next">
      <h4>${words.after} <b>${state.after ?? words.start}</b></h4>
      <ol>
        ${state.choices.map((choice) => bar(choice, state, actions))}${rest(state)}
      </ol>
    </div>
    ${settings(state, actions)}
  </section>`;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** As long as its chance; a tick where it stands at temperature 1. */
function bar(choice: WordChoice, state: WritingState, actions: WritingActions): TemplateResult {
  const { text, probability, chance = probability } = choice;
  const cell = state.cellOf(choice);
  return html`<li>
    <button
      class="choice-row ${text === state.chosen ? "chosen" : ""}"
      title=${writingWords[state.language].why(text)}
      ?disabled=${!cell}
      @click=${() => {
        actions.pin(cell);
      }}
    >
      <span class="word">${text}</span>
      ${track(chance, probability, state.bar)}
    </button>
  </li>`;
}

/** All other words together, so that the bars add up to one. */
function rest({ choices, bar, language }: WritingState): TemplateResult {
  const left = (sum: number, share: number) => Math.max(0, sum - share);
  const probability = choices.reduce((sum, one) => left(sum, one.probability), 1);
  const chance = choices.reduce((sum, one) => left(sum, one.chance ?? one.probability), 1);
  return html`<li class="choice-row rest">
    <span class="word">${writingWords[language].rest}</span>
    ${track(chance, probability, bar)}
  </li>`;
}

const track = (chance: number, probability: number, bar: string): TemplateResult =>
  html`<span class="track"
      ><i class="share" style=${styleMap({ width: percent(chance), background: bar })}></i
      ><i class="tick" style=${styleMap({ left: percent(probability) })}></i
    ></span>
    <span class="digits">${chance.toFixed(2)}</span>`;

function settings(state: WritingState, actions: WritingActions): TemplateResult {
  const words = writingWords[state.language];
  const { temperature, topK, seed } = state.drawing;
  return html`<div class="drawing">
    <label class="temperature"
      ><span>${words.temperature}</span><b>${temperature.toFixed(1)}</b>
      <input
        type="range"
        min="0"
        max="2"
        step="0.1"
        .value=${String(temperature)}
        @input=${(event: Event) => {
          actions.setDrawing({ temperature: Number((event.target as HTMLInputElement).value) });
        }}
    /></label>
    <p class="ends" aria-hidden="true">
      <span>${words.likeliest}</span><span>${words.learnt}</span><span>${words.wild}</span>
    </p>
    <p class="tick-note"><i class="tick"></i> ${words.tick}</p>
    <div class="choices">
      <label
        >${words.among}
        <select
          @change=${(event: Event) => {
            actions.setDrawing({ topK: Number((event.target as HTMLSelectElement).value) });
          }}
        >
          ${[...new Set([...AMONG, topK])].map(
            (count) =>
              html`<option value=${count} .selected=${count === topK}>
                ${count === 0 ? words.all : count}
              </option>`,
          )}
        </select></label
      >
      <label
        >${words.seed}
        <input
          class="seed"
          type="number"
          min="0"
          max="999999"
          .value=${String(seed)}
          @change=${(event: Event) => {
            const typed = Number((event.target as HTMLInputElement).value);
            if (Number.isSafeInteger(typed) && typed >= 0) actions.setDrawing({ seed: typed });
          }}
      /></label>
    </div>
    <div class="buttons">
      <button class="chip" ?disabled=${state.busy} @click=${actions.redraw}>
        ${words.another}
      </button>
      <button
        class="chip"
        ?disabled=${state.busy}
        @click=${() => {
          actions.writeOn(5);
        }}
      >
        ${words.five}
      </button>
      <button
        class="chip main next-word"
        ?disabled=${state.busy}
        @click=${() => {
          actions.writeOn(1);
        }}
      >
        ${words.next}${play}
      </button>
    </div>
  </div>`;
}
