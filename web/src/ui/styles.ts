import { css } from "lit";

/**
 * The interface is black, white and grey; hues are for data. One set of custom properties, which an
 * embedding page may override. `:host([theme])` applies the reader's choice, otherwise the system's.
 */
const light = css`
  color-scheme: light;
  --page: #f4f5f7;
  --paper: #ffffff;
  --band: #f6f7f9;
  --line: #dfe3e8;
  --line2: #c6ccd4;
  --hatch: #c9cfd7;
  --ink: #14171c;
  --ink2: #48505b;
  --ink3: #646c78;
  --shade: #14171c14;
  --query: #3a41b8;
  --key: #0f7a8f;
  --value: #8e1559;
  --scores: #8a6a0f;
  --output: #17603a;
  --gradient: #6a2c91;
  --lift: 0 1px 2px #14171c2e, 0 6px 16px #14171c29;
`;

const dark = css`
  color-scheme: dark;
  --page: #0e1013;
  --paper: #16191e;
  --band: #1c2026;
  --line: #2a3038;
  --line2: #444c57;
  --hatch: #3b434d;
  --ink: #f3f5f8;
  --ink2: #bac2cd;
  --ink3: #929ba8;
  --shade: #f3f5f814;
  --query: #8793f5;
  --key: #6be6e4;
  --value: #e06a94;
  --scores: #f7c878;
  --output: #7fa63c;
  --gradient: #c9a2ec;
  --lift: 0 1px 2px #0009, 0 8px 20px #0000008c;
`;

const forced = css`
  --page: Canvas;
  --paper: Canvas;
  --band: Canvas;
  --line: CanvasText;
  --line2: CanvasText;
  --hatch: GrayText;
  --ink: CanvasText;
  --ink2: CanvasText;
  --ink3: CanvasText;
  --shade: Canvas;
  --query: CanvasText;
  --key: CanvasText;
  --value: CanvasText;
  --scores: CanvasText;
  --output: CanvasText;
  --gradient: CanvasText;
  --lift: none;
`;

export const theme = css`
  :host {
    ${light}
    --font:
      Inter, system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans GB",
      "Microsoft YaHei", "Noto Sans CJK SC", "WenQuanYi Micro Hei", sans-serif;
    --math: "STIX Two Math", "Cambria Math", "Latin Modern Math", math, serif;
    --label: 12px;
    --control: 13px;
    --prose-number: 15px;
    --narration: 18px;
    --heading: 22px;
  }
  :host([theme="dark"]) {
    ${dark}
  }
  @media (prefers-color-scheme: dark) {
    :host(:not([theme])) {
      ${dark}
    }
  }
  @media (forced-colors: active) {
    :host,
    :host([theme]),
    :host(:not([theme])) {
      ${forced}
    }
  }
`;

/** The playground's own text, whatever the page around it is written in. */
export const ownText = css`
  direction: ltr;
  font: 400 var(--control) / 20px var(--font);
  font-variant-numeric: tabular-nums;
  color: var(--ink);
  -webkit-font-smoothing: antialiased;
`;

/** Heard by those who do not see it. */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** What every part of the playground shares. */
export const base = css`
  :host {
    box-sizing: border-box;
    ${ownText}
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
    margin: 0;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button {
    border: 0;
    background: none;
    padding: 0;
    cursor: pointer;
  }
  button:disabled {
    cursor: default;
    opacity: 0.4;
  }
  :focus-visible {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  svg {
    display: block;
  }
  .hidden {
    ${unseen}
    white-space: nowrap;
  }
  .control {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 32px;
    padding: 0 10px;
    border-radius: 6px;
    color: var(--ink2);
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    .control {
      min-width: 44px;
      height: 44px;
    }
  }
  .control:hover,
  .control[aria-expanded="true"] {
    background: var(--shade);
    color: var(--ink);
  }
  /* A token that a sentence names: a word such as "one" would read as the sentence's own. */
  .named {
    text-decoration: underline 2px var(--line2);
    text-decoration-skip-ink: none;
    text-underline-offset: 4px;
  }
  .missing {
    padding: 16px;
    color: var(--ink2);
    line-height: 20px;
  }
  .missing .control {
    margin: 8px 0 0 -10px;
    font-weight: 600;
    color: var(--ink);
  }
`;
