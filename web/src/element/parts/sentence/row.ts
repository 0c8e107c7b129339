/** The sentences, the splitting menu, the examples, and messages. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Language } from "../../../types/graph.js";
import type { Preset } from "../../../types/wire.js";
import type { Splitting } from "../../../document/segment.js";
import { textWidth } from "../../../draw/format.js";
import { uiWords } from "../../../ui/words.js";
import { errorText } from "../failure.js";
import { sentenceWords } from "./words.js";
import type { Highlight } from "../../../overlay/highlight.js";
import type { SentenceActions } from "../actions.js";
import { originOf } from "../../../document/experiment.js";
import type { PublicModel } from "../../../document/state/fields.js";
import { badge, modelSwitch } from "../model/world.js";
import { sentenceField, type Window } from "./field.js";
import type {
  Answered,
  SentencePosition,
  ExperimentDocument,
  ReportedError,
} from "../../../document/document.js";

export interface RowState {
  readonly document: ExperimentDocument;
  readonly presets: readonly Preset[];
  /** A notice about a link or attributes. */
  readonly notice: string | undefined;
  readonly language: Language;
  readonly highlights: (place: SentencePosition) => readonly Highlight[];
  readonly window: (place: SentencePosition) => Window;
  /** The sentence of a batch that the scene shows. */
  readonly batch: number;
  /** Whether a model of words is shown, or on its way. */
  /** The model that is shown, or random parameters. */
  readonly world: PublicModel;
}

const SPLITTINGS: readonly Splitting[] = ["words", "characters", "whitespace"];

export function sentenceRow(state: RowState, actions: SentenceActions): TemplateResult {
  const { document, language } = state;
  const { input, context } = document.sentences;
  const places: SentencePosition[] = [
    ...input.map((_, index) => ({ side: "input", index }) as const),
    ...context.map((_, index) => ({ side: "context", index }) as const),
  ];
  const classes = {
    sentence: true,
    many: input.length + context.length > 1,
    characters: document.splitting === "characters" && state.world === "random",
    trained: state.world !== "random",
    ...sizeOf([...input, ...context]),
  };
  return html`<section class=${classMap(classes)} part="sentence">
    <div
      class="fields"
      @scroll=${(event: Event) => {
        actions.scrollSentences(event.currentTarget as Element, places);
      }}
    >
      ${places.map((place) => field(state, place, actions))}
    </div>
    <p class="hidden" aria-live="polite">${became(document, language)}</p>
    <div class="meta">
      <div id="message" aria-live="polite">
        ${message(state, actions) ?? note(document, language)}
      </div>
      ${modelSwitch(state.world, language, actions)} ${compareButton(state, actions)}
      ${state.world !== "random" ? nothing : splittingMenu(state, actions)}
      ${state.presets.length > 0 || !document.error ? examples(language, actions) : nothing}
    </div>
  </section>`;
}

/** A long sentence is set smaller, so that all of it is visible. */
function sizeOf(sentences: readonly string[]): Readonly<Record<"long" | "longer", boolean>> {
  const width = sentences.reduce((sum, text) => sum + textWidth(text, LETTERS) + PADDING, 0);
  return { long: width > ROOM, longer: width > 2 * ROOM };
}

/** The size of letters in a short sentence, and what is beside it. */
const LETTERS = 24;
const PADDING = 40;
/** What has room in one line of a window of 1280 pixels. */
const ROOM = 600;

function became({ answered }: ExperimentDocument, language: Language) {
  const tokens = answered
    ? tokensOf(answered, "input")
        .flat()
        .map(({ text }) => text)
    : [];
  return tokens.length > 0
    ? sentenceWords[language].sentence.became(tokens.length, tokens.join(", "))
    : nothing;
}

/** The tokens of the sentences on one side. A model's encoder reads the sentence, after a token of its own. */
function tokensOf({ result }: Answered, side: SentencePosition["side"]) {
  const { tokens, context_tokens: context = [], model } = result;
  if (model && side === "input" && context.length > 0) return context.map((one) => one.slice(1));
  return side === "input" ? tokens : context;
}

