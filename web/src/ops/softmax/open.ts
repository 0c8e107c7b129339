/** The state of the open row at one time, for all of its parts. */
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

/** The columns that have a place in the open row. */
export const shownIn = ({ layout, row }: OpenRowMoment): readonly OpenColumn[] =>
  row.columns.filter(({ index }) => layout.open.widthOf(index) > 0);

export interface OpenRow {
  readonly columns: readonly OpenColumn[];
  /** The number subtracted from each score; 0 if none is. */
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

/** The opacity of text in the row, which fades as the row closes. */
export const fading = ({ layout, phases, time }: OpenRowMoment): number =>
  layout.below ? 1 : 1 - progress(time, phases.fade);

/** Decimals of the tiles of the open row, by their width. */
export const decimalsFor = (width: number): number | undefined =>
  width >= 66 ? 4 : width >= 40 ? 3 : width >= 30 ? 2 : undefined;

/** The same format for a whole list: the most decimals that fit a tile, at least two, and one font size. */
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

/** The digits of a cell in the open row: as many as its size allows, independent of the matrix. */
export function sized(
  cell: Mark,
  digits: Digits | undefined,
  { opened, layout }: OpenRowMoment,
): Mark {
  if (layout.below && cell.width < layout.open.cell.width) return cell;
  if (digits === undefined || cell.value === undefined) return cell;
  if (cell.text !== undefined && !layout.below) return cell;
  if (!layout.below && opened < 1) return cell;
  const zero = cell.state === "masked" && cell.value === 0;
  return { ...cell, text: zero ? "0" : format(cell.value, digits.decimals), size: digits.size };
}
