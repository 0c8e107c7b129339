/** The painted marks of a layer, on its canvas. */
import type { Mark, Tints } from "../player/types.js";
import { type Look, tint } from "./look.js";
import { hatchFor, patternOf, type Pen } from "./patterns.js";
import { type Picture, pictureOf, whenFurther } from "./pictures.js";

/** How far marks may reach beyond the frame. */
export const BLEED = 16;

interface Painting {
  readonly marks: readonly Mark[];
  readonly look: Look;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen to one of the frame. */
  readonly ratio: number;
}

/** The same marks look the same: a canvas is painted anew only where something differs. */
function same(a: Painting | undefined, b: Painting): boolean {
  return (
    a !== undefined &&
    a.width === b.width &&
    a.height === b.height &&
    a.ratio === b.ratio &&
    a.look.theme === b.look.theme &&
    a.look.range === b.look.range &&
    a.marks.length === b.marks.length &&
    a.marks.every((mark, i) => mark === b.marks[i])
  );
}

const lastPaintings = new WeakMap<Element, Painting>();

/** For Lit's `ref`: paints the canvas it is given. */
export const painted = (painting: Painting) => (canvas: Element | undefined) => {
  if (!canvas || same(lastPaintings.get(canvas), painting)) return;
  lastPaintings.set(canvas, painting);
  paint(canvas as HTMLCanvasElement, painting);
};

function paint(canvas: HTMLCanvasElement, { marks, look, width, height, ratio }: Painting): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const [across, down] = [(width + 2 * BLEED) * ratio, (height + 2 * BLEED) * ratio].map(
    Math.round,
  ) as [number, number];
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  canvas.style.width = `${across / ratio}px`;
  canvas.style.height = `${down / ratio}px`;
  const inFrame = [ratio, 0, 0, ratio, BLEED * ratio, BLEED * ratio] as const;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, across, down);
  const brush: Brush = { pen, look, ratio, inFrame, unfinished: [], hatch: undefined };
  pen.setTransform(...inFrame);
  for (const mark of marks) {
    pen.globalAlpha = mark.opacity;
    paintOne(mark, brush);
  }
  const painting = lastPaintings.get(canvas);
  // What is painted instead by then has pictures of its own.
  if (painting && brush.unfinished.length > 0)
    whenFurther(canvas, brush.unfinished, () => {
      if (lastPaintings.get(canvas) === painting) paint(canvas, painting);
    });
}

interface Brush {
  readonly pen: Pen;
  readonly look: Look;
  readonly ratio: number;
  readonly inFrame: readonly [number, number, number, number, number, number];
  /** Pictures that are not there in full. */
  readonly unfinished: Picture[];
  hatch: CanvasPattern | undefined;
}

function paintOne(mark: Mark, brush: Brush): void {
  const { inks, edge } = brush.look.theme;
  if (mark.block) block(mark, brush);
  else if (mark.kind === "band") {
    brush.pen.globalAlpha *= mark.ink === "line" ? 0.75 : 1;
    rounded(mark, brush, inks[mark.ink ?? "band"], { radius: mark.radius ?? 8 });
  } else if (mark.kind === "card") {
    shadow(mark, brush);
    rounded(mark, brush, inks.paper, { radius: cornerOf(mark), stroke: edge });
  } else tile(mark, brush);
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
  pen.setLineDash([...dash]);
  pen.stroke();
}

function tile(mark: Mark, brush: Brush): void {
  const { pen, look } = brush;
  const { inks, edge } = look.theme;
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
    rounded(mark, brush, (brush.hatch ??= hatchFor(pen, look.theme, brush.ratio)), { radius });
  else if (mark.state === "moving" && !mark.flat) {
    shadow(mark, brush);
    rounded(mark, brush, tint(mark, look), { radius, stroke: edge });
  } else rounded(mark, brush, tint(mark, look), { radius });
}

/** Layers that widen and fade. */
const SHADOWS = [
  { grow: 7, down: 8, opacity: 0.03 },
  { grow: 5, down: 6, opacity: 0.04 },
  { grow: 3, down: 4, opacity: 0.05 },
  { grow: 1, down: 2, opacity: 0.08 },
] as const;

function shadow(mark: Mark, brush: Brush): void {
  const { pen, look } = brush;
  const { globalAlpha } = pen;
  for (const { grow, down, opacity } of SHADOWS) {
    pen.globalAlpha = globalAlpha * opacity * (look.theme.name === "dark" ? 2.5 : 1);
    const { x, y, width, height } = mark;
    const around = {
      ...mark,
      x: x - grow,
      y: y - grow + down,
      width: width + 2 * grow,
      height: height + 2 * grow,
    };
    rounded(around, brush, look.theme.shadow, { radius: cornerOf(mark) + grow });
  }
  pen.globalAlpha = globalAlpha;
}

/** The cells of a block out of the picture of its matrix; at rest it stands on whole pixels. */
function block(mark: Mark, brush: Brush): void {
  const { block, state } = mark;
  if (!block) return;
  if (state === "to-come" && !mark.hatched) return dots(mark, block.tints, brush);
  const { pen, look, ratio, inFrame } = brush;
  const { tints, row, column, rows, columns } = block;
  const made = pictureOf(tints, look, ratio, state === "to-come" ? "dots" : "values");
  if (!made.done) brush.unfinished.push(made);
  const picture = made.canvas;
  const pitchX = (tints.cellWidth + tints.gap) * ratio;
  const pitchY = (tints.cellHeight + tints.rowGap) * ratio;
  const [left, top] = [Math.floor(column * pitchX), Math.floor(row * pitchY)];
  const right = Math.min(picture.width, Math.ceil((column + columns) * pitchX));
  const bottom = Math.min(picture.height, Math.ceil((row + rows) * pitchY));
  const origin = [
    (mark.x + BLEED) * ratio - column * pitchX,
    (mark.y + BLEED) * ratio - row * pitchY,
  ] as const;
  const [x, y] = state === "moving" ? origin : (origin.map(Math.round) as [number, number]);
  const [width, height] = [right - left, bottom - top];
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(picture, left, top, width, height, x + left, y + top, width, height);
  pen.setTransform(...inFrame);
}

/** A dot for each cell that is to come: one tile, over and over. */
function dots(mark: Mark, { every, gap, rowGap, ...size }: Tints, brush: Brush): void {
  const { pen, look, ratio } = brush;
  const cellWidth = size.cellWidth * (every?.columns ?? 1);
  const cellHeight = size.cellHeight * (every?.rows ?? 1);
  const radius = Math.min(1.75, cellWidth / 6, cellHeight / 6);
  const pattern = patternOf(
    pen,
    { width: cellWidth + gap, height: cellHeight + rowGap, ratio },
    `dot ${look.theme.inks.line2} ${radius} ${cellWidth} ${cellHeight}`,
    (tile) => {
      tile.beginPath();
      tile.arc(cellWidth / 2, cellHeight / 2, radius, 0, 2 * Math.PI);
      tile.fillStyle = look.theme.inks.line2;
      tile.fill();
    },
  );
  pen.save();
  pen.translate(mark.x, mark.y);
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, mark.width, mark.height);
  pen.restore();
}
