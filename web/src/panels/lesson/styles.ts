import { css } from "lit";

/** Numbers and buttons, in the panel as in the card of the film. */
export const sharedStyles = css`
  strong {
    font-weight: 600;
  }
  .number {
    padding: 0 5px;
    border-radius: 4px;
    line-height: 22px;
    font-weight: 500;
    forced-color-adjust: none;
  }
  .button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 4px 12px;
    border: 1px solid var(--line2);
    border-radius: 6px;
    background: var(--paper);
    color: var(--ink);
    line-height: 20px;
    font-weight: 500;
    text-align: start;
  }
  .button:hover {
    background: var(--shade);
  }
  .plain {
    border-color: transparent;
    background: none;
    color: var(--ink2);
    font-weight: 400;
  }
  @media (pointer: coarse) {
    .button {
      min-height: 44px;
    }
  }
`;

export const lessonStyles = css`
  :host {
    display: block;
    padding: 8px 16px 24px;
  }
  header {
    padding: 4px 0 12px;
  }
  h2 {
    font-size: var(--prose-number);
    line-height: 22px;
    font-weight: 600;
    text-wrap: balance;
  }
  .chapter {
    padding: 4px 0;
    color: var(--ink3);
    font-size: var(--label);
    line-height: 16px;
  }
  .chapter:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  section {
    border-top: 1px solid var(--line);
    padding: 12px 0 16px;
  }
  h3 {
    padding-bottom: 4px;
    color: var(--ink3);
    font-size: var(--label);
    line-height: 16px;
    font-weight: 500;
  }
  p {
    font-size: var(--control);
    line-height: 24px;
    text-wrap: pretty;
  }
  .quiet {
    padding: 16px 0;
    color: var(--ink2);
    font-size: var(--control);
    line-height: 20px;
  }
  button.number:hover {
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  a {
    color: inherit;
    text-underline-offset: 3px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-top: 8px;
  }
  .back {
    margin: 4px -12px -8px;
  }
  .options {
    display: grid;
    gap: 4px;
    padding-top: 8px;
  }
  .option {
    display: grid;
    grid-template-columns: 1fr 16px;
    gap: 8px;
    align-items: center;
    width: 100%;
    font-weight: 400;
  }
  .option strong,
  .option .number {
    font-weight: 500;
  }
  .option[aria-pressed="true"] {
    border-color: var(--ink);
    outline: 1px solid var(--ink);
    outline-offset: -2px;
  }
  .option.right {
    background: var(--band);
    font-weight: 600;
  }
  .answer {
    margin-top: 12px;
    padding: 8px 12px 12px;
    border-radius: 8px;
    background: var(--band);
  }
  nav {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    border-top: 1px solid var(--line);
    padding-top: 12px;
  }
  nav svg {
    rotate: 90deg;
  }
  nav .next svg {
    rotate: -90deg;
  }
`;
