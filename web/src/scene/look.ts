/** The look of cells that are moving, appearing or highlighted. */
import type { Rect, State } from "../types/frame.js";

export interface Look {
  readonly state?: State;
  readonly opacity?: number;
  /** Its box, if it is not at its own place. */
  readonly box?: Rect;
  readonly key?: string;
  /** Hatched already, although its number is not computed yet. */
  readonly bare?: boolean;
  /** Cells are not computed yet: masked ones are hatched already. */
  readonly hatched?: boolean;
}

/** The look of a row's cells: column by column, or one for all masked and one for all other cells. */
export type RowLook = ((column: number) => Look | undefined) | { seen: Look; masked: Look };
