import { css } from "lit";

export const headsStyles = css`
  :host {
    display: block;
    padding: 12px 16px 24px;
  }
  h3 {
    font-size: 15px;
    font-weight: 600;
    margin: 0 0 4px;
  }
  ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .columns,
  .row {
    display: grid;
    grid-template-columns: 38px 40px 30px 1fr auto;
    column-gap: 6px;
    align-items: center;
  }
  .columns {
    color: var(--ink3);
    font-size: var(--label);
    padding-bottom: 2px;
  }
  .columns span:first-child {
    grid-column: 2 / 4;
  }
  .row {
    border-top: 1px solid var(--line);
    padding: 5px 0 7px;
    row-gap: 1px;
  }
  .row .switch {
    grid-row: 1 / 3;
  }
  .name {
    grid-column: 2 / 5;
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    min-width: 0;
    padding: 0 4px;
    margin-left: -4px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--ink);
    text-align: left;
    font-weight: 500;
  }
  .name:hover {
    background: var(--shade);
  }
  .what {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .what b {
    font-weight: 600;
  }
  .member {
    color: var(--ink3);
    font-style: normal;
    font-weight: 400;
  }
  .hue {
    flex: none;
    width: 12px;
    height: 3px;
    border-radius: 2px;
  }
  .place {
    color: var(--ink3);
    font-size: var(--label);
    text-align: right;
  }
  .guided {
    border: 1px solid var(--line2);
    border-radius: 999px;
    padding: 1px 7px;
    color: var(--ink2);
  }
  .bar {
    grid-column: 2;
    height: 6px;
    border-radius: 3px;
    background: var(--line);
    overflow: hidden;
  }
  .bar i {
    display: block;
    height: 100%;
    border-radius: 3px;
  }
  .score,
  .right,
  .verdict {
    font-size: var(--label);
    color: var(--ink2);
    white-space: nowrap;
  }
  .verdict {
    text-align: right;
    color: var(--ink3);
  }
  .verdict.cause {
    color: var(--ink);
    font-weight: 600;
  }
  .off .name,
  .off .score,
  .off .right {
    color: var(--ink3);
  }
  .off .what {
    text-decoration: line-through;
  }
  .off .hue,
  .off .bar i {
    opacity: 0.35;
  }
  .others {
    border-top: 1px solid var(--line);
    padding: 10px 0 4px;
    display: grid;
    gap: 6px;
    color: var(--ink3);
    font-size: var(--label);
  }
  .squares {
    display: flex;
    flex-wrap: wrap;
    gap: 0;
    margin-left: -4px;
  }
  .square {
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    background: none;
    position: relative;
  }
  .square::before {
    content: "";
    position: absolute;
    inset: 4px;
    border-radius: 3px;
    background: var(--line2);
  }
  .square:hover::before {
    background: var(--ink3);
  }
  .square[aria-checked="false"]::before {
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--ink3);
  }
  .hint {
    color: var(--ink2);
    font-size: var(--label);
    line-height: 18px;
    margin: 8px 0 0;
  }
  /* Over the end of the list: above it, it would move the switches away from the pointer. */
  .effect {
    position: sticky;
    bottom: 0;
    margin: 0 -16px;
    padding: 0 16px;
    background: var(--page);
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 8px;
    color: var(--ink2);
  }
  .effect p {
    margin: 4px 0 8px;
    line-height: 24px;
  }
  .effect b {
    color: var(--ink);
    font-weight: 600;
  }
  .effect .control {
    flex: none;
  }
  .changed {
    display: inline-block;
    margin-right: 8px;
  }
  .effect .ringed {
    padding: 0 5px;
    border-radius: 4px;
    box-shadow: inset 0 0 0 2px var(--ink);
  }
  .was {
    color: var(--ink3);
  }
`;
