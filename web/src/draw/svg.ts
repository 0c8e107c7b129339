/**
 * A frame as SVG, with a canvas below it where there are many tiles. The SVG is styled by attributes
 * only, so that it looks the same under a strict content security policy, in a file and in print.
 *
 *     render(renderFrame(frame, themes.dark), element);
 */
import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { ref } from "lit/directives/ref.js";
import { repeat } from "lit/directives/repeat.js";
import type { Frame, Mark, MarkKind } from "../types/frame.js";
import { card, cell, corners } from "./cell.js";
import { type Theme, digitOf } from "./colour.js";
import { type Layer, layersOf } from "./layers.js";
import { BLEED, painted } from "./canvas.js";
import { shape, text } from "./text.js";
import { type Palette, paletteOf, tint } from "./palette.js";

const radius = (mark: Mark, most: number) =>
  Math.min(mark.radius ?? most, mark.width / 2, mark.height / 2);

const rectangle = (mark: Mark, { theme }: Palette, fallback: Mark["ink"], round: number) =>
  svg`<rect x=${mark.x} y=${mark.y} width=${mark.width} height=${mark.height} rx=${radius(mark, round)}
    fill=${theme.inks[mark.ink ?? fallback ?? "ink"]} fill-opacity=${mark.ink === "line" && mark.kind === "band" ? 0.75 : 1} />`;

/** A bar with its cap in a darker colour. */
function bar(mark: Mark, palette: Palette): SVGTemplateResult {
  const body = rectangle(mark, palette, "bar", 3);
  if (mark.ink !== "bar") return body;
  const cap = Math.min(3, mark.height);
  return svg`${body}<rect x=${mark.x} y=${mark.y} width=${mark.width} height=${cap} rx=${Math.min(3, cap)}
    fill=${palette.theme.inks.arc} />`;
}

function path(mark: Mark, { theme }: Palette): SVGTemplateResult {
  if (mark.filled) return svg`<path d=${mark.path ?? ""} fill=${theme.inks[mark.ink ?? "ink3"]} />`;
  return svg`<path d=${mark.path ?? ""} fill="none" stroke=${theme.inks[mark.ink ?? "ink3"]}
    stroke-width=${mark.thickness ?? 1} stroke-linejoin="round" stroke-linecap="round"
    stroke-dasharray=${mark.dashed ? "2 4" : nothing} />`;
}

function dot(mark: Mark, palette: Palette): SVGTemplateResult {
  const { theme } = palette;
  const fill = mark.scale === undefined ? theme.inks[mark.ink ?? "ink"] : tint(mark, palette);
  return svg`<circle cx=${mark.x + mark.width / 2} cy=${mark.y + mark.height / 2} r=${mark.width / 2}
    fill=${fill} stroke=${mark.scale === undefined ? nothing : theme.inks.ink} />`;
}

function badge(mark: Mark, { theme }: Palette): SVGTemplateResult {
  const share = Math.max(0, Math.min(1, mark.value || 0));
  const r = mark.height / 2;
  const inner = mark.width * share;
  const right = inner >= mark.width - 0.5 ? r : Math.max(0, r - (mark.width - inner));
  const d = `M${r} 0H${inner - right}${right ? `A${right} ${r} 0 0 1 ${inner - right} ${mark.height}` : `V${mark.height}`}H${r}A${r} ${r} 0 0 1 ${r} 0Z`;
  const full = share >= 0.9995;
  return svg`<g transform="translate(${mark.x} ${mark.y})">
    <rect x="0.5" y="0.5" width=${mark.width - 1} height=${mark.height - 1} rx=${r} fill=${theme.inks.paper}
      stroke=${theme.inks.line2} />
    ${inner > 2 * r ? svg`<path d=${d} fill=${theme.weights[1]} />` : nothing}
    <text x=${mark.width / 2} y=${r + (mark.size ?? 12) * 0.355} font-size=${mark.size ?? 12}
      font-weight=${mark.weight ?? 400} text-anchor="middle"
      fill=${full || inner > mark.width / 2 ? digitOf(theme, "weight", 0.34) : theme.inks.ink}>${mark.text}</text>
  </g>`;
}

function ring(mark: Mark, { theme }: Palette): SVGTemplateResult {
  return svg`<rect x=${mark.x} y=${mark.y} width=${mark.width} height=${mark.height} rx=${mark.radius ?? 5}
    fill="none" stroke=${theme.inks[mark.ink ?? "ink"]} stroke-width=${mark.thickness ?? 2}
    stroke-linecap=${mark.dotted ? "round" : nothing}
    stroke-dasharray=${mark.dotted ? "0.1 3.6" : mark.dashed ? "3 4" : nothing} />`;
}

