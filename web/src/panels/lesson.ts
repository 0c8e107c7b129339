import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { styleMap } from "../element/style-map.js";
import { digitOf, themes, tintOf, type Theme } from "../element/colour.js";
import { check, chevron } from "../element/icons.js";
import type { Session } from "../element/session.js";
import { base } from "../element/styles/theme.js";
import type { Preset, RunRequest } from "../engine/index.js";
import { loadLessons } from "../lessons/load.js";
import {
  isLesson,
  lessonIds,
  readLesson,
  type LessonTable,
  type Option,
  type Reading,
} from "../lessons/reading.js";
import { lessonStyles } from "../lessons/styles.js";
import type { Action } from "../lessons/types.js";
import { lessonPhrases } from "../lessons/words.js";
import type { Part, Timeline } from "../player/types.js";
import type { Language } from "../words/index.js";

/**
 * The lesson of the open example. Its numbers are the present run's; the answer waits for a guess.
 * Dispatches `select` and `show-how` (a cell), `edit-cell`, `go` ({node}) and `open-preset` (an id).
 */
export class PlaygroundLesson extends LitElement {
  static override properties = {
    language: {},
    theme: { attribute: false },
    timeline: { attribute: false },
    request: { attribute: false },
    // The same session all the time, with other things in it.
    session: { attribute: false, hasChanged: () => true },
    preset: { attribute: false },
    table: { state: true },
    failed: { state: true },
    chosen: { state: true },
    shown: { state: true },
  };

  static override styles = [base, lessonStyles];

  declare language: Language;
  declare theme: Theme;
  declare timeline: Timeline | undefined;
  declare request: RunRequest | undefined;
  declare session: Session | undefined;
  declare preset: Preset | undefined;
  declare table: LessonTable | undefined;
  declare failed: boolean;
  /** The option the reader chose. */
  declare chosen: string | undefined;
  declare shown: boolean;
  /** The reader tried what changes the experiment, so it can be taken back here. */
  #tried = false;
  #drawn: readonly unknown[] = [];

  constructor() {
    super();
    this.language = "en";
    this.theme = themes.light;
    this.failed = false;
    this.shown = false;
  }