/** Keeps the current result as A, or releases it. */
function compareButton({ document, language }: RowState, actions: SentenceActions): TemplateResult {
  const { compare: words } = uiWords[language];
  const comparing = document.baseline !== undefined;
  return html`<button
    class="control compare"
    aria-pressed=${comparing}
    title=${comparing ? words.stop : words.hint}
    @click=${actions.compare}
  >
    ${words.start}
  </button>`;
}

/** The origin of the numbers, so that random ones are not misinterpreted. */
export function note(
  document: ExperimentDocument,
  language: Language,
): TemplateResult | typeof nothing {
  if (!document.answered) return nothing;
  const { loaded } = document.answered.result;
  if (loaded) return badge(loaded, language);
  const text = sentenceWords[language].note(originOf(document.answered.request));
  return html`<span class="note">${text}</span>`;
}

function field(state: RowState, place: SentencePosition, actions: SentenceActions): TemplateResult {
  const { document, language } = state;
  const { sentence: words } = sentenceWords[language];
  const { side, index } = place;
  const { answered } = document;
  const result = answered?.result;
  const tokens = answered && tokensOf(answered, side);
  const batch = document.sentences[side];
  const label = side === "input" ? words.label(index + 1, batch.length) : words.context;
  const isOne = batch.length < 2;
  const without = document.answered && result?.tokens.length === 0;
  return sentenceField(
    {
      place,
      text: batch[index] ?? "",
      tokens: tokens?.[index] ?? [],
      label,
      caption: captionOf(state, place),
      shown: !isOne && index === state.batch,
      placeholder: without ? words.withoutSentence : words.placeholder,
      invalid: document.error !== undefined && concernsSentence(document.error),
      highlights: state.highlights(place),
      window: state.window(place),
    },
    words,
    actions,
  );
}

/** Of two sentences the one asks and the other answers; those of a batch are numbered. */
function captionOf({ document, language }: RowState, { side, index }: SentencePosition) {
  const { sentence: words } = sentenceWords[language];
  const { input, context } = document.sentences;
  if (input.length > 1 && side === "input") return words.caption(index + 1);
  if (context.length === 0) return undefined;
  return side === "input" ? words.asks : words.answers;
}

function splittingMenu({ document, language }: RowState, actions: SentenceActions): TemplateResult {
  const { sentence: words } = sentenceWords[language];
  return html`<span class="split" aria-hidden="true">${words.split}</span
    ><playground-menu
      .label=${words.splitting[document.splitting]}
      .name=${words.splitInto(words.splitting[document.splitting])}
      .items=${SPLITTINGS.map((id) => ({ id, text: words.splitting[id] }))}
      .selected=${document.splitting}
      @choose=${(event: CustomEvent<Splitting>) => {
        actions.split(event.detail);
      }}
    ></playground-menu>`;
}

/** Opens the course. */
function examples(language: Language, actions: SentenceActions): TemplateResult {
  return html`<button
    class="control examples"
    aria-haspopup="dialog"
    @click=${() => {
      actions.openCourse();
    }}
  >
    ${sentenceWords[language].examples}
  </button>`;
}

/** An error, or a notice about a link or given vectors; it replaces the note. */
function message({ document, language, notice: said }: RowState, actions: SentenceActions) {
  const words = sentenceWords[language];
  const { error, notice } = document;
  if (error) return html`<p class="message error">${errorText(error, language)}</p>`;
  if (said)
    return html`<p class="message">
      ${said} <button class="undo" @click=${actions.dismissNotice}>${words.notice.dismiss}</button>
    </p>`;
  if (!notice) return undefined;
  return html`<p class="message">
    ${words.notice[notice]}
    <button class="undo" @click=${actions.undo}>${words.notice.undo}</button>
  </p>`;
}

/** Whether the sentence caused the error, not the loaded example. */
function concernsSentence({ code, path }: ReportedError): boolean {
  return code === "too_large" || code === "load_failed" || /^\/(input|embedding)?(\/|$)/.test(path);
}
