/** What the drawing of a mark depends on besides the mark. */
import type { Mark } from "../types/frame.js";
import { type Theme, tintOf } from "./colour.js";

export interface Palette {
  readonly theme: Theme;
  /** The absolute value at which the colours of signed values saturate. */
  readonly range: number;
}

/** The colour of a mark's value; that of zero where it has none. */
export const tint = (mark: Mark, { theme, range }: Palette): string =>
  mark.value === undefined ? theme.zero : tintOf(theme, mark.scale ?? "signed", mark.value, range);
