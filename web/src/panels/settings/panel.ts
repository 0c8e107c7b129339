import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { themes, type Theme } from "../../draw/colour.js";
import { paintTargetOf } from "../../document/edits.js";
import type { UserAction } from "../../document/history.js";
import { chevron } from "../../ui/icons.js";
import type { ExperimentDocument } from "../../document/document.js";
import { base } from "../../ui/styles.js";
import type { Language } from "../../types/graph.js";
import type { Timeline } from "../../types/timeline.js";
import type { RunRequest } from "../../types/wire.js";
import { breaking } from "./breaking.js";
import { redoIcon, undoIcon } from "./controls.js";
import type { BreakId } from "./breaks.js";
import { edited } from "./edited.js";
import { fieldsOf, sectionsOf, type Group } from "./fields.js";
import { errorText, form, relevantFields, showsError, type FormState } from "./form.js";
import { settingsStyles } from "./styles.js";
import { settingsWords } from "./words.js";

/**
 * The settings of the experiment, made from the API's schema, and what the reader did to it.
 * Dispatches `paint` (a boolean), `difference` (a boolean), `select` (a cell) and `go` ({node}).
 */
export class PlaygroundSettings extends LitElement {
  static override properties = {
    language: {},
    theme: { attribute: false },
    timeline: { attribute: false },
    request: { attribute: false },
    // The same document all the time, with other things in it.
    document: { attribute: false, hasChanged: () => true },
    schema: { attribute: false },
    painting: { type: Boolean },
    difference: { type: Boolean },
    open: { state: true },
    help: { state: true },
  };

  static override styles = [base, settingsStyles];

  declare language: Language;
  declare theme: Theme;
  declare timeline: Timeline | undefined;
  declare request: RunRequest | undefined;
  declare document: ExperimentDocument | undefined;
  declare schema: unknown;
  declare painting: boolean;
  declare difference: boolean;
  /** The sections that are open, by path. */
  declare open: ReadonlySet<string>;
  /** The field whose help is open. */
  declare help: string | undefined;
  #drawn: readonly unknown[] = [];
  #taken = new Map<BreakId, unknown>();
  #opened: RunRequest | undefined;

  constructor() {
    super();
    this.language = "en";
    this.theme = themes.light;
    this.painting = false;
    this.difference = false;
    this.open = new Set(["/attention"]);
  }

  /** The page draws with every tick of the clock; the settings change with the document. */
  override shouldUpdate(changes: PropertyValues<this>): boolean {
    const { document } = this;
    const now = [
      document?.settings,
      document?.edits,
      document?.answered,
      document?.baseline,
      document?.error,
      document?.undoable,
      document?.redoable,
      document?.lastAction,
    ];
    const same = now.every((one, i) => one === this.#drawn[i]) && this.hasUpdated;
    this.#drawn = now;
    return !same || [...changes.keys()].some((name) => name !== "document");
  }

  override willUpdate(): void {
    const opened = this.document?.opened;
    if (opened !== this.#opened) this.#taken = new Map();
    this.#opened = opened;
  }

  override render(): TemplateResult | typeof nothing {
    const { document, language, theme } = this;
    if (!document?.settings) return nothing;
    const sections = this.schema ? sectionsOf(this.schema) : [];
    const range = this.timeline?.range ?? 1;
    const fields = relevantFields(sections, document);
    const heads = fieldsOf(sections).find(({ path }) => path === "/attention/num_heads");
    return html`
      ${this.#history(document)}
      ${document.error && !showsError(fields, document) ? errorText(document, language) : nothing}
      ${breaking({ document, language, theme, range, taken: this.#taken, heads })}
      ${edited({
        document,
        language,
        theme,
        range,
        select: (cell) => {
          this.#tell("select", cell);
        },
        go: (node) => {
          this.#tell("go", { node });
        },
      })}
      ${
        document.settings.program
          ? html`<p class="part hint">${settingsWords(language).program}</p>`
          : sections.map((section) => this.#section(section, document))
      }
    `;
  }

  #history(document: ExperimentDocument): TemplateResult {
    const words = settingsWords(this.language);
    const { undoable, redoable, baseline, previous } = document;
    return html`<div class="bar">
      ${this.#travel(words.undo, undoable, undoIcon, () => document.undo())}
      ${this.#travel(words.redo, redoable, redoIcon, () => document.redo())}
      <button
        class="control"
        aria-pressed=${this.difference}
        ?disabled=${!this.difference && (!previous || !undoable)}
        @click=${() => {
          this.#tell("difference", !this.difference);
        }}
      >
        ${words.difference}
      </button>
      <button
        class="control"
        title=${words.keepHint}
        aria-pressed=${baseline !== undefined}
        @click=${() => {
          if (baseline) document.release();
          else document.keep();
        }}
      >
        ${baseline ? words.release : words.keep}
      </button>
    </div>`;
  }

  #travel(
    word: string,
    change: UserAction | undefined,
    drawing: TemplateResult,
    act: () => Promise<void>,
  ): TemplateResult {
    const what = change ? `: ${settingsWords(this.language).change(change)}` : "";
    return html`<button
      class="control"
      aria-label=${word + what}
      title=${word + what}
      ?disabled=${!change}
      @click=${() => void act()}
    >
      ${drawing}
    </button>`;
  }

