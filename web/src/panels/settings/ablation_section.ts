/** "Break it": a switch for each part of the experiment, and the effect of removing it. */
import { html, nothing, type TemplateResult } from "lit";
import { valueAt } from "../../document/pointer.js";
import type { Ranges } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import type { ExperimentDocument } from "../../document/document.js";
import { narration } from "../../ui/narration.js";
import type { Theme } from "../../draw/colour.js";
import type { Ablation } from "../../types/wire.js";
import { isAblated, offered, switched, type AblationId, type RemovedParts } from "./ablations.js";
import { switchButton } from "../switch.js";
import { control } from "./controls.js";
import type { Field } from "./fields.js";
import { ablationResult } from "./ablation_result.js";
import { settingsWords } from "./words.js";

export interface BreakingState {
  readonly document: ExperimentDocument;
  readonly language: Language;
  readonly theme: Theme;
  readonly ranges: Ranges;
  /** The parts that switches have removed since the experiment was opened. */
  readonly removed: RemovedParts;
  remove(one: Ablation, value: unknown): void;
  /** The schema's field of the number of heads. */
  readonly heads: Field | undefined;
}

export function ablationSection(state: BreakingState): TemplateResult | typeof nothing {
  const { document, language } = state;
  const { opened, settings } = document;
  if (!opened || !settings) return nothing;
  const words = settingsWords[language];
  const switches = offered(document.ablations, settings, state.removed);
  const heads = headRow(state);
  if (switches.length === 0 && heads === nothing) return nothing;
  return html`<section class="part" aria-label=${words.breakIt}>
    <h3>${words.breakIt}</h3>
    <p class="hint">${words.breakItHint}</p>
    ${switches.map((one) => row(one, state))} ${heads}
  </section>`;
}

const titleOf = (id: AblationId): Words => ({
  en: settingsWords.en.breaks[id],
  zh: settingsWords.zh.breaks[id],
});

function row(one: Ablation, state: BreakingState): TemplateResult {
  const { document, language, removed } = state;
  const { opened, settings } = document;
  const label = settingsWords[language].breaks[one.part];
  const whole = settings && !isAblated(one, settings);
  const turn = () => {
    if (!opened || !settings) return;
    const value = switched(one, opened, settings, removed);
    if (whole) state.remove(one, valueAt(settings, one.field));
    void document.set(one.field, value, titleOf(one.part));
  };
  return html`<div class="line">
      <span aria-hidden="true">${label}</span>
      ${switchButton({ label, describedBy: `happened-${one.part}` }, whole === true, turn)}
    </div>
    ${what(one.part, one.field, state)}`;
}

function headRow(state: BreakingState): TemplateResult | typeof nothing {
  const { document, language, heads } = state;
  const { settings, answered } = document;
  if (!settings || !answered || !heads) return nothing;
  const fitting = answered.result.settings.head_counts;
  if (settings.program || fitting.length === 0) return nothing;
  const label = settingsWords[language].breaks.heads;
  return html`<div class="line">
      <span aria-hidden="true">${label}</span>
      ${control({
        field: heads,
        value: valueAt(settings, heads.path) ?? heads.default,
        options: [],
        fitting,
        label,
        language,
        describedBy: "happened-heads",
        invalid: document.error?.path === heads.path,
        set: (count) => void document.set(heads.path, count, heads.title),
      })}
    </div>
    ${what("heads", heads.path, state)}`;
}

/** Shown as long as it is the effect of the last change; the two numbers are not separated by a line break. */
function what(id: AblationId, path: string, { document, language, theme, ranges }: BreakingState) {
  const { lastAction, previous, answered, error } = document;
  const last = lastAction?.kind === "setting" && lastAction.path === path;
  const parts =
    last && previous && answered && !error
      ? ablationResult(id, previous.result, answered.result, language)
      : [];
  const first = parts.findIndex(({ kind }) => kind === "number");
  const said = first < 0 ? parts : parts.slice(0, first);
  const numbers = first < 0 ? [] : parts.slice(first);
  return html`<p class="happened" id="happened-${id}" aria-live="polite" ?hidden=${!parts.length}>
    ${narration(said, ranges, theme)}<span class="pair">${narration(numbers, ranges, theme)}</span>
  </p>`;
}
