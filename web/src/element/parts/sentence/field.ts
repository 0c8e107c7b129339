/** The sentence: one text field, with its tokens and their ids drawn below the words. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { guard } from "lit/directives/guard.js";
import { live } from "lit/directives/live.js";
import type { Highlight } from "../../../overlay/highlight.js";
import type { SentenceActions } from "../actions.js";
import { styleMap } from "../../../ui/style_map.js";
import type { Token } from "../../../types/graph.js";
import type { SentenceWords } from "./words.js";
import { align, isSpaceless } from "../../../document/segment.js";
import type { SentencePosition } from "../../../document/document.js";

export interface FieldState {
  readonly place: SentencePosition;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly label: string;
  /** Tells several sentences apart; absent where there is one. */
  readonly caption: string | undefined;
  /** Whether the scene shows this one of several. */
  readonly shown: boolean;
  readonly placeholder: string;
  readonly invalid: boolean;
  readonly highlights: readonly Highlight[];
  readonly window: Window;
}

/** The visible part of a sentence, as shares of its height. */
export type Window = readonly [from: number, to: number];

/** From here on ids are wider than one character of a script without spaces. */
const FOUR_DIGITS = 1000;

/**
 * A real text area above a mirror with the same text in the same font, so that tokens are exactly below
 * their letters without measuring. The area's own letters are transparent. Both wrap alike.
 */
export function sentenceField(
  state: FieldState,
  words: SentenceWords["sentence"],
  actions: SentenceActions,
): TemplateResult {
  const { place, text, tokens, label, caption, shown, placeholder, invalid } = state;
  const id = `sentence-${place.side}-${place.index}`;
  const onInput = (event: InputEvent) => {
    const value = onOneLine(event.target as HTMLTextAreaElement);
    if (event.isComposing) actions.composeSentence(place, value);
    else actions.editSentence(place, value);
  };
  const classes = {
    field: true,
    spaceless: isSpaceless(text),
    roomy: tokens.some(({ id }) => id !== null && id >= FOUR_DIGITS),
    captioned: caption !== undefined,
  };
  return html`<div class=${classMap(classes)}>
    ${
      caption === undefined
        ? nothing
        : html`<label class=${classMap({ caption: true, shown })} for=${id}>${caption}</label>`
    }
    <div class="mirror" aria-hidden="true">${mirror(state, words)}</div>
    <textarea
      id=${id}
      rows="1"
      .value=${live(text)}
      aria-label=${label}
      placeholder=${placeholder}
      aria-invalid=${invalid ? "true" : nothing}
      aria-describedby="message"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="go"
      @focus=${() => {
        actions.visitSentence(place);
      }}
      @keydown=${(event: KeyboardEvent) => {
        // While text is composed, Enter ends the composition.
        if (event.key !== "Enter" || event.isComposing) return;
        event.preventDefault();
        actions.play();
      }}
      @input=${onInput}
      @compositionend=${(event: Event) => {
        actions.editSentence(place, onOneLine(event.target as HTMLTextAreaElement));
      }}
    ></textarea>
  </div>`;
}

/** A pasted text may have several lines, a sentence has one. */
const onOneLine = ({ value }: HTMLTextAreaElement): string => value.replace(/\s*\n\s*/gu, " ");

/** The mirror is not rendered again if its tokens and their look are the same. */
function mirror(state: FieldState, words: SentenceWords["sentence"]) {
  const { text, tokens, highlights, window } = state;
  const worn = highlights.map(({ fill, asks, out }) => `${fill ?? ""}${asks}${out}`).join();
  return guard([text, tokens, words, worn, ...window], () => pieces(state, words));
}

/** The most letters that are rendered as tokens on either side of the visible part. */
const AROUND = 600;

/** The part of a text that is rendered as tokens: all of it, or for a very long text the visible part. */
function stretch(text: string, [from, to]: Window): Window {
  return [text.length * from - AROUND, text.length * to + AROUND];
}

/** Text far from the visible part is rendered as plain text, since hundreds of boxes are slow. */
function pieces(
  { text, tokens, highlights, window }: FieldState,
  words: SentenceWords["sentence"],
) {
  const all = align(
    text,
    tokens.map((token) => token.text),
  );
  const [first, last] = stretch(text, window);
  let end = 0;
  return all.map((piece, index) => {
    const start = end;
    end += piece.text.length;
    if (piece.token === undefined) return piece.text;
    if (end < first || start > last) return piece.text;
    const neighbours = {
      before: all[index - 1]?.token !== undefined,
      after: all[index + 1]?.token !== undefined,
    };
    const { id = null, unknown } = tokens[piece.token] ?? {};
    return token(piece.text, id, words, {
      ...neighbours,
      unknown: unknown !== undefined,
      ...(highlights[piece.token] ?? { asks: false, out: false }),
    });
  });
}

interface Look extends Highlight {
  /** Whether there are tokens beside it without a gap. */
  readonly before: boolean;
  readonly after: boolean;
  /** The model does not know it. */
  readonly unknown: boolean;
}

function token(
  text: string,
  id: number | null,
  words: SentenceWords["sentence"],
  { fill, digit, ...classes }: Look,
) {
  const style = styleMap({ "--fill": fill, color: digit });
  const { unknown } = classes;
  const title = unknown ? words.unknown : id === null ? nothing : words.id(id);
  return html`<span class=${classMap({ token: true, ...classes })} style=${style} title=${title}
    ><span class="word">${text}</span
    >${id === null ? nothing : html`<small>${unknown ? words.newWord : id}</small>`}</span
  >`;
}
