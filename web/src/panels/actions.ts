/** What the reader can do in a panel. The element carries it out. */
import type { Cell } from "../types/graph.js";

export interface PanelActions {
  /** Pins a cell; undefined unpins. */
  pin(cell: Cell | undefined): void;
  /** The cell under the pointer or with the focus; undefined if there is none. */
  point(cell: Cell | undefined): void;
  /** Plays how one number is computed. */
  showHow(cell: Cell): void;
  /** Sets the value of a cell. */
  editCell(cell: Cell, value: number): void;
  /** Goes to the step that computes a node. */
  go(node: string): void;
  /** Whether a click on a cell paints the mask. */
  paint(painting: boolean): void;
  /** Whether cells show the difference made by the last change instead of their values. */
  showDifference(shown: boolean): void;
  /** Opens an example by its id, at the result of a node if one is given. */
  openExample(id: string, node?: string): void;
}