function corner({ x, y, width, height }: Mark, { theme }: Palette): SVGTemplateResult {
  const [side, round] = [Math.min(13, width / 3, height / 2), Math.min(4, width / 6, height / 4)];
  return svg`<path d=${`M${x} ${y + side}V${y + round}Q${x} ${y} ${x + round} ${y}H${x + side}Z`}
    fill=${theme.inks.ink} />`;
}

/** Not drawn here: a block is painted on a canvas, a matrix and a slider have controls of their own over the frame. */
const elsewhere = (): SVGTemplateResult => svg``;

const drawings: Readonly<Record<MarkKind, (mark: Mark, palette: Palette) => SVGTemplateResult>> = {
  cell,
  block: elsewhere,
  text,
  shape,
  rule: (mark, palette) => rectangle(mark, palette, "ink", 0),
  path,
  bar,
  band: (mark, palette) => rectangle(mark, palette, "band", 8),
  dot,
  badge,
  card,
  ring,
  corner,
  corners,
  matrix: elsewhere,
  slider: elsewhere,
};

function drawn(mark: Mark, palette: Palette): SVGTemplateResult {
  const group = mark.opacity < 1 ? mark.opacity : nothing;
  return svg`<g opacity=${group} data-node=${mark.cell?.node ?? nothing}
    data-index=${mark.cell?.index ?? nothing}>${drawings[mark.kind](mark, palette)}${mark.title && mark.kind !== "matrix" ? svg`<title>${mark.title}</title>` : nothing}</g>`;
}

/** The hatching of masked cells; all frames and thumbnails of a root share its id. */
export const hatch = (theme: Theme, id = "hatch"): SVGTemplateResult => svg`<defs>
  <pattern id=${id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <line x1="0" y1="0" x2="0" y2="6" stroke=${theme.hatch} stroke-width="2" />
  </pattern>
</defs>`;

const drawing = (marks: readonly Mark[], palette: Palette): SVGTemplateResult =>
  svg`${repeat(
    marks,
    (mark) => mark.key,
    // Marks at rest are the same objects from frame to frame, so they are skipped.
    (mark) =>
      guard([mark, palette.theme, palette.range, palette.ranges], () => drawn(mark, palette)),
  )}`;

/** Many tiles are painted on a canvas, fine enough to be shown `scale` times as large; a frame with few is a single SVG. */
export function renderFrame(frame: Frame, theme: Theme, scale = 1): TemplateResult {
  const { width, height } = frame;
  const [back, front] = layersOf(frame.marks);
  const palette = paletteOf(frame, theme);
  const canvas = ({ painted: marks }: Layer) =>
    html`<canvas
      aria-hidden="true"
      ${ref(painted({ marks, palette, width, height, ratio: devicePixelRatio * scale }))}
    ></canvas>`;
  const box = `0 0 ${width} ${height}`;
  return html`<div class="layers">
    ${back?.painted.length ? canvas(back) : nothing}
    <svg
      class="frame"
      width=${width}
      height=${height}
      viewBox=${box}
      overflow="visible"
      aria-hidden="true"
    >
      ${hatch(theme)}${drawing(back?.drawn ?? [], palette)}
    </svg>
    ${
      front
        ? html`${canvas(front)}<svg
              class="front"
              width=${width}
              height=${height}
              viewBox=${box}
              overflow="visible"
              aria-hidden="true"
            >
              ${drawing(front.drawn, palette)}
            </svg>`
        : nothing
    }
  </div>`;
}

/**
 * A whole frame as one SVG, for a file or for print; `picture` gives the address of an image of the
 * painted marks, which extends beyond the frame as the canvas does.
 */
export function renderWhole(
  frame: Frame,
  theme: Theme,
  picture: (marks: readonly Mark[], palette: Palette) => string,
): TemplateResult {
  const { width, height } = frame;
  const palette = paletteOf(frame, theme);
  const [across, down] = [width + 2 * BLEED, height + 2 * BLEED];
  const painting = ({ painted: marks }: Layer) =>
    marks.length > 0
      ? svg`<image x=${-BLEED} y=${-BLEED} width=${across} height=${down}
          href=${picture(marks, palette)} />`
      : nothing;
  return html`<svg
    width=${across}
    height=${down}
    viewBox=${`${-BLEED} ${-BLEED} ${across} ${down}`}
    role="img"
  >
    ${hatch(theme)}
    <rect x=${-BLEED} y=${-BLEED} width=${across} height=${down} fill=${theme.inks.paper} />
    ${layersOf(frame.marks).map((layer) => [painting(layer), drawing(layer.drawn, palette)])}
  </svg>`;
}
