/** SVG as pixels, rendered by the browser. */
import type { Pen } from "../../../draw/patterns.js";
import { Refused } from "../work.js";

/** The size given in an SVG file, in frame pixels. */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /<svg[^>]*? width="([\d.]+)"[^>]*? height="([\d.]+)"/u.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/**
 * Draws an SVG file over a whole canvas. If the page's content security policy forbids blob images,
 * this is reported to the reader.
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

/** At `scale` pixels per frame pixel. */
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
