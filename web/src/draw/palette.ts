/** What every drawing of a mark needs to know besides the mark. */
import type { Mark } from "../types/frame.js";
import { type Theme, tintOf } from "./colour.js";

export interface Palette {
  readonly theme: Theme;
  /** Where signed tints end. */
  readonly range: number;
}

/** The tint of a mark's value, or zero's where it shows none. */
export const tint = (mark: Mark, { theme, range }: Palette): string =>
  mark.value === undefined ? theme.zero : tintOf(theme, mark.scale ?? "signed", mark.value, range);
