/** The positions of the tiles of a matrix in its picture, independent of their colours. */
import type { Tints } from "../../types/frame.js";
import { recent } from "../memo.js";

export interface Tiles {
  readonly across: PixelSide;
  readonly down: PixelSide;
  /** Coverage of each pixel by its tile, 0 to 255. */
  readonly opacities: Uint8Array;
  /** For each row of pixels 1 if it has the cells and the coverage of the row above. */
  readonly repeats: Uint8Array;
}

/** The pixels along one side of a picture. */
export interface PixelSide {
  /** For each pixel the cell that covers most of it; where several share it, the first of them. */
  readonly cells: Int32Array;
  /** One past the last cell of each pixel. */
  readonly ends: Int32Array;
  /** Whether several cells share a pixel. */
  readonly fine: boolean;
  /** How much of each pixel is covered by cells. */
  readonly covered: Float32Array;
  /** Distance from the middle of each pixel to the nearer edge of its cell. */
  readonly edges: Float32Array;
}

/**
 * At `ratio` screen pixels per frame pixel. Typing changes the colours of a matrix and not its tiles,
 * so the last few results are kept.
 */
export const tilesOf = recent(
  makeTiles,
  ({ table: { rows, columns }, cellWidth, cellHeight, gap, rowGap }, ratio) =>
    [rows, columns, cellWidth, cellHeight, gap, rowGap, ratio].join(" "),
  24,
);

function makeTiles({ table, cellWidth, cellHeight, gap, rowGap }: Tints, ratio: number): Tiles {
  const { rows, columns } = table;
  const across = sideOf(columns, cellWidth * ratio, gap * ratio);
  const down = sideOf(rows, cellHeight * ratio, rowGap * ratio);
  const corner = Math.min(4, cellWidth / 6, cellHeight / 4) * ratio;
  // Corners of less than half a pixel are not rounded.
  const radius = corner < 0.5 ? 0 : corner;
  const opacities = opacitiesOf(across, down, radius);
  return { across, down, opacities, repeats: repeatsOf(down, radius) };
}

function repeatsOf({ cells, ends, covered, edges }: PixelSide, radius: number): Uint8Array {
  const straight = (y: number) => (edges[y] as number) >= radius;
  return Uint8Array.from(cells, (cell, y) => {
    const alike =
      y > 0 && cell === cells[y - 1] && ends[y] === ends[y - 1] && covered[y] === covered[y - 1];
    return alike && straight(y) && straight(y - 1) ? 1 : 0;
  });
}

function opacitiesOf(across: PixelSide, down: PixelSide, radius: number): Uint8Array {
  const [width, height] = [across.cells.length, down.cells.length];
  const opacities = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const [share, edge] = [down.covered[y] as number, down.edges[y] as number];
    for (let x = 0; x < width; x++, at++) {
      const near = across.edges[x] as number;
      const all = (across.covered[x] as number) * share;
      const round = edge < radius && near < radius ? cornerAt(near, edge, radius) : 1;
      opacities[at] = Math.min(all, round) * 255 + 0.5;
    }
  }
  return opacities;
}

/** A cell that overlaps a pixel by less than this is ignored. */
const EXACT = 1e-6;

function sideOf(count: number, cell: number, gap: number): PixelSide {
  const pitch = cell + gap;
  const length = Math.max(1, Math.ceil(count * pitch - gap - 1e-3));
  const side = {
    cells: new Int32Array(length),
    ends: new Int32Array(length),
    fine: pitch < 1,
    covered: new Float32Array(length).fill(1),
    edges: new Float32Array(length),
  };
  for (let pixel = 0; pixel < length; pixel++) {
    if (side.fine) {
      const from = Math.min(count - 1, Math.floor(pixel / pitch + EXACT));
      side.cells[pixel] = from;
      side.ends[pixel] = Math.max(
        from + 1,
        Math.min(count, Math.ceil((pixel + 1) / pitch - EXACT)),
      );
      continue;
    }
    const first = Math.min(count - 1, Math.floor(pixel / pitch));
    const last = Math.min(count - 1, Math.floor((pixel + 1) / pitch));
    const overlap = (k: number) =>
      Math.max(0, Math.min(pixel + 1, k * pitch + cell) - Math.max(pixel, k * pitch));
    const [a, b] = [overlap(first), first === last ? 0 : overlap(last)];
    const own = b > a ? last : first;
    const middle = pixel + 0.5 - own * pitch;
    side.cells[pixel] = own;
    side.ends[pixel] = own + 1;
    side.covered[pixel] = gap === 0 ? 1 : Math.min(1, a + b);
    side.edges[pixel] = Math.min(middle, cell - middle);
  }
  return side;
}

/** Coverage of each pixel by the dots of cells not yet computed, 0 to 255: one dot in each place. */
export function dotsOf(
  { table, every, cellWidth, cellHeight, gap, rowGap }: Tints,
  ratio: number,
): (x: number, y: number) => number {
  const { rows, columns } = every ?? { rows: 1, columns: 1 };
  const [width, height] = [cellWidth * columns, cellHeight * rows];
  const radius = Math.min(1.75, width / 6, height / 6) * ratio;
  const across = fromMiddle(table.columns / columns, width * ratio, gap * ratio);
  const down = fromMiddle(table.rows / rows, height * ratio, rowGap * ratio);
  return (x, y) => {
    const [dx, dy] = [across[x] ?? radius + 1, down[y] ?? radius + 1];
    if (dx > radius + 1 || dy > radius + 1) return 0;
    return Math.max(0, Math.min(1, radius + 0.5 - Math.sqrt(dx * dx + dy * dy))) * 255 + 0.5;
  };
}

/** The distance of each pixel along a side from the middle of its place. */
function fromMiddle(places: number, size: number, gap: number): Float32Array {
  const pitch = size + gap;
  const length = Math.ceil(places * pitch);
  return Float32Array.from({ length }, (_, pixel) => {
    const within = (pixel + 0.5) % pitch;
    return Math.abs(within - size / 2);
  });
}

/** How much of a pixel a rounded corner covers, by its distances from both edges. */
const cornerAt = (dx: number, dy: number, radius: number): number =>
  Math.max(0, Math.min(1, 0.5 + radius - Math.sqrt((radius - dx) ** 2 + (radius - dy) ** 2)));
