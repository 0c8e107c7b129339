/** The painted marks of a layer, on its canvas. */
import type { Mark, Tints } from "../types/frame.js";
import { type Palette, alike } from "./palette.js";
import { patternOf } from "./patterns.js";
import {
  type MatrixPicture,
  beginPainting,
  finish,
  pictureOf,
  whenFurther,
} from "./raster/pictures.js";
import { type Brush, stroke } from "./strokes.js";

/** How far marks may extend beyond the frame. */
export const BLEED = 16;

interface Painting {
  readonly marks: readonly Mark[];
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  /** Screen pixels per frame pixel. */
  readonly ratio: number;
}

/** A canvas is repainted only if something differs. */
function same(a: Painting | undefined, b: Painting): boolean {
  return (
    a !== undefined &&
    a.width === b.width &&
    a.height === b.height &&
    a.ratio === b.ratio &&
    alike(a.palette, b.palette) &&
    a.marks.length === b.marks.length &&
    a.marks.every((mark, i) => mark === b.marks[i])
  );
}

const lastPaintings = new WeakMap<Element, Painting>();

/** For Lit's `ref`: paints the canvas it is given. */
export const painted = (painting: Painting) => (canvas: Element | undefined) => {
  const before = canvas && lastPaintings.get(canvas);
  if (!canvas || same(before, painting)) return;
  lastPaintings.set(canvas, painting);
  paintOnScreen(canvas as HTMLCanvasElement, painting, before);
};

/** Paints again in a later frame as long as pictures are unfinished. */
function paintOnScreen(
  canvas: HTMLCanvasElement,
  painting: Painting,
  before: Painting | undefined,
): void {
  const unfinished = paint(canvas, painting, before);
  if (unfinished.length === 0) return;
  whenFurther(canvas, unfinished, () => {
    // A newer painting on this canvas asks for its own pictures.
    if (lastPaintings.get(canvas) === painting) paintOnScreen(canvas, painting, painting);
  });
}

/** Paints everything at once, for a file. */
export function paintWhole(canvas: HTMLCanvasElement, painting: Painting): void {
  const unfinished = paint(canvas, painting);
  unfinished.forEach(finish);
  if (unfinished.length > 0) paint(canvas, painting);
}

const tintsOf = ({ marks }: Painting): ReadonlySet<Tints> =>
  new Set(marks.flatMap(({ block }) => (block ? [block.tints] : [])));

/** Returns the unfinished pictures. With a previous painting, sizes that differ from it count as changing. */
function paint(
  canvas: HTMLCanvasElement,
  { marks, palette, width, height, ratio }: Painting,
  before?: Painting,
): readonly MatrixPicture[] {
  const pen = canvas.getContext("2d");
  if (!pen) return [];
  const [across, down] = [(width + 2 * BLEED) * ratio, (height + 2 * BLEED) * ratio].map(
    Math.round,
  ) as [number, number];
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  canvas.style.width = `${across / ratio}px`;
  canvas.style.height = `${down / ratio}px`;
  beginPainting();
  const inFrame = [ratio, 0, 0, ratio, BLEED * ratio, BLEED * ratio] as const;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, across, down);
  const settled = before && tintsOf(before);
  const brush: Canvas = { pen, palette, ratio, inFrame, settled, unfinished: [], hatch: undefined };
  pen.setTransform(...inFrame);
  for (const mark of marks) {
    pen.globalAlpha = mark.opacity;
    paintOne(mark, brush);
  }
  return brush.unfinished;
}

/** A brush with the state of one painting. */
interface Canvas extends Brush {
  readonly inFrame: readonly [number, number, number, number, number, number];
  /** Tints that had this size in the painting before; absent: all of them. */
  readonly settled: ReadonlySet<Tints> | undefined;
  /** Pictures that are not complete yet. */
  readonly unfinished: MatrixPicture[];
}

function paintOne(mark: Mark, brush: Canvas): void {
  if (mark.block) block(mark, brush);
  else stroke(mark, brush);
}

/** Copies the cells of a block from the picture of its matrix; at rest it is aligned to whole pixels. */
function block(mark: Mark, brush: Canvas): void {
  const { block, state } = mark;
  if (!block) return;
  if (state === "to-come" && !mark.hatched) return dots(mark, block.tints, brush);
  const { pen, palette, ratio, inFrame, settled } = brush;
  const { tints, row, column, rows, columns } = block;
  const shown = state === "to-come" ? "dots" : "values";
  const picture = pictureOf(tints, {
    palette,
    ratio,
    shown,
    passing: settled?.has(tints) === false,
  });
  if (!picture.done) brush.unfinished.push(picture);
  const [pitch, own] = [pitchOf(tints, ratio), pitchOf(picture.tints, ratio)];
  // 1, unless the picture is a substitute of another size.
  const [across, down] = [own.x / pitch.x, own.y / pitch.y];
  const [left, top] = [Math.floor(column * pitch.x), Math.floor(row * pitch.y)];
  const right = Math.min(picture.canvas.width / across, Math.ceil((column + columns) * pitch.x));
  const bottom = Math.min(picture.canvas.height / down, Math.ceil((row + rows) * pitch.y));
  const origin = [
    (mark.x + BLEED) * ratio - column * pitch.x,
    (mark.y + BLEED) * ratio - row * pitch.y,
  ] as const;
  const [x, y] = state === "moving" ? origin : (origin.map(Math.round) as [number, number]);
  const [width, height] = [right - left, bottom - top];
  const from = [left * across, top * down, width * across, height * down] as const;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(picture.canvas, ...from, x + left, y + top, width, height);
  pen.setTransform(...inFrame);
}

/** Distance from cell to cell, in screen pixels. */
const pitchOf = ({ cellWidth, cellHeight, gap, rowGap }: Tints, ratio: number) => ({
  x: (cellWidth + gap) * ratio,
  y: (cellHeight + rowGap) * ratio,
});

/** A dot for each cell not yet computed, drawn as a repeating pattern. */
function dots(mark: Mark, { every, gap, rowGap, ...size }: Tints, brush: Canvas): void {
  const { pen, palette, ratio } = brush;
  const cellWidth = size.cellWidth * (every?.columns ?? 1);
  const cellHeight = size.cellHeight * (every?.rows ?? 1);
  const radius = Math.min(1.75, cellWidth / 6, cellHeight / 6);
  const pattern = patternOf(
    pen,
    { width: cellWidth + gap, height: cellHeight + rowGap, ratio },
    `dot ${palette.theme.inks.line2} ${radius} ${cellWidth} ${cellHeight}`,
    (tile) => {
      tile.beginPath();
      tile.arc(cellWidth / 2, cellHeight / 2, radius, 0, 2 * Math.PI);
      tile.fillStyle = palette.theme.inks.line2;
      tile.fill();
    },
  );
  pen.save();
  pen.translate(mark.x, mark.y);
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, mark.width, mark.height);
  pen.restore();
}
