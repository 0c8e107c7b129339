/** Where the tiles, the tile in hand, the context and the counts stand. */
import type { Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { textWidth } from "../../../draw/format.js";
import { SLIDER_HEIGHT } from "../../../draw/slider.js";
import { phoneWidth } from "../../../scene/step.js";
import type { Tiling } from "./visits.js";

/** The score matrix with gaps between tiles. */
export interface TileGrid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  /** Between cells of a tile. */
  readonly gap: number;
  readonly size: number;
  readonly tileBox: (row: number, column: number) => Rect;
  readonly cellBox: (row: number, column: number) => Rect;
}

export interface TilesLayout {
  readonly phone: boolean;
  readonly grid: TileGrid;
  readonly labels: number;
  readonly bench: Rect;
  readonly traffic: Rect;
}

const gapsOf = (cell: number) => ({
  gap: cell >= 8 ? 2 : cell >= 3 ? 1 : 0,
  tile: cell >= 8 ? 8 : cell >= 3 ? 4 : 2,
});

const extent = (count: number, tiles: number, cell: number): number => {
  const { gap, tile } = gapsOf(cell);
  return count * (cell + gap) - gap + (tiles - 1) * (tile - gap);
};

/** The largest cell with which the tiles fit. */
function cellFor(tiling: Tiling, width: number, height: number): number {
  const { keys, queries, across, down } = tiling;
  const fits = (cell: number) =>
    extent(keys, across, cell) <= width && extent(queries, down, cell) <= height;
  for (let cell = 26; cell > 1; cell -= cell > 6 ? 1 : 0.5) if (fits(cell)) return cell;
  return 0.5;
}

function gridIn(tiling: Tiling, x: number, y: number, width: number, height: number): TileGrid {
  const { size, queries, keys, across, down } = tiling;
  const cell = cellFor(tiling, width, height);
  const { gap, tile } = gapsOf(cell);
  const along = (at: number) => at * (cell + gap) + Math.floor(at / size) * (tile - gap);
  const end = (at: number, count: number) => along(Math.min(count, at) - 1) + cell;
  return {
    x,
    y,
    cell,
    gap,
    size,
    width: extent(keys, across, cell),
    height: extent(queries, down, cell),
    cellBox: (row, column) => ({
      x: x + along(column),
      y: y + along(row),
      width: cell,
      height: cell,
    }),
    tileBox: (row, column) => ({
      x: x + along(column * size),
      y: y + along(row * size),
      width: end((column + 1) * size, keys) - along(column * size),
      height: end((row + 1) * size, queries) - along(row * size),
    }),
  };
}

/** Above the tiles: their name, a rule, and which words they are. */
export const gridHead = 46;
/** Below them: what the tile in hand is. */
export const gridFoot = 22;

/** On a phone the tiles and the counts stand side by side, above the tile in hand. */
const phoneTop = 150;

export function layoutOf(tiling: Tiling, names: readonly string[], view: View): TilesLayout {
  if (view.width < phoneWidth) return phoneLayout(tiling, view);
  const longest = Math.max(0, ...names.map((name) => textWidth(name, 12, 600)));
  const labels = Math.min(84, Math.ceil(longest)) + 10;
  const counts = 108;
  const upper = view.height - counts - 12;
  const wide = view.width * (view.width < 900 ? 0.36 : 0.42) - labels;
  const grid = gridIn(tiling, labels, gridHead, wide, Math.max(40, upper - gridHead - gridFoot));
  const left = labels + grid.width + 36;
  return {
    phone: false,
    grid,
    labels,
    bench: { x: left, y: 0, width: view.width - left, height: upper },
    traffic: { x: 0, y: view.height - counts, width: view.width, height: counts },
  };
}

function phoneLayout(tiling: Tiling, view: View): TilesLayout {
  const grid = gridIn(tiling, 2, gridHead, 112, phoneTop - gridHead);
  const left = 132;
  const bottom = view.height - SLIDER_HEIGHT - 10;
  const top = phoneTop + 8;
  return {
    phone: true,
    grid,
    labels: 56,
    bench: { x: 0, y: top, width: view.width, height: bottom - top },
    traffic: { x: left, y: 0, width: view.width - left, height: phoneTop },
  };
}
