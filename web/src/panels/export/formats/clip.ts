/** A step as a sequence of pictures at a constant rate. */
import type { Stage } from "../../../types/timeline.js";
import { drawSvg, sizeOf } from "./png.js";
import type { Work } from "../work.js";

/** Pictures per second; in a GIF each lasts a whole number of hundredths of a second. */
export const RATES = { gif: 20, video: 30 } as const;

/** A longer step is played faster, in seconds. */
const LONGEST = 15;

/** The end of a step already belongs to the next one. */
const BEFORE_END = 1e-3;

/** The moments of a step that are shown, from its beginning to its end. */
export function momentsOf({ start, end }: Pick<Stage, "start" | "end">, rate: number): number[] {
  const count = Math.max(2, Math.round(Math.min(end - start, LONGEST) * rate));
  const apart = (end - BEFORE_END - start) / (count - 1);
  return Array.from({ length: count }, (_, i) => start + i * apart);
}

export interface Clip {
  readonly rate: number;
  readonly moments: readonly number[];
  /** The SVG file of a moment. */
  readonly draw: (moment: number) => string;
}

/** Scale and limit; the sides are even, as encoders require. */
export interface Fit {
  readonly scale: number;
  /** The most pixels of the clip. */
  readonly most: number;
}

export const fitted = (length: number, scale: number): number =>
  2 * Math.max(1, Math.round((length * scale) / 2));

/** A canvas for all pictures of a clip. */
export function canvasFor(clip: Clip, { scale, most }: Fit): HTMLCanvasElement {
  const { width, height } = sizeOf(clip.draw(clip.moments[0] ?? 0));
  const by = Math.min(scale, Math.sqrt(most / (width * height)));
  const canvas = document.createElement("canvas");
  canvas.width = fitted(width, by);
  canvas.height = fitted(height, by);
  return canvas;
}

/** Draws one picture after the other and passes each to `take`, yielding to the page in between. */
export async function playClip(
  clip: Clip,
  canvas: HTMLCanvasElement,
  { signal, progress }: Work,
  take: (pen: CanvasRenderingContext2D, index: number) => void | Promise<void>,
): Promise<void> {
  const { moments } = clip;
  for (const [index, moment] of moments.entries()) {
    signal.throwIfAborted();
    await take(await drawSvg(clip.draw(moment), canvas), index);
    progress((index + 1) / moments.length);
  }
}
