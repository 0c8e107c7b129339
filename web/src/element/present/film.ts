/** What is drawn only while presenting: the film as one line, the keys of a clicker, and the styles. */
import { css, html, svg, type TemplateResult } from "lit";
import type { Language } from "../../types/graph.js";
import type { Stage } from "../../types/timeline.js";
import { presentWords } from "./words.js";

interface FilmState {
  readonly stages: readonly Stage[];
  readonly current: number;
  readonly time: number;
  readonly language: Language;
}

interface FilmActions {
  back(): void;
  next(): void;
  black(): void;
  leave(): void;
}

export function film(
  { stages, current, time, language }: FilmState,
  { back, next, black, leave }: FilmActions,
): TemplateResult {
  const words = presentWords[language];
  const key = (name: string, does: string, act: () => void) =>
    html`<button class="hint" aria-keyshortcuts=${name} @click=${act}>
      <kbd>${SHORT[name] ?? name}</kbd> ${does}
    </button>`;
  return html`<div class="film" role="group" aria-label=${words.label}>
    <svg class="reel" viewBox="0 0 ${REEL} 4" preserveAspectRatio="none" aria-hidden="true">
      ${stages.map((stage, index) => cut(stage, stages, { time, passed: index < current }))}
    </svg>
    ${key("PageUp", words.back, back)} ${key("PageDown", words.next, next)}
    ${key("B", words.black, black)} ${key("Escape", words.leave, leave)}
  </div>`;
}

const SHORT: Readonly<Record<string, string>> = {
  PageUp: "PgUp",
  PageDown: "PgDn",
  Escape: "Esc",
};

/** The film's length in the units of its line, and what is left between two steps. */
const REEL = 1000;
const GAP = 4;

/** One step of the film, as far as it has been shown. */
function cut(
  { start, end }: Stage,
  stages: readonly Stage[],
  { time, passed }: { readonly time: number; readonly passed: boolean },
) {
  const whole = stages.at(-1)?.end ?? 1;
  const x = (start / whole) * REEL;
  const width = Math.max(1, ((end - start) / whole) * REEL - GAP);
  const shown = passed ? 1 : Math.min(1, Math.max(0, (time - start) / (end - start)));
  return svg`<rect class="rest" x=${x} y="0" width=${width} height="4"></rect>
    <rect class="shown" x=${x} y="0" width=${width * shown} height="4"></rect>`;
}

/** Over everything, until it is clicked or B is pressed again. */
export function blackness(language: Language, end: () => void): TemplateResult {
  return html`<button class="blackness" @click=${end}>
    <span class="hidden" role="status">${presentWords[language].isBlack}</span>
  </button>`;
}

/** The sentence stands beside the title; the rail, the panel and the formula are gone. */
export const styles = css`
  .app.presenting {
    --caption: clamp(22px, 2.2cqi, 42px);
    --side: clamp(24px, 3.8cqi, 72px);
    grid-template: "scene" minmax(0, 1fr) "film" auto / minmax(0, 1fr);
    background: var(--paper);
  }
  .presenting :is(.heading p, .views, .narration .note, .narration .formula) {
    display: none;
  }
  .presenting .heading {
    padding: clamp(12px, 1.8cqi, 32px) var(--side) 0;
  }
  .presenting .heading h2 {
    font-size: clamp(22px, 1.9cqi, 36px);
    line-height: 1.3;
  }
  .presenting .sentence {
    grid-area: scene;
    z-index: 1;
    place-self: start end;
    width: auto;
    max-width: 70%;
    padding: clamp(8px, 1.4cqi, 26px) var(--side) 0 0;
    border: 0;
    background: none;
  }
  .presenting :is(.sentence .meta, .token small) {
    display: none;
  }
  .presenting .stage:focus-visible {
    outline: none;
  }
  @container playground (min-width: 1600px) {
    .presenting .sentence {
      max-width: 46%;
      scale: 1.5;
      transform-origin: 100% 0;
    }
    .presenting .path {
      scale: 1.5;
      transform-origin: 50% 100%;
    }
  }
  .presenting .stage {
    padding: 8px var(--side);
  }
  .presenting .narration {
    display: flex;
    height: auto;
    min-height: calc(2.9 * var(--caption));
    margin: 0 var(--side);
    padding: 0.35em 0;
    border-top: 2px solid var(--line);
  }
  .presenting .narration p {
    font-size: var(--caption);
    line-height: 1.3;
  }
  .presenting .narration .number {
    padding: 0 0.15em;
    font-size: 0.92em;
    line-height: 1.2;
  }
  .film {
    grid-area: film;
    display: flex;
    align-items: center;
    gap: clamp(8px, 1.2cqi, 24px);
    padding: 8px var(--side) clamp(10px, 1.3cqi, 24px);
  }
  .reel {
    flex: 1;
    min-width: 0;
    height: 5px;
    margin-right: 8px;
  }
  .reel .rest {
    fill: var(--line2);
  }
  .reel .shown {
    fill: var(--ink);
  }
  .hint {
    flex: none;
    padding: 4px 2px;
    border: 0;
    background: none;
    color: var(--ink2);
    font-size: clamp(13px, 1.05cqi, 20px);
    cursor: pointer;
  }
  .hint kbd {
    padding: 2px 7px;
    border: 1px solid var(--line2);
    border-radius: 5px;
    font: inherit;
    color: var(--ink);
  }
  .blackness {
    position: absolute;
    inset: 0;
    z-index: 5;
    border: 0;
    background: #000;
    cursor: none;
  }
`;
