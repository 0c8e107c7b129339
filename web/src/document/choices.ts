/** How the reader wants the story shown. What is computed stands in the document. */
import type { SceneView } from "../types/frame.js";
import type { Cell } from "../types/graph.js";

/** Tints and sentences; digits; formulas and code. */
export type Depth = "story" | "numbers" | "formula";

export const TABS = ["lesson", "why", "settings", "code"] as const;
export type Tab = (typeof TABS)[number];

export interface Choices {
  readonly depth: Depth;
  /** Absent: open where there is room for it. */
  readonly inspector: boolean | undefined;
  readonly tab: Tab;
  /** Of the views a scene offers; each scene shows its first where it does not offer this one. */
  readonly view: SceneView | undefined;
  /** The sentence of the batch that is shown: the one the reader went to last. */
  readonly batch: number;
  /** The head that is shown large, where no number of another is pinned; the first is 0. */
  readonly head: number;
  readonly pinned: Cell | undefined;
  /** Under the pointer or the focus. */
  readonly pointed: Cell | undefined;
  /** A click on a cell allows or forbids it. */
  readonly painting: boolean;
  /** Cells show what the last change did to them instead of their values. */
  readonly difference: boolean;
}

export const DEPTHS: readonly Depth[] = ["story", "numbers", "formula"];

/** `depth` is the one that this reader chose last. */
export function firstChoices(depth: Depth = "numbers"): Choices {
  return {
    depth,
    inspector: undefined,
    tab: "lesson",
    view: undefined,
    batch: 0,
    head: 0,
    pinned: undefined,
    pointed: undefined,
    painting: false,
    difference: false,
  };
}

export function sameCell(one: Cell | undefined, other: Cell | undefined): boolean {
  return one?.node === other?.node && one?.index === other?.index;
}
