import { css } from "lit";
import { ownText } from "../../ui/styles.js";

/** Rows 44, 76, scene, 72; columns 196, scene, and 304 or folded 44. Measured on the element, not on the window. */
export const layout = css`
  :host {
    display: flex;
    flex-flow: column;
    min-height: 320px;
    height: 800px;
    container: playground / inline-size;
    /* With many elements on a page, the browser paints only those near the viewport. */
    content-visibility: auto;
    contain-intrinsic-height: auto 800px;
    background: var(--page);
    overflow: hidden auto;
    /* The caption is the page's own text. */
    direction: inherit;
    font: inherit;
    font-variant-numeric: inherit;
    color: inherit;
  }
  .app,
  dialog {
    ${ownText}
  }
  .app {
    --header: 44px;
    --sentence: 76px;
    --transport: 72px;
    --rail: 196px;
    --panel: 44px;
    height: 100%;
    min-height: 600px;
    display: grid;
    grid-template:
      "header header header" var(--header)
      "sentence sentence sentence" minmax(var(--sentence), auto)
      "rail scene inspector" minmax(0, 1fr)
      "transport transport transport" var(--transport) / var(--rail) minmax(0, 1fr) var(--panel);
  }
  .inspecting {
    --panel: 304px;
  }
  /* The page's own content, shown until there are numbers. */
  .meanwhile {
    grid-area: scene;
    z-index: 1;
    padding: 24px;
  }
  ::slotted([slot="caption"]) {
    flex: none;
    margin: 8px 24px;
  }
  .scene {
    grid-area: scene;
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    background: var(--paper);
    min-width: 0;
  }
  .side {
    grid-area: rail;
    display: flex;
    flex-direction: column;
    min-height: 0;
    border-right: 1px solid var(--line);
  }

  header {
    grid-area: header;
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 0 16px 0 24px;
  }
  header h1 {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-right: auto;
    font-size: var(--control);
    font-weight: 600;
    white-space: nowrap;
  }
  .docs {
    text-decoration: none;
  }
  .choice {
    display: flex;
    gap: 2px;
  }
  .choice .control {
    height: 28px;
    padding: 0 8px;
    color: var(--ink3);
  }
  .depths {
    margin-right: 8px;
    padding-right: 14px;
    border-right: 1px solid var(--line2);
  }
  .languages {
    margin-right: 8px;
  }
  /* As wide in either language, so that the switch stays under the pointer that has pressed it. */
  @container playground (min-width: 1024px) {
    .languages .control,
    header :is(.present, .share, .export, .embed, .docs) {
      justify-content: center;
    }
    .languages .control {
      min-width: 36px;
    }
    header :is(.share, .docs) {
      min-width: 56px;
    }
    header :is(.export, .embed) {
      min-width: 64px;
    }
    header .present {
      min-width: 68px;
    }
  }
  .depth {
    display: none;
  }
  @media (pointer: coarse) {
    .choice .control {
      height: 36px;
    }
  }
  .choice [aria-pressed="true"] {
    color: var(--ink);
    font-weight: 600;
    background: var(--shade);
  }
  @media (forced-colors: active) {
    .choice [aria-pressed="true"],
    .tabs [aria-selected="true"] {
      outline: 1px solid;
    }
  }
  .share svg,
  .bar .share {
    display: none;
  }
  .theme {
    min-width: 32px;
    padding: 0;
    justify-content: center;
  }

  .export svg,
  .bar .export {
    display: none;
  }

  .heading {
    display: flex;
    align-items: baseline;
    gap: 12px;
    padding: 16px 24px 0;
    min-width: 0;
  }
  .heading h2 {
    font-size: var(--heading);
    line-height: 32px;
    min-height: 32px;
    font-weight: 600;
    letter-spacing: -0.015em;
    white-space: nowrap;
  }
  .crumbs {
    flex: none;
  }
  .crumbs ol {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
    white-space: nowrap;
    gap: 8px;
  }
  .heading:has(.crumbs, .inside) {
    gap: 8px;
  }
  .crumbs li {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  .crumbs li::after,
  .inside::before {
    content: "›";
    color: var(--ink3);
    font-size: 18px;
    line-height: 20px;
    font-weight: 400;
  }
  .inside::before {
    margin-right: 8px;
  }
  .heading .inside + p {
    margin-left: 8px;
  }
  .crumb {
    /* A larger target, in no more room. */
    padding: 4px 0;
    margin: -4px 0;
    font-size: 15px;
    line-height: 20px;
    color: var(--ink2);
    white-space: nowrap;
  }
  button.crumb:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button.inside:hover {
    text-decoration: none;
  }
  .inside kbd {
    margin-left: 8px;
    padding: 0 5px;
    border: 1px solid var(--line2);
    border-radius: 4px;
    font: inherit;
    font-size: var(--label);
    color: var(--ink3);
  }
  .inside kbd:empty {
    display: none;
  }
  @media (hover: none) {
    .inside kbd {
      display: none;
    }
  }
  .heading p {
    min-height: 1lh;
    color: var(--ink2);
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :host(:lang(zh)) .heading h2 {
    letter-spacing: 0;
  }
  .heading .choice {
    flex: none;
    align-self: center;
    margin: -2px 0 -2px auto;
  }
  .choice + .choice {
    margin-left: 0;
  }
  .editing svg {
    flex: none;
  }
  .canvas {
    position: relative;
    transform-origin: 0 0;
  }
  .leaving {
    position: absolute;
    inset: 0 auto auto 0;
    pointer-events: none;
  }
  .over .canvas,
  .narration .number {
    cursor: pointer;
  }
  .painting .canvas {
    cursor: crosshair;
  }
  .slider {
    position: absolute;
    border-radius: 8px;
    cursor: ew-resize;
    touch-action: none;
  }
  .slider:focus-visible {
    outline: 2px solid var(--ink);
  }
  .stage {
    position: relative;
    min-height: 0;
    padding: 8px 24px 16px;
    overflow: auto;
  }
  .stage:focus-visible {
    outline: 2px solid var(--ink3);
    outline-offset: -4px;
    border-radius: 8px;
  }
  .room {
    height: 100%;
    display: grid;
    place-items: safe center;
  }
  /* In the room that the picture leaves for it. */
  .path {
    position: absolute;
    bottom: 16px;
    left: 50%;
    translate: -50%;
    display: flex;
    align-items: center;
    gap: 8px;
    height: 40px;
    padding: 0 16px;
    border-radius: 6px;
    background: var(--ink);
    color: var(--paper);
    font-size: var(--prose-number);
    font-weight: 600;
    white-space: nowrap;
    forced-color-adjust: none;
  }
  .full-name {
    position: fixed;
    inset: auto;
    max-width: min(320px, calc(100vw - 16px));
    margin: 0;
    padding: 8px 12px;
    border: 1px solid var(--line2);
    border-radius: 6px;
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--lift);
    line-height: 20px;
  }
  .stage.dimmed {
    opacity: 0.45;
  }
  /* Still to be read. */
  .narration.dimmed {
    color: var(--ink3);
  }
  /* Its position is known only with the first numbers. */
  .waiting {
    visibility: hidden;
  }
`;
