import { css } from "lit";

/** The sentence row: a text field over its mirror, brackets and ids under the words. */
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
    letter-spacing: var(--spread, -0.012em);
    word-spacing: 14px;
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
    padding: 0 32px 0 6px;
    height: 32px;
  }
  .token {
    position: relative;
    display: inline-block;
  }
  .word {
    display: inline-block;
    line-height: 30px;
    margin: 1px -5px;
    padding: 0 5px;
    border-radius: 5px;
  }
  .before > .word {
    margin-left: 1px;
    padding-left: 0;
  }
  .after > .word {
    margin-right: 1px;
    padding-right: 0;
  }
  .token::after {
    content: "";
    position: absolute;
    top: 34px;
    left: -5px;
    right: -5px;
    height: 5px;
    border: 1px solid var(--line2);
    border-top: 0;
    border-radius: 0 0 3px 3px;
  }
  .token.before::after {
    left: 1.5px;
  }
  .token.after::after {
    right: 1.5px;
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
    left: 50%;
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
    padding: 0 0 28px 6px;
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
    margin-right: 12px;
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
  @container playground (max-width: 1023px) {
    .meta .note {
      display: none;
    }
    .message {
      max-width: 260px;
    }
  }
  @container playground (max-width: 719px) {
    .sentence {
      display: block;
      padding: 8px 8px 0 16px;
    }
    .field {
      font-size: 18px;
      word-spacing: 8px;
      height: 56px;
    }
    .meta {
      min-height: 36px;
    }
    #message {
      margin-right: auto;
    }
    .message {
      max-width: none;
      padding-block: 2px;
    }
  }
`;

export const railStyles = css`
  .rail {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    scrollbar-width: thin;
    padding-top: 10px;
  }
  .rail ol {
    display: flex;
    flex-direction: column;
    min-height: 100%;
    list-style: none;
    padding: 0;
  }
  .rail li {
    flex: 0 1 auto;
  }
  .group {
    padding: 10px 12px 4px 24px;
    font-size: var(--label);
    line-height: 16px;
    font-weight: 600;
    color: var(--ink3);
  }
  .step {
    position: relative;
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    width: calc(100% + 1px);
    height: 62px;
    padding: 0 8px 0 24px;
    border-block: 1px solid transparent;
    text-align: start;
  }
  .step:focus-visible {
    outline-offset: -3px;
  }
  .step:hover .title {
    color: var(--ink);
  }
  .step.current {
    background: var(--paper);
    border-color: var(--line);
  }
  .step.current::before {
    content: "";
    position: absolute;
    inset: -1px auto -1px 0;
    width: 4px;
    background: var(--ink);
    forced-color-adjust: none;
  }
  .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 17px;
    font-weight: 500;
    color: var(--ink2);
  }
  .current .title {
    color: var(--ink);
    font-weight: 600;
  }
  .shape {
    display: block;
    margin-top: 2px;
    font-size: var(--label);
    line-height: 16px;
    color: var(--ink3);
    white-space: nowrap;
  }
  .thumbnail {
    forced-color-adjust: none;
  }
  .next .thumbnail {
    opacity: 0.5;
  }
  .token-bar {
    fill: var(--line2);
  }
  .thumbnail .query {
    fill: var(--query);
  }
  .thumbnail .key {
    fill: var(--key);
  }
  .thumbnail .value {
    fill: var(--value);
  }
  .legend {
    flex: none;
    display: grid;
    grid-template-columns: minmax(26px, auto) minmax(0, 78px) auto;
    justify-content: start;
    gap: 8px 8px;
    align-items: center;
    padding: 12px 12px 16px 24px;
    font-size: var(--label);
    line-height: 16px;
    color: var(--ink3);
    forced-color-adjust: none;
  }
`;

export const transportStyles = css`
  .transport {
    grid-area: transport;
    display: grid;
    grid-template-columns: 196px minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 24px;
    padding-right: 24px;
    border-top: 1px solid var(--line);
    background: var(--page);
  }
  .keys {
    display: flex;
    align-items: center;
    gap: 2px;
    padding-left: 16px;
  }
  .press {
    display: grid;
    place-items: center;
    width: 32px;
    height: 36px;
    border-radius: 6px;
    color: var(--ink2);
  }
  .press:hover {
    background: var(--shade);
    color: var(--ink);
  }
  .press.play {
    width: 40px;
    height: 40px;
    margin: 0 4px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--paper);
    forced-color-adjust: none;
  }
  .place {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--ink2);
    white-space: nowrap;
  }
  .speed select {
    height: 32px;
    padding: 0 6px;
    border: 0;
    border-radius: 6px;
    background: none;
    appearance: none;
    text-align: center;
    cursor: pointer;
  }
  .speed select:hover {
    background: var(--shade);
    color: var(--ink);
  }
  .speed option {
    background: var(--paper);
    color: var(--ink);
  }
  @container playground (max-width: 1023px) {
    .transport {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
  @container playground (max-width: 719px) {
    .transport {
      grid-template: "scrubber" auto "keys" 64px / minmax(0, 1fr);
      padding: 0 16px max(12px, env(safe-area-inset-bottom));
      position: relative;
    }
    playground-scrubber {
      grid-area: scrubber;
    }
    .keys {
      grid-area: keys;
      justify-content: center;
      gap: 12px;
      padding: 0;
    }
    .press {
      width: 48px;
      height: 48px;
    }
    .press.far {
      display: none;
    }
    .press.play {
      width: 52px;
      height: 52px;
      margin: 0;
    }
    .place {
      grid-area: keys;
      justify-content: space-between;
      pointer-events: none;
    }
    .place .count {
      order: -1;
    }
    .place .speed {
      pointer-events: auto;
    }
    .place .time {
      display: none;
    }
  }
`;
