import { css } from "lit";

export const codeStyles = css`
  :host {
    display: block;
    height: 100%;
    --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  }
  .frame {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    height: 100%;
  }
  ol {
    margin: 0;
    padding: 8px 0;
    list-style: none;
    overflow: hidden auto;
    scrollbar-width: thin;
    overscroll-behavior: contain;
  }
  .line {
    display: block;
    width: 100%;
    min-height: 32px;
    padding: 6px 16px 6px 12px;
    border-inline-start: 4px solid transparent;
    text-align: start;
    color: var(--ink2);
  }
  .line:hover {
    background: var(--paper);
  }
  .line:disabled {
    opacity: 1;
  }
  .line:disabled:hover {
    background: none;
  }
  .line:focus-visible {
    outline-offset: -2px;
  }
  .line.current {
    border-color: var(--ink);
    background: var(--paper);
    color: var(--ink);
  }
  /* Given matrices take one row if they fit, to leave room for computed ones. */
  .line.given {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: 12px;
  }
  code {
    font: 400 13px / 20px var(--mono);
    font-variant-ligatures: none;
  }
  .given code {
    font-size: 12px;
  }
  /* A line that is too long continues indented. */
  .row {
    display: block;
    padding-inline-start: 2ch;
    text-indent: -2ch;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .whole {
    white-space: nowrap;
  }
  .inner {
    padding-inline-start: 4ch;
  }
  .section {
    padding: 16px 16px 4px;
    font: 400 12px / 18px var(--mono);
    color: var(--ink3);
  }
  b {
    font-weight: 600;
  }
  .line b {
    color: var(--ink);
  }
  .shape {
    display: block;
    font-size: var(--label);
    line-height: 18px;
    color: var(--ink3);
  }
  .shape b {
    color: var(--ink2);
  }
  .line .query {
    color: var(--query);
  }
  .line .key {
    color: var(--key);
  }
  .line .value {
    color: var(--value);
  }
  .line .scores {
    color: var(--scores);
  }
  .line .output {
    color: var(--output);
  }
  .line .gradient {
    color: var(--gradient);
  }
  .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 8px 12px 12px;
    border-top: 1px solid var(--line);
  }
  .dialects {
    display: flex;
    gap: 2px;
  }
  .control[aria-pressed="true"] {
    background: var(--shade);
    color: var(--ink);
    font-weight: 600;
  }
  .copy {
    min-width: 84px;
    min-height: 32px;
    padding: 0 12px;
    border: 1px solid var(--line2);
    border-radius: 6px;
    background: var(--paper);
    font-weight: 600;
    white-space: nowrap;
  }
  .copy:hover {
    border-color: var(--ink3);
  }
  @media (pointer: coarse) {
    .line,
    .copy {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    .line.current,
    .control[aria-pressed="true"] {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
    .line {
      border-inline-start-color: Canvas;
    }
    .line.current {
      border-inline-start-color: CanvasText;
    }
  }
`;
