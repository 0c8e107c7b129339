/** Labels, numbers outside of cells, and the shapes of matrices. */
import { type SVGTemplateResult, nothing, svg } from "lit";
import type { Mark } from "../types/frame.js";
import { digitOf } from "./colour.js";
import type { Palette } from "./palette.js";

const anchors = { start: 0, middle: 0.5, end: 1 } as const;

/** Text is centred vertically in its box and aligned by its anchor. */
export function text(mark: Mark, { theme }: Palette): SVGTemplateResult {
  const size = mark.size ?? 12;
  const turned = mark.turn !== undefined;
  const anchor = mark.anchor ?? "start";
  const x = turned ? mark.x + mark.width / 2 : mark.x + mark.width * anchors[anchor];
  const y = turned ? mark.y + mark.height : mark.y + mark.height / 2;
  const fill = mark.ink
    ? theme.inks[mark.ink]
    : digitOf(theme, mark.scale ?? "signed", mark.value ?? 0);
  if (turned)
    return svg`<text transform="translate(${x + size * 0.355} ${y}) rotate(-90)" font-size=${size}
      font-weight=${mark.weight ?? 400} fill=${fill}>${mark.text}</text>`;
  return svg`<text x=${x} y=${y + size * 0.355} font-size=${size} font-weight=${mark.weight ?? 400}
    text-anchor=${anchor === "start" ? nothing : anchor} fill=${fill}>${mark.text}</text>`;
}

/** "T 6 × S 6": letters bold, sizes grey. */
export function shape(mark: Mark, { theme }: Palette): SVGTemplateResult {
  const pieces = (mark.text ?? "").split(" ").map((piece, i) => {
    const letter = /^[A-Z]$/u.test(piece);
    return svg`<tspan dx=${i ? (letter ? 3.5 : 2.5) : 0} font-weight=${letter ? 600 : 400}
      fill=${letter ? theme.inks.ink2 : theme.inks.ink3}>${piece}</tspan>`;
  });
  return svg`<text x=${mark.x + mark.width} y=${mark.y + mark.height / 2 + 4.3} text-anchor="end"
    font-size=${mark.size ?? 12}>${pieces}</text>`;
}
