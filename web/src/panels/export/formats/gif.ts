/** A clip as an animated GIF, which works in every browser. */
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import { canvasFor, playClip, type Clip } from "./clip.js";
import { drawSvg } from "./png.js";
import type { Work } from "../work.js";

/** GIFs get large: they have the size on the screen, up to this many pixels. */
const FIT = { scale: 1, most: 1280 * 800 };

/** The last palette entry marks pixels that did not change since the picture before. */
const UNCHANGED = 255;

const pixelsOf = (pen: CanvasRenderingContext2D) =>
  pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height).data;

/** The colours of a few pictures, from the first to the last. */
async function paletteOf({ moments, draw }: Clip, canvas: HTMLCanvasElement) {
  const some = [0, 0.3, 0.6, 1].map((share) => moments[Math.floor(share * (moments.length - 1))]);
  const { width, height } = canvas;
  const pixels = new Uint8ClampedArray(some.length * width * height * 4);
  for (const [i, moment] of some.entries()) {
    const pen = await drawSvg(draw(moment ?? 0), canvas);
    pixels.set(pixelsOf(pen), i * width * height * 4);
  }
  return quantize(pixels, UNCHANGED);
}

export async function gifOf(clip: Clip, work: Work): Promise<Blob> {
  const canvas = canvasFor(clip, FIT);
  const { width, height } = canvas;
  const palette = await paletteOf(clip, canvas);
  const gif = GIFEncoder();
  let before: Uint8Array | undefined;
  await playClip(clip, canvas, work, (pen) => {
    const now = applyPalette(pixelsOf(pen), palette);
    const fresh = before ? changed(before, now) : now;
    const delay = 1000 / clip.rate;
    gif.writeFrame(fresh, width, height, {
      delay,
      dispose: 1,
      ...(before ? { transparent: true, transparentIndex: UNCHANGED } : { palette, repeat: 0 }),
    });
    before = now;
  });
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}

const changed = (before: Uint8Array, now: Uint8Array): Uint8Array =>
  now.map((colour, i) => (before[i] === colour ? UNCHANGED : colour));
