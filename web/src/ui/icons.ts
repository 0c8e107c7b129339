import { svg, html } from "lit";

/** Icons have the colour of the text around them and are hidden from screen readers. */
const icon = (size: number, drawing: ReturnType<typeof svg>) =>
  html`<svg width=${size} height=${size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
    ${drawing}
  </svg>`;

const stroked = (path: string) =>
  svg`<path d=${path} stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />`;

const filled = (path: string) =>
  svg`<path d=${path} fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round" />`;

export const chevron = icon(12, stroked("M3 6l5 5 5-5"));
export const check = icon(14, stroked("M3 8.5l3.5 3.5L13 4.5"));
export const cross = icon(14, stroked("M3 3l10 10M13 3L3 13"));
export const sun = icon(
  18,
  svg`<circle cx="8" cy="8" r="2.8" stroke="currentColor" stroke-width="1.4" />
    ${stroked("M8 1.2v1.4M8 13.4v1.4M1.2 8h1.4M13.4 8h1.4M3.2 3.2l1 1M11.8 11.8l1 1M12.8 3.2l-1 1M4.2 11.8l-1 1")}`,
);
export const moon = icon(18, stroked("M13.5 9.6A5.8 5.8 0 016.4 2.5a5.8 5.8 0 107.1 7.1z"));
export const save = icon(16, stroked("M8 2v8M4.5 6.8L8 10.3l3.5-3.5M3 13.5h10"));
export const magnifier = icon(
  16,
  stroked("M7 2.5a4.5 4.5 0 110 9 4.5 4.5 0 010-9M10.4 10.4L14 14"),
);
export const link = icon(
  16,
  stroked(
    "M6.8 9.2a2.6 2.6 0 003.7 0l2.2-2.2A2.6 2.6 0 009 3.3l-.9.9M9.2 6.8a2.6 2.6 0 00-3.7 0L3.3 9A2.6 2.6 0 007 12.7l.9-.9",
  ),
);
export const play = icon(18, filled("M5 3.2l7.6 4.8L5 12.8z"));
export const pause = icon(18, filled("M4.6 3.2h1.8v9.6H4.6zM9.6 3.2h1.8v9.6H9.6z"));
// Only play is a triangle: what goes by stops is an angle, what goes by steps has a bar, too.
export const back = icon(16, stroked("M10.5 3.5L6 8l4.5 4.5"));
export const forward = icon(16, stroked("M5.5 3.5L10 8l-4.5 4.5"));
export const first = icon(16, stroked("M4 3.5v9M12 3.5L7.5 8l4.5 4.5"));
export const last = icon(16, stroked("M12 3.5v9M4 3.5L8.5 8 4 12.5"));

/** Icons for what happens at the end of a step, which is the bar: on beyond it, a halt before it, or back. */
export const modes = {
  on: icon(16, stroked("M1.5 8h12M10.5 5l3 3-3 3M6.5 4v8")),
  step: icon(16, stroked("M2.5 8h7M6.5 5l3 3-3 3M13 4v8")),
  repeat: icon(16, stroked("M12.8 8.2a4.8 4.8 0 11-1.5-3.6M11.6 1.8v3H8.6")),
};

/** The first three rows of a causal matrix of weights. */
const LOGO = [
  [0, 0, "#ee900c"],
  [0, 6, "#fbb43a"],
  [6, 6, "#ffd768"],
  [0, 12, "#fbb43a"],
  [6, 12, "#ffd768"],
  [12, 12, "#ffd768"],
] as const;

export const logo = html`<svg width="17" height="17" viewBox="0 0 17 17" aria-hidden="true">
  ${LOGO.map(
    ([x, y, fill]) => svg`<rect x=${x} y=${y} width="5" height="5" rx="1" fill=${fill} />`,
  )}
</svg>`;
