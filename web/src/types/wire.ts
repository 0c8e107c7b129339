/**
 * The types of the JSON API. Names are spelled as in the JSON, hence snake_case.
 *
 * Letters of shapes: B batch, T query tokens, S key tokens, C model width, H heads, D head width,
 * F feed-forward width, V vocabulary.
 */
import type {
  AnsweredWord,
  Experiment,
  GraphNode,
  HeadName,
  LoadedModel,
  Miniature,
  Token,
  Words,
  WordTask,
} from "./graph.js";

export type {
  AnsweredWord,
  CatalogueHead,
  HeadName,
  ModelAnswer,
  ModelKind,
  WordChoice,
  WordTask,
} from "./graph.js";

/** Numbers may be nested like the tensor or flat. */
export type Numbers = number | readonly Numbers[];

/** Like `Numbers`, with non-finite values as strings, since JSON has no numbers for them. */
export type AnyNumbers = number | "inf" | "-inf" | "nan" | readonly AnyNumbers[];

export type Tokenizer = "word" | "whitespace" | "character";

export interface Input {
  readonly text?: string | readonly string[];
  readonly tokens?: readonly string[] | readonly (readonly string[])[];
  readonly embeddings?: Numbers;
  readonly lengths?: readonly number[];
  readonly context_text?: string | readonly string[];
  readonly context_tokens?: readonly string[] | readonly (readonly string[])[];
  readonly context_embeddings?: Numbers;
  readonly context_lengths?: readonly number[];
  readonly tokenizer?: Tokenizer;
}

export interface Embedding {
  readonly kind?: "token" | "random" | "table";
  readonly d_in?: number;
  readonly seed?: number;
  readonly values?: Readonly<Record<string, readonly number[]>>;
}

export interface Weights {
  readonly init?: "torch_linear" | "torch_rand" | "xavier_uniform" | "normal" | "identity";
  readonly seed?: number;
  readonly values?: Readonly<Record<string, Numbers>>;
  readonly layout?: "in_out" | "torch";
}

export interface Output {
  readonly tensors?: "inline" | "memory" | "none";
  readonly only?: readonly string[];
  readonly graph?: boolean;
  readonly alternatives?: boolean;
}

export type Mask =
  | { readonly kind: "none" | "causal" }
  | { readonly kind: "sliding_window"; readonly window: number }
  | { readonly kind: "prefix"; readonly length: number }
  | { readonly kind: "custom"; readonly allowed: unknown };

export interface Attention {
  readonly d_out?: number;
  readonly num_heads?: number;
  readonly mask?: Mask;
  /** The other fields are passed on unchanged. */
  readonly [field: string]: unknown;
}

/** What is computed of an attention without a block besides the attention itself. */
export interface Study {
  readonly kind?:
    | "none"
    | "cache"
    | "tiles"
    | "reach"
    | "groups"
    | "depth"
    | "scale"
    | "lookup"
    | "positions"
    | "pages";
  /** Of `cache`: how many tokens to count to; of `pages`: how many the piece it is compared with has room for. */
  readonly length?: number;
  /** Of `tiles`: how many queries and how many keys a tile has. */
  readonly tile?: number;
  /** Of `reach`: how many layers of this attention, 1 to 12. */
  readonly layers?: number;
  /** Of `depth`: how many blocks each stack has, 1 to 48. */
  readonly blocks?: number;
  /** Of `scale`: the width of queries and keys whose weights are shown, 2 to 512. */
  readonly width?: number;
  /** Of `lookup`: what scores are divided by, 0.01 to 100. */
  readonly temperature?: number;
  /** Of `positions`: the position shown, 0 to 127. */
  readonly position?: number;
  /** Of `positions`: the seed of the order of the shuffled words. */
  readonly shuffle?: number;
  /** Of `pages`: how many tokens a block has room for, 1 to 16. */
  readonly page?: number;
  /** Of `pages`: the second sentence. */
  readonly other?: string;
}

