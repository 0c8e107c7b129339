/** What is learnt in a training run, by which model, and what may be broken in it. */
import { html, type TemplateResult } from "lit";
import { TASKS, type Break, type Choice, type TaskName } from "../../document/training.js";
import { breaksOf, learningRateOf } from "./recipes.js";
import type { TrainingRun } from "./run.js";
import type { TrainingWords } from "./words.js";

interface SettingsState {
  readonly choice: Choice;
  readonly run: TrainingRun | undefined;
  readonly words: TrainingWords;
  /** What the task takes from the reader. */
  readonly fields: unknown;
}

interface SettingsActions {
  readonly change: (change: Partial<Choice>) => void;
  readonly choose: (task: TaskName) => void;
  /** Breaks the model in this way, or mends it. */
  readonly break: (way: Break) => void;
}

export function settings(
  { choice, run, words, fields }: SettingsState,
  actions: SettingsActions,
): TemplateResult {
  const { create } = run?.request ?? {};
  const block = create?.block as { num_layers: number } | undefined;
  const parameters = run?.created?.parameters;
  return html`
    <label class="field"
      ><span class="small">${words.task}</span>
      <select
        @change=${({ target }: Event) => {
          actions.choose((target as HTMLSelectElement).value as TaskName);
        }}
      >
        ${TASKS.map(
          (task) =>
            html`<option value=${task} ?selected=${task === choice.task}>
              ${words.tasks[task].name}
            </option>`,
        )}
      </select></label
    >
    <p>${words.tasks[choice.task].what}</p>
    ${fields}
    <p class="small">
      ${
        parameters === undefined
          ? words.preparing
          : words.model(
              block?.num_layers ?? 1,
              create?.attention?.num_heads ?? 1,
              create?.embedding?.d_in ?? 0,
              parameters.toLocaleString("en"),
            )
      }<br />${words.optimizer(learningRateOf(choice))}
    </p>
    <label class="field seed"
      ><span class="small">${words.seed}</span>
      <input
        type="number"
        min="0"
        max="999999999"
        .value=${String(choice.seed)}
        @change=${({ target }: Event) => {
          const seed = Number((target as HTMLInputElement).value);
          if (Number.isSafeInteger(seed) && seed >= 0) actions.change({ seed });
        }}
      />
    </label>
    <h3>${words.lab}</h3>
    <div class="lab">
      ${breaksOf(choice.task).map(
        (way) =>
          html`<div>
            <button
              class="control"
              aria-pressed=${way === choice.broken}
              @click=${() => {
                actions.break(way);
              }}
            >
              ${words.breaks[way].name}
            </button>
            <p class="small">${words.breaks[way].expect}</p>
          </div>`,
      )}
    </div>
  `;
}
