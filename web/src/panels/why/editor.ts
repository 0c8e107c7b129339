/** The input for a cell's new value: typed, stepped with keys, or dragged sideways. */
import { html, nothing, type TemplateResult } from "lit";
import { editableText, parseNumber, stepped } from "./number.js";
import type { WhyWords } from "./words.js";

/** The text in the field, and whether it was invalid. */
export interface Draft {
  readonly text: string;
  readonly refused: boolean;
}

export interface EditorEvents {
  change(draft: Draft): void;
  apply(value: number): void;
  readonly leave: () => void;
}

export const draftOf = (value: number): Draft => ({ text: editableText(value), refused: false });

/** Pixels to the side for one step of 0.1. */
const stride = 8;
/** A pointer that moves less than this is a click. */
const dead = 4;

export function editor(
  draft: Draft,
  what: string,
  words: WhyWords,
  events: EditorEvents,
): TemplateResult {
  const apply = (text: string) => {
    const value = parseNumber(text);
    if (value === undefined) events.change({ text, refused: true });
    else events.apply(value);
  };
  return html`<form
    class="field"
    @submit=${(event: Event) => {
      event.preventDefault();
      apply(draft.text);
    }}
    @keydown=${(event: KeyboardEvent) => {
      onKey(event, draft, events);
    }}
  >
    <label>
      ${words.newValue(what)}
      <input
        inputmode="decimal"
        autocomplete="off"
        enterkeyhint="done"
        aria-invalid=${draft.refused ? "true" : nothing}
        aria-describedby="about-value"
        .value=${draft.text}
        @input=${(event: Event) => {
          events.change({ text: (event.target as HTMLInputElement).value, refused: false });
        }}
        @pointerdown=${(event: PointerEvent) => {
          drag(event, draft, events, apply);
        }}
      />
    </label>
    <p id="about-value" role=${draft.refused ? "alert" : nothing}>
      ${draft.refused ? words.invalid : words.hint}
    </p>
    <div class="buttons">
      <button class="button primary">${words.apply}</button>
      <button type="button" class="button" @click=${events.leave}>${words.cancel}</button>
    </div>
  </form>`;
}

function onKey(event: KeyboardEvent, { text }: Draft, events: EditorEvents): void {
  const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
  if (by !== undefined) events.change({ text: stepped(text, by), refused: false });
  else if (event.key === "Escape") events.leave();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Follows the pointer until it is released, then applies the value. */
function drag(
  down: PointerEvent,
  { text }: Draft,
  events: EditorEvents,
  apply: (text: string) => void,
): void {
  const field = down.target as HTMLInputElement;
  let dragged: string | undefined;
  const move = (event: PointerEvent) => {
    const way = event.clientX - down.clientX;
    if (dragged === undefined && Math.abs(way) < dead) return;
    if (dragged === undefined) field.setPointerCapture(down.pointerId);
    dragged = stepped(text, Math.round(way / stride));
    events.change({ text: dragged, refused: false });
    event.preventDefault();
  };
  const end = () => {
    field.removeEventListener("pointermove", move);
    if (dragged !== undefined) apply(dragged);
  };
  field.addEventListener("pointermove", move);
  field.addEventListener("pointerup", end, { once: true });
  field.addEventListener(
    "pointercancel",
    () => {
      field.removeEventListener("pointermove", move);
    },
    { once: true },
  );
}
