import { css } from "lit";

export const writingStyles = css`
  .writing {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: 8px 24px;
    padding: 8px 24px 14px;
    border-top: 1px solid var(--line);
  }
  .writing h4 {
    margin: 0 0 4px;
    font-size: var(--control);
    font-weight: 400;
  }
  .writing ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .choice-row {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) 40px;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 24px;
    padding: 0 6px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--ink);
    font: inherit;
  }
  .choice-row:hover:enabled {
    background: var(--shade);
  }
  .choice-row.chosen {
    box-shadow: inset 0 0 0 2px var(--ink);
    font-weight: 600;
  }
  .choice-row.rest {
    box-sizing: border-box;
    color: var(--ink2);
  }
  .choice-row.rest .share {
    opacity: 0.5;
  }
  .choice-row .word {
    text-align: right;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .choice-row .digits {
    text-align: right;
  }
  .track {
    position: relative;
    height: 14px;
  }
  .track .share {
    position: absolute;
    inset: 0 auto 0 0;
    min-width: 2px;
    border-radius: 4px;
  }
  .writing .tick {
    display: inline-block;
    width: 2px;
    height: 16px;
    background: var(--ink3);
  }
  .track .tick {
    position: absolute;
    top: -1px;
  }
  .drawing {
    display: grid;
    align-content: start;
    gap: 2px;
  }
  .temperature {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
  }
  .temperature input {
    grid-column: 1 / 3;
    width: 100%;
    min-height: 22px;
    margin: 0;
    accent-color: var(--ink);
  }
  .ends {
    display: flex;
    justify-content: space-between;
    margin: 0;
  }
  .ends,
  .tick-note {
    margin: 0;
    color: var(--ink2);
    font-size: var(--label);
  }
  .tick-note {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .drawing .choices,
  .drawing .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
    padding-top: 4px;
  }
  .drawing .choices {
    color: var(--ink2);
    font-size: var(--label);
  }
  .drawing select,
  .drawing .seed {
    min-height: 28px;
    border: 1px solid var(--line2);
    border-radius: 6px;
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    padding: 0 4px;
  }
  .drawing .seed {
    width: 64px;
  }
  .drawing .buttons {
    gap: 6px;
  }
  .drawing .chip {
    height: 32px;
    padding: 0 10px;
    font-size: var(--control);
  }
  .drawing .next-word {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  .drawing .chip:disabled {
    opacity: 0.5;
  }
  @container playground (max-width: 719px) {
    /* The picture and the bars each have a part of the screen, and are scrolled there. */
    .scene:has(> .writing) {
      grid-template-rows: auto minmax(0, 1fr) minmax(0, 1fr);
    }
    .writing {
      overflow-y: auto;
      display: flex;
      flex-direction: column;
      padding-inline: 16px;
    }
    .drawing {
      display: contents;
    }
    .drawing .buttons {
      order: -1;
      flex-wrap: nowrap;
    }
    .choice-row {
      min-height: 30px;
    }
    .drawing .chip,
    .drawing select,
    .drawing .seed {
      min-height: 40px;
      height: 40px;
    }
  }
`;
