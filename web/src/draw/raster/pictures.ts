/**
 * A cache of the pictures of matrices, each made once for its tints, theme and resolution. The canvas of
 * a picture that was replaced, or of the oldest one, is reused for the next: creating a canvas takes
 * longer than filling a small one. A picture of very many cells is made in slices, from top to bottom,
 * a few milliseconds in each frame. While a matrix changes its size from frame to frame, a picture of it
 * in another size is used instead. In both cases the caller paints again until the picture is complete.
 */
import type { Tints } from "../../types/frame.js";
import { apart, sameCells } from "./likeness.js";
import type { Palette } from "../palette.js";
import { rangeIn } from "../ranges.js";
import { type RasterWork, type Shown, beginRaster } from "./raster.js";
import { memo } from "../memo.js";

export interface MatrixPicture {
  readonly canvas: HTMLCanvasElement;
  /** What it was made from, including the size of its cells. */
  readonly tints: Tints;
  /** Whether it is complete and of the requested size. */
  readonly done: boolean;
  /** The picture in the making that this one replaces for now. */
  readonly instead?: MatrixPicture | undefined;
}

interface Known extends MatrixPicture {
  readonly shown: Shown;
  readonly pen: CanvasRenderingContext2D | null;
  readonly palette: Palette;
  readonly ratio: number;
  readonly place: string;
  /** Absent once it is complete. */
  work: RasterWork | undefined;
  /** Number of pixel rows on the canvas. */
  rows: number;
  done: boolean;
  /** Number of the last painting that used it. */
  used: number;
}

/** Oldest first. */
const known = new Map<object, Known>();

/** Limit for all kept pictures, in pixels; the number of canvases is limited too, as each has a cost. */
const MOST_PIXELS = 20_000_000;
const MOST = 400;
let pixels = 0;

/** The last picture at each place. */
const places = new Map<string, object>();

/** Cells drawn at once in one painting; pictures beyond that are made in slices. */
const AT_ONCE = 100_000;
let cells = 0;

function isTooMuch({ table }: Tints): boolean {
  cells += table.rows * table.columns;
  return cells > AT_ONCE;
}

/** The same tints have two pictures: one of the values, one of the dots of cells not yet computed. */
const ofDots = memo<Tints, [], object>(() => ({}));

const keyOf = (tints: Tints, shown: Shown): object => (shown === "values" ? tints : ofDots(tints));

/** The same matrix in about the same size, whatever its values. */
function placeOf({ table, cellWidth, cellHeight, scale }: Tints, shown: Shown): string {
  const { node, first, rows, columns } = table;
  const size = Math.round(Math.log2(cellWidth * cellHeight));
  return [node, first, rows, columns, size, scale, shown].join();
}

let paintings = 0;

/** Begins another painting: pictures that only earlier paintings used may be dropped. */
export function beginPainting(): void {
  paintings++;
  cells = 0;
}

/** How a picture is requested; `ratio` is screen pixels per frame pixel. */
export interface PictureOptions {
  readonly palette: Palette;
  readonly ratio: number;
  readonly shown: Shown;
  /** The matrix changes its size in every frame: a picture of its own would be used only once. */
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

const looksSo = (
  { tints: { table }, ...picture }: Known,
  { palette, ratio, shown }: PictureOptions,
): boolean =>
  picture.palette.theme === palette.theme &&
  rangeIn(picture.palette, table.node) === rangeIn(palette, table.node) &&
  picture.ratio === ratio &&
  picture.shown === shown;

/** A picture of the same cells in the nearest size. */
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
  // Its canvas is now used by another picture.
  picture.work = undefined;
  return picture.canvas;
}

/** A canvas to reuse: its own, or that of the previous picture at its place if not in use. */
function spare(key: object, place: string): HTMLCanvasElement {
  const before = places.get(place);
  const gone = before && (known.get(before)?.used ?? paintings) < paintings ? before : undefined;
  return drop(key) ?? (gone && drop(gone)) ?? document.createElement("canvas");
}

/** A picture made at once covers the old pixels, so only one made in slices is cleared. */
function cleared(canvas: HTMLCanvasElement, { raster }: RasterWork, inSlices: boolean) {
  const { width, height } = raster;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  if (inSlices) canvas.getContext("2d")?.clearRect(0, 0, width, height);
  return canvas;
}

/** Makes at least one row, until a time of `performance.now()`. */
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

/** Completes a picture now, however long it takes. */
export function finish(picture: MatrixPicture): void {
  carryOn((picture.instead ?? picture) as Known, Infinity);
}

/** Time spent on pictures in each frame, in milliseconds. */
const SLICE = 6;

interface Painter {
  readonly pictures: readonly MatrixPicture[];
  readonly paint: () => void;
  /** What it painted has been visible for a frame. */
  readonly stands: boolean;
}

const painters = new Map<object, Painter>();

/**
 * Calls `paint` in the next frame, after work on these pictures; `who` waits for one painting at a time.
 * Where substitutes are shown for a changing size, it waits until the last painting was visible for a frame.
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
