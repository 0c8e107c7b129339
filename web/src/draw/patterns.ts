/** Patterns that a canvas fills areas with. */
import type { Theme } from "./colour.js";
import { recent } from "./memo.js";

export type Pen = CanvasRenderingContext2D;

/** The hatching of masked cells. */
export const hatchFor = (pen: Pen, theme: Theme, ratio: number): CanvasPattern =>
  patternOf(pen, { width: 6, height: 6, ratio, turned: 45 }, `hatch ${theme.hatch}`, (tile) => {
    tile.fillStyle = theme.hatch;
    tile.fillRect(0, 0, 1, 6);
  });

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly turned?: number;
}

/**
 * A pattern of a tile given in frame pixels, drawn at the resolution of the screen or slightly above.
 * Few are in use at a time; while a window is resized, the oldest are dropped.
 */
export const patternOf = recent(
  makePattern,
  (_, { width, height, ratio }, name) => `${name} ${width} ${height} ${ratio}`,
  32,
);

function makePattern(
  pen: Pen,
  { width, height, ratio, turned = 0 }: Tile,
  _name: string,
  draw: (tile: Pen) => void,
): CanvasPattern {
  const tile = document.createElement("canvas");
  tile.width = Math.ceil(width * ratio);
  tile.height = Math.ceil(height * ratio);
  const on = tile.getContext("2d");
  on?.scale(tile.width / width, tile.height / height);
  if (on) draw(on);
  const pattern = pen.createPattern(tile, "repeat") as CanvasPattern;
  const shrink = [width / tile.width, height / tile.height] as const;
  pattern.setTransform(new DOMMatrix().rotate(turned).scale(...shrink));
  return pattern;
}
