/** One control for each kind of field. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { textWidth } from "../../draw/format.js";
import type { Language } from "../../types/graph.js";
import { switchButton } from "../switch.js";
import type { Field } from "./fields.js";
import { optionLabel } from "./labels.js";
import { settingsWords } from "./words.js";

export interface ControlState {
  readonly field: Field;
  /** The value, or the default if it is not set. */
  readonly value: unknown;
  /** Options of a choice. */
  readonly options: readonly string[];
  /** For a number: the allowed values, if they are restricted. */
  readonly fitting: readonly number[];
  readonly label: string;
  readonly language: Language;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  set(value: unknown): void;
}

export function control(state: ControlState): TemplateResult {
  const { field } = state;
  switch (field.kind) {
    case "choice":
      return choice(state);
    case "switch":
      return switchButton(state, state.value === true, (on) => {
        state.set(on);
      });
    case "number":
      return number(state, field);
    case "switch-or-number":
      return switchOrNumber(state);
  }
}

const icon = (path: string) =>
  html`<svg width="14" height="14" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    ${svg`<path d=${path} stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" />`}
  </svg>`;
export const resetIcon = icon("M3 8a5 5 0 105-5H4.5M7 .8L4.5 3 7 5.4");
const minus = icon("M3 8h10");
const plus = icon("M3 8h10M8 3v10");
const dice = html`<svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
  ${svg`<rect x="2" y="2" width="12" height="12" rx="2.5" stroke="currentColor" stroke-width="1.4" />
  ${[
    [5.3, 5.3],
    [10.7, 5.3],
    [8, 8],
    [5.3, 10.7],
    [10.7, 10.7],
  ].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="1.1" fill="currentColor" />`)}`}
</svg>`;

/** Up to four options are buttons side by side if they fit; otherwise a list. */
const ROOM = 240;

function choice(state: ControlState): TemplateResult {
  const { field, options, language } = state;
  const labels = options.map((option) => optionLabel(field.path, option)[language]);
  const width = labels.reduce((sum, label) => sum + textWidth(label, 13) + 16, 0);
  return options.length <= 4 && width <= ROOM ? segments(state, labels) : list(state, labels);
}

function segments({ value, options, label, set }: ControlState, labels: string[]): TemplateResult {
  return html`<div class="segments" role="group" aria-label=${label}>
    ${options.map(
      (option, i) =>
        html`<button
          aria-pressed=${option === value}
          @click=${() => {
            set(option);
          }}
        >
          ${labels[i]}
        </button>`,
    )}
  </div>`;
}

function list(state: ControlState, labels: string[]): TemplateResult {
  const { value, options, label, set, invalid, describedBy } = state;
  return html`<select
    aria-label=${label}
    aria-invalid=${invalid}
    aria-describedby=${describedBy ?? nothing}
    @change=${(event: Event) => {
      set((event.target as HTMLSelectElement).value);
    }}
  >
    ${options.map(
      (option, i) =>
        html`<option value=${option} .selected=${option === value}>${labels[i]}</option>`,
    )}
  </select>`;
}

type NumberField = Field & { readonly kind: "number" };

function number(state: ControlState, field: NumberField): TemplateResult {
  const words = settingsWords[state.language];
  const value = typeof state.value === "number" ? state.value : undefined;
  const step = stepOf(field);
  const seed = field.path.endsWith("/seed");
  const go = (direction: 1 | -1, name: string, drawing: TemplateResult) => {
    const next = value === undefined ? undefined : stepped(state, field, value, direction);
    return html`<button
      class="step"
      aria-label="${name}: ${state.label}"
      ?disabled=${next === undefined}
      @click=${() => {
        state.set(next);
      }}
    >
      ${drawing}
    </button>`;
  };
  return html`<div class="stepper ${seed || step === undefined ? "long" : ""}">
    ${step === undefined ? nothing : go(-1, words.less, minus)}${numberInput(state, value)}${
      step === undefined ? nothing : go(1, words.more, plus)
    }
    ${
      seed
        ? html`<button
            class="step"
            aria-label=${words.newSeed}
            title=${words.newSeed}
            @click=${() => {
              state.set(newSeed());
            }}
          >
            ${dice}
          </button>`
        : nothing
    }
  </div>`;
}

/** Small enough to be told to others. */
const newSeed = (): number => (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 1000;

/** Integers have a step of 1, numbers from 0 to 1 a step of 0.1, others none. */
const stepOf = ({ integer, least, most }: NumberField): number | undefined =>
  integer ? 1 : most - least <= 1 ? 0.1 : undefined;

function stepped(
  { fitting }: ControlState,
  field: NumberField,
  value: number,
  direction: 1 | -1,
): number | undefined {
  if (fitting.length > 0)
    return direction > 0
      ? fitting.find((one) => one > value)
      : fitting.findLast((one) => one < value);
  const next = Number((value + direction * (stepOf(field) ?? 1)).toFixed(6));
  return next < field.least || next > field.most ? undefined : next;
}

export function numberInput(state: ControlState, value: number | undefined): TemplateResult {
  const { label, invalid, describedBy, set } = state;
  return html`<input
    type="text"
    inputmode="decimal"
    autocomplete="off"
    spellcheck="false"
    aria-label=${label}
    aria-invalid=${invalid}
    aria-describedby=${describedBy ?? nothing}
    .value=${value === undefined ? "" : String(value)}
    @input=${(event: Event) => {
      const typed = parsed((event.target as HTMLInputElement).value);
      if (typed !== undefined && typed !== value) set(typed);
    }}
    @change=${(event: Event) => {
      // Text that is not a number is replaced by the current value.
      const input = event.target as HTMLInputElement;
      if (parsed(input.value) === undefined) input.value = value === undefined ? "" : String(value);
    }}
  />`;
}

/** Undefined if it is not a number yet. */
export function parsed(text: string): number | undefined {
  const trimmed = text.trim().replace("−", "-");
  const value = Number(trimmed);
  return trimmed === "" || !Number.isFinite(value) ? undefined : value;
}

/** true means the usual number. */
function switchOrNumber(state: ControlState): TemplateResult {
  const { field, value, label, set, language } = state;
  const own = typeof value === "number";
  const option = (name: string, pressed: boolean, to: unknown) =>
    html`<button
      aria-pressed=${pressed}
      @click=${() => {
        set(to);
      }}
    >
      ${optionLabel(field.path, name)[language]}
    </button>`;
  return html`<div class="row">
    <div class="segments" role="group" aria-label=${label}>
      ${option("true", value === true, true)} ${option("false", value === false, false)}
      ${option("number", own, own ? value : 1)}
    </div>
    ${own ? html`<div class="stepper">${numberInput(state, value)}</div>` : nothing}
  </div>`;
}
