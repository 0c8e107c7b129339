/** The sentence: one text field, with its tokens and their ids drawn under the words. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { live } from "lit/directives/live.js";
import { styleMap } from "./style-map.js";
import type { Token } from "../engine/index.js";
import type { Phrases } from "../words/index.js";
import { align, isSpaceless } from "./segment.js";
import type { Place } from "./session.js";

/** How the current row of attention marks a token of the sentence. */
export interface Highlight {
  /** The fill of its weight; absent where no share has landed. */
  readonly fill?: string;
  readonly digit?: string;
  readonly asks: boolean;
  readonly out: boolean;
}

export interface FieldState {
  readonly place: Place;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly label: string;
  readonly placeholder: string;
  readonly invalid: boolean;
  readonly highlights: readonly Highlight[];
}

export interface FieldEvents {
  edit(place: Place, text: string): void;
  compose(place: Place, text: string): void;
  /** The reader went to this sentence. */
  visit(place: Place): void;
}

/**
 * A real input lies over a mirror that sets the same text in the same type, so that tokens stand
 * exactly under their letters without any measuring. The input's own letters are transparent.
 */
export function sentenceField(
  state: FieldState,
  words: Phrases["sentence"],
  events: FieldEvents,
): TemplateResult {
  const { place, text, label, placeholder, invalid } = state;
  const onInput = (event: InputEvent) => {
    const { value } = event.target as HTMLInputElement;
    if (event.isComposing) events.compose(place, value);
    else events.edit(place, value);
  };
  return html`<div class="field ${isSpaceless(text) ? "spaceless" : ""}">
    <div class="mirror" aria-hidden="true">${mirror(state, words)}</div>
    <input
      type="text"
      size="1"
      .value=${live(text)}
      aria-label=${label}
      placeholder=${placeholder}
      aria-invalid=${invalid ? "true" : nothing}
      aria-describedby="message"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="done"
      @focus=${() => {
        events.visit(place);
      }}
      @input=${onInput}
      @compositionend=${(event: Event) => {
        events.edit(place, (event.target as HTMLInputElement).value);
      }}
    />
  </div>`;
}

function mirror({ text, tokens, highlights }: FieldState, words: Phrases["sentence"]) {
  const pieces = align(
    text,
    tokens.map((token) => token.text),
  );
  return pieces.map((piece, index) => {
    if (piece.token === undefined) return html`<span class="gap">${piece.text}</span>`;
    const id = tokens[piece.token]?.id ?? null;
    const { fill, digit, asks, out } = highlights[piece.token] ?? { asks: false, out: false };
    const classes = {
      token: true,
      before: pieces[index - 1]?.token !== undefined,
      after: pieces[index + 1]?.token !== undefined,
      asks,
      out,
    };
    const style = styleMap({ "--fill": fill, color: digit });
    return html`<span class=${classMap(classes)} style=${style}
      ><span class="word">${piece.text}</span
      >${id === null ? nothing : html`<small title=${words.id(id)}>${id}</small>`}</span
    >`;
  });
}
