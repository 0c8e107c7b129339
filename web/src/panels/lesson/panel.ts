import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Example } from "../../document/experiment.js";
import { chevron } from "../../ui/icons.js";
import { BasePanel } from "../base_panel.js";
import { base } from "../../ui/styles.js";
import { recalledDone } from "./done.js";
import { noGuess, type Guess } from "./guess.js";
import { LessonLoader, type Loaded } from "./load.js";
import { partsOf, type PartsLook } from "./parts.js";
import { question } from "./question.js";
import { beside, chapterOf, courseOrder, lessonAfter } from "./chapters.js";
import { isLesson, tellLesson, type Told } from "./reading.js";
import { specs, type LessonId } from "./specs/index.js";
import { stepText, type StepTexts } from "./steps.js";
import { lessonStyles, sharedStyles } from "./styles.js";
import { placeOf, restsIn } from "../../story/place.js";
import type { Cell } from "../../types/graph.js";
import type { Stage } from "../../types/timeline.js";
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
    stage: { attribute: false },
    guess: { attribute: false },
    loaded: { state: true },
  };

  static override styles = [base, sharedStyles, lessonStyles];

  declare example: Example | undefined;
  /** Whether the documentation is published beside the page. */
  declare documented: boolean;
  /** The step at work. */
  declare stage: Stage | undefined;
  declare guess: Guess;
  declare loaded: Loaded | undefined;
  readonly #loader = new LessonLoader((loaded) => {
    this.loaded = loaded;
  });
  /** The reader used the button that changes the experiment, so undo is offered here. */
  #tried = false;
  /** Another lesson was opened here: the focus moves to its heading. */
  #opening = false;

  constructor() {
    super();
    this.documented = false;
    this.guess = noGuess;
  }

  protected override seen(): readonly unknown[] {
    return [this.document?.answered, this.document?.undoable];
  }

  override willUpdate(changes: PropertyValues<this>): void {
    this.#loader.ask(this.language);
    if (changes.has("example") && changes.get("example")?.id !== this.example?.id)
      this.#tried = false;
  }

  override updated(changes: PropertyValues<this>): void {
    const heading = this.renderRoot.querySelector<HTMLElement>("h2");
    if (this.#opening && changes.has("example") && heading) {
      this.#opening = false;
      heading.focus();
    }
    if (changes.has("guess") && this.guess.shown)
      this.renderRoot.querySelector(".answer")?.scrollIntoView({ block: "nearest" });
  }

  override render(): TemplateResult {
    const { example, timeline, language } = this;
    const words = lessonPanelWords[language];
    const { loaded: texts } = this;
    if (!example || !isLesson(example.id)) return this.#invitation();
    const { id, title } = example;
    if (texts === "failed")
      return missing(language, () => {
        this.#loader.again(language);
      });
    if (!texts || !timeline) return html`<p class="quiet">${words.loading}</p>`;
    const runs = {
      now: timeline.experiment,
      opened: this.document?.firstResult ?? timeline.experiment,
      altered: this.document?.altered ?? false,
    };
    const told = tellLesson(id, runs, texts.words);
    if (!told) return html``;
    return html`<header>
        ${this.#chapter(id)}
        <h2 tabindex="-1">${title[language]}</h2>
      </header>
      ${this.#lesson(told, texts.steps)} ${this.#nav(id)} ${this.#tutorial()}`;
  }

  /** The chapter of the lesson, which opens the course there. */
  #chapter(lesson: LessonId): TemplateResult {
    const { id, title } = chapterOf(lesson);
    return html`<button
      class="chapter"
      aria-haspopup="dialog"
      @click=${() => this.actions?.openCourse(id)}
    >
      ${title[this.language]}
    </button>`;
  }

  #invitation(): TemplateResult {
    const words = lessonPanelWords[this.language];
    return html`<p class="quiet">${words.none}</p>
      ${this.#button(words.first, () => {
        this.#open(courseOrder[0]);
      })}`;
  }

  #lesson(told: Told, steps: StepTexts): TemplateResult {
    const words = lessonPanelWords[this.language];
    const { document, theme } = this;
    const { reading, changed } = told;
    const pin = (cell: Cell) => {
      this.actions?.pin(cell);
    };
    const look: PartsLook = {
      theme,
      ranges: this.timeline ?? { range: 1 },
      select: changed ? undefined : pin,
    };
    return html`${changed ? this.#asOpened() : nothing}
      ${this.#atStep(steps) ?? section(words.look, partsOf(reading.look, look))}
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
          guess: this.guess,
        },
        (chosen) => {
          this.actions?.answer(chosen);
        },
      )}
      ${this.#training(reading.trains)}`;
  }

  #training(place: string | undefined): TemplateResult | typeof nothing {
    if (place === undefined) return nothing;
    const words = lessonPanelWords[this.language];
    return html`<section>
      <h3>${words.learnt}</h3>
      <div class="actions">${this.#button(words.train, () => this.actions?.train(place))}</div>
    </section>`;
  }

  /** The text of the step at work; undefined at the step that the lesson is about. */
  #atStep(steps: StepTexts): TemplateResult | undefined {
    const { stage, timeline, example, language } = this;
    if (!stage || !timeline || !isLesson(example?.id)) return undefined;
    const { opens } = specs[example.id].place;
    const place = opens === undefined ? undefined : placeOf(timeline.experiment, opens);
    const isOwn = place ? restsIn(place, timeline, stage) : stage.nodes.length === 0;
    const text = isOwn ? undefined : stepText(stage, timeline.experiment, steps);
    if (text === undefined) return undefined;
    const words = lessonPanelWords[language];
    const title = stage.title[language];
    return html`<section>
      <h3>${words.step(title)}</h3>
      <p>${text}</p>
      <button class="button plain back" @click=${() => this.actions?.toPlace()}>
        <span aria-hidden="true">←</span>${words.toPlace}
      </button>
    </section>`;
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

  #nav(lesson: LessonId): TemplateResult {
    const words = lessonPanelWords[this.language];
    const way = (id: LessonId | undefined, text: string, next: boolean) =>
      html`<button
        class="button plain ${next ? "next" : ""}"
        ?disabled=${id === undefined}
        @click=${() => {
          this.#open(id);
        }}
      >
        ${next ? [text, chevron] : [chevron, text]}
      </button>`;
    const after = lessonAfter(lesson, recalledDone());
    return html`<nav>
      ${way(beside(lesson, -1), words.previous, false)} ${way(after, words.next, true)}
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
    const { actions, document } = this;
    switch (action.kind) {
      case "go":
        actions?.watch(action.node);
        return;
      case "show":
        actions?.showHow(action.cell);
        return;
      case "open":
        this.#open(action.preset, action.node);
        return;
      case "edit":
        this.#tried = true;
        actions?.watch(action.node, () => actions.editCell(action.cell, action.value));
        return;
      case "say":
        this.#tried = true;
        if (document)
          actions?.watch(
            action.node,
            () => document.edit({ side: "input", index: 0 }, action.text),
            action.view,
          );
        return;
      case "set":
        this.#tried = true;
        if (document)
          actions?.watch(action.node, () => document.set(action.path, action.value), action.view);
    }
  }
}

function section(title: string, text: readonly TemplateResult[]): TemplateResult {
  return html`<section>
    <h3>${title}</h3>
    <p>${text}</p>
  </section>`;
}
