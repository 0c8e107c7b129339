/**
 * A frame: what is drawn at one moment of a timeline, as plain data.
 *
 *     const frame = frameAt(timeline, 3.2, { width: 1040, height: 560, language: "en" });
 *     render(renderFrame(frame, themes.light), element);
 *
 * Sizes are CSS pixels, indices are flat and row-major.
 */
import type { Cell, Language, Words } from "./graph.js";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The views a scene may offer; the first it offers shows the computation. */
export type SceneView =
  "matrix" | "map" | "arcs" | "sentence" | "lanes" | "stack" | "grid" | "space" | "looks" | "chose";

/** A token and a head, counted from 0. Void if the token is another word by now. */
export interface Look {
  readonly token: number;
  readonly text: string;
  readonly head: number;
}

/** What a sentence would say with another word. */
export interface Otherwise {
  /** The word that is there, and the one instead. */
  readonly now: string;
  readonly instead: string;
  /** The word that then looks, and at which. */
  readonly looks: string;
  readonly at: string;
}

export interface FrameOptions {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  /** Which sentence of the batch to show; 0 by default. */
  readonly batch?: number;
  /** Which head to show large; 0 by default. */
  readonly head?: number;
  /** The cell the reader pinned: it has a ring, and its row or product is the one shown slowly. */
  readonly pinned?: Cell;
  /** In the opening picture: the token that looks at the others, and the head; by default one that tells most. */
  readonly look?: Look;
  /** Of a text that is written on: the first word that the model wrote, counted from 0. */
  readonly written?: number;
  /** In the picture of a translation: what would be otherwise. */
  readonly otherwise?: Otherwise;
  /** Reduced motion: only the still frames at the stops, no tweens. */
  readonly still?: boolean;
  /** False: colours without digits, arithmetic or letters of shapes (the depth *story*). */
  readonly digits?: boolean;
  /** Used where the scene offers it; otherwise its first view. */
  readonly view?: SceneView;
}

export type MarkKind =
  /** A coloured tile, with digits where they fit. */
  | "cell"
  /** Adjacent tiles without digits that look alike, as one mark; see `block`. */
  | "block"
  | "text"
  /** Letters and sizes: "T 6 × S 6". */
  | "shape"
  /** A filled line: the rule under a matrix name, an axis. */
  | "rule"
  /** A stroked line: `path` is its path, the box bounds it. */
  | "path"
  | "bar"
  /** A soft background that highlights cells. */
  | "band"
  /** A small disc, at the middle of its box. */
  | "dot"
  /** A rounded bar on a rounded track, as long as its value: a row's sum. */
  | "badge"
  /** A panel with cells on it; besides moving tiles, the only mark with a shadow. */
  | "card"
  /** A ring around a box. */
  | "ring"
  /** A filled corner of a box: the reader edited this cell. */
  | "corner"
  /** Brackets at the corners of a box: a source of the cell the reader points at. */
  | "corners"
  /** Invisible: describes the matrix in its box, and its cells, to a screen reader. */
  | "matrix"
  /** Invisible: the control in its box; see `slider`. */
  | "slider";

export type State =
  "value" | "masked" | "to-come" | "landing" | "moving" | "pinned" | "source" | "plain";

/** Values, shares of one, and how much a loss changes with a value. */
export type Scale = "signed" | "weight" | "gradient";

/** Colours by name, defined by the theme. The colours of matrices mark their names; they never fill a cell. */
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
  | "gradient"
  | HeadInk;

/** Heads differ by position and name first; these hues also differ for colour-blind readers. */
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

/** The colours of a matrix at its position: the same object as long as it stays there. */
export interface Tints {
  readonly table: Table;
  /** Values of the whole node, flat. */
  readonly values: ArrayLike<number>;
  readonly scale: Scale;
  /** By position in the table, row by row: 1 is masked. Absent: no cell is. */
  readonly masked?: Uint8Array | undefined;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Between columns, and between rows. */
  readonly gap: number;
  readonly rowGap: number;
  /** In a very large matrix: how many rows and columns appear together. */
  readonly every?: { readonly rows: number; readonly columns: number };
}

