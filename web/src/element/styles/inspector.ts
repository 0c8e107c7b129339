import { css } from "lit";

/** The inspector: a column at the side, folded to a strip of its tabs; on a phone a sheet. */
export const inspectorStyles = css`
  .inspector {
    grid-area: inspector;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
    min-width: 0;
    border-left: 1px solid var(--line);
    background: var(--page);
  }
  .inspector .bar {
    display: flex;
    align-items: center;
    padding: 12px 8px 0 10px;
    gap: 4px;
  }
  .tabs {
    display: flex;
    gap: 2px;
    min-width: 0;
  }
  .tabs .control {
    height: 28px;
    padding: 0 8px;
    color: var(--ink3);
  }
  /* Five tabs are as wide as the panel. */
  .inspector.open .tabs:has(:nth-child(5)) .control {
    padding: 0 6px;
  }
  .tabs [aria-selected="true"] {
    color: var(--ink);
    font-weight: 600;
    background: var(--shade);
  }
  .pinned {
    display: none;
  }
  .fold {
    margin-left: auto;
    min-width: 28px;
    height: 28px;
    padding: 0;
    justify-content: center;
  }
  .fold svg {
    rotate: -90deg;
  }
  .panel {
    min-height: 0;
    overflow: hidden auto;
    scrollbar-width: thin;
    overscroll-behavior: contain;
  }
  .panel > * {
    display: block;
    min-height: 100%;
  }
  .folded {
    grid-template-rows: auto;
  }
  .folded .bar,
  .folded .tabs {
    flex-direction: column;
    padding: 12px 0 0;
    gap: 8px;
    width: 100%;
    align-items: center;
  }
  .folded .bar {
    padding: 0;
  }
  /* WebKit writes the text of a button across, but not that of what stands in it. */
  .folded .tabs .control span {
    writing-mode: vertical-rl;
  }
  .folded .tabs .control {
    width: 32px;
    height: auto;
    padding: 10px 0;
    justify-content: center;
  }
  :host(:lang(zh)) .folded .tabs .control span {
    text-orientation: upright;
    letter-spacing: 2px;
  }
  /* A tablet has no room beside the scene, so the open inspector covers it. */
  @container playground (max-width: 899px) {
    .app.inspecting {
      grid-template-columns: var(--rail) minmax(0, 1fr) 44px;
    }
    .inspector.open {
      position: relative;
      z-index: 2;
      width: 304px;
      margin-left: -260px;
      box-shadow: var(--lift);
    }
  }
  @container playground (max-width: 719px) {
    .app.inspecting {
      grid-template-columns: minmax(0, 1fr);
    }
    .inspector {
      border: 0;
      border-top: 1px solid var(--line);
    }
    .inspector .bar,
    .folded .bar,
    .folded .tabs {
      flex-direction: row;
      gap: 2px;
      padding: 0;
      width: auto;
    }
    .inspector .bar,
    .folded .bar {
      padding: 4px 12px;
    }
    .tabs .control,
    .folded .tabs .control {
      width: auto;
      height: 36px;
      padding: 0 10px;
    }
    .inspector .tabs:has(:nth-child(5)) .control {
      padding: 0 6px;
    }
    .folded .tabs .control span {
      writing-mode: horizontal-tb;
    }
    :host(:lang(zh)) .folded .tabs .control span {
      letter-spacing: 0;
    }
    .inspector,
    .inspector.open {
      position: sticky;
      bottom: var(--transport);
      z-index: 2;
      width: auto;
      margin: 0;
      box-shadow: none;
    }
    /* The sheet covers the scene; its tabs and the transport stay visible below it. */
    .inspector.open .panel {
      position: absolute;
      inset: auto 0 100%;
      max-height: min(46dvh, 440px);
      border-top: 1px solid var(--line2);
      border-radius: 12px 12px 0 0;
      background: var(--page);
      box-shadow: var(--lift);
    }
    /* A program scrolls in itself, and needs a height to keep its current line in sight. */
    .inspector.open .panel:has(playground-code) {
      height: min(46dvh, 440px);
    }
    .folded .pinned {
      flex: 1;
      display: flex;
      align-items: center;
      gap: 8px;
      height: 36px;
      min-width: 0;
      text-align: start;
    }
    .folded:has(.pinned) .tabs > :not(#tab-why) {
      display: none;
    }
    .folded:has(.pinned) #tab-why {
      padding: 0 14px;
      border: 1.5px solid var(--ink);
      border-radius: 18px;
      font-weight: 600;
      color: var(--ink);
      background: var(--paper);
    }
    .pinned .number {
      outline: 2px solid var(--ink);
      outline-offset: 1px;
      margin-left: 3px;
    }
    /* Two lines have room for the name of a head. */
    .pinned > span:last-child {
      max-height: 34px;
      overflow: hidden;
      line-height: 17px;
      white-space: normal;
    }
    .fold {
      min-width: 44px;
      height: 36px;
    }
    .fold svg {
      rotate: 0deg;
    }
  }
`;
