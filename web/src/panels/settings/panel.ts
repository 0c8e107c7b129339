import { html, nothing, type TemplateResult } from "lit";
import type { UserAction } from "../../document/history.js";
import { chevron } from "../../ui/icons.js";
import type { ExperimentDocument } from "../../document/document.js";
import { BasePanel } from "../base_panel.js";
import { redoIcon, undoIcon } from "../edits/icons.js";
import { editList } from "../edits/list.js";
import { editStyles } from "../edits/styles.js";
import { editWords } from "../edits/words.js";
import { base } from "../../ui/styles.js";
import { switchStyles } from "../switch.js";
import type { Ablation, RunRequest } from "../../types/wire.js";
import { ablationSection } from "./ablation_section.js";
import type { RemovedParts } from "./ablations.js";
import { fieldsOf, sectionsOf, type FieldGroup } from "./fields.js";
import { errorText, form, activeFields, showsError, type FormState } from "./form.js";
import { settingsStyles } from "./styles.js";
import { settingsWords } from "./words.js";

/**
 * The settings of the experiment, generated from the API's schema, and the reader's edits.
 */
export class PlaygroundSettings extends BasePanel {
  static override properties = {
    schema: { attribute: false },
    painting: { type: Boolean },
    difference: { type: Boolean },
    open: { state: true },
    help: { state: true },
  };

  static override styles = [base, switchStyles, editStyles, settingsStyles];

  declare schema: unknown;
  declare painting: boolean;
  declare difference: boolean;
  /** The sections that are open, by path. */
  declare open: ReadonlySet<string>;
  /** The field whose help is open. */
  declare help: string | undefined;
  #removed: RemovedParts = new Map();
  #opened: RunRequest | undefined;

  constructor() {
    super();
    this.painting = false;
    this.difference = false;
    this.open = new Set(["/attention"]);
  }

  protected override seen(): readonly unknown[] {
    const { document } = this;
    if (!document) return [];
    const { settings, edits, answered, baseline, error } = document;
    const { undoable, redoable, lastAction } = document;
    return [settings, edits, answered, baseline, error, undoable, redoable, lastAction];
  }

  override willUpdate(): void {
    const opened = this.document?.opened;
    if (opened !== this.#opened) this.#removed = new Map();
    this.#opened = opened;
  }

  readonly #remove = (ablation: Ablation, value: unknown): void => {
    this.#removed = new Map([...this.#removed, [ablation.part, { ablation, value }]]);
  };

  override render(): TemplateResult | typeof nothing {
    const { document, language, theme } = this;
    if (!document?.settings) return nothing;
    const sections = this.schema ? sectionsOf(this.schema) : [];
    const ranges = this.timeline ?? { range: 1 };
    const fields = activeFields(sections, document);
    const heads = fieldsOf(sections).find(({ path }) => path === "/attention/num_heads");
    return html`
      ${this.#history(document)}
      ${document.error && !showsError(fields, document) ? errorText(document, language) : nothing}
      ${ablationSection({ document, language, theme, ranges, removed: this.#removed, remove: this.#remove, heads })}
      ${editList({
        document,
        language,
        theme,
        ranges,
        actions: this.actions,
      })}
      ${
        document.settings.program
          ? html`<p class="part hint">${settingsWords[language].program}</p>`
          : sections.map((section) => this.#section(section, document))
      }
    `;
  }

  #history(document: ExperimentDocument): TemplateResult {
    const words = settingsWords[this.language];
    const { undo, redo } = editWords[this.language];
    const { undoable, redoable, baseline, previous } = document;
    return html`<div class="bar">
      ${this.#travel(undo, undoable, undoIcon, () => document.undo())}
      ${this.#travel(redo, redoable, redoIcon, () => document.redo())}
      <button
        class="control"
        aria-pressed=${this.difference}
        ?disabled=${!this.difference && (!previous || !undoable)}
        @click=${() => {
          this.actions?.showDifference(!this.difference);
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
    const what = change ? `: ${editWords[this.language].change(change)}` : "";
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

  #section(section: FieldGroup, document: ExperimentDocument): TemplateResult | typeof nothing {
    const { language } = this;
    const { path, title } = section;
    const words = settingsWords[language];
    const fields = activeFields(section.items, document);
    const block = path === "/block";
    // A block is not studied.
    if (path === "/study" && fields.length === 0) return nothing;
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

  #blockSwitch(section: FieldGroup, document: ExperimentDocument): TemplateResult {
    const words = settingsWords[this.language];
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

  /** Painting is offered if there are cells of a query and a key to click on. */
  #paint(document: ExperimentDocument): TemplateResult | typeof nothing {
    const words = editWords[this.language];
    const { result } = document.answered ?? {};
    if (!result || result.settings.paint.nodes.length === 0) return nothing;
    return html`<div class="paint">
      <button
        class="button"
        aria-pressed=${this.painting}
        aria-describedby="paint-hint"
        @click=${() => {
          this.actions?.paint(!this.painting);
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
}
