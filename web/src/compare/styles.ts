import { css } from "lit";

export const compareStyles = css`
  .scene:has(.comparing) {
    grid-template-rows: auto auto minmax(0, 1fr) auto;
  }
  .comparing {
    display: flex;
    align-items: center;
    gap: 16px;
    margin: 8px 24px 0;
    padding: 4px 4px 4px 12px;
    border-radius: 8px;
    background: var(--band);
    color: var(--ink2);
  }
  .comparing b {
    flex: none;
    font-weight: 600;
    color: var(--ink);
  }
  .comparing span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .comparing .head-choice {
    flex: none;
    margin-left: auto;
  }
  .comparing select {
    height: 28px;
    padding: 0 6px;
    border: 1px solid var(--line2);
    border-radius: 6px;
    background: var(--paper);
    color: var(--ink);
  }
  .comparing .control {
    flex: none;
    margin-left: auto;
    color: var(--ink);
  }
  .head-choice + .control {
    margin-left: 0;
  }
  .compare[aria-pressed="true"] {
    background: var(--shade);
    color: var(--ink);
    font-weight: 600;
  }
  @container playground (max-width: 719px) {
    .comparing {
      gap: 8px;
      margin: 4px 16px 0;
    }
  }
`;
