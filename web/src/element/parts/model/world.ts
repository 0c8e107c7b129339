/** Which of the two worlds is shown: a model that has learnt words, or random parameters. */
import { html, nothing, type TemplateResult } from "lit";
import { MODELS } from "../../../document/experiment.js";
import type { PublicModel } from "../../../document/state/fields.js";
import { hasModel, type Progress } from "../../../engine/index.js";
import type { Language, LoadedModel } from "../../../types/graph.js";
import type { ModelActions } from "../actions.js";
import { modelWords } from "./words.js";

const MEGABYTE = 1e6;

const size = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);

/** Name, size, who trained it, and how many of its heads were told where to look: all from its file. */
export function badge(
  loaded: LoadedModel | undefined,
  language: Language,
): TemplateResult | typeof nothing {
  if (!loaded) return nothing;
  const words = modelWords[language];
  const guided = loaded.heads.filter((head) => head.guided).length;
  const weighs = loaded.bytes === undefined ? "" : ` · ${words.megabytes(size(loaded.bytes))}`;
  return html`<span class="badge"
    ><span><b>${loaded.name}</b>${weighs}${words.trainedHere}</span>
    <span>${words.guided(guided, loaded.heads.length)}</span></span
  >`;
}

/** All worlds keep the same frame; switching is one step of Undo. */
export function modelSwitch(
  world: PublicModel,
  language: Language,
  actions: Pick<ModelActions, "useModel">,
): TemplateResult {
  const words = modelWords[language];
  const worlds: readonly PublicModel[] = [...MODELS.filter(hasModel), "random"];
  return html`<div class="choice worlds" role="group" aria-label=${words.label}>
    ${worlds.map(
      (one) =>
        html`<button
          class="control"
          aria-pressed=${one === world}
          title=${words.worlds[one].hint}
          @click=${() => {
            actions.useModel(one);
          }}
        >
          ${words.worlds[one].name}
        </button>`,
    )}
  </div>`;
}

/** In place of the picture, or of what it lacks, while the model's file is on its way. */
export function coming({ received, total }: Progress, language: Language): TemplateResult {
  const words = modelWords[language];
  const text = words.coming(size(received), total === undefined ? undefined : size(total));
  return html`<div class="coming">
    <p>${text}</p>
    <progress aria-label=${words.label} .value=${total ? received / total : 0}></progress>
  </div>`;
}
