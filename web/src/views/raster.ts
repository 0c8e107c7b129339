/**
 * A matrix of tints as a picture, made once for each place, theme and resolution: as many pixels as
 * cells, enlarged without blending, then cut into tiles. Its cost hardly grows with its cells. Tiles
 * are whole pixels wide; where the cells of the frame are not, the picture is drawn a little smaller.
 */
import type { Tints } from "../player/types.js";
import { pixelOfTint } from "./colour.js";
import type { Look } from "./look.js";

export interface Raster {
  /** All cells with their tints, hatched where they are out of reach. */
  readonly shown: HTMLCanvasElement;
  /** All cells as the dots of what is to come. */
  readonly dots: HTMLCanvasElement;
  /** From one cell to the next, in whole pixels of the picture. */
  readonly pitchX: number;
  readonly pitchY: number;
}

export type Pen = CanvasRenderingContext2D;

export function blank(width: number, height: number): [HTMLCanvasElement, Pen] {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return [canvas, canvas.getContext("2d") as Pen];
}

/** The hatch of what is masked, in the units of the pen it is made for. */
export function hatchFor(pen: Pen, { theme }: Look, ratio: number): CanvasPattern {
  const [tile, on] = blank(6 * ratio, 6 * ratio);
  on.fillStyle = theme.hatch;
  on.fillRect(0, 0, ratio, 6 * ratio);
  const pattern = pen.createPattern(tile, "repeat") as CanvasPattern;
  pattern.setTransform(new DOMMatrix().rotate(45).scale(1 / ratio));
  return pattern;
}

interface Known {
  readonly look: Look;
  readonly ratio: number;
  readonly raster: Raster;
}

const known = new WeakMap<Tints, Known>();

/** The picture at `ratio` pixels of the screen to one of the frame. */
export function rasterOf(tints: Tints, look: Look, ratio: number): Raster {
  const last = known.get(tints);
  const same = last?.look.theme === look.theme && last.look.range === look.range;
  if (last && same && last.ratio === ratio) return last.raster;
  const raster = make(tints, look, ratio);
  known.set(tints, { look, ratio, raster });
  return raster;
}

const wholePixels = (size: number): number => Math.max(1, Math.ceil(size - 1e-3));

function make(tints: Tints, look: Look, ratio: number): Raster {
  const { cellWidth, cellHeight, gap, rowGap, table, scale } = tints;
  const pitchX = wholePixels((cellWidth + gap) * ratio);
  const pitchY = wholePixels((cellHeight + rowGap) * ratio);
  const [width, height] = [table.columns * pitchX, table.rows * pitchY];
  const tiled = (pen: Pen, draw: (tile: Pen) => void) => {
    const [tile, on] = blank(pitchX, pitchY);
    on.scale(pitchX / (cellWidth + gap), pitchY / (cellHeight + rowGap));
    draw(on);
    pen.fillStyle = pen.createPattern(tile, "repeat") as CanvasPattern;
    pen.fillRect(0, 0, width, height);
  };

  const [shown, pen] = blank(width, height);
  pen.imageSmoothingEnabled = false;
  if (tints.masked) {
    const hatched = pixelsOf(tints, (_, out) => (out ? OPAQUE : 0));
    pen.drawImage(hatched, 0, 0, width, height);
    pen.globalCompositeOperation = "source-in";
    pen.fillStyle = hatchFor(pen, look, ratio);
    pen.scale(ratio, ratio);
    pen.fillRect(0, 0, width / ratio, height / ratio);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = "source-over";
  }
  const tint = (value: number) => pixelOfTint(look.theme, scale, value, look.range);
  const tinted = pixelsOf(tints, (value, out) => (out ? 0 : tint(value)));
  pen.drawImage(tinted, 0, 0, width, height);
  pen.globalCompositeOperation = "destination-in";
  tiled(pen, (tile) => {
    tile.beginPath();
    tile.roundRect(0, 0, cellWidth, cellHeight, Math.min(4, cellWidth / 6, cellHeight / 4));
    tile.fill();
  });

  const [dots, dotPen] = blank(width, height);
  tiled(dotPen, (tile) => {
    const radius = Math.min(1.75, cellWidth / 6, cellHeight / 6);
    tile.beginPath();
    tile.arc(cellWidth / 2, cellHeight / 2, radius, 0, 2 * Math.PI);
    tile.fillStyle = look.theme.inks.line2;
    tile.fill();
  });
  return { shown, dots, pitchX, pitchY };
}

const OPAQUE = 0xff000000;

/** One pixel a cell. */
function pixelsOf(
  { table, values, masked }: Tints,
  pixel: (value: number, out: boolean) => number,
): HTMLCanvasElement {
  const { rows, columns, first, rowStep, columnStep } = table;
  const [canvas, pen] = blank(columns, rows);
  const image = pen.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const value = values[first + row * rowStep + column * columnStep] ?? NaN;
      pixels[at] = pixel(value, masked?.[at] === 1);
    }
  pen.putImageData(image, 0, 0);
  return canvas;
}
