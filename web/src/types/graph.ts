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
  /**
   * Of a word that the model does not know: the slot that it takes, the same word the same slot. In a translation the
   * text is what the model’s glossary says, if that has the word.
   */
  readonly unknown?: { readonly slot: number };
  /** Of a form that the model does not know: the known word as which it reads it. */
  readonly read_as?: string;
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
  readonly tokens: readonly (readonly Token[])[];
  readonly context_tokens?: readonly (readonly Token[])[];
  readonly graph: Graph;
  /** Beside the graph: what softmax would return without the scale or the mask before it. */
  readonly alternatives?: readonly AlternativeResult[];
  readonly output: string;
  /** What a model of words answered. */
  readonly model?: ModelAnswer;
  /** What the encoder has read while the decoder is on its way: the graph ends with the encoder. */
  readonly isBeginning?: true;
  /** The model and its heads; the engine adds it. */
  readonly loaded?: LoadedModel;
  /** The heads that are switched off; the engine adds them. */
  readonly off?: readonly HeadName[];
  /** The sentence said again with whom each pronoun means; the document adds it when it is there. */
  readonly explained?: readonly AnsweredWord[];
  /** The same with all heads, where some are off; the document adds it when it is there. */
  readonly intact?: IntactAnswer;
}

/** What a model answers with all its heads. */
export interface IntactAnswer {
  readonly answer: readonly AnsweredWord[];
  /** Undefined for a model that does not translate. */
  readonly explained: readonly AnsweredWord[] | undefined;
}

/** What a model that translates is asked for. */
export type WordTask = "to_zh" | "to_en" | "explain";

/** A head of a model of words, layers and heads counted from 0. */
export interface HeadName {
  readonly part: "encoder" | "decoder" | "cross";
  readonly layer: number;
  readonly head: number;
}

/** A word that may be chosen in a place. */
export interface WordChoice {
  readonly text: string;
  readonly id: number;
  readonly probability: number;
  /** Of `generate`: how likely it is drawn, at the temperature and among the words asked for. */
  readonly chance?: number;
}

/** A word of an answer, or one that was written on. */
export interface AnsweredWord extends WordChoice {
  /** The likeliest words in this place. */
  readonly alternatives: readonly WordChoice[];
  /** Where one head looked as it was chosen: tokens of `context_tokens` or `tokens`. */
  readonly from?: readonly {
    readonly side: "context" | "input";
    readonly token: number;
    readonly weight: number;
  }[];
}

/** translate: an encoder reads, a decoder answers; stories: a decoder writes on. */
export type ModelKind = "translate" | "stories";

/** What a model makes of a sentence. */
export interface ModelAnswer {
  readonly name: string;
  readonly kind: ModelKind;
  /** These three of an answer only. */
  readonly task?: WordTask;
  readonly text?: string;
  readonly ended?: boolean;
  /** Empty where the model writes on. */
  readonly answer: readonly AnsweredWord[];
  /** Where the model writes on: for each token what is likeliest behind it. */
  readonly next?: readonly { readonly alternatives: readonly WordChoice[] }[];
}

/** A head in the catalogue of a model. */
export interface CatalogueHead extends HeadName {
  /** Told where to look while the model was trained. */
  readonly guided: boolean;
  /** Without it the answers get worse by 20 points of a hundred or more. */
  readonly cause: boolean;
  /** Empty: it has no name. */
  readonly roles: readonly {
    readonly role: string;
    readonly score: number;
    readonly knock_out: number;
  }[];
  /** The share of right answers of the task that it helps most. */
  readonly right?: { readonly with: number; readonly without: number };
}

/** What the file of a model of words says of it. */
export interface LoadedModel {
  readonly name: string;
  readonly kind: ModelKind;
  readonly parameters: number;
  readonly vocabulary: number;
  readonly heads: readonly CatalogueHead[];
  /** The size of the file, packed. */
  readonly bytes?: number | undefined;
}

/** One number of one node. */
export interface Cell {
  readonly node: string;
  readonly index: number;
}
