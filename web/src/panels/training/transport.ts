/** The controls below a training run: play, single steps, the time line and the speed. */
import { html, nothing, type TemplateResult } from "lit";
import { back, first, forward, last, pause, play } from "../../ui/icons.js";
import type { TrainingRun } from "./run.js";
import type { TrainingWords } from "./words.js";

interface TransportState {
  readonly run: TrainingRun | undefined;
  /** The step to compare others with. */
  readonly marked: number;
  readonly words: TrainingWords;
}

export interface TransportActions {
  readonly toggle: () => void;
  /** Stops at a step. */
  readonly seek: (step: number) => void;
  readonly setFast: (fast: boolean) => void;
}

export function transport(
  { run, marked, words }: TransportState,
  actions: TransportActions,
): TemplateResult {
  const step = run?.step ?? 0;
  const limit = run?.limit ?? 1;
  const name = run?.playing ? words.pause : step > 0 ? words.goOn : words.start;
  const ready = run?.created !== undefined && run.stopped === undefined;
  const birth = run?.births.find(({ role }) => role === "answer");
  return html`<footer>
    <div class="buttons">
      ${seekButton(actions, words.again, first, 0, step > 0)}
      ${seekButton(actions, words.step(step - 1), back, step - 1, step > 0)}
      <button
        class="start"
        ?disabled=${!ready}
        aria-label=${name}
        title=${name}
        @click=${actions.toggle}
      >
        ${run?.playing ? pause : play}${step === 0 && !run?.playing ? html`<span>${words.start}</span>` : nothing}
      </button>
      ${seekButton(actions, words.step(step + 1), forward, step + 1, ready && step < limit)}
      ${seekButton(actions, words.step(limit), last, limit, ready && step < limit)}
    </div>
    <div class="scrubber">
      <input
        type="range"
        min="0"
        max=${limit}
        .value=${String(step)}
        aria-label=${words.time}
        aria-valuetext=${words.stepOf(step, limit)}
        @input=${({ target }: InputEvent) => {
          actions.seek(Number((target as HTMLInputElement).value));
        }}
      />
      <span
        class="marked"
        style="left:calc(8px + (100% - 16px) * ${Math.min(1, marked / limit)})"
      ></span>
      ${
        birth
          ? html`<button
              class="born"
              style="left:calc(8px + (100% - 16px) * ${birth.step / limit})"
              title="${words.born}, ${words.step(birth.step)}"
              aria-label="${words.born}, ${words.step(birth.step)}"
              @click=${() => {
                actions.seek(birth.step);
              }}
            ></button>`
          : nothing
      }
    </div>
    <div class="speed" role="group">
      <button
        class="control"
        aria-pressed=${!run?.fast}
        @click=${() => {
          actions.setFast(false);
        }}
      >
        ${words.slow}
      </button>
      <button
        class="control"
        aria-pressed=${run?.fast === true}
        @click=${() => {
          actions.setFast(true);
        }}
      >
        ${words.fast}
      </button>
    </div>
    <span class="count">${words.stepOf(step, limit)}</span>
  </footer>`;
}

function seekButton(
  actions: TransportActions,
  name: string,
  icon: unknown,
  step: number,
  enabled: boolean,
): TemplateResult {
  return html`<button
    class="control icon"
    aria-label=${name}
    title=${name}
    ?disabled=${!enabled}
    @click=${() => {
      actions.seek(step);
    }}
  >
    ${icon}
  </button>`;
}
