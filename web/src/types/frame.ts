/**
 * What the player, the scenes and the views say to each other. All of it is plain data.
 *
 *     const timeline = buildTimeline(result);             // stages, from the graph alone
 *     const frame = frameAt(timeline, 3.2, { width: 1040, height: 560, language: "en" });
 *     render(renderFrame(frame, themes.light), element);
 *
 * Times are seconds, sizes are CSS pixels, indices are flat and row-major.
 * Letters of shapes: B batch, T query tokens, S key tokens, C model width, H heads, D head width,
 * F feed-forward width, V vocabulary.
 */
import type { Axis, Token, Words } from "./wire.js";

export type { Axis, Token, Words };
export type Language = keyof Words;

/** One operation of the tape and its result, as the core wrote it. */
export interface GraphNode {
  readonly id: string;
  readonly op: string;
  readonly inputs: readonly string[];
  readonly scope: string;
  readonly shape: readonly number[];
  readonly axes: readonly Axis[];
  readonly title: Words;
  readonly formula: string;
  /** Flat, row-major; masked scores are -Infinity. Absent where the request did not ask for it. */
  readonly values?: ArrayLike<number>;
  /** In a large graph: the largest finite magnitude, and a few rows and columns of the first heads. */
  readonly largest?: number;
  readonly small?: { readonly shape: readonly number[]; readonly values: ArrayLike<number> };
  /** Of the op: factor, epsilon, ids, alpha … */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly [other: string]: unknown;
}

export type Graph = readonly GraphNode[];

/** What a run answers, as far as a timeline needs it. A `RunResult` is one. */
export interface Experiment {
  readonly tokens: readonly (readonly Token[])[];
  readonly context_tokens?: readonly (readonly Token[])[];
  readonly graph: Graph;
  readonly output: string;
}

/** One number of one node. */
export interface Cell {
  readonly node: string;
  readonly index: number;
}

/** A letter and its size: `{letter: "T", size: 6}`. */
export interface Extent {
  readonly letter: string;
  readonly size: number;
}

/** The part of a stage in which one node is computed. */
export interface Segment {
  readonly node: string;
  readonly start: number;
  readonly end: number;
}

/** A step of the story: one scene, or several alike (query, key, value) one after the other. */
export interface Stage {
  /** `tokens`, `vectors`, `<scope.>qkv`, `<scope.>heads`, `<scope>.feed_forward`, else a node id. */
  readonly id: string;
  /** Ids of the nodes it computes, in order; none for `tokens`. */
  readonly nodes: readonly string[];
  readonly title: Words;
  /** One line under the title: "Each row of scores becomes shares of one." */
  readonly subtitle: Words;
  /** The title where room is short: "Q K V". */
  readonly short: Words;
  /** Where it stands: "Block 1", "Encoder 2 · Head 1"; empty outside of such. */
  readonly group: Words;
  /** Of its last result; without B where B is 1. */
  readonly shape: readonly Extent[];
  readonly start: number;
  readonly end: number;
  readonly segments: readonly Segment[];
  /** Moments worth halting at, rising; at the last, shortly before `end`, all is at rest. */
  readonly stops: readonly number[];
}

export interface Timeline {
  readonly experiment: Experiment;
  readonly stages: readonly Stage[];
  readonly duration: number;
  /** The least of 1, 2, 5, 10, 20, 50 … that holds every finite value: where signed tints end. */
  readonly range: number;
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
export interface Mark {
  /** Unique in a frame, and the same for the same thing in the next one. */
  readonly key: string;
  readonly kind: MarkKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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
  /** A way in: the id of the node whose step it leads to; its name is the title. */
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
