/** Types of the functions of gifenc used here; the package has none. */
declare module "gifenc" {
  type Palette = readonly (readonly number[])[];

  interface Frame {
    /** Set for the first picture, and used for all. */
    readonly palette?: Palette;
    /** In milliseconds. */
    readonly delay: number;
    /** 1: the next picture is drawn over this one. */
    readonly dispose: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 0: for ever. */
    readonly repeat?: number;
  }

  export function GIFEncoder(): {
    writeFrame(indices: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };

  export function quantize(rgba: Uint8ClampedArray, most: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
