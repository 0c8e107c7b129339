import { html, nothing, type TemplateResult } from "lit";
import type { Example } from "../../document/experiment.js";
import { base } from "../../ui/styles.js";
import { chevron, cross, pause, play } from "../../ui/icons.js";
import { BasePanel } from "../base_panel.js";
import { cardStyles } from "./card_styles.js";
import { sharedStyles } from "./styles.js";
import { noGuess, type CardMoment, type Guess } from "./guess.js";
import { partsOf, plainParts, type PartsLook } from "./parts.js";
import { verdict } from "./question.js";
import { LessonLoader, type Loaded } from "./load.js";
import { isLesson, tellLesson, type Told } from "./reading.js";
import { lessonPanelWords } from "./words.js";

/**
 * The lesson's question over the film. The film waits there for a guess; when it has played the answer,
 * the card says whether the guess was right, and at its end, what comes next.
 */
export class PlaygroundLessonCard extends BasePanel {
  static override properties = {
    moment: {},
    guess: { attribute: false },
    example: { attribute: false },
    next: { attribute: false },
    loaded: { state: true },
  };

  static override styles = [base, sharedStyles, cardStyles];

  declare moment: CardMoment;
  declare guess: Guess;
  declare example: Example | undefined;
  /** The example that follows in the curriculum. */
  declare next: Example | undefined;
  declare loaded: Loaded | undefined;
  readonly #loader = new LessonLoader((loaded) => {
    this.loaded = loaded;
  });

  constructor() {
    super();
    this.moment = "asks";
    this.guess = noGuess;
  }

  override willUpdate(): void {
    this.#loader.ask(this.language);
  }

  /** A reader on the keyboard goes on in the card. */
  override updated(): void {
    const { activeElement } = this.getRootNode() as ShadowRoot;
    const card = this.renderRoot.querySelector<HTMLElement>(".card");
    if (activeElement && activeElement !== this && this.#shown !== this.moment && card)
      card.focus();
    if (card) this.#shown = this.moment;
  }

  #shown: CardMoment | undefined;

  override render(): TemplateResult | typeof nothing {
    const told = this.#told();
    if (!told) return nothing;
    const words = lessonPanelWords[this.language];
    return html`<section
      class="card"
      tabindex="-1"
      aria-label=${words.card[this.moment]}
      @keydown=${(event: KeyboardEvent) => {
        this.#onKey(event, told);
      }}
    >
      <p class="moment">${this.moment === "asks" ? pause : nothing}${words.card[this.moment]}</p>
      ${this.moment === "asks" ? nothing : this.#close()}
      ${this.moment === "over" ? this.#recap() : nothing}
      ${told.changed ? nothing : this.guess.shown ? this.#answer(told) : this.#question(told)}
      ${this.moment === "asks" ? nothing : this.#onward()}
    </section>`;
  }

  #told(): Told | undefined {
    const { example, timeline, document } = this;
    const table = this.loaded === "failed" ? undefined : this.loaded?.words;
    if (!example || !isLesson(example.id) || !table || !timeline) return undefined;
    const runs = {
      now: timeline.experiment,
      opened: document?.firstResult ?? timeline.experiment,
      altered: document?.altered ?? false,
    };
    return tellLesson(example.id, runs, table);
  }

  get #look(): PartsLook {
    const { theme, timeline } = this;
    return { theme, ranges: timeline ?? { range: 1 }, select: undefined };
  }

  #question({ reading }: Told): TemplateResult {
    const words = lessonPanelWords[this.language];
    return html`<p class="question" id="question">${partsOf(reading.question, this.#look)}</p>
      <div class="options" role="group" aria-labelledby="question">
        ${reading.options.map(
          ({ id, parts }, index) =>
            html`<button class="button" @click=${() => this.actions?.answer(id)}>
              <kbd aria-hidden="true">${index + 1}</kbd><span>${plainParts(parts)}</span>
            </button>`,
        )}
        <button class="button plain" @click=${() => this.actions?.answer(undefined)}>
          ${this.moment === "asks" ? words.justWatch : words.showAnswer}
        </button>
      </div>`;
  }

  #answer(told: Told): TemplateResult {
    const { question, answer } = told.reading;
    const asked = this.moment === "over" ? partsOf(question, this.#look) : nothing;
    return html`<p class="asked">${asked}</p>
      <p class="answer" aria-live="polite">
        <strong>${verdict(told, this.guess, lessonPanelWords[this.language])}</strong>${
          answer && partsOf(answer, this.#look)
        }
      </p>`;
  }

  #close(): TemplateResult {
    const name = lessonPanelWords[this.language].close;
    return html`<button
      class="close"
      aria-label=${name}
      title=${name}
      @click=${() => this.actions?.closeCard()}
    >
      ${cross}
    </button>`;
  }

  /** The steps that the film has shown, each once. */
  #recap(): TemplateResult {
    const { timeline, language } = this;
    const titles = new Set(timeline?.stages.map(({ title }) => title[language]));
    return html`<p class="recap">${[...titles].join(" → ")}</p>`;
  }

  #onward(): TemplateResult {
    const { moment, next, language, actions } = this;
    const words = lessonPanelWords[language];
    const watch = html`<button
      class="button ${moment === "over" ? "plain" : ""}"
      @click=${() => actions?.play()}
    >
      ${play}${moment === "over" ? words.again : words.goOn}
    </button>`;
    if (moment !== "over" || !next) return html`<div class="actions">${watch}</div>`;
    return html`<div class="actions">
      <button class="button strong" @click=${() => actions?.openExample(next.id)}>
        <span>${words.nextIs(next.title[language])}</span>${chevron}</button
      >${watch}
    </div>`;
  }

  /** The numbers choose an option; Escape closes the card, and a film that waits goes on. */
  #onKey(event: KeyboardEvent, { reading }: Told): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = this.guess.shown ? undefined : reading.options[Number(event.key) - 1];
    const leaves = event.key === "Escape";
    if (!chosen && !leaves) return;
    event.preventDefault();
    event.stopPropagation();
    if (leaves && this.moment !== "asks") this.actions?.closeCard();
    else this.actions?.answer(chosen?.id);
  }
}
