/** Words and shares as marks of the picture of a translation. */
import { formatShare, textWidth } from "../../../draw/format.js";
import { mark, text, tile } from "../../../draw/marks.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { Placed } from "./layout.js";
import type { Told } from "./reading.js";

export function wordMark(key: string, box: Placed, size: number, look: Partial<Mark>): Mark {
  const { x, y, width, height } = box;
  const written = text(key, 0, 0, box.label, { anchor: "middle", size, weight: 500, ...look });
  return { ...written, x, y, width, height };
}

export const dotted = (key: string, { x, y, width, height }: Rect, opacity: number): Mark =>
  mark(
    "ring",
    key,
    { x: x + 1, y: y + 2, width: width - 2, height: height - 4 },
    {
      ink: "ink2",
      thickness: 1.6,
      radius: 6,
      dotted: true,
      opacity,
    },
  );

/** What a pointer that rests on a word is told. */
export function titleOf(note: string | undefined, label: string, full: string): { title?: string } {
  if (note === undefined) return label === full ? {} : { title: full };
  return { title: `${full}: ${note}` };
}

/** A share on its tile, centred at a point. */
export function shareTile(
  key: string,
  [x, y]: readonly [number, number],
  { cell, weight }: Pick<Told, "cell" | "weight">,
  size: number,
  opacity: number,
): Mark {
  const digits = formatShare(weight);
  const width = textWidth(digits, size, 600) + size * 0.85;
  const height = size * 1.62;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return tile(
    key,
    box,
    { cell, value: weight, scale: "weight", text: digits },
    { size, weight: 600, opacity },
  );
}
