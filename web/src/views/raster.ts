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
  const { table, masked } = tints;
  const { across, down, opacities } = tilesOf(tints, ratio);
  const [width, height] = [across.cells.length, down.cells.length];
  const pixels = new Int32Array(width * height);
  const colours = new Int32Array(table.columns);
  const lines = masked ? hatchOf(width + height, ratio) : undefined;
  const hatch = pixelOf(look.theme.hatch) & 0xffffff;
  for (let y = 0, at = 0, row = -1; y < height; y++) {
    if (down.cells[y] !== row) coloursOf(tints, (row = down.cells[y] as number), look, colours);
    const first = row * table.columns;
    for (let x = 0; x < width; x++, at++) {
      const column = across.cells[x] as number;
      const opacity = opacities[at] as number;
      pixels[at] =
        lines && masked?.[first + column] === 1
          ? hatch | ((opacity * (lines[x + y] as number) + 0.5) << 24)
          : ((colours[column] as number) & 0xffffff) | (opacity << 24);
    }
  }
  return { width, height, bytes: new Uint8ClampedArray(pixels.buffer) };
}

/** Where tiles lie in a picture, whatever their tints. */
interface Tiles {
  readonly across: Side;
  readonly down: Side;
  /** How much of each pixel its tile covers, 0 to 255. */
  readonly opacities: Uint8Array;
}

/** Typing changes the tints of a matrix and not its tiles, so the last few kinds are kept. */
const kinds = new Map<string, Tiles>();
const MOST_KINDS = 12;

function tilesOf({ table, cellWidth, cellHeight, gap, rowGap }: Tints, ratio: number): Tiles {
  const { rows, columns } = table;
  const key = [rows, columns, cellWidth, cellHeight, gap, rowGap, ratio].join(" ");
  const known = kinds.get(key);
  if (known) return known;
  const across = sideOf(columns, cellWidth * ratio, gap * ratio);
  const down = sideOf(rows, cellHeight * ratio, rowGap * ratio);
  const corner = Math.min(4, cellWidth / 6, cellHeight / 4) * ratio;
  // Less than half a pixel is no corner.
  const radius = corner < 0.5 ? 0 : corner;
  const [width, height] = [across.cells.length, down.cells.length];
  const opacities = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const [share, edge] = [down.covered[y] as number, down.edges[y] as number];
    for (let x = 0; x < width; x++, at++) {
      const near = across.edges[x] as number;
      const all = (across.covered[x] as number) * share;
      const round = edge < radius && near < radius ? cornerAt(near, edge, radius) : 1;
      opacities[at] = Math.min(all, round) * 255 + 0.5;
    }
  }
  const [oldest] = kinds.keys();
  if (kinds.size >= MOST_KINDS && oldest !== undefined) kinds.delete(oldest);
  const tiles = { across, down, opacities };
  kinds.set(key, tiles);
  return tiles;
}

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
