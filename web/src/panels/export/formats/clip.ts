/** A step as a row of pictures, the same number in each second. */
import type { Stage } from "../../../types/timeline.js";
import { drawSvg, sizeOf } from "./png.js";
import type { Work } from "../work.js";

/** Pictures a second; in a GIF each lasts a whole number of hundredths. */
export const RATES = { gif: 20, video: 30 } as const;

/** A longer step is played faster, in seconds. */
const LONGEST = 15;

/** At its very end a step is the next one already. */
const BEFORE_END = 1e-3;

/** The moments of a step that are shown, from its beginning to its rest. */
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

/** As large as fits, with sides that are even, as encoders want them. */
export interface Fit {
  readonly scale: number;
  /** In pixels of the clip. */
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

/** Draws picture after picture and gives each to `take`; between two the page has its turn. */
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
