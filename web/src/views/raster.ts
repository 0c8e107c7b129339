/**
 * A matrix of tints as a picture, made once for each place, theme and resolution, pixel by pixel:
 * tiles as many pixels wide and high as one cell and its gap, whole pixels; where the cells of the
 * frame are not, the picture is drawn a little smaller.
 */
import type { Tints } from "../player/types.js";
import { pixelOf, pixelOfTint } from "./colour.js";
import type { Look } from "./look.js";

export interface Raster {
  readonly picture: HTMLCanvasElement;
  /** From one cell to the next, in whole pixels of the picture. */
  readonly pitchX: number;
  readonly pitchY: number;
}

interface Known extends Raster {
  readonly look: Look;
  readonly ratio: number;
}

const known = new WeakMap<Tints, Known>();

/** The picture at `ratio` pixels of the screen to one of the frame. */
export function rasterOf(tints: Tints, look: Look, ratio: number): Raster {
  const last = known.get(tints);
  const same = last?.look.theme === look.theme && last.look.range === look.range;
  if (last && same && last.ratio === ratio) return last;
  const raster = { ...make(tints, look, ratio), look, ratio };
  known.set(tints, raster);
  return raster;
}

const wholePixels = (size: number): number => Math.max(1, Math.ceil(size - 1e-3));

function make(tints: Tints, look: Look, ratio: number): Raster {
  const pitchX = wholePixels((tints.cellWidth + tints.gap) * ratio);
  const pitchY = wholePixels((tints.cellHeight + tints.rowGap) * ratio);
  const picture = document.createElement("canvas");
  picture.width = tints.table.columns * pitchX;
  picture.height = tints.table.rows * pitchY;
  const pen = picture.getContext("2d");
  if (pen) {
    const image = pen.createImageData(picture.width, picture.height);
    fill(new Uint32Array(image.data.buffer), tints, { pitchX, pitchY, look, ratio });
    pen.putImageData(image, 0, 0);
  }
  return { picture, pitchX, pitchY };
}

interface Making {
  readonly pitchX: number;
  readonly pitchY: number;
  readonly look: Look;
  readonly ratio: number;
}

/** The pixels of all cells: each tile in its tint, or hatched, as far as the tile covers them. */
export function fill(pixels: Uint32Array, tints: Tints, making: Making): void {
  const { pitchX, pitchY, look, ratio } = making;
  const { table, masked } = tints;
  const width = table.columns * pitchX;
  const coverage = tileOf(tints, making);
  const alike = repeats(coverage, pitchX, pitchY);
  const hatch = hatchOf(width + table.rows * pitchY, ratio);
  const hatchTint = pixelOf(look.theme.hatch);
  const colours = new Uint32Array(table.columns);
  for (let row = 0; row < table.rows; row++) {
    const out = masked?.subarray(row * table.columns, (row + 1) * table.columns);
    const plain = !out?.includes(1);
    coloursOf(tints, row, look, colours);
    for (let y = 0; y < pitchY; y++) {
      const at = (row * pitchY + y) * width;
      if (plain && alike[y]) {
        pixels.copyWithin(at, at - width, at);
        continue;
      }
      for (let column = 0, x = 0; column < table.columns; column++) {
        const hatched = out?.[column] === 1;
        const colour = hatched ? hatchTint : (colours[column] as number);
        for (let inTile = y * pitchX; inTile < (y + 1) * pitchX; inTile++, x++) {
          const share = coverage[inTile] as number;
          const alpha = hatched ? share * (hatch[x + row * pitchY + y] as number) : share;
          pixels[at + x] = (colour & 0xffffff) | (Math.round(alpha * 255) << 24);
        }
      }
    }
  }
}

function coloursOf(tints: Tints, row: number, { theme, range }: Look, into: Uint32Array): void {
  const { table, values, scale } = tints;
  const first = table.first + row * table.rowStep;
  for (let column = 0; column < into.length; column++)
    into[column] = pixelOfTint(
      theme,
      scale,
      values[first + column * table.columnStep] ?? NaN,
      range,
    );
}

/** How much of each pixel a tile with round corners covers. */
function tileOf(
  { cellWidth, cellHeight, gap, rowGap }: Tints,
  { pitchX, pitchY }: Making,
): Float32Array {
  const [scaleX, scaleY] = [pitchX / (cellWidth + gap), pitchY / (cellHeight + rowGap)];
  const [halfWidth, halfHeight] = [(cellWidth * scaleX) / 2, (cellHeight * scaleY) / 2];
  const radius = Math.min(4, cellWidth / 6, cellHeight / 4) * Math.min(scaleX, scaleY);
  return Float32Array.from({ length: pitchX * pitchY }, (_, i) => {
    const dx = Math.abs((i % pitchX) + 0.5 - halfWidth) - (halfWidth - radius);
    const dy = Math.abs(Math.floor(i / pitchX) + 0.5 - halfHeight) - (halfHeight - radius);
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0);
    return Math.max(0, Math.min(1, 0.5 + radius - outside));
  });
}

/** Which lines of a tile are covered just as the line above. */
const repeats = (coverage: Float32Array, pitchX: number, pitchY: number): boolean[] =>
  Array.from({ length: pitchY }, (_, y) => {
    for (let x = 0; x < pitchX; x++)
      if (y === 0 || coverage[y * pitchX + x] !== coverage[(y - 1) * pitchX + x]) return false;
    return true;
  });

/** Lines 1 wide and 6 apart that rise to the right; how much of a pixel, by the sum of its x and y. */
const hatchOf = (length: number, ratio: number): Float32Array =>
  Float32Array.from({ length }, (_, sum) => {
    const along = sum / Math.SQRT2 / ratio;
    const distance = Math.abs(((along + 2.5) % 6) - 3);
    return Math.max(0, Math.min(1, (0.5 - distance) * ratio + 0.5));
  });
