import { css } from "lit";
import { unseen } from "../../ui/styles.js";

/** One column: what stands beside the scene elsewhere is above or below it. */
export const phone = css`
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
    .train,
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
    header .share {
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
`;
