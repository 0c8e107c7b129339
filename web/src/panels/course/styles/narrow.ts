import { css } from "lit";

/** Fewer columns where there is less room; on a phone a single one. */
export const narrowStyles = css`
  @media (max-width: 1179px) {
    .grid {
      grid-template-columns: 272px repeat(3, minmax(0, 1fr));
    }
    .open {
      --above: 104px;
      grid-row: 1 / span 4;
    }
    header {
      flex-wrap: wrap;
    }
    .extent {
      order: 1;
      flex-basis: 100%;
    }
  }
  @media (max-width: 959px) {
    .grid {
      grid-template-columns: 272px repeat(2, minmax(0, 1fr));
    }
    .open {
      grid-row: 1 / span 6;
    }
  }
  @media (max-width: 719px) {
    /* Only the search stays in view. */
    header {
      display: contents;
    }
    h2 {
      padding: 16px 16px 0;
    }
    .extent {
      order: 0;
      padding: 0 16px 4px;
    }
    .bar {
      position: sticky;
      top: 0;
      z-index: 1;
      align-self: stretch;
      margin: 0;
      padding: 8px 8px 12px 16px;
      background: var(--paper);
    }
    .find {
      flex-basis: 0;
      min-width: 0;
      height: 44px;
    }
    .find input {
      /* Smaller letters would make a phone enlarge the page. */
      font-size: 16px;
    }
    .close {
      min-width: 44px;
      height: 44px;
    }
    .grid {
      display: flex;
      flex-direction: column;
      gap: 12px;
      padding: 0 16px 24px;
    }
    .card:not(.open) {
      flex-direction: row;
    }
    .card:not(.open) .room {
      width: 40%;
      border-bottom: 0;
      border-right: 1px solid var(--line);
    }
    .card:not(.open) .picture {
      height: 96px;
      padding: 4px;
    }
    .lesson {
      padding-block: 12px;
    }
    summary {
      padding-block: 13px;
    }
    .open {
      position: static;
      align-self: stretch;
      height: auto;
      scroll-margin-top: 72px;
    }
    .result {
      grid-template-columns: 16px minmax(0, 1fr) auto;
      padding-block: 12px;
    }
    .of {
      grid-row: 2;
      grid-column: 2;
    }
    #results,
    .nothing {
      padding-inline: 16px;
    }
  }
`;
