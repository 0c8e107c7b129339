/** The fields of the schema that have an effect, each with its control, help and error. */
import { html, nothing, type TemplateResult } from "lit";
import { valueAt } from "../../document/pointer.js";
import type { ExperimentDocument } from "../../document/document.js";
import { messageIn } from "../../types/error.js";
import type { Language } from "../../types/graph.js";
import { uiWords } from "../../ui/words.js";
import { control, resetIcon } from "./controls.js";
import { fieldOfError, fieldsOf, isGroup, type Field, type FieldGroup } from "./fields.js";
import { defaultOf, optionsOf, settingOf } from "./field_values.js";
import { settingsWords } from "./words.js";

export interface FormState {
  readonly document: ExperimentDocument;
  readonly language: Language;
  /** The field whose help is open. */
  readonly help: string | undefined;
  toggleHelp(path: string): void;
  /** Content below a group, besides its fields. */
  readonly beside: (group: FieldGroup) => TemplateResult | typeof nothing;
}

/** The fields of a section or group that have an effect in this experiment, according to the core. */
export function activeFields(items: FieldGroup["items"], document: ExperimentDocument): Field[] {
  const { settings, answered } = document;
  const active = settings?.program ? [] : (answered?.result.settings.fields ?? []);
  return fieldsOf(items).filter(({ path }) => active.includes(path));
}

export function form(group: FieldGroup, state: FormState): TemplateResult {
  return html`<div class="fields">${group.items.map((item) => part(item, state))}</div>`;
}

function part(item: Field | FieldGroup, state: FormState): TemplateResult | typeof nothing {
  const { document, language } = state;
  if (activeFields([item], document).length === 0) return nothing;
  if (!isGroup(item)) return fieldRow(item, state);
  const { title } = item;
  return html`<div class="group" role="group" aria-label=${title[language]}>
    <div class="name">
      <h3>${title[language]}</h3>
      ${helpButton(item, state)}
    </div>
    ${helpText(item, state)} ${item.items.map((one) => part(one, state))} ${state.beside(item)}
  </div>`;
}

const idOf = (path: string): string => path.slice(1).replaceAll("/", "-");

function helpButton(item: Field | FieldGroup, { language, help, toggleHelp }: FormState) {
  if (!item.description[language]) return nothing;
  return html`<button
    class="mark"
    aria-expanded=${help === item.path}
    aria-label="${settingsWords[language].help} ${item.title[language]}"
    @click=${() => {
      toggleHelp(item.path);
    }}
  >
    ?
  </button>`;
}

function helpText(item: Field | FieldGroup, { language, help }: FormState) {
  if (help !== item.path) return nothing;
  return html`<p class="help" id="help-${idOf(item.path)}">${item.description[language]}</p>`;
}

/** Allowed values of a restricted number: heads must divide the width. */
function fittingOf({ path }: Field, { settings, answered }: ExperimentDocument): readonly number[] {
  if (path !== "/attention/num_heads" || settings?.program) return [];
  return answered?.result.settings.head_counts ?? [];
}

export function fieldRow(field: Field, state: FormState): TemplateResult | typeof nothing {
  const { document, language, help } = state;
  const { settings, answered } = document;
  if (!settings) return nothing;
  const words = settingsWords[language];
  const { path } = field;
  const usual = defaultOf(field, settings, answered?.result);
  const value = valueAt(settings, path) ?? usual;
  const label = field.title[language];
  const error = errorAt(field, state);
  const id = idOf(path);
  const describedBy = error ? `error-${id}` : help === path ? `help-${id}` : undefined;
  const beside = field.kind === "switch" || field.kind === "number";
  return html`<div class="field ${beside ? "beside" : ""}">
    <div class="name">
      ${label} ${helpButton(field, state)}
      ${
        valueAt(settings, path) !== undefined && value !== usual
          ? html`<button
              class="quiet"
              aria-label="${words.reset}: ${label}"
              title=${words.reset}
              @click=${() => {
                void document.set(path, undefined, field.title);
              }}
            >
              ${resetIcon}
            </button>`
          : nothing
      }
    </div>
    ${control({
      field,
      value,
      options: field.kind === "choice" ? optionsOf(field, settings) : [],
      fitting: fittingOf(field, document),
      label,
      language,
      describedBy,
      invalid: error !== undefined,
      set: (to) => {
        const setting = settingOf(field, to, settings);
        void document.set(setting.path, setting.value, field.title);
      },
    })}
    ${helpText(field, state)}
    ${error ? html`<div class="trouble" id="error-${id}">${error}</div>` : nothing}
  </div>`;
}

/** The error of a field, shown beside it. */
function errorAt(field: Field, { document, language }: FormState) {
  const { error, settings } = document;
  if (!error || !settings) return undefined;
  return error.path === field.path || error.path.startsWith(`${field.path}/`)
    ? errorText(document, language)
    : undefined;
}

/** The error in one sentence, then what the core says of it. */
export function errorText(
  { error }: ExperimentDocument,
  language: Language,
): TemplateResult | undefined {
  if (!error) return undefined;
  return html`<p class="error" role="alert">
    ${uiWords[language].errors[error.code]}
    ${error.code === "load_failed" ? nothing : html`<span>${messageIn(error, language)}</span>`}
  </p>`;
}

/** Whether one of these fields shows the error of the document. */
export function showsError(fields: readonly Field[], { error }: ExperimentDocument): boolean {
  return error !== undefined && fieldOfError(fields, error.path) !== undefined;
}
