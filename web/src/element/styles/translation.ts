import { css } from "lit";

/** What belongs to a model of words: its badge, the two worlds, what to try, how far its file has come. */
export const translationStyles = css`
  .badge {
    display: grid;
    margin-right: 8px;
    padding: 5px 10px;
    border: 1px solid var(--line2);
    border-radius: 8px;
    font-size: var(--label);
    line-height: 16px;
    color: var(--ink2);
    white-space: nowrap;
  }
  .badge b {
    font-weight: 600;
    color: var(--ink);
  }
  .worlds {
    flex: none;
  }
  .chips {
    position: absolute;
    right: 24px;
    bottom: 16px;
    display: flex;
    gap: 8px;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    height: 34px;
    padding: 0 14px;
    border: 1px solid var(--line2);
    border-radius: 17px;
    background: var(--paper);
    font-size: 14px;
    color: var(--ink2);
    white-space: nowrap;
  }
  .chip:hover {
    border-color: var(--ink);
    color: var(--ink);
  }
  .chip.main {
    border: 1.5px solid var(--ink);
  }
  .chip .now {
    font-weight: 600;
    color: var(--ink);
  }
  .chip i {
    font-style: normal;
    color: var(--ink3);
  }
  /* In the strip below, beside what is said. */
  .narration .path {
    position: static;
    flex: none;
    translate: none;
    height: 44px;
    padding: 0 18px;
    border-radius: 8px;
  }
  .coming {
    display: grid;
    gap: 12px;
    width: min(320px, 100%);
    color: var(--ink2);
    line-height: 20px;
  }
  .stage > .coming {
    position: absolute;
    inset: 0;
    margin: auto;
    height: fit-content;
    padding: 16px 24px;
    border: 1px solid var(--line2);
    border-radius: 8px;
    background: var(--paper);
  }
  .coming progress {
    appearance: none;
    width: 100%;
    height: 6px;
    border: 0;
    border-radius: 3px;
    overflow: hidden;
    background: var(--line);
  }
  .coming progress::-webkit-progress-bar {
    background: var(--line);
  }
  .coming progress::-webkit-progress-value {
    background: var(--ink);
  }
  .coming progress::-moz-progress-bar {
    background: var(--ink);
  }
  @container playground (max-width: 1151px) {
    .meta .badge {
      display: none;
    }
    .narration .badge {
      display: block;
      grid-area: 2 / 1 / auto / span 2;
      margin: 0;
      padding: 0;
      border: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .narration .path {
      grid-area: 1 / 2;
      align-self: center;
    }
  }
  @container playground (min-width: 1152px) {
    .narration .badge {
      display: none;
    }
  }
  @container playground (max-width: 719px) {
    .chips {
      right: 16px;
      left: 16px;
      bottom: 8px;
      overflow: auto hidden;
      scrollbar-width: none;
    }
    .chip {
      flex: none;
      height: 36px;
      padding: 0 12px;
      border-radius: 18px;
    }
    .narration:has(.path) {
      height: 148px;
    }
    .narration .path {
      justify-content: center;
      margin-top: 6px;
    }
    .narration .badge {
      white-space: normal;
    }
    .sentence .meta {
      order: 2;
    }
  }
`;
