import { css } from "lit";

export const settingsStyles = css`
  :host {
    display: block;
    padding: 8px 16px 24px;
  }
  h3 {
    font-size: var(--control);
    font-weight: 600;
  }
  .bar,
  .row,
  .line {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  .bar {
    flex-wrap: wrap;
    gap: 4px;
    margin-left: -10px;
    padding-bottom: 8px;
  }
  .button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 0 10px;
    border: 1px solid var(--line2);
    border-radius: 6px;
    background: var(--paper);
    color: var(--ink);
    font-weight: 500;
  }
  .button:hover {
    background: var(--shade);
  }
  .button[aria-pressed="true"] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  .part {
    border-top: 1px solid var(--line);
    padding: 12px 0 8px;
  }
  .hint,
  .help {
    color: var(--ink2);
    font-size: var(--label);
    line-height: 18px;
  }
  .line {
    min-height: 32px;
    justify-content: space-between;
  }
  .effects {
    padding-bottom: 6px;
    color: var(--ink2);
    line-height: 24px;
  }
  .pair {
    white-space: nowrap;
  }
  .bar .control[aria-pressed="true"] {
    background: var(--shade);
    color: var(--ink);
    font-weight: 600;
  }
  .effects strong {
    color: var(--ink);
    font-weight: 600;
  }
  .effects .number {
    display: inline-block;
    padding: 0 6px;
    border-radius: 4px;
    line-height: 20px;
  }
  details {
    border-top: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 40px;
    cursor: pointer;
    font-weight: 600;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    color: var(--ink3);
    transition: rotate 120ms;
  }
  details:not([open]) > summary svg {
    rotate: -90deg;
  }
  .fields {
    display: grid;
    gap: 12px;
    padding: 4px 0 16px;
  }
  .group {
    display: grid;
    gap: 12px;
    padding-left: 12px;
    border-left: 2px solid var(--line2);
  }
  .group h3 {
    font-weight: 500;
    color: var(--ink2);
  }
  .field {
    display: grid;
    gap: 4px;
  }
  .field.beside {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  .field.beside > .help,
  .field.beside > .trouble {
    grid-column: 1 / -1;
  }
  .name {
    display: flex;
    align-items: center;
    min-height: 24px;
    color: var(--ink2);
  }
  .mark {
    width: 24px;
    height: 24px;
    flex: none;
    border-radius: 50%;
    color: var(--ink3);
    font-size: var(--label);
  }
  .mark:hover,
  .mark[aria-expanded="true"] {
    background: var(--shade);
    color: var(--ink);
  }
  .error {
    padding-left: 8px;
    border-left: 2px solid var(--ink);
    font-size: var(--label);
    line-height: 18px;
    color: var(--ink);
  }
  .error span {
    color: var(--ink2);
  }
  .segments {
    display: flex;
    flex: 1;
    min-width: 0;
    padding: 2px;
    border-radius: 6px;
    background: var(--shade);
  }
  .segments button {
    flex: 1 1 auto;
    min-height: 28px;
    padding: 0 6px;
    border-radius: 4px;
    color: var(--ink2);
    white-space: nowrap;
  }
  .segments [aria-pressed="true"] {
    background: var(--paper);
    color: var(--ink);
    font-weight: 500;
    box-shadow: 0 0 0 1px var(--line2);
  }
  select,
  input {
    min-width: 0;
    height: 32px;
    border: 1px solid var(--line2);
    border-radius: 6px;
    background: var(--paper);
  }
  select {
    width: 100%;
    padding: 0 8px;
  }
  input {
    width: 56px;
    text-align: center;
  }
  .long input {
    width: 72px;
  }
  [aria-invalid="true"] {
    border-color: var(--ink);
    border-width: 2px;
  }
  .stepper {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
  .step {
    display: inline-grid;
    place-items: center;
    width: 28px;
    height: 32px;
    border-radius: 6px;
    color: var(--ink2);
  }
  .step:hover:enabled {
    background: var(--shade);
    color: var(--ink);
  }
  .paint {
    display: grid;
    justify-items: start;
    gap: 4px;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
    }
  }
  @media (forced-colors: active) {
    .segments [aria-pressed="true"],
    .button[aria-pressed="true"] {
      outline: 2px solid Highlight;
    }
    /* The colours of tiles are data, so forced colours must not replace them. */
    .effects .number {
      forced-color-adjust: none;
    }
  }
  @media (pointer: coarse) {
    .segments button,
    .button,
    select,
    input,
    .step {
      min-height: 44px;
      min-width: 44px;
    }
    .mark {
      width: 44px;
      height: 44px;
    }
    summary {
      min-height: 48px;
    }
  }
`;