/** A rectangle of cells of a table that look alike, from (row, column) on. */
export interface Block {
  readonly tints: Tints;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * A slider in a picture. The reader drags it and a setting changes: the experiment is computed again, and
 * the next frame shows the result. So a scene keeps no state; it draws track and knob where the node says
 * the value is, all by `sliderMarks` of draw/slider.ts:
 *
 *     sliderMarks("length", { x: 80, y: 300, width: 400 }, {
 *       path: "/study/length",
 *       name: { en: "Length", zh: "长度" },
 *       values: doublings(1, 4096),
 *       spacing: "logarithmic",
 *       value: 4096,
 *       text: "4,096 words",
 *     }, language);
 *
 * The element lays a control over the box, for mouse, finger, keyboard and screen reader. One drag is one
 * step of Undo.
 */
export interface Slider {
  /** The JSON pointer of the setting. */
  readonly path: string;
  /** What it sets: the name of the control, and of its step of Undo. */
  readonly name: Words;
  /** Where it stops, ascending: a range of integers, doublings, or any list. */
  readonly values: readonly number[];
  /** How the values lie on the track: side by side, by their size, or by its logarithm (from above 0). */
  readonly spacing: "even" | "linear" | "logarithmic";
  /** The value as computed; from another control it may lie between two of `values`. */
  readonly value: number;
  /** The value in words, for a screen reader. */
  readonly text: string;
}

/**
 * One thing on the stage. Marks of every kind have this type. The box is in frame pixels.
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
  /** Cells that a worked number (a product, an exponential) was computed from; no node holds the number. */
  readonly sources?: readonly Cell[];
  readonly value?: number;
  readonly scale?: Scale;
  readonly text?: string;
  /** The full text where it was shortened; or the name of a matrix. */
  readonly title?: string;
  readonly ink?: Ink;
  readonly size?: number;
  readonly weight?: 400 | 500 | 600;
  readonly anchor?: "start" | "middle" | "end";
  /** Arithmetic, in digits or in letters; the depth *story* leaves it out. */
  readonly figure?: true;
  /** Only for a matrix. */
  readonly table?: Table;
  /** Only for a block: its cells, the first at the top left of the box. */
  readonly block?: Block;
  /** Only for a block not yet computed: its masked cells are hatched already. */
  readonly hatched?: boolean;
  /** Degrees; the box is that of the rotated text. */
  readonly turn?: -90;
  readonly path?: string;
  /** Points on a path that is one curve, close enough to take what is between them for straight. */
  readonly along?: readonly (readonly [number, number])[];
  readonly thickness?: number;
  readonly dashed?: boolean;
  /** Round dots instead of a line: the outline of a word that a model does not know. */
  readonly dotted?: boolean;
  /** A path with an inside. */
  readonly filled?: boolean;
  readonly radius?: number;
  /** It moves on a card and has no shadow of its own. */
  readonly flat?: boolean;
  /** A link: the id of the node whose stage it opens; its name is the title. */
  readonly goes?: string;
  /** Only for a slider. Its track begins and ends `SLIDER_END` inside the box. */
  readonly slider?: Slider;
}

/** A piece of narration. A number is drawn as its tile in the matrix. */
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
      /** Hatched like its cell, whatever its value. */
      readonly masked?: boolean;
    };

/** The absolute values at which the colours of signed values saturate; `rangeIn` of draw/ranges.ts reads them. */
export interface Ranges {
  readonly range: number;
  /** By node, where one range for all would leave most of them pale. */
  readonly ranges?: ReadonlyMap<string, number> | undefined;
}

/** Its `range` is that of the step it shows. */
export interface Frame extends Ranges {
  readonly width: number;
  readonly height: number;
  /** Back to front. */
  readonly marks: readonly Mark[];
  readonly narration: readonly Part[];
}
