/**
 * The pictures of matrices, each made once for its tints, theme and resolution. The last ones are kept.
 * The canvas of one whose place another has taken, or of the oldest, becomes that of the next: to make
 * canvases takes longer than to fill small ones. One of very many cells is made in slices, a few
 * milliseconds of each frame, from its upper edge downwards: whoever paints it paints again until it is done.
 */
import type { Tints } from "../player/types.js";
import type { Look } from "./look.js";
import { type RasterWork, type Shown, beginRaster } from "./raster.js";

export interface Picture {
  readonly canvas: HTMLCanvasElement;
  /** Whether all of it is there. */
  readonly done: boolean;
}

interface Known extends Picture {
  readonly pen: CanvasRenderingContext2D | null;
  readonly look: Look;
  readonly ratio: number;
  readonly place: string;
  /** Absent once it is done. */
  work: RasterWork | undefined;
  /** Rows of pixels that are on the canvas. */
  rows: number;
  done: boolean;
  /** The last painting it was in. */
  used: number;
}

/** Oldest first. */
const known = new Map<object, Known>();

/** Of the pictures that are kept, in pixels; and canvases have a cost of their own. */
const MOST_PIXELS = 20_000_000;
const MOST = 400;
let pixels = 0;

/** What stood last at each place. */
const places = new Map<string, object>();

/** Pictures of more cells than this in one painting are made in slices, but for the first ones. */
const AT_ONCE = 100_000;
let cells = 0;

function isTooMuch({ table }: Tints): boolean {
  cells += table.rows * table.columns;
  return cells > AT_ONCE;
}

/** The same tints have two pictures: one of their values, one of the dots of what is to come. */
const ofDots = new WeakMap<Tints, object>();

function keyOf(tints: Tints, shown: Shown): object {
  if (shown === "values") return tints;
  const key = ofDots.get(tints) ?? {};
  ofDots.set(tints, key);
  return key;
}

/** The same matrix in about the same size, whatever its values. */
function placeOf({ table, cellWidth, cellHeight, scale }: Tints, shown: Shown): string {
  const { node, first, rows, columns } = table;
  const size = Math.round(Math.log2(cellWidth * cellHeight));
  return [node, first, rows, columns, size, scale, shown].join();
}

let paintings = 0;

/** Pictures asked for from now on are for another painting: what only the ones before needed may go. */
export function beginPainting(): void {
  paintings++;
  cells = 0;
}

/** At `ratio` pixels of the screen to one of the frame. */
export function pictureOf(tints: Tints, look: Look, ratio: number, shown: Shown): Picture {
  const key = keyOf(tints, shown);
  const last = known.get(key);
  const same = last?.look.theme === look.theme && last.look.range === look.range;
  if (last && same && last.ratio === ratio) {
    known.delete(key);
    known.set(key, last);
    last.used = paintings;
    return last;
  }
  const place = placeOf(tints, shown);
  const work = beginRaster(tints, look, ratio, shown);
  const inSlices = isTooMuch(tints);
  const canvas = cleared(spare(key, place), work, inSlices);
  const pen = canvas.getContext("2d");
  const made = { canvas, pen, look, ratio, place, work, rows: 0, done: false, used: paintings };
  keep(key, made);
  if (!inSlices) carryOn(made, Infinity);
  return made;
}

function keep(key: object, picture: Known): void {
  known.set(key, picture);
  places.set(picture.place, key);
  pixels += sizeOf(picture);
  for (const [oldest, { used }] of known) {
    if ((pixels <= MOST_PIXELS && known.size <= MOST) || used === paintings) break;
    drop(oldest);
  }
}

const sizeOf = ({ canvas }: Known): number => canvas.width * canvas.height;

function drop(key: object): HTMLCanvasElement | undefined {
  const picture = known.get(key);
  if (!picture) return undefined;
  known.delete(key);
  if (places.get(picture.place) === key) places.delete(picture.place);
  pixels -= sizeOf(picture);
  // Its canvas is another's now.
  picture.work = undefined;
  return picture.canvas;
}

/** Its own in another look, or that of what stood at its place and was not painted since. */
function spare(key: object, place: string): HTMLCanvasElement {
  const before = places.get(place);
  const gone = before && (known.get(before)?.used ?? paintings) < paintings ? before : undefined;
  return drop(key) ?? (gone && drop(gone)) ?? document.createElement("canvas");
}

/** What is made at once covers all that stood there before. */
function cleared(canvas: HTMLCanvasElement, { raster }: RasterWork, inSlices: boolean) {
  const { width, height } = raster;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  if (inSlices) canvas.getContext("2d")?.clearRect(0, 0, width, height);
  return canvas;
}

/** Up to a time as `performance.now()` tells it, at least one row. */
function carryOn(picture: Known, until: number): void {
  const { pen, work, rows } = picture;
  if (!work) return;
  const { width, height, bytes } = work.raster;
  picture.rows = work.go(() => until < Infinity && performance.now() >= until);
  const fresh = picture.rows - rows;
  pen?.putImageData(new ImageData(bytes, width), 0, 0, 0, rows, width, fresh);
  picture.done = picture.rows === height;
  if (picture.done) picture.work = undefined;
}

/** Makes all of a picture now, however long it takes. */
export function finish(picture: Picture): void {
  carryOn(picture as Known, Infinity);
}

/** Work on pictures takes this much of a frame, in milliseconds. */
const SLICE = 6;

interface Painter {
  readonly pictures: readonly Picture[];
  readonly paint: () => void;
}

const painters = new Map<object, Painter>();

/** Calls `paint` in the next frame, when these pictures have gone on; `who` waits for one painting. */
export function whenFurther(who: object, pictures: readonly Picture[], paint: () => void): void {
  if (painters.size === 0) requestAnimationFrame(slice);
  painters.set(who, { pictures, paint });
}

function slice(): void {
  const until = performance.now() + SLICE;
  const all = [...painters.values()];
  painters.clear();
  for (const { pictures } of all)
    for (const picture of pictures as readonly Known[])
      if (!picture.done && performance.now() < until) carryOn(picture, until);
  for (const { paint } of all) paint();
}
