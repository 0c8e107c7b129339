/**
 * A matrix of tints as a picture, made once for each place, theme and resolution, pixel by pixel and
 * with smooth edges. A pixel has the tint of the one cell that covers most of it: none is mixed.
 */
import type { Tints } from "../player/types.js";
import { pixelOf, pixelOfTint } from "./colour.js";
import type { Look } from "./look.js";

interface Known {
  readonly look: Look;
  readonly ratio: number;
  readonly picture: HTMLCanvasElement;
}

const known = new WeakMap<Tints, Known>();

/** The picture at `ratio` pixels of the screen to one of the frame. */
export function rasterOf(tints: Tints, look: Look, ratio: number): HTMLCanvasElement {
  const last = known.get(tints);
  const same = last?.look.theme === look.theme && last.look.range === look.range;
  if (last && same && last.ratio === ratio) return last.picture;
  const picture = document.createElement("canvas");
  drawRaster(picture, tints, look, ratio);
  known.set(tints, { look, ratio, picture });
  return picture;
}

/** Makes a canvas the picture. */
export function drawRaster(
  canvas: HTMLCanvasElement,
  tints: Tints,
  look: Look,
  ratio: number,
): void {
  const raster = makeRaster(tints, look, ratio);
  canvas.width = raster.width;
  canvas.height = raster.height;
  canvas.getContext("2d")?.putImageData(new ImageData(raster.bytes, raster.width), 0, 0);
}

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;
}

/** The pixels of all cells: each tile in its tint, or hatched, as far as the tile covers them. */
export function makeRaster(tints: Tints, look: Look, ratio: number): Raster {
  const { table, cellWidth, cellHeight, gap, rowGap, masked } = tints;
  const across = sideOf(table.columns, cellWidth * ratio, gap * ratio);
  const down = sideOf(table.rows, cellHeight * ratio, rowGap * ratio);
  const corner = Math.min(4, cellWidth / 6, cellHeight / 4) * ratio;
  // Less than half a pixel is no corner.
  const radius = corner < 0.5 ? 0 : corner;
  const [width, height] = [across.cells.length, down.cells.length];
  const pixels = new Int32Array(width * height);
  const colours = new Int32Array(table.columns);
  for (let y = 0, row = -1; y < height; y++) {
    const at = y * width;
    const [share, edge] = [down.covered[y] as number, down.edges[y] as number];
    const same = down.cells[y] === row;
    if (!same) coloursOf(tints, (row = down.cells[y] as number), look, colours);
    // Away from its corners a tile is the same from line to line.
    if (same && share === down.covered[y - 1] && edge >= radius + 1) {
      pixels.copyWithin(at, at - width, at);
      continue;
    }
    for (let x = 0; x < width && share > 0; x++) {
      const near = across.edges[x] as number;
      const all = (across.covered[x] as number) * share;
      const alpha =
        edge < radius && near < radius ? Math.min(all, cornerAt(near, edge, radius)) : all;
      pixels[at + x] = withOpacity(colours[across.cells[x] as number] as number, alpha * 255);
    }
  }
  if (masked) {
    const lines = hatchOf(width + height, ratio);
    const colour = pixelOf(look.theme.hatch);
    for (let y = 0, at = 0; y < height; y++) {
      const first = (down.cells[y] as number) * table.columns;
      for (let x = 0; x < width; x++, at++) {
        if (masked[first + (across.cells[x] as number)] !== 1) continue;
        const opacity = (pixels[at] as number) >>> 24;
        pixels[at] = withOpacity(colour, opacity * (lines[x + y] as number));
      }
    }
  }
  return { width, height, bytes: new Uint8ClampedArray(pixels.buffer) };
}

/** Opacity from 0 to 255. */
const withOpacity = (pixel: number, opacity: number): number =>
  (pixel & 0xffffff) | ((opacity + 0.5) << 24);

/** The pixels along one side of a picture. */
interface Side {
  /** The cell that covers most of it. */
  readonly cells: Int32Array;
  /** How much of it cells cover. */
  readonly covered: Float32Array;
  /** From its middle to the nearer edge of its cell. */
  readonly edges: Float32Array;
}

function sideOf(count: number, cell: number, gap: number): Side {
  const pitch = cell + gap;
  const length = Math.max(1, Math.ceil(count * pitch - gap - 1e-3));
  const side: Side = {
    cells: new Int32Array(length),
    covered: new Float32Array(length),
    edges: new Float32Array(length),
  };
  for (let pixel = 0; pixel < length; pixel++) {
    const overlap = (k: number) =>
      Math.max(0, Math.min(pixel + 1, k * pitch + cell) - Math.max(pixel, k * pitch));
    const first = Math.min(count - 1, Math.floor(pixel / pitch));
    const last = Math.min(count - 1, Math.floor((pixel + 1) / pitch));
    const [a, b] = [overlap(first), first === last ? 0 : overlap(last)];
    const own = b > a ? last : first;
    const middle = pixel + 0.5 - own * pitch;
    side.cells[pixel] = own;
    side.covered[pixel] = gap === 0 ? 1 : Math.min(1, a + b);
    side.edges[pixel] = Math.min(middle, cell - middle);
  }
  return side;
}

/** How much a round corner covers of a pixel so far from both edges. */
const cornerAt = (dx: number, dy: number, radius: number): number =>
  Math.max(0, Math.min(1, 0.5 + radius - Math.sqrt((radius - dx) ** 2 + (radius - dy) ** 2)));

function coloursOf(tints: Tints, row: number, { theme, range }: Look, into: Int32Array): void {
  const { table, values, scale } = tints;
  const first = table.first + row * table.rowStep;
  for (let column = 0; column < into.length; column++) {
    const value = values[first + column * table.columnStep] ?? NaN;
    into[column] = pixelOfTint(theme, scale, value, range);
  }
}

/** Lines 1 wide and 6 apart that rise to the right; how much of a pixel, by the sum of its x and y. */
const hatchOf = (length: number, ratio: number): Float32Array =>
  Float32Array.from({ length }, (_, sum) => {
    const along = sum / Math.SQRT2 / ratio;
    const distance = Math.abs(((along + 2.5) % 6) - 3);
    return Math.max(0, Math.min(1, (0.5 - distance) * ratio + 0.5));
  });
