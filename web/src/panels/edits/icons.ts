import { html, svg } from "lit";

const icon = (path: string) =>
  html`<svg width="14" height="14" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    ${svg`<path d=${path} stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" />`}
  </svg>`;

export const undoIcon = icon("M6 3L2.5 6.5 6 10M2.5 6.5h7a4 4 0 010 8H7");
export const redoIcon = icon("M10 3l3.5 3.5L10 10M13.5 6.5h-7a4 4 0 000 8H9");