  /** The page draws with every tick of the clock; a lesson changes with the run. */
  override shouldUpdate(changes: PropertyValues<this>): boolean {
    const now = [this.session?.answered, this.session?.undoable];
    const same = now.every((one, i) => one === this.#drawn[i]) && this.hasUpdated;
    this.#drawn = now;
    return !same || [...changes.keys()].some((name) => name !== "session");
  }

  override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("language")) void this.#load(this.language);
    if (!changes.has("preset") || changes.get("preset")?.id === this.preset?.id) return;
    this.chosen = undefined;
    this.shown = false;
    this.#tried = false;
  }

  override updated(changes: PropertyValues<this>): void {
    if (changes.has("shown") && this.shown)
      this.renderRoot.querySelector(".answer")?.scrollIntoView({ block: "nearest" });
  }

  async #load(language: Language): Promise<void> {
    const table = await loadLessons(language).catch(() => undefined);
    if (language !== this.language) return;
    this.failed = table === undefined;
    this.table = table ?? this.table;
  }

  override render(): TemplateResult {
    const { preset, table, timeline, language } = this;
    const words = lessonPhrases(language);
    const id = preset?.id;
    if (!isLesson(id)) return this.#invitation();
    if (!table || !timeline)
      return html`<p class="quiet">${this.failed ? words.failed : words.loading}</p>`;
    const reading = readLesson(id, timeline.experiment, table);
    return html`<header>
        <span class="count">${preset?.number}</span>
        <h2>${preset?.title[language]}</h2>
      </header>
      ${reading ? this.#lesson(reading) : this.#gone()} ${this.#nav(lessonIds.indexOf(id))}`;
  }

  #invitation(): TemplateResult {
    const words = lessonPhrases(this.language);
    return html`<p class="quiet">${words.none}</p>
      ${this.#button(words.first, () => {
        this.#tell("open-preset", lessonIds[0]);
      })}`;
  }

  #gone(): TemplateResult {
    const words = lessonPhrases(this.language);
    return html`<section>
      <p>${words.gone}</p>
      <div class="actions">${this.#reopen()}</div>
    </section>`;
  }

  #lesson(reading: Reading): TemplateResult {
    const words = lessonPhrases(this.language);
    const { session } = this;
    return html`<section>
        <h3>${words.look}</h3>
        <p>${this.#parts(reading.look)}</p>
      </section>
      <section>
        <h3>${words.try}</h3>
        <p>${this.#parts(reading.try)}</p>
        <div class="actions">
          ${this.#button(reading.button, () => {
            this.#do(reading.action);
          })}
          ${
            this.#tried && session?.undoable
              ? html`<button class="button plain" @click=${() => void session.undo()}>
                  ${words.undo}
                </button>`
              : nothing
          }
        </div>
      </section>
      <section>
        <h3>${words.predict}</h3>
        <p id="question">${this.#parts(reading.question)}</p>
        <div class="options" role="group" aria-labelledby="question">
          ${reading.options.map((option) => this.#option(option, reading.decided))}
        </div>
        ${
          this.shown
            ? nothing
            : html`<div class="actions">
                <button class="button plain" @click=${this.#show}>${words.showAnswer}</button>
              </div>`
        }
        <div aria-live="polite">${this.shown ? this.#answer(reading) : nothing}</div>
      </section>`;
  }

  #option({ id, parts, right }: Option, decided: boolean): TemplateResult {
    const told = this.shown && decided;
    const chosen = this.chosen === id;
    return html`<button
      class="button option ${told && right ? "right" : ""}"
      aria-pressed=${chosen}
      @click=${() => {
        this.chosen = id;
        this.shown = true;
      }}
    >
      <span>${parts.map((part) => part.text)}</span>
      ${told && right ? check : nothing}
    </button>`;
  }

  #answer(reading: Reading): TemplateResult {
    const words = lessonPhrases(this.language);
    const chosen = reading.options.find(({ id }) => id === this.chosen);
    const verdict = chosen?.right ? words.right : words.wrong;
    if (!reading.answer) return this.#otherwise(reading);
    return html`<div class="answer">
      <h3>${words.answer}</h3>
      <p>
        ${chosen && reading.decided ? html`<strong>${verdict}</strong>` : nothing}${this.#parts(
          reading.answer,
        )}
      </p>
    </div>`;
  }

  /** The reader has changed the experiment, and it answers differently. */
  #otherwise({ options, decided }: Reading): TemplateResult {
    const words = lessonPhrases(this.language);
    const holds = options.find(({ right }) => right)?.parts.map((part) => part.text) ?? [];
    return html`<div class="answer">
      <h3>${words.answer}</h3>
      <p>${decided ? words.changed(holds.join("")) : words.undecided}</p>
      <div class="actions">${this.#reopen()}</div>
    </div>`;
  }

  #reopen(): TemplateResult {
    return this.#button(lessonPhrases(this.language).reopen, () => {
      this.#tell("open-preset", this.preset?.id);
    });
  }

  #nav(index: number): TemplateResult {
    const words = lessonPhrases(this.language);
    const way = (to: number, text: string, next: boolean) => {
      const id = lessonIds[to];
      return html`<button
        class="button plain ${next ? "next" : ""}"
        ?disabled=${id === undefined}
        @click=${() => {
          this.#tell("open-preset", id);
        }}
      >
        ${next ? [text, chevron] : [chevron, text]}
      </button>`;
    };
    return html`<nav>
      ${way(index - 1, words.previous, false)} ${way(index + 1, words.next, true)}
    </nav>`;
  }

  #button(text: string, act: () => void): TemplateResult {
    return html`<button class="button" @click=${act}>${text}</button>`;
  }

  /** Words and numbers; a number is the tile it is in its matrix, and leads to its arithmetic. */
  #parts(parts: readonly Part[]): TemplateResult[] {
    const range = this.timeline?.range ?? 1;
    return parts.map((part) => {
      if (part.kind === "text") return html`${part.text}`;
      if (part.kind !== "number") return html`<strong>${part.text}</strong>`;
      const { cell, value, scale, text } = part;
      const style = styleMap({
        backgroundColor: tintOf(this.theme, scale, value, range),
        color: digitOf(this.theme, scale, value),
      });
      return html`<button
        class="number"
        style=${style}
        @click=${() => {
          this.#tell("select", cell);
        }}
      >
        ${text}
      </button>`;
    });
  }

  #show(): void {
    this.shown = true;
  }

  #do(action: Action): void {
    switch (action.kind) {
      case "go":
        this.#tell("go", { node: action.node });
        return;
      case "show":
        this.#tell("show-how", action.cell);
        return;
      case "open":
        this.#tell("open-preset", action.preset);
        return;
      case "edit":
        this.#tried = true;
        this.#tell("edit-cell", { cell: action.cell, value: action.value });
        return;
      case "set":
        this.#tried = true;
        void this.session?.set(action.path, action.value);
    }
  }

  #tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
