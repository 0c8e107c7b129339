/**
 * The graph of a computation, as the core describes it: every operation with its inputs and result.
 *
 * Indices are flat and row-major. Letters of shapes: B batch, T query tokens, S key tokens, C model
 * width, H heads, D head width, F feed-forward width, V vocabulary.
 */

/** A text in the page's two languages. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

export type Language = keyof Words;

/** start and end count Unicode code points. A padded token is `{text: "", id: null}`. */
export interface Token {
  readonly text: string;
  readonly id: number | null;
  readonly start?: number;
  readonly end?: number;
}

export type Axis =
  "batch" | "head" | "query" | "key" | "feature" | "head_feature" | "hidden" | "vocabulary";

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
  readonly small?: Miniature;
  /** What it is for, from the list of the schema: "query", "scores", "mean"; absent where a program says nothing. */
  readonly role?: string;
  /** Its values were given in the request. */
  readonly overridden?: true;
  /** Of the op: factor, epsilon, ids, alpha … */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly [other: string]: unknown;
}

/** Every second, third … row and column of a large node's first sentence and heads. */
export interface Miniature {
  readonly shape: readonly number[];
  readonly values: ArrayLike<number>;
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
