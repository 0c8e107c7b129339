/** How the reader wants the timeline shown. What is computed belongs to the document. */
import type { Look, SceneView } from "../types/frame.js";
import type { Cell } from "../types/graph.js";
import { FIRST_DRAWING, type WordDrawing } from "./writing.js";

/** Colours and text; digits; formulas and code. */
export type Depth = "story" | "numbers" | "formula";

/** "heads" only for an experiment on a trained model. */
export const TABS = ["heads", "lesson", "why", "settings", "code"] as const;
export type Tab = (typeof TABS)[number];

/** The chapters of the course, in its order. */
export const CHAPTERS = [
  "vectors",
  "looking",
  "projections",
  "scale",
  "why",
  "masks",
  "heads",
  "shapes",
  "positions",
  "block",
  "stacks",
  "learning",
  "trained",
  "cheaper",
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** The chapter at which the course is open; "next" is the one to go on with. */
export type OpenChapter = ChapterId | "next";

export interface Choices {
  readonly depth: Depth;
  /** Absent: open if there is room. */
  readonly inspector: boolean | undefined;
  readonly tab: Tab;
  /** Absent: the course is closed. */
  readonly chapter: OpenChapter | undefined;
  /** What is trained, as text; absent: the room is closed. */
  readonly train: string | undefined;
  /** The chosen view; a scene that does not offer it shows its first view. */
  readonly view: SceneView | undefined;
  /** The sentence of the batch that is shown: the one the reader selected last. */
  readonly batch: number;
  /** The head that is shown large, unless a number of another is pinned; the first is 0. */
  readonly head: number;
  readonly pinned: Cell | undefined;
  /** The cell under the pointer or with the focus. */
  readonly pointed: Cell | undefined;
  /** The token and head that the reader chose in the opening picture. */
  readonly look: Look | undefined;
  /** The number whose path was played from the opening picture. */
  readonly departed: Cell | undefined;
  /** How a model that writes on draws its next word. */
  readonly drawing: WordDrawing;
  /** A click on a cell unmasks or masks it. */
  readonly painting: boolean;
  /** Cells show the difference made by the last change instead of their values. */
  readonly difference: boolean;
}

export const DEPTHS: readonly Depth[] = ["story", "numbers", "formula"];

/** `depth` is the reader's last choice. */
export function firstChoices(depth: Depth = "numbers"): Choices {
  return {
    depth,
    inspector: undefined,
    tab: "lesson",
    chapter: undefined,
    train: undefined,
    view: undefined,
    batch: 0,
    head: 0,
    pinned: undefined,
    pointed: undefined,
    look: undefined,
    departed: undefined,
    drawing: FIRST_DRAWING,
    painting: false,
    difference: false,
  };
}

export function sameCell(one: Cell | undefined, other: Cell | undefined): boolean {
  return one?.node === other?.node && one?.index === other?.index;
}
