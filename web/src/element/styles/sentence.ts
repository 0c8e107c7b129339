import { css } from "lit";

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
    overflow-x: auto;
    overflow-y: hidden;
    scrollbar-width: thin;
    margin-left: -8px;
    padding-left: 8px;
  }
  .field {
    display: grid;
    flex: none;
    align-items: start;
    height: 60px;
    font-size: var(--heading);
    line-height: 32px;
    font-weight: 500;
    /* The letter spacing, which is also after the last letter of a token. */
    --spread: 0px;
    letter-spacing: calc(var(--spread) - 0.012em);
    word-spacing: 14px;
  }
  .field.spaceless {
    --spread: 3px;
  }
  /* Room for an id under every character. */
  .characters .field {
    --spread: 10px;
  }
  .field:last-of-type {
    flex: 1 0 auto;
  }
  .field + .field {
    margin-left: 12px;
    padding-left: 28px;
    border-left: 1px solid var(--line);
  }
  .field > * {
    grid-area: 1 / 1;
  }
  .mirror {
    white-space: pre;
    min-width: 3ch;
    padding: 1px 32px 0 5px;
    height: 32px;
    isolation: isolate;
  }
  .token {
    position: relative;
    display: inline-block;
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
    top: 1px;
    height: 30px;
    border-radius: 5px;
    background: var(--fill, transparent);
    forced-color-adjust: none;
  }
  .token::after {
    top: 34px;
    height: 5px;
    border: 1px solid var(--line2);
    border-top: 0;
    border-radius: 0 0 3px 3px;
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
  .token.out {
    color: var(--ink3);
  }
  .token.out::after {
    border-style: dashed;
  }
  .token small {
    position: absolute;
    top: 41px;
    left: calc(50% - var(--spread) / 2);
    translate: -50%;
    font-size: var(--label);
    line-height: 16px;
    font-weight: 400;
    letter-spacing: 0;
    word-spacing: 0;
    color: var(--ink3);
  }
  .token.asks small {
    color: var(--ink);
    font-weight: 600;
  }
  .field input {
    position: relative;
    width: 100%;
    min-width: 0;
    height: 60px;
    padding: 1px 0 27px 5px;
    border: 0;
    background: none;
    line-height: 32px;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: transparent;
    caret-color: var(--ink);
    outline: 0;
  }
  .field input::placeholder {
    color: var(--ink3);
    font-weight: 400;
    word-spacing: 0;
    opacity: 1;
  }
  .field input::selection {
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
  .meta .note {
    display: block;
    margin-right: 12px;
  }
  .many .note {
    max-width: 200px;
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
    .field input {
      color: CanvasText;
    }
  }
  @container playground (max-width: 1151px) {
    .meta .note {
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
      font-size: 18px;
      word-spacing: 10px;
    }
    .fields {
      min-height: 64px;
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
