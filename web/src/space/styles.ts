import { css } from "lit";

export const spaceStyles = css`
  :host {
    display: grid;
    /* On a phone the numbers below need the height, so the space is scrolled. */
    grid-template-rows: minmax(260px, 1fr) auto;
    width: 100%;
    height: 100%;
    min-height: 240px;
  }
  .stage {
    position: relative;
    min-width: 0;
    min-height: 0;
  }
  .view {
    position: absolute;
    inset: 0;
    overflow: hidden;
    touch-action: none;
    cursor: grab;
    user-select: none;
    border-radius: 8px;
  }
  .view:active {
    cursor: grabbing;
  }
  .view > canvas,
  .view > svg {
    position: absolute;
    inset: 0;
  }
  .hold {
    cursor: pointer;
  }
  .zoom {
    position: absolute;
    top: 0;
    right: 0;
    display: flex;
    gap: 4px;
  }
  .zoom .control {
    min-width: 32px;
    padding: 0 8px;
    justify-content: center;
    background: var(--band);
  }
  /* The buttons are not over the arrows. */
  .stage:has(.matrices) .view {
    top: 36px;
  }
  .matrices {
    position: absolute;
    top: 0;
    left: 0;
    display: flex;
    gap: 4px;
  }
  .matrices .control {
    background: var(--band);
  }
  .matrices [aria-pressed="true"] {
    background: var(--shade);
    color: var(--ink);
    font-weight: 600;
  }
  @media (pointer: coarse) {
    .stage:has(.matrices) .view {
      top: 48px;
    }
    .zoom .control {
      min-width: 44px;
    }
  }
  .below {
    display: grid;
    gap: 4px;
    padding-top: 8px;
  }
  .reading {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    min-height: 24px;
    font-size: var(--prose-number);
    line-height: 24px;
  }
  .reading dt,
  .reading dd {
    display: inline;
    margin: 0;
  }
  .reading dt {
    color: var(--ink2);
  }
  .reading dd {
    font-weight: 600;
  }
  .tokens {
    display: flex;
    gap: 4px;
    overflow-x: auto;
    padding: 2px;
  }
  .tokens .role {
    flex: none;
    align-self: center;
    min-width: 44px;
    color: var(--ink2);
  }
  .tokens .control {
    flex: none;
    justify-content: center;
    height: 28px;
    background: var(--band);
  }
  @media (pointer: coarse) {
    .tokens .control {
      height: 44px;
    }
  }
  .tokens [aria-pressed="true"] {
    color: var(--ink);
    font-weight: 600;
    box-shadow: inset 0 0 0 2px var(--ink);
  }
  .note {
    color: var(--ink2);
  }
  .message {
    place-self: center;
  }
`;
