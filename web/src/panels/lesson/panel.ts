import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Example } from "../../document/experiment.js";
import { chevron } from "../../ui/icons.js";
import { BasePanel } from "../base_panel.js";
import { base } from "../../ui/styles.js";
import { loadLessons } from "./load.js";
import { partsOf, type PartsLook } from "./parts.js";
import { question } from "./question.js";
import { isLesson, lessonIds, tellLesson, type LessonTable, type Told } from "./reading.js";
import { lessonStyles } from "./styles.js";
import type { Cell, Language } from "../../types/graph.js";
import type { Action } from "./types.js";
import { missing } from "../../ui/missing.js";
import { lessonPanelWords } from "./words.js";

/**
 * The lesson of the open example. Its numbers are those of the current run; the answer is shown after a
 * guess.
 */
export class PlaygroundLesson extends BasePanel {
  static override properties = {
    example: { attribute: false },
    documented: { type: Boolean },
    table: { state: true },
    failed: { state: true },
    chosen: { state: true },
    shown: { state: true },
  };

  static override styles = [base, lessonStyles];

  declare example: Example | undefined;
  /** Whether the documentation is published beside the page. */
  declare documented: boolean;
  declare table: LessonTable | undefined;
  declare failed: boolean;
  /** The option the reader chose. */
  declare chosen: string | undefined;
  declare shown: boolean;
  /** The reader used the button that changes the experiment, so undo is offered here. */
  #tried = false;
  /** Another lesson was opened here: the focus moves to its heading. */
  #opening = false;

  constructor() {
    super();
    this.documented = false;
    this.failed = false;
    this.shown = false;
  }

  protected override seen(): readonly unknown[] {
    return [this.document?.answered, this.document?.undoable];
  }

  override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("language")) void this.#load(this.language);
    if (!changes.has("example") || changes.get("example")?.id === this.example?.id) return;
    this.chosen = undefined;
    this.shown = false;
    this.#tried = false;
  }

  override updated(changes: PropertyValues<this>): void {
    const heading = this.renderRoot.querySelector<HTMLElement>("h2");
    if (this.#opening && changes.has("example") && heading) {
      this.#opening = false;
      heading.focus();
    }
    if (changes.has("shown") && this.shown)
      this.renderRoot.querySelector(".answer")?.scrollIntoView({ block: "nearest" });
  }

  async #load(language: Language): Promise<void> {
    const table = await loadLessons(language).catch(() => undefined);
    if (language !== this.language) return;
    this.failed = table === undefined;
    this.table = table;
  }

  override render(): TemplateResult {
    const { example, table, timeline, language } = this;
    const words = lessonPanelWords[language];
    if (!example || !isLesson(example.id)) return this.#invitation();
    const { id, number, title } = example;
    if (this.failed)
      return missing(language, () => {
        this.failed = false;
        void this.#load(language);
      });
    if (!table || !timeline) return html`<p class="quiet">${words.loading}</p>`;
    const runs = {
      now: timeline.experiment,
      opened: this.document?.firstResult ?? timeline.experiment,
      altered: this.document?.altered ?? false,
    };
    const told = tellLesson(id, runs, table);
    if (!told) return html``;
    return html`<header>
        ${number === undefined ? nothing : html`<span class="count">${number}</span>`}
        <h2 tabindex="-1">${title[language]}</h2>
      </header>
      ${this.#lesson(told)} ${this.#nav(lessonIds.indexOf(id))} ${this.#tutorial()}`;
  }

  #invitation(): TemplateResult {
    const words = lessonPanelWords[this.language];
    return html`<p class="quiet">${words.none}</p>
      ${this.#button(words.first, () => {
        this.#open(lessonIds[0]);
      })}`;
  }

  #lesson(told: Told): TemplateResult {
    const words = lessonPanelWords[this.language];
    const { document, theme } = this;
    const { reading, changed } = told;
    const pin = (cell: Cell) => {
      this.actions?.pin(cell);
    };
    const look: PartsLook = {
      theme,
      range: this.timeline?.range ?? 1,
      select: changed ? undefined : pin,
    };
    return html`${changed ? this.#asOpened() : nothing}
      <section>
        <h3>${words.look}</h3>
        <p>${partsOf(reading.look, look)}</p>
      </section>
      <section>
        <h3>${words.try}</h3>
        <p>${partsOf(reading.try, look)}</p>
        <div class="actions">
          ${this.#button(reading.button, () => {
            this.#do(reading.action);
          })}
          ${
            this.#tried && document?.undoable
              ? html`<button class="button plain" @click=${() => void document.undo()}>
                  ${words.undo}
                </button>`
              : nothing
          }
        </div>
      </section>
      ${question(
        {
          told,
          words,
          look,
          chosen: this.chosen,
          shown: this.shown,
        },
        (chosen) => {
          this.chosen = chosen;
          this.shown = true;
        },
      )}`;
  }

  /** Says that the reader changed the experiment, and the lesson speaks of it as it was. */
  #asOpened(): TemplateResult {
    return html`<section class="opened">
      <p>${lessonPanelWords[this.language].asOpened}</p>
      <div class="actions">${this.#reopen()}</div>
    </section>`;
  }

  #reopen(): TemplateResult {
    return this.#button(lessonPanelWords[this.language].reopen, () => {
      this.#open(this.example?.id);
    });
  }

  #nav(index: number): TemplateResult {
    const words = lessonPanelWords[this.language];
    const way = (to: number, text: string, next: boolean) => {
      const id = lessonIds[to];
      return html`<button
        class="button plain ${next ? "next" : ""}"
        ?disabled=${id === undefined}
        @click=${() => {
          this.#open(id);
        }}
      >
        ${next ? [text, chevron] : [chevron, text]}
      </button>`;
    };
    return html`<nav>
      ${way(index - 1, words.previous, false)} ${way(index + 1, words.next, true)}
    </nav>`;
  }

  /** Only the playground's own page has the documentation beside it. */
  #tutorial(): TemplateResult | typeof nothing {
    if (!this.documented) return nothing;
    return html`<p>
      <a href="docs/${this.language}/tutorial.html">${lessonPanelWords[this.language].tutorial}</a>
    </p>`;
  }

  #button(text: string, act: () => void): TemplateResult {
    return html`<button class="button" @click=${act}>${text}</button>`;
  }

  #open(id: string | undefined, node?: string): void {
    this.#opening = id !== this.example?.id;
    if (id !== undefined) this.actions?.openExample(id, node);
  }

  #do(action: Action): void {
    switch (action.kind) {
      case "go":
        this.actions?.go(action.node);
        return;
      case "show":
        this.actions?.showHow(action.cell);
        return;
      case "open":
        this.#open(action.preset, action.node);
        return;
      case "edit":
        this.#tried = true;
        this.actions?.editCell(action.cell, action.value);
        return;
      case "set":
        this.#tried = true;
        void this.document?.set(action.path, action.value);
    }
  }
}
