/**
 * The graph of a computation as the core returns it: every operation with its inputs and result.
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
  /** Of a word that the model does not know: the slot that it takes, the same word the same slot. */
  readonly unknown?: { readonly slot: number };
}

export type Axis =
  | "batch"
  | "head"
  | "query"
  | "key"
  | "feature"
  | "head_feature"
  | "hidden"
  | "vocabulary"
  | "layer"
  | "variant"
  | "measure"
  | "sample"
  | "width"
  | "temperature";

/** The place of a node in its model or program; numbers count from 0. */
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
    | "prediction"
    | "study"
    | "program";
  /** 1 to 3: the sublayer that the norm, dropout or residual connection belongs to. */
  readonly sublayer?: number;
  /** Present where each head has its own nodes, or a program says so. */
  readonly head?: number;
  /** In a program, where the entry has a scope. */
  readonly group?: NodeGroup;
}

/** Steps of a program that belong together. */
export interface NodeGroup {
  readonly id: string;
  readonly title: Words;
  /** The group that it lies in. */
  readonly parent?: NodeGroup;
}

/** One operation of the tape and its result, as the core wrote it. */
export interface GraphNode {
  readonly id: string;
  readonly op: string;
  readonly inputs: readonly string[];
  readonly scope: string;
  readonly shape: readonly number[];
  readonly axes: readonly Axis[];
  readonly title: Words;
  /** A program gave the title. */
  readonly titled?: boolean;
  /** Names of the last two axes, which a program or a study gave; absent where they are numbered. */
  readonly labels?: { readonly rows?: readonly string[]; readonly columns?: readonly string[] };
  readonly formula: string;
  /** One of the schema's roles: "query", "scores", "norm"; some nodes of programs have none. */
  readonly role?: string;
  readonly place?: NodePlace;
  /** Of a gradient: the id of the node that it belongs to. */
  readonly of?: string;
  /** The request set its values. */
  readonly overridden?: boolean;
  /** A parameter whose values the request gave. */
  readonly given?: boolean;
  /** An intermediate result that no other operation reads, or a step on the way to a gradient. */
  readonly intermediate?: boolean;
  /** Flat, row-major; masked scores are -Infinity. Absent where the request did not ask for it. */
  readonly values?: ArrayLike<number>;
  /** In a large graph: the largest finite magnitude, and a few rows and columns of the first heads. */
  readonly largest?: number;
  readonly small?: Miniature;
  /** Parameters of the op: factor, epsilon, ids, alpha … */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly [other: string]: unknown;
}

/** Every second, third … row and column of a large node's first sentence and heads. */
export interface Miniature {
  readonly shape: readonly number[];
  readonly values: ArrayLike<number>;
}

export type Graph = readonly GraphNode[];

/** A result beside the graph, which scenes compare with one in it. */
export type AlternativeResult = Pick<GraphNode, "id" | "shape" | "axes" | "values">;

/** The part of a run's result that a timeline needs. A `RunResult` is one. */
export interface Experiment {
  readonly model?: { readonly name: string };
  readonly tokens: readonly (readonly Token[])[];
  readonly context_tokens?: readonly (readonly Token[])[];
  readonly graph: Graph;
  /** Beside the graph: what softmax would return without the scale or the mask before it. */
  readonly alternatives?: readonly AlternativeResult[];
  readonly output: string;
}

/** One number of one node. */
export interface Cell {
  readonly node: string;
  readonly index: number;
}
