import { css } from "lit";

export const exportStyles = css`
  :host {
    display: block;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 12px 12px 8px 24px;
  }
  h2 {
    font-size: var(--narration);
    line-height: 28px;
    font-weight: 600;
  }
  header .control {
    min-width: 32px;
    padding: 0;
    justify-content: center;
  }
  section {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    margin: 0 24px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  section > :first-child {
    flex: 1 1 220px;
  }
  h3 {
    font-size: var(--control);
    font-weight: 600;
  }
  p {
    color: var(--ink2);
    font-size: var(--label);
    line-height: 18px;
    text-wrap: pretty;
  }
  .lack {
    color: var(--ink);
  }
  .files {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  .files:has(select) {
    flex: 1 1 100%;
  }
  select {
    flex: 1 1 200px;
    min-width: 0;
  }
  select,
  .file {
    min-height: 32px;
    padding: 4px 12px;
    border: 1px solid var(--ink3);
    border-radius: 6px;
    background: var(--paper);
    font-weight: 500;
  }
  .file:hover {
    border-color: var(--ink);
  }
  .file[aria-disabled="true"] {
    border-color: var(--line2);
    color: var(--ink3);
    font-weight: 400;
    cursor: default;
  }
  footer {
    position: sticky;
    bottom: 0;
    padding: 8px 24px 16px;
    background: var(--paper);
    overflow-wrap: anywhere;
  }
  footer [role="alert"] {
    color: var(--ink);
    font-weight: 500;
  }
  .progress {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .progress label {
    flex: 1;
  }
  progress {
    display: block;
    width: 100%;
    height: 6px;
    accent-color: var(--ink);
  }
  @media (forced-colors: active) {
    .file[aria-disabled="true"] {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media (pointer: coarse) {
    select,
    .file {
      min-height: 44px;
    }
  }
`;
