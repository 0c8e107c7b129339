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

/** Where a node stands in its model or its program; numbers count from 0. */
export interface NodePlace {
  readonly stack: "" | "encoder" | "decoder";
  readonly block?: number;
  readonly part:
    | "input"
    | "attention"
    | "cross_attention"
    | "feed_forward"
    | "norm"
    | "residual"
    | "output"
    | "program";
  /** 1 to 3: whose norm, dropout or residual it is. */
  readonly sublayer?: number;
  /** Where each head has nodes of its own. */
  readonly head?: number;
  /** Of a program, where its entry says so. */
  readonly group?: { readonly kind: GroupKind; readonly index: number };
}

export type GroupKind =
  "head" | "tile" | "token" | "page" | "step" | "width" | "recurrent" | "convolution" | "attention";

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
  /** What it is, of the schema's list: "query", "scores", "norm"; some nodes of programs have none. */
  readonly role?: string;
  readonly place?: NodePlace;
  /** The request gave its values. */
  readonly overridden?: boolean;
  /** An intermediate result of softmax or principal components that no other operation reads. */
  readonly intermediate?: boolean;
  /** Flat, row-major; masked scores are -Infinity. Absent where the request did not ask for it. */
  readonly values?: ArrayLike<number>;
  /** In a large graph: the largest finite magnitude, and a few rows and columns of the first heads. */
  readonly largest?: number;
  readonly small?: Miniature;
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
  /** Beside the graph: what softmax would give without the scale or the mask before it. */
  readonly alternatives?: Graph;
  readonly output: string;
}

/** One number of one node. */
export interface Cell {
  readonly node: string;
  readonly index: number;
}
