/** What the reader can do in a panel, in the words that the whole element uses; the element does it. */
import type { Cell } from "../types/graph.js";

export interface PanelActions {
  /** Pins a cell; without one, lets go of the one that is pinned. */
  pin(cell: Cell | undefined): void;
  /** The cell under the pointer or the focus; none where it has left. */
  point(cell: Cell | undefined): void;
  /** Plays how one number came about. */
  showHow(cell: Cell): void;
  /** Writes a value into a cell. */
  editCell(cell: Cell, value: number): void;
  /** To the step that computes a node. */
  go(node: string): void;
  /** Whether a click on a cell paints the mask. */
  paint(painting: boolean): void;
  /** Whether cells show what the last change did to them instead of their values. */
  showDifference(shown: boolean): void;
  /** Opens an example by its id. */
  openExample(id: string): void;
}