/** What is predicted from the output: a score for each token of the sentences. */
export interface PredictionHead {
  /** All tokens that may be predicted and read, where they are more than those of the sentences. */
  readonly vocabulary?: "tokens" | readonly string[];
  /** Scored with the embedding table. */
  readonly tied?: boolean;
  readonly bias?: boolean;
}

/** One backward pass: of a node of one number, or of one number of a node, counted row by row. */
export interface GradientPass {
  readonly of: string | { readonly node: string; readonly index: number };
}

/** One experiment. Fields the page does not know are passed on unchanged. */
export interface RunRequest {
  readonly command: "run";
  /** A trained model: what `load` returned, or its name. Then the model has no other fields. */
  readonly model?: number | string;
  /** Left out: the other language than the sentence's. */
  readonly task?: WordTask;
  /** What the decoder reads; left out: what the model answers. */
  readonly target?: { readonly text: string };
  /** Heads that are switched off. */
  readonly without?: readonly HeadName[];
  readonly input?: Input;
  readonly embedding?: Embedding;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly attention?: Attention;
  readonly block?: Readonly<Record<string, unknown>>;
  readonly weights?: Weights;
  readonly study?: Study;
  readonly head?: PredictionHead;
  /** What the head should predict: the next token, or a token for each, null where none counts. */
  readonly targets?: "next" | readonly (string | null)[] | readonly (readonly (string | null)[])[];
  readonly gradient?: GradientPass | readonly GradientPass[];
  readonly overrides?: Readonly<Record<string, AnyNumbers>>;
  readonly program?: readonly Readonly<Record<string, unknown>>[];
  readonly output?: Output;
}

export interface TokenizeRequest {
  readonly command: "tokenize";
  readonly input: Input;
}

/** A model whose weights are drawn once; see `Session`. */
export interface CreateRequest extends Pick<
  RunRequest,
  "embedding" | "position" | "attention" | "block" | "weights"
> {
  readonly command: "create";
  readonly max_tokens?: number;
}

/** The input of a session: one sentence. */
export interface SessionInput extends Pick<Input, "text" | "tokens" | "tokenizer"> {
  /** (T, d_in); a Float32Array is passed through memory instead of JSON. */
  readonly embeddings?: Numbers | Float32Array;
}

/** Which of the tokens held by the session the given ones follow: the first `keep`, or all. */
export interface Following {
  readonly append?: boolean;
  readonly keep?: number;
}

export interface ForwardRequest extends Following {
  readonly command: "forward";
  readonly session: number;
  readonly input: SessionInput;
}

export interface ReleaseRequest {
  readonly command: "release";
  readonly session: number;
}

/** The words of the task pronouns: nouns, verbs and adjectives by what they belong to. */
export type PronounWords = Readonly<
  Record<
    "animals" | "things" | "by_subject" | "by_object" | "of_animals" | "of_things" | "of_both",
    readonly string[]
  >
>;

/** What a trainer learns. */
export interface Task {
  readonly kind:
    | "copy"
    | "reverse"
    | "sort"
    | "addition"
    | "majority"
    | "induction"
    | "pronouns"
    | "brackets"
    | "text";
  readonly length?: number;
  readonly language?: "en" | "zh";
  /** Of pronouns: words of one's own, by their part in the sentence. */
  readonly words?: Partial<PronounWords>;
  readonly fixed_offset?: boolean;
  readonly text?: string;
  readonly tokenizer?: Tokenizer;
  readonly seed?: number;
}

export interface Optimizer {
  readonly kind?: "adamw" | "sgd";
  readonly learning_rate?: number;
  /** The other fields are passed on unchanged. */
  readonly [field: string]: unknown;
}

/** A model that learns a task, step by step. */
export interface TrainCreateRequest extends Pick<
  RunRequest,
  "embedding" | "position" | "attention" | "block" | "weights" | "head"
> {
  readonly command: "train_create";
  readonly task: Task;
  readonly batch?: number;
  readonly optimizer?: Optimizer;
}

export interface TrainRequest {
  readonly command: "train";
  readonly trainer: number;
  readonly steps?: number;
  readonly examples?: boolean;
  /** The length of unseen examples to be tried. */
  readonly evaluate?: number;
}

