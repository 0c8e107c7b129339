import { css } from "lit";
import { unseen } from "../../ui/styles.js";

/** In a low window the numbers get most of the room. */
export const low = css`
  @media (max-height: 760px) {
    .heading {
      padding-top: 8px;
    }
    .stage {
      padding-block: 4px 8px;
    }
    .narration {
      height: 74px;
    }
    :where(.app.formula) .narration {
      height: 100px;
    }
    .narration p {
      font-size: 16px;
      line-height: 24px;
    }
    math {
      font-size: 17px;
    }
  }
`;

/** A phone held across, or twice the size in a small window: the picture first, in what the bars leave. */
export const lowest = css`
  @media (max-height: 480px) {
    .app {
      --header: 40px;
      --sentence: 40px;
      --transport: 48px;
      min-height: 0;
    }
    .sentence {
      padding-block: 0;
    }
    .fields {
      min-height: 40px;
      max-height: 68px;
      padding-block: 0;
    }
    .sentence .field {
      --pitch: 32px;
      --ids: 4px;
      --below: 11px;
      font-size: 15px;
      word-spacing: 8px;
    }
    .token small,
    .heading p,
    .meta .note {
      display: none;
    }
    /* For those who hear it. */
    .heading h2 {
      ${unseen}
    }
    .heading {
      padding-block: 0;
    }
    .long .meta {
      flex-wrap: nowrap;
      max-width: none;
      padding-block: 0;
    }
    .stage {
      padding-block: 2px 4px;
    }
    /* A step is scrolled; of the opening picture the arcs and the tokens are seen at once. */
    .room {
      min-height: 330px;
    }
    .opening .room {
      min-height: 230px;
    }
    /* Three lines: nothing is left to scroll. */
    .narration {
      position: static;
      height: 58px;
      padding-block: 2px;
    }
    .narration p {
      font-size: 14px;
      line-height: 18px;
    }
    .narration .note {
      display: none;
    }
    .path {
      bottom: 4px;
      height: 32px;
    }
    .transport {
      grid-template: none / auto minmax(0, 1fr) auto;
      padding-block: 0;
    }
    playground-scrubber,
    .keys,
    .place {
      grid-area: auto;
    }
    .keys {
      gap: 2px;
    }
    .press,
    .press.play {
      width: 40px;
      height: 40px;
    }
    .place .time,
    .place .count {
      display: none;
    }
    .inspector .bar {
      padding-block: 0;
    }
  }
`;
