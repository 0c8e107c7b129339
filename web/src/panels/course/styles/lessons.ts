import { css } from "lit";

/** The lessons of the open chapter. */
export const lessonListStyles = css`
  ul {
    padding: 0;
    list-style: none;
  }
  .lessons {
    margin-top: 12px;
  }
  .lessons li {
    border-top: 1px solid var(--line);
  }
  .lessons > li:last-child {
    border-bottom: 1px solid var(--line);
  }
  .lesson {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    gap: 8px;
    width: 100%;
    padding: 7px 16px;
    line-height: 20px;
    text-align: start;
  }
  .lesson:hover {
    background: var(--shade);
  }
  .lesson:focus-visible,
  summary:focus-visible {
    outline-offset: -2px;
  }
  .next {
    background: var(--band);
    font-weight: 600;
  }
  .name small {
    display: block;
    color: var(--ink3);
    font: 400 var(--label) / 16px var(--font);
  }
  .tick {
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    border: 1px solid var(--ink3);
    border-radius: 50%;
    forced-color-adjust: none;
  }
  .tick.done {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  .tick svg {
    width: 10px;
    height: 10px;
  }
  .time {
    color: var(--ink3);
    font-size: var(--label);
    font-weight: 400;
    white-space: nowrap;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 5px 16px 5px 18px;
    color: var(--ink3);
    font-size: var(--label);
    line-height: 18px;
    cursor: pointer;
  }
  summary::marker {
    content: "";
  }
  summary:hover {
    color: var(--ink);
  }
  details[open] > summary svg {
    rotate: 180deg;
  }
  details .lesson {
    padding-left: 28px;
    font-size: var(--label);
  }
  .go {
    display: flex;
    align-items: center;
    gap: 10px;
    position: sticky;
    bottom: 0;
    margin-top: auto;
    padding: 12px 16px;
    background: var(--paper);
    color: var(--ink3);
    font-size: var(--label);
  }
  .strong,
  .strong:hover {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  .strong svg {
    width: 14px;
    height: 14px;
  }
`;
