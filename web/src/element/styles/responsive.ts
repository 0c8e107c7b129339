import { css } from "lit";
import { unseen } from "../../ui/styles.js";

/** A step of a narrow rail: its name stands below the picture. */
const narrowStep = css`
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 2px;
  padding: 4px 4px 6px 8px;
`;
const narrowName = css`
  max-width: 100%;
  font-size: var(--label);
  text-align: center;
  overflow-wrap: anywhere;
`;

/** From 1600 px on the scene stays readable; below 1024 and 720 px other parts make room for it. */
export const responsive = css`
  /* On a projector all type is larger; the picture grows with its room. */
  @container playground (min-width: 1600px) {
    .app {
      --rail: 236px;
      --header: 52px;
      --sentence: 84px;
      --label: 14px;
      --control: 15px;
      --prose-number: 18px;
      --narration: 22px;
      --heading: 26px;
    }
    .inspecting {
      --panel: 376px;
    }
    .heading,
    .stage,
    .narration {
      padding-inline: max(24px, calc((100% - 1600px) / 2));
    }
    .narration {
      height: 104px;
    }
    :where(.app.formula) .narration {
      height: 136px;
    }
    .narration p {
      line-height: 32px;
    }
    math {
      font-size: 23px;
    }
    math:not(:only-of-type) {
      font-size: 20px;
    }
  }
  @container playground (max-width: 1279px) {
    .inspecting {
      --rail: 108px;
    }
    .inspecting .legend {
      display: none;
    }
    .inspecting .group {
      padding-inline: 8px;
      text-align: center;
    }
    .inspecting .step {
      ${narrowStep}
    }
    .inspecting .name {
      ${narrowName}
    }
    .inspecting .shape {
      display: none;
    }
  }
  /* The sentence needs the width, so the note on the numbers moves below the narration. */
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
      --rail: 108px;
    }
    .legend {
      display: none;
    }
    .group {
      padding-inline: 8px;
      text-align: center;
    }
    .step {
      ${narrowStep}
    }
    .name {
      ${narrowName}
    }
    .name .shape {
      display: none;
    }
  }
  /* Scenes have one column here and need the height. */
  @container playground (max-width: 856px) {
    .app {
      min-height: 740px;
    }
    .docs,
    .theme,
    .present {
      display: none;
    }
  }
  @container playground (max-width: 719px) {
    .app {
      --transport: calc(101px + max(12px, env(safe-area-inset-bottom)));
      --strip: 45px;
      min-height: 844px;
      --header: 48px;
      grid-template:
        "header" var(--header)
        "sentence" auto
        "rail" var(--strip)
        "scene" minmax(0, 1fr)
        "inspector" auto
        "transport" var(--transport) / minmax(0, 1fr);
    }
    .app:has(.captioned) {
      min-height: 940px;
    }
    .depths,
    .thumbnail,
    .name .shape {
      display: none;
    }
    /* The parts of the level are a strip, which is moved by the finger. */
    .side {
      border-right: 0;
      border-bottom: 1px solid var(--line);
    }
    .rail {
      overflow: auto hidden;
      scrollbar-width: none;
      overscroll-behavior-x: contain;
      padding: 0 8px;
    }
    .rail ol {
      flex-direction: row;
      min-height: 0;
    }
    .rail li {
      flex: none;
    }
    .step,
    .inspecting .step {
      display: flex;
      align-items: center;
      width: auto;
      min-height: 44px;
      padding: 0 8px;
      border: 0;
    }
    .step.current {
      background: none;
    }
    .step.current::before {
      inset: auto 8px 0;
      width: auto;
      height: 3px;
    }
    .enters::after {
      right: 6px;
      font-size: 16px;
    }
    .enters .name,
    .inspecting .enters .name {
      padding-right: 10px;
    }
    .name,
    .inspecting .name {
      font-size: var(--control);
    }
    .title {
      display: block;
      white-space: nowrap;
    }
    header h1 .word,
    .heading:not(:has(.crumbs)) h2,
    .heading:has(.choice) h2 {
      ${unseen}
    }
    /* One line: the way back to the nearest level above, and what is shown, which the strip says, too. */
    .crumbs {
      flex: 0 1 auto;
      min-width: 0;
      overflow: hidden;
    }
    .crumbs .crumb {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .crumbs li {
      min-width: 0;
    }
    .crumbs li::after {
      content: none;
    }
    .crumbs li::before {
      content: "‹";
      color: var(--ink3);
      font-size: 18px;
    }
    .heading h2,
    .crumb {
      min-height: 0;
      font-size: 15px;
      line-height: 28px;
    }
    .inside kbd,
    .heading:has(.crumbs) p,
    .crumbs li:has(span, ~ li button) {
      display: none;
    }
    header {
      padding: 0 8px 0 16px;
    }
    .languages [aria-pressed="true"] {
      display: none;
    }
    .fields {
      padding-block: 0;
    }
    /* Several sentences stand one below the other, each with its caption above it. */
    .fields:has(.captioned) {
      flex-wrap: wrap;
      max-height: 150px;
    }
    .captioned {
      --pitch: 40px;
      --ids: 20px;
      --below: 12px;
      flex: 1 0 100%;
      grid-template-columns: minmax(0, 1fr);
      font-size: 16px;
      word-spacing: 8px;
    }
    .captioned + .captioned {
      margin-left: 0;
      padding-left: 0;
      border-left: 0;
    }
    .field.captioned > :is(.mirror, textarea) {
      grid-area: 2 / 1;
    }
    .caption {
      max-width: none;
      margin: 6px 6px 0;
    }
    /* Beside the examples, which belong to the sentence below. */
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
    header .export,
    .export .word,
    header .share,
    .embed {
      display: none;
    }
    /* Beside the tabs, as the header has no room. */
    .folded .bar :is(.export, .share) {
      display: inline-flex;
      justify-content: center;
      order: 1;
      min-width: 44px;
      margin-left: auto;
      padding: 0;
    }
    .folded .bar .export + .share {
      margin-left: 0;
    }
    .export svg,
    .share svg {
      display: block;
    }
    .share .word {
      ${unseen}
    }
    .heading {
      padding: 8px 16px 0;
    }
    .heading:has(.choice) p,
    .undo-edit .word,
    .return .rest {
      display: none;
    }
    .heading .return {
      margin: 0 auto 0 -8px;
    }
    /* As high as the view buttons of other steps. */
    .heading p {
      line-height: 28px;
    }
    @media (pointer: coarse) {
      .heading p {
        line-height: 36px;
      }
    }
    .heading .choice {
      margin-block: 0;
    }
    .heading .choice:last-child {
      margin-right: -8px;
    }
    .stage {
      padding: 4px 16px 8px;
    }
    /* If room is short, the note shrinks to nothing. On a low phone the scene scrolls
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
    .no-panel .narration {
      bottom: var(--transport);
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
    /* One line, which may be scrolled. */
    .app.formula .narration {
      height: 149px;
    }
    .app.formula .narration .formula {
      display: block;
      flex: none;
      margin-top: 2px;
      white-space: nowrap;
    }
    .narration .worked {
      display: none;
    }
    math {
      font-size: 15px;
    }
  }
  @container playground (max-width: 359px) {
    /* The note has two lines here, and is shown by whole lines. */
    .narration {
      padding-block: 12px;
    }
    .folded .bar :is(.export, .share) {
      min-width: 32px;
    }
    .folded .tabs .control {
      padding: 0 7px;
    }
  }
  /* Hidden parts take no room. */
  .app.no-header {
    --header: 0px;
  }
  .app.no-sentence {
    --sentence: 0px;
  }
  .app.no-stages {
    --rail: 0px;
    --strip: 0px;
  }
  .app.no-panel {
    --panel: 0px;
  }
  .app.no-play {
    --transport: 0px;
  }
  .app:is(.no-header, .no-sentence, .no-stages, .no-panel, .no-play) {
    min-height: 0;
  }
`;