/** A run with the present parameters. */
export interface TrainProbeRequest extends Pick<
  RunRequest,
  "input" | "targets" | "overrides" | "gradient" | "output"
> {
  readonly command: "train_probe";
  readonly trainer: number;
}

export interface TrainSetRequest {
  readonly command: "train_set";
  readonly trainer: number;
  readonly optimizer?: Optimizer;
  readonly attention?: { readonly mask: Mask };
}

export interface CheckpointRequest {
  readonly command: "checkpoint";
  readonly trainer: number;
  readonly output?: Pick<Output, "tensors">;
}

export interface RestoreRequest {
  readonly command: "restore";
  readonly trainer: number;
  readonly step: number;
  /** A Float32Array is passed through memory instead of JSON. */
  readonly values?: readonly number[] | Float32Array;
}

export interface ReleaseTrainerRequest {
  readonly command: "release";
  readonly trainer: number;
}

export interface LoadRequest {
  readonly command: "load";
  /** In the program. */
  readonly path?: string;
  /** In the module: where the bytes of the file are. */
  readonly memory?: { readonly offset: number; readonly length: number };
  /** To the engine: the bytes themselves, which it passes on through memory. */
  readonly file?: Uint8Array<ArrayBuffer>;
}

export interface GenerateRequest {
  readonly command: "generate";
  readonly model: number | string;
  readonly input: { readonly text: string };
  readonly task?: WordTask;
  readonly without?: readonly HeadName[];
  readonly max_tokens?: number;
  /** 0: always the likeliest word. */
  readonly temperature?: number;
  readonly top_k?: number;
  readonly seed?: number;
}

export interface UnloadRequest {
  readonly command: "unload";
  readonly model: number | string;
}

export type WordRequest = LoadRequest | GenerateRequest | UnloadRequest;

export type TrainingRequest =
  | TrainCreateRequest
  | TrainRequest
  | TrainProbeRequest
  | TrainSetRequest
  | CheckpointRequest
  | RestoreRequest
  | ReleaseTrainerRequest;

export type SessionRequest = CreateRequest | ForwardRequest | ReleaseRequest;

export type Request =
  | RunRequest
  | TokenizeRequest
  | SessionRequest
  | TrainingRequest
  | WordRequest
  | { readonly command: "version" | "schema" | "presets" };

/** A node in the result of a run. */
export interface ResultNode extends GraphNode {
  readonly values?: Float32Array;
  readonly small?: Miniature & { readonly values: Float32Array };
}

/** A part of an experiment that one setting removes: the JSON pointer of the field, and its value. */
export interface Ablation {
  readonly part:
    "scale" | "mask" | "position" | "norm" | "final_norm" | "residual" | "feed_forward";
  readonly field: string;
  readonly value: unknown;
}

/** Which settings have an effect in an experiment; all empty for a program. */
export interface ActiveSettings {
  /** JSON pointers into the request. */
  readonly fields: readonly string[];
  /** One for each part that can be removed from the experiment. */
  readonly ablations: readonly Ablation[];
  /** Possible values of num_heads; empty where there is no choice. */
  readonly head_counts: readonly number[];
  /** The nodes in whose cells the reader may paint a mask. */
  readonly paint: { readonly field: string; readonly nodes: readonly string[] };
}

export interface RunResult extends Experiment {
  readonly graph: readonly ResultNode[];
  readonly settings: ActiveSettings;
  readonly timing: { readonly compute_ms: number };
}

export interface CreateResult {
  readonly session: number;
  readonly d_in: number;
  readonly d_out: number;
  readonly max_tokens: number;
  /** Whether tokens may be appended, since no token attends to later ones. */
  readonly appends: boolean;
  /** Number of floats in all weights. */
  readonly parameters: number;
}

export interface ForwardResult {
  /** (1, T, d_out) for T given tokens. */
  readonly shape: readonly number[];
  readonly values: Float32Array;
  /** Number of tokens the session now holds; 0 where none may be appended. */
  readonly length: number;
  readonly timing: { readonly compute_ms: number };
}

