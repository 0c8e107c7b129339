import { css } from "lit";

/** The list of edits, in every panel that shows it. */
export const editStyles = css`
  .edits {
    border-top: 1px solid var(--line);
    padding: 12px 0 8px;
  }
  .edits h3 {
    font-size: var(--control);
    font-weight: 600;
  }
  .edit {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 8px;
    padding: 4px 0;
  }
  .edit .cells {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    grid-column: 1 / -1;
  }
  .edit .tile {
    min-width: 44px;
    height: auto;
    min-height: 24px;
    padding: 0 6px;
    border-radius: 4px;
  }
  .edit .title {
    text-align: start;
    font-weight: 500;
    min-height: 24px;
  }
  .edit .title:hover:enabled {
    text-decoration: underline;
  }
  .edit .hint {
    color: var(--ink2);
    font-size: var(--label);
    line-height: 18px;
  }
  .quiet {
    flex: none;
    min-width: 24px;
    min-height: 24px;
    padding: 0 6px;
    border-radius: 4px;
    color: var(--ink2);
    font-size: var(--label);
  }
  .quiet:hover {
    background: var(--shade);
    color: var(--ink);
  }
  @media (forced-colors: active) {
    /* The colours of tiles are data, so forced colours must not replace them. */
    .edit .tile {
      forced-color-adjust: none;
    }
  }
  @media (pointer: coarse) {
    .quiet,
    .edit .title,
    .edit .tile {
      min-height: 44px;
      min-width: 44px;
    }
  }
`;
