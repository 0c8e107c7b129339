/** Previous step, back, play, forward, next step; the scrubber; time, speed and position. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../types/graph.js";
import { isSentence, listedIn } from "../../story/levels.js";
import { stageAt } from "../../story/place.js";
import type { Timeline } from "../../types/timeline.js";
import type { ElementWords } from "../words.js";
import type { Mode } from "../../story/player.js";
import type { Controls } from "../controls.js";
import { clock } from "../../ui/clock.js";
import * as icons from "../../ui/icons.js";
import "./scrubber/scrubber.js";

export const RATES = [0.25, 0.5, 1, 2, 4] as const;

export interface TransportState {
  readonly timeline: Timeline;
  readonly current: number;
  readonly time: number;
  readonly paused: boolean;
  readonly rate: number;
  readonly mode: Mode;
  readonly language: Language;
}

/** Which part is shown, of how many; in the picture of a translation, which word. */
function count(
  timeline: Timeline,
  time: number,
  current: number,
  words: ElementWords["transport"],
): string {
  const { level, stages, experiment } = timeline;
  if (experiment.isBeginning) return "";
  if (!isSentence(level)) return words.stepOf(current + 1, listedIn(level).parts.length);
  const answer = stages.filter(({ kind }) => kind === "word").length;
  if (answer === 0) return "";
  return words.wordOf(Math.min(stageAt(timeline, time) + 1, answer), answer);
}

export function transport(
  { timeline, current, time, paused, rate, mode, language }: TransportState,
  { transport: words }: ElementWords,
  controls: Controls,
): TemplateResult {
  const { stages, duration, experiment } = timeline;
  const button = (name: string, icon: TemplateResult, act: () => void, classes = "") =>
    html`<button class="press ${classes}" aria-label=${name} title=${name} @click=${act}>
      ${icon}
    </button>`;
  return html`<div class="transport" part="play" role="group" aria-label=${words.label}>
    <div class="keys">
      ${button(words.previousStep, icons.first, controls.previousStep, "far")}
      ${button(words.stepBack, icons.back, controls.stepBack)}
      ${
        paused
          ? button(words.play, icons.play, controls.toggle, "play")
          : button(words.pause, icons.pause, controls.toggle, "play")
      }
      ${button(words.stepForward, icons.forward, controls.stepForward)}
      ${button(words.nextStep, icons.last, controls.nextStep, "far")}
    </div>
    <playground-scrubber
      .stages=${stages}
      .time=${time}
      .duration=${duration}
      .current=${stageAt(timeline, time)}
      .language=${language}
      @seek=${(event: CustomEvent<number>) => {
        controls.seek(event.detail);
      }}
    ></playground-scrubber>
    <div class="place">
      <span class="time"
        >${clock(time, true)}${experiment.isBeginning ? nothing : ` / ${clock(duration)}`}</span
      >
      <span class="ways"
        ><button
          class="control mode"
          title=${words.atStepsEnd(words.mode[mode])}
          aria-label=${words.atStepsEnd(words.mode[mode])}
          @click=${controls.nextMode}
        >
          ${icons.modes[mode]}<span class="word">${words.atStepsEnd(words.mode[mode])}</span>
        </button>
        <label class="speed"
          ><span class="hidden">${words.speed}</span
          ><select
            @change=${(event: Event) => {
              controls.setRate(Number((event.target as HTMLSelectElement).value));
            }}
          >
            ${RATES.map(
              (value) =>
                html`<option value=${value} ?selected=${value === rate}>${value}×</option>`,
            )}
          </select></label
        ></span
      >
      <span class="count">${count(timeline, time, current, words)}</span>
    </div>
  </div>`;
}
