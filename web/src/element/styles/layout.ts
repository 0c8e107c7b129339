import { css } from "lit";

/** Rows 44, 76, scene, 72; columns 196, scene, and 304 or folded 44. Measured on the element, not on the window. */
export const layout = css`
  :host {
    display: block;
    min-height: 320px;
    height: 800px;
    container: playground / inline-size;
    background: var(--page);
    overflow: hidden auto;
  }
  .app {
    height: 100%;
    min-height: 600px;
    display: grid;
    grid-template:
      "header header header" 44px
      "sentence sentence sentence" 76px
      "rail scene inspector" minmax(0, 1fr)
      "transport transport transport" 72px / 196px minmax(0, 1fr) 44px;
  }
  .inspecting {
    grid-template-columns: 196px minmax(0, 1fr) 304px;
  }
  .scene {
    grid-area: scene;
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
  header .step-menu {
    display: none;
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
  .theme {
    min-width: 32px;
    padding: 0;
    justify-content: center;
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
  .heading .views {
    flex: none;
    align-self: center;
    margin: -2px 0 -2px auto;
  }
  .canvas {
    position: relative;
  }
  .over .canvas,
  .narration .number {
    cursor: pointer;
  }
  .painting .canvas {
    cursor: crosshair;
  }
  .stage {
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
  .stage.dimmed {
    opacity: 0.45;
  }
  /* Still to be read. */
  .narration.dimmed {
    color: var(--ink3);
  }
  /* Where it will stand is known only with the first numbers. */
  .waiting {
    visibility: hidden;
  }
  .narration {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0 32px;
    /* Three lines have room, so that the scene keeps its size whatever is said. */
    height: 92px;
    padding: 0 24px;
    overflow: hidden auto;
    scrollbar-width: thin;
    border-top: 1px solid var(--line);
  }
  .narration p {
    min-width: 0;
    font-size: var(--narration);
    line-height: 28px;
    letter-spacing: -0.006em;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  :host(:lang(zh)) .narration p {
    letter-spacing: 0.01em;
  }
  .narration .formula {
    flex: none;
    max-width: 50%;
    overflow: auto hidden;
    scrollbar-width: thin;
  }
  math {
    font-family: var(--math);
    font-size: 19px;
  }
  math .query {
    color: var(--query);
  }
  math .key {
    color: var(--key);
  }
  math .value {
    color: var(--value);
  }
  math .scores {
    color: var(--scores);
  }
  math .output {
    color: var(--output);
  }
  .narration strong {
    font-weight: 600;
  }
  .number {
    display: inline-block;
    padding: 0 5px;
    border-radius: 4px;
    font-size: var(--prose-number);
    line-height: 22px;
    font-weight: 500;
    letter-spacing: 0;
    forced-color-adjust: none;
  }
  .narration .note {
    display: none;
  }
  .note {
    color: var(--ink3);
    font-size: var(--label);
    line-height: 16px;
  }
`;

/** On a low window the numbers get the room. */
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
    .narration p {
      font-size: 16px;
      line-height: 24px;
    }
    math {
      font-size: 17px;
    }
  }
`;

/** At 1600 and above the scene stays readable; below 1024 and 720 things make room for it. */
export const responsive = css`
  @container playground (min-width: 1600px) {
    .heading,
    .stage,
    .narration {
      padding-inline: max(24px, calc((100% - 1040px) / 2));
    }
  }
  @container playground (max-width: 1279px) {
    .inspecting {
      grid-template-columns: 88px minmax(0, 1fr) 304px;
    }
    .inspecting .name,
    .inspecting .legend,
    .inspecting .group {
      display: none;
    }
    .inspecting .step {
      grid-template-columns: 1fr;
      justify-items: center;
      padding: 0 8px 0 12px;
    }
  }
  /* The sentence needs the width: what is said about the numbers moves under the narration. */
  @container playground (max-width: 1151px) {
    .narration {
      display: grid;
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) fit-content(50%);
      height: 92px;
      padding-block: 2px;
    }
    .narration p {
      font-size: 16px;
      line-height: 24px;
    }
    .narration .note {
      display: block;
      grid-area: 2 / 1 / auto / span 2;
    }
    .narration .formula {
      max-width: 100%;
      max-height: 100%;
    }
    math {
      font-size: 17px;
    }
  }
  @container playground (max-width: 1023px) {
    .app {
      grid-template-columns: 88px minmax(0, 1fr) 44px;
    }
    .inspecting {
      grid-template-columns: 88px minmax(0, 1fr) 304px;
    }
    .name,
    .legend,
    .group {
      display: none;
    }
    .step {
      grid-template-columns: 1fr;
      justify-items: center;
      padding: 0 8px 0 12px;
    }
  }
  /* Scenes stand in one column here and need the height. */
  @container playground (max-width: 856px) {
    .app {
      min-height: 740px;
    }
  }
  @container playground (max-width: 719px) {
    .app {
      --transport: calc(101px + max(12px, env(safe-area-inset-bottom)));
      min-height: 800px;
      grid-template:
        "header" 48px
        "sentence" auto
        "scene" minmax(0, 1fr)
        "inspector" auto
        "transport" var(--transport) / minmax(0, 1fr);
    }
    .depths,
    .side {
      display: none;
    }
    header h1,
    .heading h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    header {
      padding: 0 8px;
    }
    .languages [aria-pressed="true"] {
      display: none;
    }
    header .step-menu {
      display: inline-block;
      font-size: var(--prose-number);
      font-weight: 600;
      margin-right: auto;
      min-width: 0;
    }
    /* Beside where the examples stand that belong to the sentence below. */
    .depth {
      display: inline-flex;
      justify-content: center;
      min-width: 32px;
      padding: 0;
      margin-left: 104px;
    }
    .languages {
      margin: 0;
    }
    .heading {
      padding: 8px 16px 0;
    }
    .heading:has(.views) p {
      display: none;
    }
    /* As high as the views that stand there in other steps. */
    .heading p {
      line-height: 28px;
    }
    @media (pointer: coarse) {
      .heading p {
        line-height: 36px;
      }
    }
    .heading .views {
      margin: 0 -8px;
    }
    .stage {
      padding: 4px 16px 8px;
    }
    /* What has no room is the note, which shrinks to nothing. On a low phone the scene scrolls
       under it: one sees what moves and what is said of it. */
    .narration {
      position: sticky;
      bottom: calc(var(--transport) + 45px);
      z-index: 1;
      background: var(--paper);
      display: flex;
      flex-flow: column;
      align-items: stretch;
      justify-content: safe center;
      height: 89px;
      padding: 8px 16px;
    }
    .narration p {
      flex: none;
    }
    .narration .note {
      min-height: 0;
      overflow: hidden;
    }
    .narration .formula {
      display: none;
    }
  }
  /* The note has two lines here, and is shown by whole lines. */
  @container playground (max-width: 359px) {
    .narration {
      padding-block: 12px;
    }
  }
`;
