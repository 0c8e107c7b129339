/** The SVG above the solids, or alone without WebGL: axes, names, the angle, and arrows as lines. */
import { type SVGTemplateResult, html, nothing, svg, type TemplateResult } from "lit";
import { elide, format } from "../draw/format.js";
import type { Theme } from "../draw/colour.js";
import type { Spot } from "./camera.js";
import type { Arrow, AxisLine, Name, SpacePicture } from "./picture.js";

const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An outline keeps names legible on any background. */
const halo = (theme: Theme) => theme.inks.paper;

function axis({ name, from, to }: AxisLine, theme: Theme): SVGTemplateResult {
  return svg`<line x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} stroke=${theme.inks.line2} />
    <text x=${to.x} y=${Math.max(12, to.y - 5.4)} font-size="12" text-anchor="middle" fill=${theme.inks.ink3}
      stroke=${halo(theme)} stroke-width="4" stroke-linejoin="round" paint-order="stroke">${name}</text>`;
}

/** An arrow as a line, for when no solids are drawn. */
function flatArrow({ spot, ink, chosen }: Arrow, origin: Spot, theme: Theme): SVGTemplateResult {
  const angle = Math.atan2(spot.y - origin.y, spot.x - origin.x);
  const size = chosen ? 11 : 8;
  const wing = (turn: number): Spot => ({
    x: spot.x - size * Math.cos(angle + turn),
    y: spot.y - size * Math.sin(angle + turn),
    depth: 0,
  });
  return svg`<path d=${`M${at(origin)}L${at(spot)}M${at(wing(0.42))}L${at(spot)}L${at(wing(-0.42))}`}
    fill="none" stroke=${theme.inks[ink]} stroke-width=${chosen ? 3 : 1.75} stroke-linecap="round"
    stroke-linejoin="round" opacity=${chosen ? nothing : "0.5"} />`;
}

function name({ text, x, y, width, chosen, ink }: Name, theme: Theme): SVGTemplateResult {
  return svg`<text x=${x + width / 2} y=${y + 4.6} font-size="13" font-weight=${chosen ? 600 : 400}
    text-anchor="middle" fill=${theme.inks[ink]} stroke=${halo(theme)} stroke-width="4"
    stroke-linejoin="round" paint-order="stroke">${elide(text, 156, 13, 600)}</text>`;
}

function angle({ angle: spots, angleName }: SpacePicture, degrees: number, theme: Theme) {
  if (!angleName) return nothing;
  return svg`<path d=${`M${spots.map(at).join("L")}`} fill="none" stroke=${theme.inks.ink} stroke-width="1.5" />
    <text x=${angleName.x} y=${angleName.y + 4.6} font-size="13" font-weight="600" text-anchor="middle"
      fill=${theme.inks.ink} stroke=${halo(theme)} stroke-width="4" stroke-linejoin="round"
      paint-order="stroke">${format(degrees, 1)}°</text>`;
}

/** The clickable area of a vector, at its head. */
function hold({ index, spot }: Arrow): SVGTemplateResult {
  return svg`<circle class="hold" data-vector=${index} cx=${spot.x} cy=${spot.y} r="16" fill="transparent" />`;
}

export interface OverlayState {
  readonly picture: SpacePicture;
  readonly theme: Theme;
  readonly solid: boolean;
  /** The angle between the two selected vectors. */
  readonly degrees: number | undefined;
}

export function overlay({ picture, theme, solid, degrees }: OverlayState): TemplateResult {
  const { screen, axes, arrows, names, origin } = picture;
  return html`<svg
    aria-hidden="true"
    width=${screen.width}
    height=${screen.height}
    viewBox="0 0 ${screen.width} ${screen.height}"
  >
    ${axes.map((one) => axis(one, theme))}
    ${solid ? nothing : arrows.map((one) => flatArrow(one, origin, theme))}
    ${degrees === undefined ? nothing : angle(picture, degrees, theme)}
    ${names.map((one) => name(one, theme))} ${arrows.map(hold)}
  </svg>`;
}
