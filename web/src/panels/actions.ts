/** What the reader can do in a panel. The element carries it out. */
import type { OpenChapter } from "../document/choices.js";
import type { SceneView } from "../types/frame.js";
import type { Cell } from "../types/graph.js";

export interface PanelActions {
  /** Pins a cell; undefined unpins. */
  pin(cell: Cell | undefined): void;
  /** The cell under the pointer or with the focus; undefined if there is none. */
  point(cell: Cell | undefined): void;
  /** Plays how one number is computed. */
  showHow(cell: Cell): void;
  /** Sets the value of a cell, and shows the sentence that it belongs to. */
  editCell(cell: Cell, value: number): Promise<void>;
  /** Goes to the step that computes a node. */
  go(node: string): void;
  /** Goes to the step of the weights of an attention, and shows this head of it. */
  showHead(weights: string, head: number): void;
  /** Plays that step in a view; if there is a change, the result is shown before and after it first. */
  watch(node: string, change?: () => Promise<void>, view?: SceneView): void;
  /** Plays as the button of the transport does. */
  play(): void;
  /** To the picture of the open lesson. */
  toPlace(): void;
  /** The reader's guess at the question of the lesson, or only the wish to see the answer. */
  answer(chosen: string | undefined): void;
  /** Puts away the card over the film. */
  closeCard(): void;
  /** Whether a click on a cell paints the mask. */
  paint(painting: boolean): void;
  /** Whether cells show the difference made by the last change instead of their values. */
  showDifference(shown: boolean): void;
  /** Opens an example by its id, at the picture of its lesson, or plays the step of a node. */
  openExample(id: string, node?: string): void;
  /** Opens the room in which models learn, at what document/training.ts can read. */
  train(place?: string): void;
  /** Opens the course at a chapter, otherwise at the one to go on with. */
  openCourse(chapter?: OpenChapter): void;
}
