/** What the drawing of a mark depends on besides the mark. */
import type { Frame, Mark, Ranges } from "../types/frame.js";
import { type Theme, tintOf } from "./colour.js";
import { rangeIn } from "./ranges.js";

export interface Palette extends Ranges {
  readonly theme: Theme;
}

export const paletteOf = ({ range, ranges }: Frame, theme: Theme): Palette => ({
  theme,
  range,
  ranges,
});

/** The colour of a mark's value; that of zero where it has none. */
export const tint = (mark: Mark, palette: Palette): string =>
  mark.value === undefined
    ? palette.theme.zero
    : tintOf(palette.theme, mark.scale ?? "signed", mark.value, rangeIn(palette, mark.cell?.node));

export const alike = (a: Palette, b: Palette): boolean =>
  a.theme === b.theme && a.range === b.range && a.ranges === b.ranges;
