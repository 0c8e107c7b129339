import { css } from "lit";

export const cardStyles = css`
  :host {
    position: absolute;
    z-index: 2;
    inset: auto 12px 8px;
    display: grid;
    max-height: calc(100% - 16px);
  }
  .card {
    position: relative;
    display: grid;
    gap: 8px;
    width: 100%;
    max-width: 760px;
    margin: 0 auto;
    padding: 12px 20px 16px;
    border: 2px solid var(--ink);
    border-radius: 8px;
    background: var(--paper);
    color: var(--ink);
    overflow: auto;
  }
  .card:focus-visible {
    outline: 2px solid var(--ink3);
    outline-offset: 2px;
  }
  .moment {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--ink3);
    font-size: var(--label);
    line-height: 16px;
  }
  .moment svg {
    width: 12px;
    height: 12px;
  }
  .close {
    position: absolute;
    top: 4px;
    right: 4px;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 6px;
    color: var(--ink3);
  }
  .close:hover {
    background: var(--shade);
    color: var(--ink);
  }
  .asked:empty {
    display: none;
  }
  .question {
    font-size: var(--narration);
    line-height: 26px;
    font-weight: 600;
    text-wrap: balance;
  }
  .asked,
  .answer,
  .recap {
    font-size: var(--prose-number);
    line-height: 24px;
    text-wrap: pretty;
  }
  .recap {
    color: var(--ink2);
    font-size: var(--control);
    line-height: 20px;
  }
  .options,
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .strong {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
    font-weight: 600;
    forced-color-adjust: none;
  }
  .strong:hover {
    background: var(--ink2);
  }
  .strong svg {
    flex: none;
    rotate: -90deg;
  }
  kbd {
    flex: none;
    min-width: 20px;
    padding: 0 4px;
    border-radius: 4px;
    background: var(--shade);
    color: var(--ink2);
    font: inherit;
    font-size: var(--label);
    text-align: center;
  }
  @media (pointer: coarse) {
    .close {
      width: 44px;
      height: 44px;
    }
    kbd {
      display: none;
    }
  }
`;