export interface TrainCreateResult {
  readonly trainer: number;
  readonly parameters: number;
  readonly multiply_adds_per_step: number;
  /** All tokens of the task, sorted. */
  readonly vocabulary: readonly string[];
  /** How many tokens an example has. */
  readonly tokens: number;
  /** Of pronouns. */
  readonly words?: PronounWords;
  /** Where each parameter begins in the values of a checkpoint. */
  readonly state: readonly {
    readonly id: string;
    readonly shape: readonly number[];
    readonly first: number;
  }[];
}

/** Where a head looks, as a mean weight over the examples of each step. */
export interface HeadSeries {
  readonly block: number;
  readonly head: number;
  readonly previous: readonly number[];
  readonly first: readonly number[];
  readonly same_word: readonly number[];
  /** On the token that holds the answer. */
  readonly answer: readonly number[];
}

export interface TrainResult {
  /** How many steps have been taken. */
  readonly step: number;
  readonly losses: readonly number[];
  readonly accuracies: readonly number[];
  readonly gradient_norms: readonly number[];
  readonly heads: readonly HeadSeries[];
  /** The step that was not taken, as its loss was not finite. */
  readonly stopped?: number;
  readonly evaluation?: {
    readonly length: number;
    readonly loss?: number;
    readonly accuracy: number;
  };
  readonly examples?: {
    readonly tokens: readonly (readonly string[])[];
    readonly targets: readonly (readonly (string | null)[])[];
  };
  readonly timing: { readonly compute_ms: number };
}

export interface LoadResult extends LoadedModel {
  readonly model: number;
}

export interface GenerateResult {
  readonly text: string;
  readonly task?: WordTask;
  /** Whether the model came to the end by itself. */
  readonly ended: boolean;
  readonly tokens: readonly AnsweredWord[];
  readonly timing: { readonly compute_ms: number };
}

/** Parameters, then both moments of the optimizer. */
export interface Checkpoint {
  readonly step: number;
  readonly values: Float32Array;
}

export interface TokenizeResult {
  readonly tokens: readonly (readonly Token[])[];
  readonly vocabulary: readonly string[];
}

export interface Preset {
  readonly id: string;
  /** Its row of the curriculum, then a letter where the row has several: "13b". */
  readonly number: string;
  readonly title: Words;
  readonly source: string;
  readonly request: RunRequest;
  /** The same with a Chinese sentence, where the experiment is about its words. */
  readonly request_zh?: RunRequest;
}

export interface Version {
  readonly api: number;
  readonly version: string;
  readonly build: "native" | "wasm-simd" | "wasm-relaxed" | "wasm-scalar";
  readonly simd: string;
  readonly eigen: string;
  readonly limits: Readonly<Record<string, number>>;
}

export type ErrorCode =
  | "invalid_json"
  | "unknown_command"
  | "unknown_field"
  | "missing_field"
  | "invalid_type"
  | "invalid_value"
  | "shape_mismatch"
  | "unknown_node"
  | "unknown_session"
  | "unknown_trainer"
  | "unknown_model"
  | "too_large"
  | "out_of_memory"
  | "internal";

/** What a response says that is not ok. */
export interface WireError {
  readonly code: ErrorCode;
  /** JSON pointer into the request. */
  readonly path: string;
  readonly message: string;
  readonly message_zh: string;
}

/** The result of each command. */
export interface Results {
  run: RunResult;
  tokenize: TokenizeResult;
  create: CreateResult;
  forward: ForwardResult;
  release: { readonly released: number };
  train_create: TrainCreateResult;
  train: TrainResult;
  train_probe: RunResult;
  train_set: { readonly step: number };
  checkpoint: Checkpoint;
  restore: { readonly step: number };
  load: LoadResult;
  generate: GenerateResult;
  unload: { readonly released: number };
  presets: readonly Preset[];
  version: Version;
  schema: unknown;
}

export type ResultOf<R extends Request> = Results[R["command"]];
