/** The last line of a worked calculation, and its result moving to its place. */
import type { Cell } from "../../types/graph.js";
import type { Mark, Rect } from "../../types/frame.js";
import type { Span, View } from "../../types/scene.js";
import { format, receiptDecimals, textWidth } from "../../draw/format.js";
import { text, tile } from "../../draw/marks.js";
import { type Placed, boxOf } from "../placed.js";
import { land, mix, progress } from "../../draw/motion.js";

/** A number and its origin: the cell that holds it, or the cells it was computed from. */
export interface SourcedNumber {
  readonly value: number;
  readonly cell?: Cell;
  readonly sources?: readonly Cell[];
}

/** Signs and numbers alternate; the last number is the cell. */
export type Closing = readonly (string | SourcedNumber)[];

/** The area where a cell is worked out, and the place it moves to. */
export interface ClosingArea {
  readonly rect: Rect;
  readonly view: View;
  readonly result: Placed;
  readonly at: readonly [number, number];
}

export const closingHeight = 36;

/** A sum has as many decimals as it needs to add up as printed. */
function closingDecimals(closing: Closing): number {
  const values = closing.flatMap((part) => (typeof part === "string" ? [] : [part.value]));
  const signs = closing.filter((part) => typeof part === "string");
  if (!signs.every((sign) => sign === "+" || sign === "=")) return 3;
  return receiptDecimals(values.slice(0, -1), values[values.length - 1] ?? 0) ?? 3;
}

/** The closing line: signs and numbers, one after the other. */
export function closingMarks(
  closing: Closing,
  area: ClosingArea,
  span: Span,
  time: number,
): Mark[] {
  const decimals = closingDecimals(closing);
  const parts = closing.map((part, i) => {
    if (typeof part === "string") return part;
    const digits = format(part.value, decimals);
    return part.value < 0 && i > 0 && i + 1 < closing.length ? `(${digits})` : digits;
  });
  const widths = parts.map((part, i) => textWidth(part, 15, i + 1 === parts.length ? 600 : 400));
  const gapBefore = (i: number) =>
    i === 0 ? 0 : parts[i - 1]?.endsWith("(") || parts[i]?.startsWith(")") ? 1 : 6;
  const used = widths.reduce((sum, width, i) => sum + width + gapBefore(i), 0);
  const { rect } = area;
  let x = rect.x + Math.max(0, (rect.width - used) / 2);
  const y = rect.y + rect.height - closingHeight / 2 + 2;
  const each = span.length / parts.length;
  return parts.flatMap((shown, i) => {
    const left = x + gapBefore(i);
    x = left + (widths[i] ?? 0);
    const opacity = progress(time, { start: span.start + each * i, length: each * 0.8 });
    if (opacity === 0) return [];
    const part = closing[i];
    const last = i + 1 === parts.length;
    if (part === undefined || typeof part === "string")
      return [text(`closing/${i}`, left, y, shown, { size: 15, ink: "ink2", opacity })];
    return [
      text(`closing/${i}`, left, y, shown, {
        size: 15,
        weight: last ? 600 : 400,
        ink: "ink",
        value: part.value,
        opacity,
        ...(part.cell ? { cell: part.cell } : { sources: part.sources ?? [] }),
      }),
    ];
  });
}

/** The finished number moving to its place. */
export function landingMark(area: ClosingArea, from: Mark | undefined, share: number): Mark[] {
  if (!from || share === 0 || share === 1) return [];
  const { result, at } = area;
  const [target, moved] = [boxOf(result, ...at), land(share)];
  const size = { width: Math.max(48, target.width), height: Math.max(26, target.height) };
  const value = result.grid.value(...at);
  const middle = [from.x + from.width / 2, from.y + from.height / 2] as const;
  const left = Math.min(middle[0] - size.width / 2, area.view.width - size.width);
  const top = Math.min(middle[1] - size.height / 2, area.view.height - size.height);
  const box = {
    x: mix(left, target.x, moved),
    y: mix(top, target.y, moved),
    width: mix(size.width, target.width, moved),
    height: mix(size.height, target.height, moved),
  };
  const shown = {
    cell: result.grid.cell(...at),
    value,
    scale: result.scale,
    state: "moving" as const,
  };
  const digits = format(value, result.digits?.decimals ?? 2);
  const fits = area.view.digits && textWidth(digits, 12) <= box.width;
  return [
    tile("working/landing", box, { ...shown, ...(fits ? { text: digits } : {}) }, { size: 12 }),
  ];
}
