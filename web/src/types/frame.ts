/**
 * A frame: what the views draw of one moment of a timeline. All of it is plain data.
 *
 *     const frame = frameAt(timeline, 3.2, { width: 1040, height: 560, language: "en" });
 *     render(renderFrame(frame, themes.light), element);
 *
 * Sizes are CSS pixels, indices are flat and row-major.
 */
import type { Cell, Language } from "./graph.js";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ways a scene may be looked at; the first it offers is the one that shows its computation. */
export type SceneView =
  "matrix" | "map" | "arcs" | "sentence" | "lanes" | "stack" | "grid" | "space";

export interface FrameOptions {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  /** Which sentence of the batch to show; 0. */
  readonly batch?: number;
  /** Which head to show large; 0. */
  readonly head?: number;
  /** The reader's cell: it wears the ring, and its row or product is the one shown slowly. */
  readonly pinned?: Cell;
  /** Reduced motion: only the stills at the stops, no tweens. */
  readonly still?: boolean;
  /** Tints alone, without digits (the depth *story*). */
  readonly digits?: boolean;
  /** Where the scene offers it; else its first view. */
  readonly view?: SceneView;
}

export type MarkKind =
  /** A tile with a tint, and digits where they fit. */
  | "cell"
  /** Tiles without digits that stand side by side and alike, as one mark; see `block`. */
  | "block"
  | "text"
  /** Letters and sizes: "T 6 × S 6". */
  | "shape"
  /** A filled line: the head's rule, an axis. */
  | "rule"
  /** A stroked line; `path` holds it, the box is where it lies. */
  | "path"
  | "bar"
  /** A soft area behind the work. */
  | "band"
  /** A small disc, at the middle of its box. */
  | "dot"
  /** A rounded fill as long as its value, on a rounded track: a row's sum. */
  | "badge"
  /** A sheet of paper that carries cells; the only other thing with a shadow. */
  | "card"
  /** A ring around a box. */
  | "ring"
  /** A filled corner of a box: the reader wrote this cell. */
  | "corner"
  /** Brackets at the corners of a box: a source of the cell the reader points at. */
  | "corners"
  /** Nothing to see: names the matrix in its box, and its cells, for a screen reader. */
  | "matrix";

export type State =
  "value" | "masked" | "to-come" | "landing" | "moving" | "pinned" | "source" | "plain";

export type Scale = "signed" | "weight";

/** Colours by name; a theme gives them. Identities name a matrix, they never fill a cell. */
export type Ink =
  | "ink"
  | "ink2"
  | "ink3"
  | "line"
  | "line2"
  | "paper"
  | "band"
  | "bar"
  | "arc"
  | "positive"
  | "negative"
  | "query"
  | "key"
  | "value"
  | "scores"
  | "output"
  | HeadInk;

/** Heads are told apart by place and name first; these hues stay apart in colour-blind eyes too. */
export type HeadInk = "head1" | "head2" | "head3" | "head4" | "head5" | "head6";

/**
 * The cells of a matrix as a table: cell (row, column) has the index
 * `first + row * rowStep + column * columnStep` in its node.
 */
export interface Table {
  readonly node: string;
  readonly first: number;
  readonly rowStep: number;
  readonly columnStep: number;
  readonly rows: number;
  readonly columns: number;
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
}

/** The tints of a matrix where it stands: the same object as long as it stands there. */
export interface Tints {
  readonly table: Table;
  /** Of the whole node, flat. */
  readonly values: ArrayLike<number>;
  readonly scale: Scale;
  /** By place in the table, row by row: 1 is out of reach. Absent: none is. */
  readonly masked?: Uint8Array | undefined;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Between columns, and between rows. */
  readonly gap: number;
  readonly rowGap: number;
  /** Of a picture of very many cells: how many rows and columns of it come and go together. */
  readonly every?: { readonly rows: number; readonly columns: number };
}

/** A rectangle of cells of a table: those from (row, column) on, drawn alike. */
export interface Block {
  readonly tints: Tints;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * One thing on the stage. All marks have this one shape, whatever they draw. Box in frame pixels.
 *
 *     {key: "weights/7", kind: "cell", x: 80, y: 40, width: 44, height: 32, state: "value",
 *      opacity: 1, cell: {node: "weights", index: 7}, value: 0.448, text: "0.448", scale: "weight"}
 */
export interface Mark extends Rect {
  /** Unique in a frame, and the same for the same thing in the next one. */
  readonly key: string;
  readonly kind: MarkKind;
  readonly state: State;
  readonly opacity: number;
  /** The number it shows. */
  readonly cell?: Cell;
  /** Where an explanation (a product, an exponential) comes from; its own value is no node's. */
  readonly sources?: readonly Cell[];
  readonly value?: number;
  readonly scale?: Scale;
  readonly text?: string;
  /** The text in full, where it was shortened; the name of a matrix. */
  readonly title?: string;
  readonly ink?: Ink;
  readonly size?: number;
  readonly weight?: 400 | 500 | 600;
  readonly anchor?: "start" | "middle" | "end";
  /** Of a matrix. */
  readonly table?: Table;
  /** Of a block: its cells, of which the first stands in the corner of the box. */
  readonly block?: Block;
  /** Of a block that is to come: those of its cells that are out of reach are hatched already. */
  readonly hatched?: boolean;
  /** Degrees; the box is that of the turned text. */
  readonly turn?: -90;
  readonly path?: string;
  readonly thickness?: number;
  readonly dashed?: boolean;
  readonly radius?: number;
  /** It moves on a card and casts no shadow of its own. */
  readonly flat?: boolean;
  /** A way in: the id of the node whose stage it leads to; its name is the title. */
  readonly goes?: string;
}

/** A piece of narration. A number is the tile it is in the matrix. */
export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "token"; readonly text: string }
  | {
      readonly kind: "number";
      readonly text: string;
      readonly cell: Cell;
      readonly value: number;
      readonly scale: Scale;
    };

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Where signed tints end. */
  readonly range: number;
  /** Back to front. */
  readonly marks: readonly Mark[];
  readonly narration: readonly Part[];
}
