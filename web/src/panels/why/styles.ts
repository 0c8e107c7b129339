import { css } from "lit";

export const whyStyles = css`
  /* Important, since the page sets panels to block; the buttons are at the bottom of a tall panel. */
  :host {
    display: flex !important;
    flex-direction: column;
    padding: 8px 16px 0;
  }
  .empty {
    padding: 16px 0;
    color: var(--ink2);
  }
  .back {
    align-self: flex-start;
    gap: 4px;
    height: 28px;
    margin-left: -8px;
    padding: 0 8px;
    max-width: 100%;
    font-size: var(--label);
  }
  .back svg {
    flex: none;
    rotate: 90deg;
  }
  .back span,
  .about span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  header {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-right: -6px;
    padding: 12px 0 16px 4px;
  }
  .tile {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 54px;
    height: 28px;
    padding: 0 2px;
    border-radius: 4px;
  }
  .tile.large {
    min-width: 76px;
    height: 44px;
    padding: 0 8px;
    border-radius: 6px;
    font-size: var(--heading);
    font-weight: 600;
  }
  .tile.pinned {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  .tile.masked {
    background: repeating-linear-gradient(-45deg, var(--paper) 0 4px, var(--hatch) 4px 5px);
    color: var(--ink2);
  }
  .about {
    flex: 1;
    min-width: 0;
  }
  .about h2 {
    font-size: var(--prose-number);
    font-weight: 600;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  .about h2:focus-visible {
    outline-offset: 4px;
  }
  .about p {
    color: var(--ink2);
    font-size: var(--label);
    line-height: 18px;
  }
  .unpin {
    flex: none;
    width: 28px;
    min-width: 28px;
    height: 28px;
    margin-left: -4px;
    padding: 0;
    justify-content: center;
  }
  section {
    position: relative;
    padding: 12px 0 12px 16px;
    border-top: 1px solid var(--line);
  }
  section::before {
    content: "";
    position: absolute;
    inset: 12px auto 12px 0;
    width: 3px;
    border-radius: 2px;
    background: var(--identity, var(--line2));
  }
  .title {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 8px;
    line-height: 24px;
  }
  .title h3 {
    color: var(--identity, var(--ink));
    font-size: var(--control);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .rule {
    color: var(--ink3);
    font-size: var(--label);
    text-align: right;
  }
  .line {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
    line-height: 24px;
  }
  .line > :first-child {
    color: var(--ink2);
    overflow-wrap: anywhere;
  }
  .line > :last-child {
    flex: none;
    text-align: right;
  }
  .check .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
  .total {
    margin-top: 2px;
    border-top: 1px solid var(--ink3);
    justify-content: flex-end;
  }
  .sum {
    font-weight: 600;
  }
  .note {
    color: var(--ink2);
    font-size: var(--label);
    line-height: 18px;
    padding-top: 4px;
  }
  .number {
    min-height: 24px;
    color: var(--of, inherit);
    border-radius: 4px;
    text-decoration: underline dotted transparent;
    text-underline-offset: 3px;
  }
  .number:hover {
    background: var(--shade);
    text-decoration-color: currentcolor;
  }
  .opens {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 24px;
    color: inherit;
    text-align: left;
    border-radius: 4px;
  }
  .opens svg {
    flex: none;
    rotate: -90deg;
    color: var(--ink3);
  }
  .opens[aria-expanded="true"] svg {
    rotate: none;
  }
  .opens:hover {
    color: var(--ink);
  }
  .inside {
    padding: 2px 0 6px 8px;
    margin-left: 5px;
    border-left: 1px solid var(--line2);
    font-size: var(--label);
  }
  .vector {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 8px;
    padding: 1px 0;
  }
  .vector .label {
    flex: 1 0 auto;
    max-width: 100%;
    overflow-wrap: anywhere;
    color: var(--ink2);
  }
  .stacked {
    display: block;
    padding: 2px 0;
  }
  .tiles {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin-left: auto;
  }
  button.tile:hover {
    outline: 2px solid var(--ink);
    outline-offset: 0;
    position: relative;
  }
  .some {
    min-width: 54px;
    height: 28px;
    color: var(--ink2);
    font-size: var(--label);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .set {
    padding: 0 0 12px;
    font-weight: 500;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  footer {
    position: sticky;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: auto -16px 0;
    padding: 12px 16px 16px;
    border-top: 1px solid var(--line);
    background: var(--page);
  }
  .button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 36px;
    padding: 0 14px;
    border: 1px solid var(--line2);
    border-radius: 6px;
    background: var(--paper);
    font-weight: 500;
    white-space: nowrap;
  }
  .button:hover {
    border-color: var(--ink3);
  }
  .primary {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  .field {
    flex: 1 1 100%;
    color: var(--ink2);
    font-size: var(--label);
  }
  .field input {
    display: block;
    width: 100%;
    height: 36px;
    margin-top: 4px;
    padding: 0 10px;
    border: 1px solid var(--ink3);
    border-radius: 6px;
    background: var(--paper);
    color: var(--ink);
    font-size: var(--prose-number);
    cursor: ew-resize;
    touch-action: pan-y;
  }
  .field input:focus {
    cursor: text;
  }
  .field [role="alert"] {
    color: var(--ink);
    font-weight: 500;
  }
  .field p {
    min-height: 18px;
    padding: 4px 0 8px;
    line-height: 18px;
  }
  @media (pointer: coarse) {
    .number,
    .opens {
      min-height: 44px;
    }
    .some,
    .tile,
    .unpin,
    .back,
    .button,
    .field input {
      min-height: 44px;
      min-width: 44px;
    }
  }
  @media (forced-colors: active) {
    .tile {
      border: 1px solid CanvasText;
    }
    .primary {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
    }
  }
`;
