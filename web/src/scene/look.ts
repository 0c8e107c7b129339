/** How cells look that do not simply rest at their place. */
import type { Rect, State } from "../types/frame.js";

export interface Look {
  readonly state?: State;
  readonly opacity?: number;
  /** Where it is instead of at its place. */
  readonly box?: Rect;
  readonly key?: string;
  /** Hatched already, though its number is still to come. */
  readonly bare?: boolean;
  /** Of cells that are to come: those out of reach are hatched already. */
  readonly hatched?: boolean;
}

/** How the cells of a row look: column by column, or all alike but for those out of reach. */
export type RowLook = ((column: number) => Look | undefined) | { seen: Look; masked: Look };
