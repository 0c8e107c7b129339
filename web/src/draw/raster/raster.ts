/**
 * A matrix of tints as a picture, pixel by pixel and with antialiased edges. Where cells are at least
 * as large as pixels, a pixel has the colour of the cell that covers most of it; colours are not mixed.
 * Where several cells share a pixel, it has the colour of the one farthest from zero, and is hatched
 * if all of them are masked. This is the only processing of the numbers for display.
 */
import type { Tints } from "../../types/frame.js";
import { pixelOf, pixelOfTint } from "../colour.js";
import type { Palette } from "../palette.js";
import { rangeIn } from "../ranges.js";
import { type PixelSide, dotsOf, tilesOf } from "./tiles.js";

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;
}

/** What is drawn of a matrix: its values, or only a dot for each value not yet computed. */
export type Shown = "values" | "dots";

/** The pixels of all cells: each tile in its colour, or hatched, as opaque as the tile covers them. */
export function makeRaster(
  tints: Tints,
  palette: Palette,
  ratio: number,
  shown: Shown = "values",
): Raster {
  const work = beginRaster(tints, palette, ratio, shown);
  work.go(() => false);
  return work.raster;
}

/** A picture in the making, from top to bottom. */
export interface RasterWork {
  readonly raster: Raster;
  /** Makes rows of pixels until all are done or `isLate`; returns how many are done. */
  go(isLate: () => boolean): number;
}

export function beginRaster(
  tints: Tints,
  palette: Palette,
  ratio: number,
  shown: Shown = "values",
): RasterWork {
  const { across, down } = tilesOf(tints, ratio);
  const [width, height] = [across.cells.length, down.cells.length];
  const pixels = new Int32Array(width * height);
  const raster = { width, height, bytes: new Uint8ClampedArray(pixels.buffer) };
  let line: ((y: number) => void) | undefined;
  let y = 0;
  const go = (isLate: () => boolean) => {
    line ??= lineOf(tints, palette, { ratio, shown }, pixels);
    while (y < height) {
      line(y++);
      if (isLate()) break;
    }
    return y;
  };
  return { raster, go };
}

/** Returns a function that makes one row of pixels. */
function lineOf(
  tints: Tints,
  palette: Palette,
  { ratio, shown }: { readonly ratio: number; readonly shown: Shown },
  pixels: Int32Array,
) {
  const { across, down, opacities, repeats } = tilesOf(tints, ratio);
  const width = across.cells.length;
  const row = rowOf(tints, across);
  const colours = new Int32Array(row.values.length).fill(pixelOf(palette.theme.inks.line2));
  const dots = shown === "dots" ? dotsOf(tints, ratio) : undefined;
  const lines = tints.masked ? hatchOf(width + down.cells.length, ratio) : undefined;
  const hatch = pixelOf(palette.theme.hatch) & 0xffffff;
  let [from, to] = [-1, -1];
  return (y: number): void => {
    if (down.cells[y] !== from || down.ends[y] !== to) {
      [from, to] = [down.cells[y] as number, down.ends[y] as number];
      row.gather(from, to);
      if (!dots) colour(row.values, tints, palette, colours);
    }
    const start = y * width;
    // Most rows of pixels within a tile are alike, but for the hatching, which slants.
    const repeated = !dots && repeats[y] === 1;
    if (repeated) pixels.copyWithin(start, start - width, start);
    if (repeated && !lines) return;
    for (let x = 0, at = start; x < width; x++, at++) {
      const column = across.fine ? x : (across.cells[x] as number);
      const opacity = opacities[at] as number;
      if (lines && row.masked[column] === 1)
        pixels[at] = hatch | ((opacity * (lines[x + y] as number) + 0.5) << 24);
      else if (!repeated)
        pixels[at] = ((colours[column] as number) & 0xffffff) | ((dots?.(x, y) ?? opacity) << 24);
    }
  };
}

function colour(
  values: Float64Array,
  { scale, table }: Tints,
  palette: Palette,
  into: Int32Array,
): void {
  const { theme } = palette;
  const range = rangeIn(palette, table.node);
  for (let i = 0; i < into.length; i++)
    into[i] = pixelOfTint(theme, scale, values[i] as number, range);
}

/** What a row of pixels shows: cell by cell, or pixel by pixel where several cells share one. */
interface PixelRow {
  readonly values: Float64Array;
  /** 1 where every cell is masked. */
  readonly masked: Uint8Array;
  /** Reads the rows of cells from `from` up to `to`. */
  gather(from: number, to: number): void;
}

function rowOf(tints: Tints, across: PixelSide): PixelRow {
  const { columns } = tints.table;
  const values = new Float64Array(columns);
  const masked = new Uint8Array(columns);
  const gather = (from: number, to: number) => {
    strongestDown(tints, { from, to }, values, masked);
  };
  if (!across.fine) return { values, masked, gather };
  const width = across.cells.length;
  const row = { values: new Float64Array(width), masked: new Uint8Array(width) };
  return {
    ...row,
    gather: (from, to) => {
      gather(from, to);
      strongestAcross(values, masked, across, row);
    },
  };
}

/** For each column, the value farthest from zero in these rows, among the cells that are not masked. */
function strongestDown(
  { table, values, masked }: Tints,
  { from, to }: { readonly from: number; readonly to: number },
  into: Float64Array,
  out: Uint8Array,
): void {
  const { columns, columnStep } = table;
  const first = table.first + from * table.rowStep;
  for (let column = 0; column < columns; column++) {
    into[column] = values[first + column * columnStep] ?? NaN;
    out[column] = masked?.[from * columns + column] ?? 0;
  }
  for (let row = from + 1; row < to; row++) {
    const start = table.first + row * table.rowStep;
    for (let column = 0; column < columns; column++) {
      if (masked?.[row * columns + column] === 1) continue;
      const value = values[start + column * columnStep] ?? NaN;
      if (out[column] === 1 || isFarther(value, into[column] as number)) into[column] = value;
      out[column] = 0;
    }
  }
}

/** The same over the columns under each pixel. */
function strongestAcross(
  values: Float64Array,
  masked: Uint8Array,
  { cells, ends }: PixelSide,
  into: { readonly values: Float64Array; readonly masked: Uint8Array },
): void {
  for (let x = 0; x < cells.length; x++) {
    const from = cells[x] as number;
    let [best, out] = [values[from] as number, masked[from] as number];
    for (let column = from + 1; column < (ends[x] as number); column++) {
      if (masked[column] === 1) continue;
      const value = values[column] as number;
      if (out === 1 || isFarther(value, best)) best = value;
      out = 0;
    }
    into.values[x] = best;
    into.masked[x] = out;
  }
}

/** NaN loses against any number. */
const isFarther = (value: number, than: number): boolean =>
  Math.abs(value) > Math.abs(than) || (Number.isNaN(than) && !Number.isNaN(value));

/** Hatching of lines 1 wide and 6 apart: the coverage of a pixel, by the sum of its x and y. */
const hatchOf = (length: number, ratio: number): Float32Array =>
  Float32Array.from({ length }, (_, sum) => {
    const along = sum / Math.SQRT2 / ratio;
    const distance = Math.abs(((along + 2.5) % 6) - 3);
    return Math.max(0, Math.min(1, (0.5 - distance) * ratio + 0.5));
  });
