import { css } from "lit";

/** The heading with its search. */
export const pageStyles = css`
  :host {
    display: block;
    min-height: 100%;
    background: var(--paper);
  }
  .course {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }
  header {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 8px 16px;
    padding: 16px 24px;
    background: var(--paper);
  }
  h2 {
    font-size: var(--heading);
    line-height: 32px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  .extent {
    min-width: 0;
    color: var(--ink2);
    text-wrap: pretty;
  }
  .progress {
    white-space: nowrap;
  }
  button.link {
    padding: 2px 0;
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-left: auto;
  }
  .find {
    flex: 1 0 264px;
    display: flex;
    align-items: center;
    gap: 8px;
    height: 36px;
    padding: 0 12px;
    border: 1px solid var(--ink3);
    border-radius: 6px;
    color: var(--ink3);
  }
  .find:focus-within {
    outline: 2px solid var(--ink);
    outline-offset: 1px;
  }
  .find svg {
    flex: none;
  }
  .find input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--ink);
    appearance: none;
  }
  .find input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  .find input::placeholder {
    color: var(--ink3);
    opacity: 1;
  }
  .find input:not(:placeholder-shown) + kbd,
  .find:focus-within kbd {
    display: none;
  }
  kbd {
    padding: 0 6px;
    border: 1px solid var(--line2);
    border-radius: 4px;
    font: 400 var(--label) / 18px var(--font);
  }
  .close {
    justify-content: center;
    min-width: 36px;
    padding: 0;
  }
`;
