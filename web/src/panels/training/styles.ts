import { css } from "lit";

/** Settings at the left, curves in the middle, heads at the right, the clock below; on a phone one below the other. */
export const trainingStyles = css`
  :host {
    display: block;
    height: 100%;
    background: var(--paper);
    color: var(--ink);
  }
  .room {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / 236px minmax(0, 1fr) 320px;
    grid-template-areas: "header header header" "settings stage heads" "footer footer footer";
    height: 100dvh;
  }
  header {
    grid-area: header;
    display: flex;
    align-items: center;
    gap: 8px 24px;
    padding: 12px 24px;
    border-bottom: 1px solid var(--line);
  }
  h2 {
    font-size: var(--heading);
    line-height: 32px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  h3 {
    margin: 0;
    font-size: var(--control);
    font-weight: 600;
  }
  p {
    margin: 0;
  }
  .small {
    font-size: var(--label);
    line-height: 18px;
    color: var(--ink2);
  }
  .strong {
    font-weight: 600;
  }
  .error {
    color: var(--value);
  }
  .close {
    margin-left: auto;
  }
  .probe {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
    min-width: 0;
  }
  .probe label {
    display: flex;
    flex: 0 1 300px;
    flex-direction: column;
  }
  input:not([type="range"], [type="file"]),
  select,
  textarea {
    width: 100%;
    min-height: 32px;
    padding: 4px 10px;
    border: 1px solid var(--ink3);
    border-radius: 6px;
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    font-size: 15px;
  }
  textarea {
    resize: vertical;
  }
  .said {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 12px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .tokens {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    font-size: 17px;
  }
  .token {
    padding: 1px 5px;
    border-radius: 5px;
  }
  .looked {
    background: #f29a1f;
    color: #14171c;
  }
  .guess {
    min-width: 2ch;
    padding: 1px 8px;
    border: 1px dashed var(--ink3);
    border-radius: 6px;
    font-size: 17px;
    font-weight: 600;
  }
  .probability {
    font-variant-numeric: tabular-nums;
  }
  aside {
    overflow: auto;
    padding: 16px 20px;
    background: var(--band);
  }
  .settings {
    grid-area: settings;
    display: flex;
    flex-direction: column;
    gap: 12px;
    border-right: 1px solid var(--line);
  }
  .field {
    display: flex;
    flex-direction: column;
    gap: 2px;
  }
  .own .field {
    margin-top: 10px;
  }
  .own summary {
    width: fit-content;
    cursor: pointer;
    font-size: var(--control);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding-top: 4px;
  }
  .chips span {
    padding: 1px 8px;
    border: 1px solid var(--line2);
    border-radius: 999px;
    font-size: var(--label);
    overflow-wrap: anywhere;
  }
  .lab {
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
  button.control[aria-pressed="true"] {
    background: var(--ink);
    color: var(--paper);
  }
  .lab .control,
  .acts .control,
  .speed .control {
    padding: 3px 10px;
    border: 1px solid var(--line2);
    border-radius: 6px;
  }
  .stage {
    grid-area: stage;
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  .chart {
    flex: 1;
    min-height: 280px;
    margin: 16px 20px 0;
    overflow: hidden;
  }
  .chart svg {
    display: block;
  }
  .narration {
    padding: 12px 24px;
    border-top: 1px solid var(--line);
    font-size: var(--narration);
    line-height: 26px;
    min-height: 76px;
    text-wrap: pretty;
  }
  .heads {
    grid-area: heads;
    display: flex;
    flex-direction: column;
    gap: 12px;
    border-left: 1px solid var(--line);
  }
  .maps {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
    gap: 12px 16px;
  }
  figure {
    margin: 0;
    min-width: 0;
  }
  figcaption {
    display: flex;
    justify-content: space-between;
    gap: 6px;
    margin-bottom: 4px;
    border-bottom: 2px solid;
    font-size: var(--label);
    white-space: nowrap;
  }
  .role {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  figure svg {
    display: block;
    width: 100%;
    max-height: 190px;
  }
  .hidden-key {
    stroke: var(--hatch);
    stroke-width: 1;
    stroke-dasharray: 2 3;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: auto;
  }
  .strong-button,
  .start {
    padding: 8px 14px;
    border-radius: 8px;
    background: var(--ink);
    color: var(--paper);
    font-weight: 600;
  }
  .strong-button:disabled,
  .start:disabled {
    opacity: 0.5;
  }
  .file {
    position: relative;
    cursor: pointer;
  }
  .file input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .file:focus-within {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  footer {
    grid-area: footer;
    display: flex;
    align-items: center;
    gap: 12px 20px;
    padding: 10px 24px;
    border-top: 1px solid var(--line);
    background: var(--band);
  }
  .buttons {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .start {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    min-width: 44px;
    justify-content: center;
    border-radius: 22px;
  }
  .scrubber {
    position: relative;
    flex: 1;
    min-width: 0;
  }
  .scrubber input {
    width: 100%;
    height: 32px;
    margin: 0;
    accent-color: var(--ink);
  }
  .marked {
    position: absolute;
    bottom: 0;
    width: 2px;
    height: 8px;
    background: var(--ink2);
    transform: translateX(-50%);
    pointer-events: none;
  }
  .born {
    position: absolute;
    top: 50%;
    width: 14px;
    height: 14px;
    padding: 0;
    border: 2px solid var(--output);
    border-radius: 50%;
    background: var(--paper);
    transform: translate(-50%, -50%);
  }
  .speed {
    display: flex;
    gap: 4px;
  }
  .count {
    min-width: 15ch;
    color: var(--ink2);
    font-variant-numeric: tabular-nums;
  }
  .grid {
    stroke: var(--line);
  }
  path.chance {
    stroke: var(--ink3);
    stroke-dasharray: 1 4;
  }
  path {
    fill: none;
  }
  path.loss {
    stroke: var(--ink);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  path.accuracy {
    stroke: var(--ink3);
    stroke-width: 1.5;
    stroke-dasharray: 5 3;
  }
  path.head {
    stroke-width: 1.4;
    stroke-linejoin: round;
    opacity: 0.75;
  }
  path.named {
    stroke-width: 2.6;
    opacity: 1;
  }
  /* Where the clock has gone back, what came later. */
  path.to-come {
    opacity: 0.25;
  }
  path.now {
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  path.birth {
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
  }
  .ring {
    fill: var(--paper);
    stroke-width: 2.5;
  }
  .dot {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 1.5;
  }
  .dot.light {
    fill: var(--ink3);
  }
  text {
    fill: var(--ink2);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  text.caption {
    fill: var(--ink);
    font-weight: 600;
  }
  .aside {
    fill: var(--ink2);
    font-weight: 400;
  }
  text.label {
    font-size: 13px;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 4px;
  }
  .label .strong {
    fill: var(--ink);
  }
  @media (max-width: 900px) {
    .room {
      grid-template: auto auto auto auto / minmax(0, 1fr);
      grid-template-areas: "header" "stage" "heads" "settings";
      height: auto;
      padding-bottom: 116px;
    }
    .chart {
      flex: none;
      height: 430px;
      margin: 12px 12px 0;
    }
    .settings,
    .heads {
      border: 0;
      border-top: 1px solid var(--line);
    }
    header {
      flex-wrap: wrap;
      padding: 12px 16px;
    }
    .probe {
      flex: 1 0 100%;
      order: 1;
    }
    .maps {
      grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    }
    footer {
      position: fixed;
      inset: auto 0 0;
      flex-wrap: wrap;
      justify-content: space-between;
      padding: 6px 16px 10px;
    }
    .scrubber {
      order: -1;
      flex: 1 0 100%;
    }
    .count {
      min-width: 0;
    }
  }
  @media (max-width: 460px) {
    .maps {
      grid-template-columns: 1fr 1fr;
    }
    .count {
      display: none;
    }
  }
`;
