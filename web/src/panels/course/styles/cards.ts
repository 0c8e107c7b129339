import { css } from "lit";

/** The chapters, the open one at the left, and what a teacher finds. */
export const cardStyles = css`
  .grid {
    flex: 1;
    display: grid;
    grid-template-columns: 272px repeat(4, minmax(0, 1fr));
    grid-auto-rows: minmax(min-content, 1fr);
    gap: 16px;
    padding: 0 24px 24px;
  }
  ol {
    display: contents;
    list-style: none;
  }
  .card,
  .teacher {
    display: flex;
    flex-direction: column;
    min-width: 0;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: 8px;
  }
  .card {
    position: relative;
    background: var(--paper);
  }
  .card:not(.open):hover,
  .card:has(.open-chapter:focus-visible) {
    border-color: var(--ink3);
  }
  .card:has(.open-chapter:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  /* As high as the window, and in view while the others pass. */
  .open {
    --above: 68px;
    grid-column: 1;
    grid-row: 1 / span 3;
    position: sticky;
    top: var(--above);
    align-self: start;
    height: calc(100dvh - var(--above) - 24px);
    overflow: auto;
    border: 2px solid var(--ink);
  }
  .room {
    flex: none;
    display: grid;
    place-items: center;
    border-bottom: 1px solid var(--line);
    background: var(--band);
  }
  .picture {
    width: 100%;
    height: max(112px, 14dvh);
    font-family: var(--font);
    forced-color-adjust: none;
  }
  .open .picture {
    height: max(176px, 22dvh);
  }
  .text {
    flex: 1;
    display: flex;
    flex-direction: column;
    padding: 10px 14px 12px;
  }
  .open .text {
    padding: 14px 0 0;
  }
  .open .text > :not(.lessons, .go) {
    margin-inline: 16px;
  }
  h3 {
    display: flex;
    gap: 8px;
    font-size: var(--prose-number);
    line-height: 20px;
    font-weight: 600;
    letter-spacing: -0.006em;
  }
  .open h3 {
    font-size: var(--narration);
    line-height: 24px;
  }
  .order {
    min-width: 9px;
    color: var(--ink3);
    font-weight: 400;
  }
  .open-chapter {
    font-weight: 600;
    text-align: start;
    outline: 0;
  }
  /* The whole card opens its chapter. */
  .open-chapter::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  .line {
    margin-top: 3px;
    color: var(--ink2);
    line-height: 18px;
    text-wrap: pretty;
  }
  .open .line {
    margin-top: 6px;
    line-height: 20px;
  }
  .before {
    margin-top: 4px;
    color: var(--ink3);
    font-size: var(--label);
    line-height: 16px;
  }
  .foot {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-top: auto;
    padding-top: 10px;
    color: var(--ink3);
    font-size: var(--label);
    line-height: 16px;
    white-space: nowrap;
  }
  .marks {
    display: flex;
    gap: 3px;
    margin-left: auto;
  }
  .marks i {
    width: 8px;
    height: 8px;
    border: 1px solid var(--ink3);
    border-radius: 2px;
    forced-color-adjust: none;
  }
  .marks .done {
    border-color: var(--ink);
    background: var(--ink);
  }

  .teacher {
    padding: 14px;
    background: var(--page);
  }
  .teacher strong {
    display: block;
    color: var(--ink);
  }
  .said {
    min-height: 20px;
    margin-top: 4px;
    color: var(--ink);
    font-size: var(--label);
  }
  input.link {
    width: 100%;
    margin-top: 4px;
    padding: 4px 8px;
    border: 1px solid var(--ink3);
    border-radius: 6px;
    background: var(--paper);
    font-size: var(--label);
  }
  .offers {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: auto;
  }
  .offers .button {
    padding-inline: 10px;
  }
`;
