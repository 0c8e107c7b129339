/**
 * The pictures of matrices, each made once for its tints, theme and resolution. The last ones are kept,
 * and the canvas of the oldest becomes that of the next. One of very many cells is made in slices, a few
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
  readonly look: Look;
  readonly ratio: number;
  /** Absent once it is done. */
  work: RasterWork | undefined;
  /** Rows of pixels that are on the canvas. */
  rows: number;
  done: boolean;
}

/** Oldest first. */
const known = new Map<object, Known>();
const MOST = 48;

/** A picture of more cells than this is made in slices. */
const AT_ONCE = 150_000;

const isLarge = ({ table }: Tints): boolean => table.rows * table.columns > AT_ONCE;

/** The same tints have two pictures: one of their values, one of the dots of what is to come. */
const ofDots = new WeakMap<Tints, object>();

function keyOf(tints: Tints, shown: Shown): object {
  if (shown === "values") return tints;
  const key = ofDots.get(tints) ?? {};
  ofDots.set(tints, key);
  return key;
}

/** At `ratio` pixels of the screen to one of the frame. */
export function pictureOf(tints: Tints, look: Look, ratio: number, shown: Shown): Picture {
  const key = keyOf(tints, shown);
  const last = known.get(key);
  const same = last?.look.theme === look.theme && last.look.range === look.range;
  known.delete(key);
  if (last && same && last.ratio === ratio) {
    known.set(key, last);
    return last;
  }
  const work = beginRaster(tints, look, ratio, shown);
  const canvas = cleared(last?.canvas ?? spare(), work, isLarge(tints));
  const made: Known = { canvas, look, ratio, work, rows: 0, done: false };
  known.set(key, made);
  if (!isLarge(tints)) carryOn(made, Infinity);
  return made;
}

/** Of the picture that was not wanted for the longest time, where there are enough. */
function spare(): HTMLCanvasElement {
  const [oldest] = known;
  if (known.size < MOST || !oldest) return document.createElement("canvas");
  known.delete(oldest[0]);
  return oldest[1].canvas;
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
  const { canvas, work, rows } = picture;
  if (!work) return;
  const { width, height, bytes } = work.raster;
  picture.rows = work.go(() => until < Infinity && performance.now() >= until);
  const fresh = picture.rows - rows;
  canvas.getContext("2d")?.putImageData(new ImageData(bytes, width), 0, 0, 0, rows, width, fresh);
  picture.done = picture.rows === height;
  if (picture.done) picture.work = undefined;
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
