/** The current step: its title, its frame, and what happens in it. */
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Frame, Stage } from "../player/types.js";
import { renderFrame } from "../views/render.js";
import type { Language, Phrases } from "../words/index.js";
import type { Theme } from "./colour.js";
import { formula } from "./formula.js";
import { narration } from "./narration.js";

export interface SceneState {
  readonly stage: Stage | undefined;
  readonly frame: Frame | undefined;
  /** What a screen reader hears: the narration of the last moment the clock stood still. */
  readonly spoken: string;
  readonly dimmed: boolean;
  readonly language: Language;
  readonly theme: Theme;
  readonly note: unknown;
  /** TeX of the node being computed. */
  readonly formula: string;
}

export function scene(state: SceneState, words: Phrases): TemplateResult {
  const { stage, frame, language, theme } = state;
  return html`<section class="scene" aria-label=${words.scene}>
    <div class="heading">
      <h2>${stage?.title[language]}</h2>
      <p>${stage?.subtitle[language]}</p>
    </div>
    <div
      class="stage ${state.dimmed ? "dimmed" : ""}"
      tabindex="0"
      role="group"
      aria-label=${stage?.title[language] ?? nothing}
    >
      <div class="room">
        ${frame ? renderFrame(frame, theme) : html`<p class="note">${words.loading}</p>`}
      </div>
    </div>
    <div class="narration ${state.dimmed ? "dimmed" : ""}">
      <p aria-hidden="true">${frame ? narration(frame.narration, frame.range, theme) : nothing}</p>
      ${state.note}
      <div class="formula">${guard([state.formula], () => formula(state.formula))}</div>
      <p class="hidden" role="status">${state.spoken}</p>
    </div>
  </section>`;
}
