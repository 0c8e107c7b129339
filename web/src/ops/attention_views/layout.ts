/** Positions of tokens, arcs and numbers. Each layout provides them; the drawing is the same for all. */
import { textWidth } from "../../draw/format.js";
import type { Rect } from "../../types/frame.js";
import type { Cubic } from "./curves.js";
import type { AttentionWeights } from "./weights.js";

export interface Type {
  readonly size: number;
  readonly turned: boolean;
}

export interface WeightsLayout {
  /** Boxes of query and key tokens; the same boxes if there is one row. */
  readonly queries: readonly Rect[];
  readonly keys: readonly Rect[];
  readonly oneRow: boolean;
  readonly type: Type;
  readonly anchors: { readonly query: Anchor; readonly key: Anchor };
  /** Every n-th token is labelled. */
  readonly every: number;
  /** How many heads fit. */
  readonly heads: number;
  readonly number: (order: number, key: number) => Rect;
  readonly headName: (order: number) => NamePlace;
}

export interface ArcLayout extends WeightsLayout {
  /** The curve from a query to a key; the arcs of the heads are beside each other. */
  readonly arc: (order: number, query: number, key: number) => Cubic;
  readonly thickest: number;
}

export type Anchor = "start" | "middle" | "end";

export interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
  readonly room: number;
}

const sizes = [18, 15, 13, 12] as const;

export const longest = (texts: readonly string[], size: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size, 600)));

/** The largest font size in which every token fits, if any. */
export const fittingSize = (texts: readonly string[], room: number): number | undefined =>
  sizes.find((size) => longest(texts, size) <= room);

/** Lines of numbers take at most this share of the height. */
export const headsThatFit = ({ heads }: AttentionWeights, room: number, line: number): number =>
  Math.max(1, Math.min(heads.length, Math.floor(room / line)));

export const middle = ({ x, width }: Rect): number => x + width / 2;
export const centre = ({ y, height }: Rect): number => y + height / 2;

/** Arcs of several heads start and end beside each other. */
export const beside = (order: number, heads: number, room: number): number =>
  (order - (heads - 1) / 2) * Math.min(5, room / (heads + 1));
