/** SVG as pixels, by the browser. */
import type { Pen } from "../../../draw/patterns.js";
import { Refused } from "../work.js";

/** How large an SVG file says it is, in pixels of the frame. */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /<svg[^>]*? width="([\d.]+)"[^>]*? height="([\d.]+)"/u.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/**
 * Draws an SVG file all over a canvas. A page's policy may forbid pictures of its own making: then
 * the reader is told.
 */
export async function drawSvg(svg: string, canvas: HTMLCanvasElement): Promise<Pen> {
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    if (!pen) throw new Refused("picture");
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return pen;
  } catch {
    throw new Refused("picture");
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** At `scale` pixels to one of the frame. */
export async function pngOf(svg: string, scale: number): Promise<Blob> {
  const { width, height } = sizeOf(svg);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  await drawSvg(svg, canvas);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (!blob) throw new Refused("picture");
  return blob;
}
