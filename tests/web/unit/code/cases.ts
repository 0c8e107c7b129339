/** Every preset without a model of words, which trained.ts has, and what no preset asks for, as the core answers it. */
import type { RunRequest } from "../../../../web/src/types/wire.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import { gradients } from "../gradients.js";
import { run } from "../native.js";
import { readPresets } from "../../support/presets.js";

const presets = Object.fromEntries(
  readPresets()
    .map(({ name, preset }) => [name, (preset as { request: RunRequest }).request] as const)
    .filter(([, { model }]) => model === undefined),
);

const sentence = "Your journey starts with one step";
const pair = ["the cat sat down", "dogs ran"];
const shared = { embedding: { d_in: 8 }, weights: { seed: 3 } };

const inTiles = {
  ...shared,
  input: { text: sentence },
  attention: { num_heads: 2, mask: { kind: "sliding_window", window: 2 } },
  study: { kind: "tiles", tile: 2 },
};

const inPages = {
  ...shared,
  input: { text: sentence },
  attention: { num_heads: 4, num_kv_heads: 2, scale: 0.5 },
  study: { kind: "pages", page: 3, other: "Your journey starts here" },
};

const extras: Readonly<Record<string, object>> = {
  ...gradients,
  pages: inPages,
  "pages-set": {
    ...inPages,
    overrides: { "study.pages.scores": Array.from({ length: 240 }, (_, i) => i / 240) },
  },
  "pages-without-projections": {
    ...shared,
    input: { text: "a b c d" },
    attention: { projections: false, score: "dot" },
    study: { kind: "pages", page: 2 },
  },
  "shared-keys-in-a-batch": {
    ...shared,
    input: { text: pair },
    attention: { num_heads: 4, num_kv_heads: 2 },
    study: { kind: "groups" },
  },
  "scale-of-another-width": { input: { text: "a b c" }, study: { kind: "scale", width: 48 } },
  "lookup-of-a-batch": {
    input: { text: pair },
    attention: { num_heads: 2 },
    study: { kind: "lookup", temperature: 0.7 },
  },
  "reach-without-mask": { input: { text: "a b c" }, study: { kind: "reach", layers: 2 } },
  "reach-of-a-batch": {
    input: { text: pair },
    attention: { mask: { kind: "sliding_window", window: 2 } },
    study: { kind: "reach" },
  },
  "reach-through-heads": {
    input: { text: sentence },
    attention: { num_heads: 2, head_style: "stacked", mask: { kind: "causal" } },
    study: { kind: "reach", layers: 2 },
  },
  tiles: inTiles,
  "tiles-set": {
    ...inTiles,
    overrides: { "study.tiles.correction": Array.from({ length: 36 }, (_, i) => i / 36) },
  },
  overrides: {
    input: { text: sentence },
    attention: { d_out: 2, mask: { kind: "causal" } },
    embedding: { d_in: 3 },
    overrides: {
      scores: Array.from({ length: 36 }, (_, i) => i / 7 - 2),
      W_value: [1, 2, 3, 4, 5, 6],
    },
  },
  "nothing-to-see": {
    ...shared,
    input: { text: "a b c" },
    attention: {
      num_heads: 2,
      mask: {
        kind: "custom",
        allowed: [
          [false, false, false],
          [true, false, true],
          [true, true, true],
        ],
      },
    },
  },
  "nothing-to-see-naive": {
    ...shared,
    input: { text: "a b" },
    attention: {
      normalize: "softmax_naive",
      mask: {
        kind: "custom",
        allowed: [
          [false, false],
          [true, true],
        ],
      },
    },
  },
  "nothing-to-see-sum": {
    ...shared,
    input: { text: "a b" },
    attention: {
      normalize: "sum",
      mask: {
        kind: "custom",
        allowed: [
          [false, false],
          [true, true],
        ],
      },
    },
  },
  "nothing-to-see-renormalized": {
    ...shared,
    input: { text: "a b" },
    attention: {
      mask_method: "renormalize",
      mask: {
        kind: "custom",
        allowed: [
          [false, false],
          [true, true],
        ],
      },
    },
  },
  "padded-batch-norm": {
    ...shared,
    input: { text: pair },
    position: { kind: "sinusoidal" },
    attention: { num_heads: 2, mask: { kind: "causal" }, dropout: { rate: 0.2 } },
    block: { norm: "batch", activation: "gelu_tanh", num_layers: 2, dropout: { rate: 0.1 } },
  },
  "padded-one": {
    ...shared,
    input: { tokens: ["a", "b", "c"], lengths: [2] },
    block: { norm: "batch" },
  },
  "batch-norm": { ...shared, input: { text: ["a b c", "d e f"] }, block: { norm: "batch" } },
  swiglu: {
    ...shared,
    input: { text: pair },
    block: { activation: "swiglu", norm: "rms", norm_position: "sandwich" },
  },
  silu: {
    ...shared,
    input: { text: "a b c" },
    block: { activation: "silu", norm: "none", residual: false },
  },
  additive: {
    ...shared,
    input: { text: pair, context_text: "one two three" },
    attention: { num_heads: 2, score: "additive", additive_hidden: 3, qkv_bias: true },
  },
  "additive-batch": { ...shared, input: { text: pair }, attention: { score: "additive" } },
  bilinear: { ...shared, input: { text: pair }, attention: { num_heads: 4, score: "bilinear" } },
  cosine: { ...shared, input: { text: pair }, attention: { num_heads: 2, score: "cosine" } },
  "rotary-grouped": {
    ...shared,
    input: { text: pair },
    position: { kind: "rotary" },
    attention: { num_heads: 4, num_kv_heads: 2 },
  },
  "rotary-untransposed": {
    ...shared,
    input: { text: ["a b c", "d e f"] },
    position: { kind: "rotary" },
    attention: { num_heads: 2, head_style: "untransposed", output_projection: true },
  },
  "cross-one-context": {
    ...shared,
    input: { text: pair, context_text: "le chat était assis là" },
    attention: { num_heads: 2, output_projection: true },
  },
  stacked: {
    ...shared,
    input: { text: pair },
    attention: { num_heads: 2, head_style: "stacked", d_out: 3 },
  },
  learned: { ...shared, input: { text: pair }, position: { kind: "learned", length: 6 } },
  "strange-tokens": {
    ...shared,
    input: { tokens: ["\nimport os", "*/", "\\", "\u2028x", "我", '"""'] },
  },
  shapes: {
    program: [
      { id: "a", draw: "randn", shape: [2, 3, 4, 6] },
      { id: "b", draw: "randn", shape: [2, 3, 5, 6] },
      { id: "v", draw: "randn", shape: [6] },
      { id: "dots", op: "matmul_transposed", inputs: ["a", "b"] },
      { id: "rows", op: "matmul", inputs: ["a", "v"] },
      { id: "swap 01", op: "transpose", inputs: ["a"], axes: [0, 1] },
      { id: "swap 13", op: "transpose", inputs: ["a"], axes: [1, 3] },
      { id: "swap 23", op: "transpose", inputs: ["a"], axes: [-1, -2] },
      { id: "seen", op: "view", inputs: ["swap 13"], shape: [6, -1] },
      { id: "line", op: "view", inputs: ["v"], shape: [6] },
      { id: "cut last", op: "slice", inputs: ["a"], axis: -1, start: 1, end: 4 },
      { id: "cut rows", op: "slice", inputs: ["a"], axis: 2, start: 2, end: 3 },
      { id: "cut heads", op: "slice", inputs: ["a"], axis: 1, start: 1, end: 3 },
      { id: "cut batch", op: "slice", inputs: ["a"], axis: 0, start: 1, end: 2 },
      { id: "cut one", op: "slice", inputs: ["cut batch"], axis: 1, start: 2, end: 3 },
      { id: "join last", op: "concatenate", inputs: ["a", "cut last"] },
      { id: "join rows", op: "concatenate", inputs: ["a", "b"], axis: 2 },
      { id: "join heads", op: "concatenate", inputs: ["a", "cut heads"], axis: 1 },
      { id: "join batch", op: "concatenate", inputs: ["a", "cut batch"], axis: 0 },
      { id: "join line", op: "concatenate", inputs: ["v", "v"] },
      { id: "more", op: "repeat_heads", inputs: ["a"], times: 2 },
      { id: "largest", op: "row_max", inputs: ["a"] },
      { id: "average", op: "row_mean", inputs: ["a"] },
      { id: "sum", op: "row_sum", inputs: ["a"] },
      { id: "less", op: "add", inputs: ["largest", "a"], alpha: -1 },
      { id: "minus", op: "subtract", inputs: ["a", "v"] },
      { id: "more than", op: "maximum", inputs: ["a", "v"] },
      { id: "times", op: "multiply", inputs: ["a", "sum"] },
      { id: "exp", op: "exp", inputs: ["less"] },
      { id: "again", op: "add", inputs: ["v", "a"], alpha: 1.5 },
      { id: "identity", op: "identity", inputs: ["again"] },
    ],
  },
  ops: {
    program: [
      { id: "x", draw: "randn", shape: [5, 4] },
      { id: "W", draw: "linear_weight", shape: [3, 4] },
      { id: "u", draw: "randn", shape: [4] },
      { id: "one", values: [2.5] },
      { id: "dot", op: "matmul", inputs: ["u", "u"] },
      { id: "turned", op: "transpose", inputs: ["x"], axes: [0, 1] },
      { id: "left", op: "matmul", inputs: ["u", "turned"] },
      { id: "applied", op: "matmul_transposed", inputs: ["x", "W"] },
      { id: "components", op: "principal_components", inputs: ["x"], components: 2 },
    ],
  },
  "intermediates-read": {
    program: [
      { id: "x", draw: "randn", shape: [2, 3, 4] },
      { id: "p", op: "softmax", inputs: ["x"] },
      { id: "twice", op: "scale", inputs: ["p.sum"], factor: 2 },
      { id: "components", op: "principal_components", inputs: ["x"], components: 2 },
      { id: "turned", op: "transpose", inputs: ["components.directions"], axes: [0, 1] },
      { id: "back", op: "matmul", inputs: ["components", "turned"] },
    ],
  },
  "intermediates-set": {
    program: [
      { id: "x", draw: "randn", shape: [2, 3, 4] },
      { id: "p", op: "softmax", inputs: ["x"] },
      { id: "components", op: "principal_components", inputs: ["x"], components: 2 },
      { id: "matrix", draw: "randn", shape: [5, 3] },
      { id: "flat", op: "principal_components", inputs: ["matrix"], components: 1 },
    ],
    overrides: { "components.mean": [0.5, 0, -0.5, 1], "flat.directions": [1, 0, 0] },
  },
  "one-row": {
    program: [
      { id: "x", values: [[1, 2, 4]] },
      { id: "batch", op: "batch_norm", inputs: ["x"] },
      { id: "components", op: "principal_components", inputs: ["x"], components: 1 },
      { id: "mean", op: "scale", inputs: ["components.mean"], factor: 2 },
    ],
  },
  names: {
    program: [
      {
        id: "lambda",
        values: [
          [1, 2],
          [3, -4],
        ],
      },
      { id: "softmax", op: "softmax", inputs: ["lambda"] },
      { id: "i", op: "softmax", inputs: ["softmax"] },
      { id: "注意", op: "tanh", inputs: ["i"] },
      { id: "力", op: "gelu", inputs: ["注意"] },
      { id: "a b", op: "rotate", inputs: ["力"], base: 100 },
      { id: "a-b", op: "sinusoidal", inputs: [], length: 3, width: 5 },
      { id: "1st", op: "scale", inputs: ["a b"], factor: 0.1 },
      { id: "print", op: "lookup", inputs: ["lambda"], ids: [1, 1, 0] },
      {
        id: "flat",
        values: [
          [1, 1],
          [2, 2],
        ],
      },
      { id: "layer", op: "layer_norm", inputs: ["flat"], epsilon: 0 },
      { id: "rms", op: "rms_norm", inputs: ["flat"], epsilon: 0 },
      { id: "batch", op: "batch_norm", inputs: ["lambda"] },
    ],
  },
};

const requests: Readonly<Record<string, object>> = { ...presets, ...extras };
const answers = run(requests);

export interface Case {
  readonly name: string;
  readonly request: RunRequest;
  readonly result: Experiment;
  readonly isPreset: boolean;
}

export const cases: readonly Case[] = Object.entries(requests).map(([name, request]) => ({
  name,
  request: { command: "run", ...request } as RunRequest,
  result: answers[name] as Experiment,
  isPreset: name in presets,
}));
