import { css } from "lit";

/** The lessons that a search has found. */
export const resultStyles = css`
  #results,
  .nothing {
    width: 100%;
    max-width: 860px;
    padding: 0 24px 24px;
  }
  .result {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) 168px 52px;
    gap: 8px;
    padding: 9px 12px;
    border-top: 1px solid var(--line);
    line-height: 20px;
    cursor: pointer;
    scroll-margin: 96px 0 8px;
  }
  .result:hover {
    background: var(--band);
  }
  .result[aria-selected="true"] {
    background: var(--shade);
    box-shadow: inset 2px 0 var(--ink);
  }
  .found {
    display: grid;
  }
  .found small,
  .asks {
    color: var(--ink2);
    font-size: var(--label);
    line-height: 18px;
    text-wrap: pretty;
  }
  .of {
    color: var(--ink2);
    font-size: var(--label);
  }
  .result .time {
    color: var(--ink2);
    text-align: right;
  }
  mark {
    background: none;
    color: inherit;
    text-decoration: underline 2px;
    text-underline-offset: 3px;
  }
  .nothing {
    display: grid;
    justify-items: start;
    gap: 8px;
    padding-top: 24px;
    color: var(--ink2);
  }
`;
