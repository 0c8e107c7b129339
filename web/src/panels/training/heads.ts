/** What the heads do at the present step, and what can be done with the parameters of it. */
import { html, nothing, type TemplateResult } from "lit";
import type { Theme } from "../../draw/colour.js";
import { maps } from "./maps.js";
import type { TrainingRun } from "./run.js";
import type { TrainingWords } from "./words.js";

interface HeadsState {
  readonly run: TrainingRun | undefined;
  /** The step to compare others with. */
  readonly marked: number;
  /** What is wrong with a file. */
  readonly complaint: string | undefined;
  readonly theme: Theme;
  readonly words: TrainingWords;
}

export interface HeadsActions {
  readonly enter: () => void;
  readonly compare: () => void;
  readonly mark: () => void;
  readonly save: () => void;
  readonly load: (file: File) => void;
}

export function heads(
  { run, marked, complaint, theme, words }: HeadsState,
  { enter, compare, mark, save, load }: HeadsActions,
): TemplateResult {
  const step = run?.step ?? 0;
  const isReady = run?.created !== undefined;
  return html`<aside class="heads">
    <h3>${words.heads}</h3>
    ${run?.probed && !run.probeError ? maps(run, theme, words) : nothing}
    <p class="small">${words.mapsNote(step)}</p>
    <div class="acts">
      <button class="strong-button" ?disabled=${!isReady} @click=${enter}>${words.enter}</button>
      <button class="control compare" ?disabled=${!isReady || step === marked} @click=${compare}>
        ${words.compare(marked)}
      </button>
      <button class="control mark" ?disabled=${!isReady} @click=${mark}>${words.mark(step)}</button>
      <button class="control" ?disabled=${!isReady} @click=${save}>${words.save}</button>
      <label class="control file"
        >${words.load}<input
          type="file"
          accept=".safetensors"
          @change=${({ target }: Event) => {
            const input = target as HTMLInputElement;
            const chosen = input.files?.[0];
            // The same file may be chosen again.
            input.value = "";
            if (chosen) load(chosen);
          }}
      /></label>
    </div>
    ${complaint ? html`<p class="error" role="alert">${complaint}</p>` : nothing}
    <p class="small">${words.replays}</p>
  </aside>`;
}
