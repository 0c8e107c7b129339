/** The open row at one time: what all of its parts need to know. */
import type { Mark } from "../../types/frame.js";
import type { View } from "../../types/scene.js";
import { format, textWidth } from "../../draw/format.js";
import { progress } from "../../draw/motion.js";
import type { Digits } from "../../scene/digits.js";
import type { Layout } from "./layout.js";
import type { Phases } from "./phases.js";

export interface OpenColumn {
  readonly index: number;
  readonly score: number;
  readonly share: number;
  readonly masked: boolean;
}

export interface OpenRow {
  readonly columns: readonly OpenColumn[];
  /** What is taken off each score; 0 where nothing is. */
  readonly max: number;
  readonly bars: readonly number[];
  readonly sum: number;
  readonly op: string;
}

export interface OpenRowMoment {
  readonly layout: Layout;
  readonly phases: Phases;
  readonly row: OpenRow;
  readonly view: View;
  readonly time: number;
  readonly opened: number;
}

/** What is written in the row fades as it closes. */
export const fading = ({ layout, phases, time }: OpenRowMoment): number =>
  layout.phone ? 1 : 1 - progress(time, phases.fade);

/** Decimals of the tiles of the open row, by their width. */
export const decimalsFor = (width: number): number | undefined =>
  width >= 66 ? 4 : width >= 40 ? 3 : width >= 30 ? 2 : undefined;

/** Digits alike for a whole list: the most decimals that fit a tile, two at least, and one size. */
export function digitsThatFit(open: OpenRowMoment, values: readonly number[]): Digits | undefined {
  const { width } = open.layout.open.cell;
  const most = decimalsFor(width);
  if (!open.view.digits || most === undefined) return undefined;
  const widest = (decimals: number, size: number) =>
    Math.max(0, ...values.map((value) => textWidth(format(value, decimals), size)));
  const decimals = [4, 3, 2].find((d) => d <= most && widest(d, 12) <= width);
  if (decimals === undefined) return undefined;
  return { decimals, size: widest(decimals, 13) <= width - 2 ? 13 : 12 };
}

/** The digits of an opened cell: as many as its own size allows, whatever the matrix shows. */
export function sized(
  cell: Mark,
  digits: Digits | undefined,
  { opened, layout }: OpenRowMoment,
): Mark {
  if (digits === undefined || cell.value === undefined) return cell;
  if (cell.text !== undefined && !layout.phone) return cell;
  if (!layout.phone && opened < 1) return cell;
  const zero = cell.state === "masked" && cell.value === 0;
  return { ...cell, text: zero ? "0" : format(cell.value, digits.decimals), size: digits.size };
}
