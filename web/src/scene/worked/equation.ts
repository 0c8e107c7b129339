/** The arithmetic of one cell on a line below the matrices: tiles and signs, then the result. */
import type { Placed } from "../placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import type { Span, View } from "../../types/scene.js";
import { format, textWidth } from "../../draw/format.js";
import { text, tile } from "../../draw/marks.js";
import { progress } from "../../draw/motion.js";

export interface EquationPart {
  /** A cell of a matrix in view, or a sign. */
  readonly sign?: string;
  readonly of?: Placed;
  readonly at?: readonly [number, number];
}

const widestTile = 68;
const between = 10;

/** None in the depth *story*, which shows no arithmetic. */
export const equationHeight = ({ digits }: View): number => (digits ? 52 : 0);

/** Tiles share the width that the signs leave. */
function tileWidthIn(parts: readonly EquationPart[], room: number): number {
  const signs = parts.reduce((sum, { sign }) => sum + (sign ? textWidth(sign, 15) : 0), 0);
  const tiles = parts.filter(({ sign }) => sign === undefined).length;
  return Math.min(widestTile, (room - signs - between * (parts.length - 1)) / Math.max(1, tiles));
}

/** The parts appear one after the other over the span. */
export function equationMarks(
  parts: readonly EquationPart[],
  rect: Rect,
  span: Span,
  time: number,
  decimals = 3,
): Mark[] {
  if (rect.height === 0) return [];
  const tileWidth = tileWidthIn(parts, rect.width);
  const widthOf = ({ sign }: EquationPart) =>
    sign === undefined ? tileWidth : textWidth(sign, 15);
  const used = parts.reduce((sum, part) => sum + widthOf(part) + between, -between);
  let x = rect.x + Math.max(0, (rect.width - used) / 2);
  const middle = rect.y + rect.height / 2;
  const each = span.length / parts.length;
  return parts.flatMap((part, i) => {
    const opacity = progress(time, { start: span.start + each * i, length: each * 0.8 });
    const [left, width] = [x, widthOf(part)];
    x += width + between;
    if (opacity === 0) return [];
    if (!part.of || !part.at)
      return [
        text(`equation/${i}`, left, middle, part.sign ?? "", { size: 15, ink: "ink2", opacity }),
      ];
    const { grid, scale } = part.of;
    const value = grid.value(...part.at);
    const box = { x: left, y: middle - 16, width, height: 32 };
    const shown = format(value, decimals);
    const fits = textWidth(shown, 13) <= width - 4 ? shown : format(value, 1);
    return [
      tile(
        `equation/${i}`,
        box,
        { cell: grid.cell(...part.at), value, scale, text: fits },
        { opacity, size: 13 },
      ),
    ];
  });
}
