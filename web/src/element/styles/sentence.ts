import { css } from "lit";

/** Small letters beside the sentence, without its spacing. */
const label = css`
  font-size: var(--label);
  line-height: 16px;
  font-weight: 400;
  letter-spacing: 0;
  word-spacing: 0;
  color: var(--ink3);
`;

/** The sentence row: a text field over its mirror, brackets and ids below the words. */
export const sentenceStyles = css`
  .sentence {
    grid-area: sentence;
    position: relative;
    display: flex;
    align-items: center;
    gap: 24px;
    padding: 0 16px 0 24px;
    background: var(--paper);
    border-block: 1px solid var(--line);
    min-width: 0;
  }
  .fields {
    flex: 1;
    align-self: stretch;
    display: flex;
    align-items: center;
    min-width: 0;
    max-height: 188px;
    overflow: hidden auto;
    scrollbar-width: thin;
    margin-left: -8px;
    /* The first line begins above its field, and stays below the header. */
    padding: 6px 0 6px 8px;
  }
  .field {
    /* From line to line, with the ids below the words. */
    --pitch: 60px;
    --ids: 28px;
    /* From the middle of a word to its bracket. */
    --below: 18px;
    display: grid;
    flex: 1;
    min-width: 0;
    font-size: var(--heading);
    line-height: var(--pitch);
    font-weight: 500;
    /* The letter spacing, which is also after the last letter of a token. */
    --spread: 0px;
    letter-spacing: calc(var(--spread) - 0.012em);
    word-spacing: 14px;
  }
  .long .field {
    --pitch: 52px;
    --ids: 24px;
    --below: 15px;
    font-size: 18px;
    word-spacing: 10px;
  }
  /* No room for the ids, which are also in the first step. */
  .longer .field {
    --pitch: 30px;
    --ids: 4px;
    --below: 11px;
    font-size: 15px;
    word-spacing: 8px;
  }
  .longer .token small {
    display: none;
  }
  .field.spaceless {
    --spread: 3px;
  }
  .field.spaceless.roomy {
    --spread: 12px;
  }
  /* Room for an id under every character. */
  .characters .field {
    --spread: 10px;
  }
  .captioned {
    grid-template-columns: auto minmax(0, 1fr);
  }
  .field.captioned > :is(.mirror, textarea) {
    grid-area: 1 / 2;
  }
  .caption {
    align-self: center;
    max-width: 72px;
    margin-right: 10px;
    ${label}
    cursor: pointer;
  }
  .caption.shown {
    font-weight: 600;
    color: var(--ink);
  }
  .field + .field {
    margin-left: 12px;
    padding-left: 28px;
    border-left: 1px solid var(--line);
  }
  .mirror,
  .field textarea {
    grid-area: 1 / 1;
    position: relative;
    top: calc(var(--ids) / -2);
    box-sizing: border-box;
    min-width: 0;
    margin: 0;
    padding: 0 6px;
    border: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .mirror {
    min-height: var(--pitch);
    isolation: isolate;
  }
  /* Inline, so that lines break where those of the text area do. */
  .token {
    position: relative;
  }
  .token::before,
  .token::after {
    content: "";
    position: absolute;
    left: -5px;
    right: calc(var(--spread) - 5px);
  }
  .token::before {
    z-index: -1;
    top: calc(50% - 0.68em);
    height: 1.36em;
    border-radius: 5px;
    background: var(--fill, transparent);
    forced-color-adjust: none;
  }
  .token::after {
    top: calc(50% + var(--below));
    height: 5px;
    border: 1px solid var(--line2);
    border-top: 0;
    border-radius: 0 0 3px 3px;
  }
  .longer .token::after {
    height: 3px;
  }
  /* Adjacent tokens without a gap share the space between their letters. */
  .token.before::before,
  .token.before::after {
    left: calc(0.75px - var(--spread) / 2);
  }
  .token.after::before,
  .token.after::after {
    right: calc(0.75px + var(--spread) / 2);
  }
  .token.asks::after {
    border-color: var(--ink);
    border-width: 2px;
    border-top: 0;
  }
  .token.unknown::before {
    border: 1.5px dotted var(--ink2);
  }
  .token.out {
    color: var(--ink3);
  }
  .token.out::after {
    border-style: dashed;
  }
  .token small {
    position: absolute;
    top: calc(50% + var(--below) + 6px);
    left: calc(50% - var(--spread) / 2);
    translate: -50%;
    white-space: nowrap;
    ${label}
  }
  .token.asks small {
    color: var(--ink);
    font-weight: 600;
  }
  .field textarea {
    width: 100%;
    height: 100%;
    overflow: hidden;
    resize: none;
    background: none;
    font: inherit;
    line-height: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: transparent;
    caret-color: var(--ink);
    outline: 0;
  }
  .field textarea::placeholder {
    color: var(--ink3);
    font-weight: 400;
    word-spacing: 0;
    opacity: 1;
  }
  .field textarea::selection {
    color: transparent;
    background: color-mix(in oklab, var(--ink) 18%, transparent);
  }
  .fields:focus-within {
    box-shadow: inset 0 -2px 0 var(--ink);
  }
  .meta {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .split {
    margin: 0 -6px 0 6px;
    color: var(--ink3);
    white-space: nowrap;
  }
  .meta .note {
    display: block;
    max-width: 250px;
    margin-right: 12px;
    text-wrap: balance;
  }
  .many .note {
    max-width: 200px;
  }
  /* The sentence needs the width, so the note is below the buttons. */
  .long .meta {
    flex-wrap: wrap-reverse;
    justify-content: end;
    max-width: 470px;
    padding-block: 2px;
  }
  .longer .meta {
    max-width: 250px;
  }
  .long .split,
  .longer .meta .note {
    display: none;
  }
  .long .meta #message {
    flex: 1 0 100%;
    text-align: end;
  }
  .long .meta .note {
    max-width: none;
  }
  .message {
    max-width: 400px;
    margin-right: 12px;
    padding-left: 12px;
    border-left: 4px solid var(--line2);
    line-height: 18px;
    color: var(--ink2);
    text-wrap: pretty;
  }
  .message.error {
    border-color: var(--ink);
  }
  .message b {
    font-weight: 600;
    color: var(--ink);
  }
  .undo {
    font-weight: 600;
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .undo:hover {
    text-decoration-thickness: 2px;
  }
  @media (forced-colors: active) {
    .mirror .word {
      color: Canvas;
    }
    .field textarea {
      color: CanvasText;
    }
  }
  @container playground (max-width: 1151px) {
    .meta .note,
    .split {
      display: none;
    }
  }
  @container playground (max-width: 1023px) {
    .message {
      max-width: 260px;
    }
  }
  @container playground (max-width: 719px) {
    .sentence {
      flex-wrap: wrap;
      gap: 0;
      padding: 8px 8px 0 16px;
    }
    .field {
      --pitch: 50px;
      --ids: 24px;
      --below: 13px;
      font-size: 15px;
      word-spacing: 6px;
    }
    .long .field {
      --pitch: 44px;
      --ids: 22px;
      --below: 12px;
      font-size: 14px;
    }
    .longer .field {
      --pitch: 24px;
      --ids: 4px;
      --below: 10px;
      font-size: 13px;
      word-spacing: 5px;
    }
    .fields {
      min-height: 60px;
      max-height: 224px;
    }
    .meta {
      align-self: start;
    }
    /* The settings also have the button for comparison. */
    .meta .compare {
      display: none;
    }
    .examples {
      position: absolute;
      right: 124px;
      bottom: calc(100% + 9px);
    }
    @media (pointer: coarse) {
      .examples {
        right: 140px;
        bottom: calc(100% + 2px);
      }
    }
    .sentence:has(.message) .meta {
      display: contents;
    }
    #message:has(.message) {
      flex-basis: 100%;
      order: 3;
    }
    .message {
      max-width: none;
      padding-bottom: 4px;
    }
  }
`;
