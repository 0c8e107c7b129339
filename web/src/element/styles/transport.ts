import { css } from "lit";

/** The row of buttons, the scrubber and the position. */
export const transportStyles = css`
  .transport {
    grid-area: transport;
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: grid;
    grid-template-columns: 196px minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 24px;
    padding-right: 24px;
    border-top: 1px solid var(--line);
    background: var(--page);
  }
  .keys {
    display: flex;
    align-items: center;
    gap: 2px;
    padding-left: 16px;
  }
  .press {
    display: grid;
    place-items: center;
    width: 32px;
    height: 36px;
    border-radius: 6px;
    color: var(--ink2);
  }
  .press:hover {
    background: var(--shade);
    color: var(--ink);
  }
  .press.play {
    width: 40px;
    height: 40px;
    margin: 0 4px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--paper);
    forced-color-adjust: none;
  }
  .place {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--ink2);
    white-space: nowrap;
  }
  .ways {
    display: flex;
    align-items: center;
  }
  .mode {
    min-width: 32px;
    padding: 0;
    justify-content: center;
  }
  @container playground (max-width: 1439px) {
    .mode .word {
      display: none;
    }
  }
  .speed select {
    height: 32px;
    padding: 0 6px;
    border: 0;
    border-radius: 6px;
    background: none;
    appearance: none;
    text-align: center;
    cursor: pointer;
  }
  .speed select:hover {
    background: var(--shade);
    color: var(--ink);
  }
  .speed option {
    background: var(--paper);
    color: var(--ink);
  }
  @container playground (min-width: 1600px) {
    .transport {
      grid-template-columns: var(--rail) minmax(0, 1fr) auto;
    }
  }
  @container playground (max-width: 1023px) {
    .transport {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
  @container playground (max-width: 719px) {
    .transport {
      grid-template: "scrubber" auto "keys" 64px / minmax(0, 1fr);
      padding: 0 16px max(12px, env(safe-area-inset-bottom));
    }
    playground-scrubber {
      grid-area: scrubber;
    }
    .keys {
      grid-area: keys;
      justify-content: center;
      gap: 12px;
      padding: 0;
    }
    .press {
      width: 48px;
      height: 48px;
    }
    .press.far {
      display: none;
    }
    .press.play {
      width: 52px;
      height: 52px;
      margin: 0;
    }
    .place {
      grid-area: keys;
      justify-content: space-between;
      pointer-events: none;
    }
    .place .count {
      order: -1;
    }
    .place .ways {
      pointer-events: auto;
    }
    .speed select {
      height: 44px;
      min-width: 44px;
    }
    .place .time {
      display: none;
    }
  }
  @container playground (max-width: 359px) {
    .keys {
      justify-content: start;
      gap: 4px;
    }
    .place {
      justify-content: end;
    }
    .place .count {
      display: none;
    }
  }
`;
