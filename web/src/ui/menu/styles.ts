import { css } from "lit";

export const menuStyles = css`
  :host {
    display: inline-block;
  }
  .control {
    max-width: 100%;
  }
  .label {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .label + svg {
    flex: none;
  }
  .list {
    position: fixed;
    margin: 0;
    padding: 6px;
    border: 1px solid var(--line2);
    border-radius: 8px;
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--lift);
    overflow: auto;
    max-width: calc(100vw - 24px);
  }
  .item {
    display: flex;
    width: 100%;
    gap: 10px;
    padding: 5px 12px 5px 10px;
    border-radius: 6px;
    text-align: start;
    font: 400 var(--control) / 20px var(--font);
    color: var(--ink2);
    text-decoration: none;
  }
  .item:hover,
  .item:focus {
    background: var(--shade);
    color: var(--ink);
    outline-offset: -2px;
  }
  .item[aria-checked="true"] {
    color: var(--ink);
    font-weight: 600;
  }
  .number {
    flex: none;
    min-width: 3ch;
    color: var(--ink3);
    font-weight: 400;
  }
  @media (pointer: coarse) {
    .item {
      padding-block: 12px;
    }
  }
`;
