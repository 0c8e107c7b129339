/**
 * The pictures of matrices, each made once for its tints, theme and resolution. The last ones are kept.
 * The canvas of one whose place another has taken, or of the oldest, becomes that of the next: to make
 * canvases takes longer than to fill small ones. One of very many cells is made in slices, a few
 * milliseconds of each frame, from its upper edge downwards. While a matrix changes its size from frame
 * to frame, a picture of it in another size stands in. Of both sorts whoever paints one paints again
 * until it is done.
 */
import type { Tints } from "../types/frame.js";
import { apart, sameCells } from "./likeness.js";
import type { Palette } from "./palette.js";
import { type RasterWork, type Shown, beginRaster } from "./raster.js";
import { memo } from "./memo.js";

export interface MatrixPicture {
  readonly canvas: HTMLCanvasElement;
  /** What it was made of: the size of its cells is theirs. */
  readonly tints: Tints;
  /** Whether all of it is there, in the size that was asked for. */
  readonly done: boolean;
  /** The one that is being made while this one stands in. */
  readonly instead?: MatrixPicture | undefined;
}

interface Known extends MatrixPicture {
  readonly shown: Shown;
  readonly pen: CanvasRenderingContext2D | null;
  readonly palette: Palette;
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
const ofDots = memo<Tints, [], object>(() => ({}));

const keyOf = (tints: Tints, shown: Shown): object => (shown === "values" ? tints : ofDots(tints));

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

/** How a picture is wanted; `ratio` pixels of the screen to one of the frame. */
export interface PictureOptions {
  readonly palette: Palette;
  readonly ratio: number;
  readonly shown: Shown;
  /** The matrix has another size in the next frame, too: a picture of its own would be seen once. */
  readonly passing: boolean;
}

export function pictureOf(tints: Tints, wanted: PictureOptions): MatrixPicture {
  const key = keyOf(tints, wanted.shown);
  const last = known.get(key);
  const made = last && looksSo(last, wanted) ? last : undefined;
  if (made) use(key, made);
  if (made?.done) return made;
  const like = likenessOf(tints, wanted);
  if (like) use(keyOf(like.tints, wanted.shown), like);
  const own = made ?? (like && wanted.passing ? undefined : make(key, tints, wanted));
  if (own && (own.done || !like)) return own;
  const { canvas, tints: others } = like as Known;
  return { canvas, tints: others, done: false, instead: own };
}

function use(key: object, picture: Known): void {
  known.delete(key);
  known.set(key, picture);
  picture.used = paintings;
}

const looksSo = (picture: Known, { palette, ratio, shown }: PictureOptions): boolean =>
  picture.palette.theme === palette.theme &&
  picture.palette.range === palette.range &&
  picture.ratio === ratio &&
  picture.shown === shown;

/** The same cells in the size next to this. */
function likenessOf(tints: Tints, wanted: PictureOptions): Known | undefined {
  let [best, least]: [Known | undefined, number] = [undefined, Infinity];
  for (const other of known.values()) {
    if (!other.done || !looksSo(other, wanted) || !sameCells(other.tints, tints)) continue;
    const far = apart(other.tints, tints);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

function make(key: object, tints: Tints, { palette, ratio, shown }: PictureOptions): Known {
  const place = placeOf(tints, shown);
  const work = beginRaster(tints, palette, ratio, shown);
  const inSlices = isTooMuch(tints);
  const canvas = cleared(spare(key, place), work, inSlices);
  const pen = canvas.getContext("2d");
  const begun = { canvas, pen, tints, palette, ratio, shown, place, work };
  const made: Known = { ...begun, rows: 0, done: false, used: paintings };
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
export function finish(picture: MatrixPicture): void {
  carryOn((picture.instead ?? picture) as Known, Infinity);
}

/** Work on pictures takes this much of a frame, in milliseconds. */
const SLICE = 6;

interface Painter {
  readonly pictures: readonly MatrixPicture[];
  readonly paint: () => void;
  /** What it painted has stood for a frame. */
  readonly stands: boolean;
}

const painters = new Map<object, Painter>();

/**
 * Calls `paint` in the next frame, when these pictures have gone on; `who` waits for one painting. Where
 * others only stand in for what passes by, it waits until what was painted has stood for a frame.
 */
export function whenFurther(
  who: object,
  pictures: readonly MatrixPicture[],
  paint: () => void,
): void {
  wait(who, { pictures, paint, stands: false });
}

function wait(who: object, painter: Painter): void {
  if (painters.size === 0) requestAnimationFrame(slice);
  painters.set(who, painter);
}

const inWork = ({ pictures }: Painter): readonly Known[] =>
  pictures.map((picture) => (picture.instead ?? picture) as Known).filter(({ work }) => work);

function slice(): void {
  const until = performance.now() + SLICE;
  const all = [...painters];
  painters.clear();
  for (const [who, painter] of all) {
    const pictures = inWork(painter);
    for (const picture of pictures) if (performance.now() < until) carryOn(picture, until);
    if (pictures.length > 0 || painter.stands) painter.paint();
    else wait(who, { ...painter, stands: true });
  }
}