  #section(section: Group, document: ExperimentDocument): TemplateResult {
    const { language } = this;
    const { path, title } = section;
    const words = settingsWords(language);
    const fields = relevantFields(section.items, document);
    const block = path === "/block";
    return html`<details
      ?open=${this.open.has(path) || showsError(fields, document)}
      @toggle=${(event: Event) => {
        this.#onToggle(path, (event.target as HTMLDetailsElement).open);
      }}
    >
      <summary>${title[language]} ${chevron}</summary>
      ${block ? this.#blockSwitch(section, document) : nothing}
      ${
        fields.length > 0 || block
          ? form(section, this.#formState(document))
          : html`<p class="hint fields">${words.givenVectors}</p>`
      }
    </details>`;
  }

  #blockSwitch(section: Group, document: ExperimentDocument): TemplateResult {
    const words = settingsWords(this.language);
    const on = document.settings?.block !== undefined;
    return html`<div class="line">
      <span
        >${words.wholeBlock} <span class="hint">${section.description[this.language]}</span></span
      >
      <button
        class="switch"
        role="switch"
        aria-checked=${on}
        aria-label=${words.wholeBlock}
        @click=${() => void document.set("/block", on ? undefined : {}, section.title)}
      >
        <span class="knob"></span>
      </button>
    </div>`;
  }

  #formState(document: ExperimentDocument): FormState {
    return {
      document,
      language: this.language,
      help: this.help,
      toggleHelp: (path) => {
        this.help = this.help === path ? undefined : path;
      },
      beside: ({ path }) => (path === "/attention/mask" ? this.#paint(document) : nothing),
    };
  }

  /** Painting is offered where there are pairs of a query and a key to click on. */
  #paint(document: ExperimentDocument): TemplateResult | typeof nothing {
    const words = settingsWords(this.language);
    const { result } = document.answered ?? {};
    const paintable = result?.graph.some(({ id }) => paintTargetOf(result, { node: id, index: 0 }));
    if (!paintable) return nothing;
    return html`<div class="paint">
      <button
        class="button"
        aria-pressed=${this.painting}
        aria-describedby="paint-hint"
        @click=${() => {
          this.#tell("paint", !this.painting);
        }}
      >
        ${words.paint}
      </button>
      <p class="hint" id="paint-hint">${words.paintHint}</p>
    </div>`;
  }

  #onToggle(path: string, open: boolean): void {
    if (open === this.open.has(path)) return;
    this.open = new Set(open ? [...this.open, path] : [...this.open].filter((one) => one !== path));
  }

  #tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
