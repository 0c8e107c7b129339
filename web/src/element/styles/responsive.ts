import { css } from "lit";
import { phone } from "./phone.js";

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
  @container playground (min-width: 720px) and (max-width: 1023px) {
    header > .control {
      padding-inline: 8px;
    }
  }
  /* Scenes have one column here and need the height. */
  @container playground (max-width: 856px) {
    .app {
      min-height: 740px;
    }
    .docs,
    .embed,
    .theme,
    .present {
      display: none;
    }
  }
  ${phone}
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
