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
  /* Deep inside of a model, the way back needs the room of the levels between. */
  .heading:has(.return, .passes + .views) .crumbs li:not(:first-child, :last-child) {
    display: none;
  }
  .heading:has(.return) .inside {
    display: none;
  }
  .badge b {
    font-weight: 600;
    color: var(--ink);
  }
  .worlds {
    flex: none;
  }
  /* Its name is in the strip, and the sentence above the picture. */
  .scene:has(.chips) {
    grid-template-rows: auto minmax(0, 1fr) auto auto;
  }
  .scene:has(.chips):has(.comparing) {
    grid-template-rows: auto auto minmax(0, 1fr) auto auto;
  }
  .chips,
  .tries {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 6px 8px;
  }
  .chips {
    padding: 0 24px 12px;
  }
  /* In place of the picture. */
  .room .note {
    text-align: center;
  }
  .unknown-words {
    flex: auto;
    align-self: center;
    padding-top: 2px;
    font-size: 13px;
    line-height: 17px;
    color: var(--ink2);
  }
  .scene:has(.chips) .stage {
    padding-bottom: 4px;
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
  .narration:has(.path) .formula {
    display: none;
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
  .stage.begun > .coming {
    inset: auto 0 64px;
    padding: 0;
    border: 0;
  }
  @container playground (max-width: 600px) {
    .stage.begun > .coming {
      inset: 24px 16px auto auto;
      width: 38%;
    }
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
  .trained .meta {
    flex-wrap: nowrap;
    max-width: none;
  }
  .trained .meta #message {
    flex: none;
    text-align: start;
  }
  /* The sentence needs the width, so the badge is below the buttons. */
  @container playground (min-width: 720px) {
    .trained.long .meta {
      flex-wrap: wrap-reverse;
      max-width: 420px;
    }
    .trained.long .meta #message {
      flex: 1 0 100%;
    }
    .trained.long .badge {
      width: max-content;
      margin: 0 0 0 auto;
    }
  }
  /* The settings also have the button for comparison. */
  @container playground (min-width: 720px) and (max-width: 1023px) {
    .meta .compare {
      display: none;
    }
    .worlds .control {
      padding-inline: 5px;
    }
    .sentence .meta:has(.worlds) {
      flex-wrap: wrap;
      justify-content: end;
      max-width: 205px;
    }
  }
  @container playground (max-width: 719px) {
    /* In the header, in place of the sign. */
    .worlds {
      position: absolute;
      left: 6px;
      bottom: calc(100% + 9px);
      gap: 2px;
    }
    .worlds .control {
      padding-inline: 5px;
      font-size: 12px;
    }
    .app:has(.worlds) h1 svg {
      opacity: 0;
    }
    @media (pointer: coarse) {
      .worlds {
        bottom: calc(100% + 5px);
      }
      .meta:has(.worlds) .examples {
        right: 128px;
      }
    }
    /* A narrow phone has no room for the depth as well. */
    @container playground (max-width: 379px) {
      .app:has(.worlds) .depth {
        visibility: hidden;
        width: 0;
        min-width: 0;
      }
      .meta:has(.worlds) .examples {
        right: 94px;
      }
    }
    @container playground (max-width: 359px) {
      .worlds {
        left: 4px;
      }
      .worlds .control {
        padding-inline: 1px;
        font-size: 11px;
      }
      .meta:has(.worlds) .examples {
        right: 90px;
        padding-inline: 2px;
        font-size: 12px;
      }
    }
    /* Under the words there is no room for numbers of four digits. */
    .trained .field {
      --pitch: 29px;
      --ids: 6px;
      --below: 11px;
      font-size: 14px;
      word-spacing: 4px;
    }
    .trained .token small {
      display: none;
    }
    .sentence.trained {
      padding-bottom: 4px;
    }
    .trained .fields {
      min-height: 36px;
      flex-basis: 100%;
    }
    .trained .meta {
      flex: 1 0 100%;
      padding: 1px 6px 2px;
    }
    .trained .meta #message {
      flex: 1;
      min-width: 0;
    }
    .trained .meta .badge > span {
      white-space: normal;
    }
    .scene:has(.chips) .stage {
      padding-top: 0;
    }
    .trained .meta .badge {
      display: block;
      margin: 0;
      padding: 0;
      border: 0;
      white-space: normal;
    }
    .narration .badge {
      display: none;
    }
    .scene:has(.chips) .heading p {
      display: none;
    }
    .scene:has(.chips) .heading {
      padding-top: 0;
    }
    .chips {
      padding: 0 16px 4px;
      row-gap: 2px;
    }
    .chips,
    .tries {
      justify-content: start;
    }
    /* The picture needs the height. */
    .unknown-words {
      flex: 1 0 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .chip {
      flex: none;
      height: 34px;
      padding: 0 12px;
    }
    /* Two lines, or three at the picture's cost: the button is whole. */
    .narration:has(.path) {
      height: auto;
      min-height: 102px;
      padding-block: 4px 8px;
      justify-content: safe end;
    }
    .narration .path {
      justify-content: center;
      height: 40px;
      margin-top: 4px;
    }
    .narration:has(.path) p {
      line-height: 22px;
    }
  }
`;
