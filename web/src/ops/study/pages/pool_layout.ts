/** Where the blocks of the memory and their places stand. */
import { textWidth } from "../../../draw/format.js";
import type { Rect } from "../../../types/frame.js";
import type { Pages } from "./data.js";

export interface PoolLayout {
  readonly box: Rect;
  readonly card: (block: number) => Rect;
  readonly place: (block: number, place: number) => Rect;
}

/** The number and the readers of a block. */
export const CARD_HEAD = 17;
const PAD = 4;
const GAP = 8;
const MOST_GAP = 44;
const HEIGHT = 20;
const LEAST = 9;

interface Shape {
  /** Blocks in a row, and places in a row of a block. */
  readonly blocks: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i + 1);

/** All ways to arrange the places that fit. */
function shapesOf({ page, pool }: Pages, { width, height }: Rect): Shape[] {
  return range(Math.min(pool, 8)).flatMap((bands) => {
    const blocks = Math.ceil(pool / bands);
    const card = (width - (blocks - 1) * GAP) / blocks;
    const tall = (height - (bands - 1) * GAP) / bands;
    return range(page).map((columns) => {
      const rows = Math.ceil(page / columns);
      return {
        blocks,
        columns,
        rows,
        width: (card - 2 * PAD) / columns,
        height: Math.min(HEIGHT, (tall - CARD_HEAD - PAD) / rows),
      };
    });
  });
}

/** The places in which words read best, of a height that suits a line. */
export function poolOf(pages: Pages, box: Rect): PoolLayout {
  const longest = Math.max(...pages.words.flat().map((word) => textWidth(word, 12)), 20) + 12;
  const shapes = shapesOf(pages, box);
  const worth = ({ width, height }: Shape) =>
    Math.min(1, width / longest) * Math.min(1, Math.max(height, 1) / HEIGHT) +
    (height < LEAST ? -1 : 0);
  const best = shapes.reduce((one, other) => (worth(other) > worth(one) + 1e-9 ? other : one));
  const slot = Math.max(2, Math.min(best.width, longest));
  const tall = Math.max(2, best.height);
  const size = {
    width: best.columns * slot + 2 * PAD,
    height: CARD_HEAD + best.rows * tall + PAD,
  };
  const bands = Math.ceil(pages.pool / best.blocks);
  const top = box.y + Math.max(0, (box.height - bands * (size.height + GAP) + GAP) / 2);
  const pitch = Math.min(
    size.width + MOST_GAP,
    (box.width - size.width) / Math.max(1, best.blocks - 1),
  );
  const card = (block: number): Rect => ({
    x: box.x + (block % best.blocks) * pitch,
    y: top + Math.floor(block / best.blocks) * (size.height + GAP),
    ...size,
  });
  const place = (block: number, at: number): Rect => {
    const { x, y } = card(block);
    return {
      x: x + PAD + (at % best.columns) * slot + 1,
      y: y + CARD_HEAD + Math.floor(at / best.columns) * tall,
      width: slot - 2,
      height: tall - 2,
    };
  };
  return { box, card, place };
}
