import { css } from "lit";

/** What is said below the scene: narration, formula, numbers in the text, notes and failures. */
export const narrationStyles = css`
  .narration {
    display: flex;
    align-items: safe center;
    justify-content: space-between;
    gap: 0 32px;
    /* Room for three lines, so that the scene keeps its size for every text. */
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
  /* Four lines in the room of three. */
  :where(.narration) p.long {
    font-size: 16px;
    line-height: 22px;
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
  /* Two formulas may stand one below the other. */
  math:not(:only-of-type) {
    font-size: 16px;
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
  math .gradient {
    color: var(--gradient);
  }
  .story .shape {
    display: none;
  }
  /* Room for the formula and a line with its numbers. */
  :where(.app.formula) .narration {
    height: 112px;
  }
  .narration .worked {
    margin-top: 2px;
    font-size: var(--prose-number);
    line-height: 20px;
    text-align: end;
    color: var(--ink2);
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
  .number.masked {
    background: repeating-linear-gradient(-45deg, var(--paper) 0 4px, var(--hatch) 4px 5px);
    color: var(--ink2);
  }
  .narration .note {
    display: none;
  }
  .failure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    max-width: 640px;
    padding: 12px 24px;
    border-left: 4px solid var(--ink);
    line-height: 20px;
  }
  .failure p {
    flex: 1 1 300px;
    margin: 0;
  }
  .failure .control {
    border: 1px solid var(--line2);
    font-weight: 600;
    color: var(--ink);
  }
  .note {
    color: var(--ink3);
    font-size: var(--label);
    line-height: 16px;
  }
`;
