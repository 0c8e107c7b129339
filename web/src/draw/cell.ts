/** One tile in each of its states. */
import { type SVGTemplateResult, nothing, svg } from "lit";
import type { Mark } from "../types/frame.js";
import { digitOf } from "./colour.js";
import { type Palette, tint } from "./palette.js";

const cornerOf = (mark: Mark): number =>
  Math.min(mark.radius ?? 4, mark.width / 6, mark.height / 4);

function digits(mark: Mark, { theme }: Palette): SVGTemplateResult | typeof nothing {
  if (mark.text === undefined) return nothing;
  const size = mark.size ?? 13;
  const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2 + size * 0.355];
  if (mark.state === "masked")
    return svg`<text x=${x} y=${y} font-size=${size} text-anchor="middle" fill=${theme.inks.ink3}
      stroke=${theme.inks.paper} stroke-width="5" stroke-linejoin="round" paint-order="stroke">${mark.text}</text>`;
  return svg`<text x=${x} y=${y} font-size=${size} text-anchor="middle" font-weight=${mark.weight ?? 400}
    fill=${digitOf(theme, mark.scale ?? "signed", mark.value ?? 0)}>${mark.text}</text>`;
}

const tile = (mark: Mark, fill: string, inset = 0, stroke: string | typeof nothing = nothing) =>
  svg`<rect x=${mark.x + inset} y=${mark.y + inset} width=${Math.max(0, mark.width - 2 * inset)}
    height=${Math.max(0, mark.height - 2 * inset)} rx=${Math.max(0, cornerOf(mark) - inset)} fill=${fill} stroke=${stroke} />`;

/** A gradient is never taken for a value: its edge is dashed. */
const dashed = (mark: Mark, palette: Palette) =>
  svg`<rect x=${mark.x + 0.5} y=${mark.y + 0.5} width=${Math.max(0, mark.width - 1)}
    height=${Math.max(0, mark.height - 1)} rx=${cornerOf(mark)} fill=${tint(mark, palette)}
    stroke=${palette.theme.gradients.edge} stroke-dasharray="3 2" />`;

const resting = (mark: Mark, palette: Palette) =>
  mark.scale === "gradient" ? dashed(mark, palette) : tile(mark, tint(mark, palette));

/** A shadow of layers that widen and fade, since SVG filters are not supported everywhere. */
function shadow(mark: Mark, { theme }: Palette): SVGTemplateResult[] {
  const layers = [
    [7, 8, 0.03],
    [5, 6, 0.04],
    [3, 4, 0.05],
    [1, 2, 0.08],
  ] as const;
  return layers.map(
    ([grow, down, opacity]) => svg`<rect x=${mark.x - grow} y=${mark.y - grow + down}
    width=${mark.width + 2 * grow} height=${mark.height + 2 * grow} rx=${cornerOf(mark) + grow}
    fill=${theme.shadow} fill-opacity=${theme.name === "dark" ? opacity * 2.5 : opacity} />`,
  );
}

function pinned(mark: Mark, palette: Palette): SVGTemplateResult {
  const { x, y, width, height } = mark;
  return svg`<rect x=${x - 1} y=${y - 1} width=${width + 2} height=${height + 2} rx=${cornerOf(mark) + 1}
    fill=${palette.theme.inks.paper} stroke=${palette.theme.inks.ink} stroke-width="2" />${tile(mark, tint(mark, palette), 2)}`;
}

/** Brackets at the four corners of a source. */
export function corners({ x, y, width, height }: Mark, { theme }: Palette): SVGTemplateResult {
  const [length, out] = [Math.min(7, width / 3), 1.5];
  const [l, r, t, b] = [x - out, x + width + out, y - out, y + height + out];
  const d =
    `M${l} ${t + length}V${t}H${l + length}M${r - length} ${t}H${r}V${t + length}` +
    `M${l} ${b - length}V${b}H${l + length}M${r - length} ${b}H${r}V${b - length}`;
  return svg`<path d=${d} fill="none" stroke=${theme.inks.ink} stroke-width="1.75" />`;
}

/** A panel with a shadow, under the cells that move with it. */
export const card = (mark: Mark, palette: Palette): SVGTemplateResult =>
  svg`${shadow(mark, palette)}${tile(mark, palette.theme.inks.paper, 0, palette.theme.edge)}`;

export function cell(mark: Mark, palette: Palette): SVGTemplateResult {
  const { theme } = palette;
  switch (mark.state) {
    case "to-come":
      return svg`<circle cx=${mark.x + mark.width / 2} cy=${mark.y + mark.height / 2}
        r=${Math.min(1.75, mark.width / 6, mark.height / 6)} fill=${theme.inks.line2} />`;
    case "landing":
      return svg`<rect x=${mark.x + 0.5} y=${mark.y + 0.5} width=${Math.max(0, mark.width - 1)}
        height=${Math.max(0, mark.height - 1)} rx=${cornerOf(mark)} fill=${theme.inks.paper}
        stroke=${theme.inks.ink3} stroke-dasharray="3 3" />`;
    case "masked":
      return svg`${tile(mark, "url(#hatch)")}${digits(mark, palette)}`;
    case "moving":
      if (mark.flat) return svg`${tile(mark, tint(mark, palette))}${digits(mark, palette)}`;
      return svg`${shadow(mark, palette)}${tile(mark, tint(mark, palette), 0, theme.edge)}${digits(mark, palette)}`;
    case "pinned":
      return svg`${pinned(mark, palette)}${digits(mark, palette)}`;
    case "source":
      return svg`${resting(mark, palette)}${digits(mark, palette)}${corners(mark, palette)}`;
    default:
      return svg`${resting(mark, palette)}${digits(mark, palette)}`;
  }
}
