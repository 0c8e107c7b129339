/** Draws one mark on a canvas, looking as it does in SVG. */
import type { Mark, MarkKind } from "../types/frame.js";
import { type Palette, tint } from "./palette.js";
import { hatchFor, type Pen } from "./patterns.js";

export interface Brush {
  readonly pen: Pen;
  readonly palette: Palette;
  /** Screen pixels per frame pixel. */
  readonly ratio: number;
  hatch: CanvasPattern | undefined;
}

const strokes: Readonly<Partial<Record<MarkKind, (mark: Mark, brush: Brush) => void>>> = {
  band,
  card,
  bar,
  rule: (mark, brush) => {
    rounded(mark, brush, inkOf(mark, brush, "ink"), { radius: mark.radius ?? 0 });
  },
  path,
};

/** Drawn at the opacity the pen has. */
export const stroke = (mark: Mark, brush: Brush): void => {
  (strokes[mark.kind] ?? tile)(mark, brush);
};

const inkOf = ({ ink }: Mark, { palette }: Brush, fallback: NonNullable<Mark["ink"]>): string =>
  palette.theme.inks[ink ?? fallback];

function band(mark: Mark, brush: Brush): void {
  brush.pen.globalAlpha *= mark.ink === "line" ? 0.75 : 1;
  rounded(mark, brush, inkOf(mark, brush, "band"), { radius: mark.radius ?? 8 });
}

function card(mark: Mark, brush: Brush): void {
  const { inks, edge } = brush.palette.theme;
  shadow(mark, brush);
  rounded(mark, brush, inks.paper, { radius: cornerOf(mark), stroke: edge });
}

/** A bar with its cap in a darker colour. */
function bar(mark: Mark, brush: Brush): void {
  rounded(mark, brush, inkOf(mark, brush, "bar"), { radius: mark.radius ?? 3 });
  if (mark.ink !== "bar") return;
  const cap = { ...mark, height: Math.min(3, mark.height) };
  rounded(cap, brush, brush.palette.theme.inks.arc, { radius: 3 });
}

function path(mark: Mark, brush: Brush): void {
  const { pen } = brush;
  pen.strokeStyle = inkOf(mark, brush, "ink3");
  pen.lineWidth = mark.thickness ?? 1;
  pen.lineJoin = pen.lineCap = "round";
  pen.setLineDash(mark.dashed ? [2, 4] : []);
  pen.stroke(new Path2D(mark.path));
}

const cornerOf = (mark: Mark): number =>
  Math.min(mark.radius ?? 4, mark.width / 6, mark.height / 4);

interface Outline {
  readonly radius: number;
  readonly stroke?: string;
  readonly dash?: readonly number[];
  readonly inset?: number;
}

function rounded(
  { x, y, width, height }: Mark,
  { pen }: Brush,
  fill: string | CanvasPattern,
  { radius, stroke = "none", dash = [], inset = 0 }: Outline,
): void {
  pen.beginPath();
  const [w, h] = [Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset)];
  pen.roundRect(x + inset, y + inset, w, h, Math.min(radius, w / 2, h / 2));
  pen.fillStyle = fill;
  pen.fill();
  if (stroke === "none") return;
  pen.strokeStyle = stroke;
  pen.lineWidth = 1;
  pen.lineCap = "butt";
  pen.setLineDash([...dash]);
  pen.stroke();
}

function tile(mark: Mark, brush: Brush): void {
  const { pen, palette } = brush;
  const { inks, edge } = palette.theme;
  const radius = cornerOf(mark);
  if (mark.state === "to-come") {
    const dot = Math.min(1.75, mark.width / 6, mark.height / 6);
    pen.beginPath();
    pen.arc(mark.x + mark.width / 2, mark.y + mark.height / 2, dot, 0, 2 * Math.PI);
    pen.fillStyle = inks.line2;
    pen.fill();
  } else if (mark.state === "landing")
    rounded(mark, brush, inks.paper, { radius, stroke: inks.ink3, dash: [3, 3], inset: 0.5 });
  else if (mark.state === "masked")
    rounded(mark, brush, (brush.hatch ??= hatchFor(pen, palette.theme, brush.ratio)), { radius });
  else if (mark.state === "moving" && !mark.flat) {
    shadow(mark, brush);
    rounded(mark, brush, tint(mark, palette), { radius, stroke: edge });
  } else rounded(mark, brush, tint(mark, palette), { radius });
}

/** A shadow is made of layers that widen and fade. */
const SHADOWS = [
  { grow: 7, down: 8, opacity: 0.03 },
  { grow: 5, down: 6, opacity: 0.04 },
  { grow: 3, down: 4, opacity: 0.05 },
  { grow: 1, down: 2, opacity: 0.08 },
] as const;

function shadow(mark: Mark, brush: Brush): void {
  const { pen, palette } = brush;
  const { globalAlpha } = pen;
  for (const { grow, down, opacity } of SHADOWS) {
    pen.globalAlpha = globalAlpha * opacity * (palette.theme.name === "dark" ? 2.5 : 1);
    const { x, y, width, height } = mark;
    const around = {
      ...mark,
      x: x - grow,
      y: y - grow + down,
      width: width + 2 * grow,
      height: height + 2 * grow,
    };
    rounded(around, brush, palette.theme.shadow, { radius: cornerOf(mark) + grow });
  }
  pen.globalAlpha = globalAlpha;
}
