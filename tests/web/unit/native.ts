/** Experiments computed by the native program, so that no fixture can grow stale. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type {
  AnsweredWord,
  Experiment,
  GraphNode,
  LoadedModel,
} from "../../../web/src/types/graph.js";
import type { RunRequest } from "../../../web/src/types/wire.js";
import { withoutModels } from "../support/presets.js";
import { loadsByPath, namesModel } from "../support/models.js";

const program = fileURLToPath(new URL("../../../build/native/attention", import.meta.url));

type WrittenGraph = readonly (Omit<GraphNode, "values"> & { values?: (number | string)[] })[];

type Written = Omit<Experiment, "graph" | "alternatives"> & {
  readonly graph: WrittenGraph;
  readonly alternatives?: WrittenGraph;
};

const special: Readonly<Record<string, number>> = { "-inf": -Infinity, inf: Infinity, nan: NaN };

const numberOf = (value: number | string): number =>
  typeof value === "number" ? value : (special[value] ?? NaN);

const graphOf = (written: WrittenGraph): GraphNode[] =>
  written.map(({ values, ...node }) => ({
    ...node,
    ...(values ? { values: Float32Array.from(values, numberOf) } : {}),
  })) as unknown as GraphNode[];

const experimentOf = ({ graph, alternatives = [], ...written }: Written): Experiment => ({
  ...written,
  graph: graphOf(graph),
  alternatives: graphOf(alternatives),
});

function resultIn<Result>(answer: string, name = ""): Result {
  const { ok, result } = JSON.parse(answer) as { ok?: boolean; result: Result };
  if (!ok) throw new Error(`${name}: ${answer}`);
  return result;
}

/** What a model says when it is asked to explain a sentence, as the page adds it to what it ran. */
export function explained(name: string, text: string): readonly AnsweredWord[] {
  const asked = { command: "generate", model: name, task: "explain", input: { text } };
  const lines = [...loadsByPath(), asked].map((line) => JSON.stringify(line));
  const { stdout, error } = spawnSync(program, {
    input: lines.join("\n") + "\n",
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  const answer = stdout.toString().trim().split("\n").at(-1) ?? "{}";
  return resultIn<{ readonly tokens: readonly AnsweredWord[] }>(answer).tokens;
}

/** Runs requests by name, all in one call of the program; like the page, it asks for what scenes compare with. */
export function run<Name extends string>(
  requests: Readonly<Record<Name, object>>,
): Record<Name, Experiment> {
  const names = Object.keys(requests) as Name[];
  const lines = names.map((name) => {
    const request = requests[name] as { readonly output?: object };
    const output = { ...request.output, alternatives: true };
    return JSON.stringify({ command: "run", ...request, output });
  });
  const loads = Object.values<object>(requests).some(namesModel) ? loadsByPath() : [];
  const { stdout, error } = spawnSync(program, {
    input: [...loads.map((load) => JSON.stringify(load)), ...lines].join("\n") + "\n",
    maxBuffer: 1 << 29,
  });
  if (error) throw error;
  const answers = stdout.toString().trim().split("\n");
  const models = answers.splice(0, loads.length).map((answer) => resultIn<LoadedModel>(answer));
  const experiments = names.map((name, i) => {
    const experiment = experimentOf(resultIn<Written>(answers[i] ?? "{}", name));
    // The engine of the page adds what the file of the model says of it.
    const loaded = models.find((model) => model.name === experiment.model?.name);
    return [name, { ...experiment, ...(loaded && { loaded }) }] as const;
  });
  return Object.fromEntries(experiments) as Record<Name, Experiment>;
}

/**
 * The experiments of the curriculum, as the page offers them: those without a model of words, or all.
 */
export function presets(which: "drawn" | "all" = "drawn"): Record<string, Experiment> {
  const { stdout } = spawnSync(program, { input: '{"command":"presets"}\n', maxBuffer: 1 << 28 });
  const { result } = JSON.parse(stdout.toString()) as {
    result: readonly { readonly id: string; readonly request: RunRequest }[];
  };
  const wanted = which === "all" ? result : withoutModels(result);
  return run(Object.fromEntries(wanted.map(({ id, request }) => [id, request])));
}

const journey = "Your journey starts with one step";

/** One experiment for each way a scene may look. */
export const experiments = run({
  causal: {
    input: { text: journey },
    embedding: { d_in: 3 },
    attention: { d_out: 2, mask: { kind: "causal" } },
    weights: { seed: 789 },
  },
  open: {
    input: { text: journey },
    embedding: { d_in: 3 },
    attention: { d_out: 2, qkv_bias: true },
  },
  heads: {
    input: { text: "the cat sat down" },
    embedding: { d_in: 8 },
    attention: { num_heads: 2, mask: { kind: "causal" }, output_projection: true },
  },
  grouped: {
    input: { text: journey },
    embedding: { d_in: 16 },
    position: { kind: "rotary" },
    attention: { num_heads: 4, num_kv_heads: 2, dropout: { rate: 0.3 }, mask: { kind: "causal" } },
  },
  manyHeads: {
    input: { text: journey },
    embedding: { d_in: 32 },
    attention: { num_heads: 8, mask: { kind: "sliding_window", window: 3 } },
  },
  block: {
    input: { text: "the cat sat down" },
    embedding: { d_in: 8 },
    attention: { num_heads: 2 },
    block: { d_ff: 16 },
  },
  batch: {
    input: { text: ["the cat sat", "a dog ran off"] },
    embedding: { d_in: 6 },
    position: { kind: "sinusoidal" },
    attention: { num_heads: 2 },
    block: { norm: "batch", norm_position: "pre", activation: "gelu" },
  },
  sandwich: {
    input: { text: "the cat sat down" },
    embedding: { d_in: 8 },
    block: { norm: "rms", norm_position: "sandwich", activation: "swiglu", dropout: { rate: 0.2 } },
  },
  chinese: {
    input: {
      tokens: [
        ["我", "爱", "中国"],
        ["太阳", "变", "红"],
      ],
    },
    embedding: { d_in: 4 },
    attention: { mask: { kind: "causal" } },
  },
  single: {
    input: { text: "Hello" },
    embedding: { d_in: 4 },
    attention: { mask: { kind: "causal" } },
  },
  cross: {
    input: { text: "the cat sat", context_text: "le chat était assis là" },
    embedding: { d_in: 4 },
  },
  stack: {
    input: { text: "the cat sat", context_text: "le chat était assis" },
    embedding: { d_in: 4 },
    attention: { num_heads: 2 },
    block: { kind: "encoder_decoder", d_ff: 8 },
  },
  untransposed: {
    input: { text: "the cat sat down" },
    embedding: { d_in: 8 },
    attention: { num_heads: 2, head_style: "untransposed" },
  },
  stacked: {
    input: { text: "the cat sat down" },
    embedding: { d_in: 4 },
    attention: { d_out: 2, num_heads: 2, head_style: "stacked", mask: { kind: "causal" } },
  },
  renormalized: {
    input: { text: journey },
    embedding: { d_in: 3 },
    attention: { d_out: 2, mask: { kind: "causal" }, mask_method: "renormalize" },
  },
  naive: {
    input: { text: journey },
    embedding: { d_in: 3 },
    attention: { projections: false, score: "dot", normalize: "softmax_naive" },
  },
  divided: {
    input: { text: journey },
    embedding: { d_in: 3 },
    attention: { projections: false, score: "dot", normalize: "sum" },
  },
  additive: {
    input: { text: "the cat sat" },
    embedding: { d_in: 3 },
    attention: { score: "additive" },
  },
  additiveHeads: {
    input: { text: "the cat sat down" },
    embedding: { d_in: 4 },
    attention: { score: "additive", num_heads: 2, mask: { kind: "causal" } },
  },
  bilinear: {
    input: { text: "the cat sat", context_text: "le chat était assis là" },
    embedding: { d_in: 4 },
    attention: { score: "bilinear" },
  },
  cosine: {
    input: { text: journey },
    embedding: { d_in: 6 },
    attention: { score: "cosine", mask: { kind: "prefix", length: 2 } },
  },
  waves: {
    input: { text: journey },
    embedding: { d_in: 5 },
    position: { kind: "sinusoidal" },
    attention: { scale: 3, mask: { kind: "causal" }, mask_method: "renormalize" },
  },
  turned: {
    input: { text: "the cat sat down" },
    embedding: { d_in: 6 },
    position: { kind: "rotary" },
  },
  reshaped: {
    program: [
      { id: "x", draw: "randn", shape: [2, 4, 6] },
      { id: "view", op: "view", inputs: ["x"], shape: [2, 4, 3, 2] },
      { id: "transposed", op: "transpose", inputs: ["view"], axes: [1, 2] },
      { id: "m", draw: "randn", shape: [3, 5] },
      { id: "turned", op: "transpose", inputs: ["m"], axes: [0, 1] },
      { id: "sentences", op: "transpose", inputs: ["x"], axes: [0, 1] },
      { id: "map", op: "principal_components", inputs: ["m"] },
      { id: "gated", op: "multiply", inputs: ["m", "m"] },
      { id: "sums", op: "row_sum", inputs: ["m"] },
    ],
  },
  program: {
    program: [
      {
        id: "a",
        values: [
          [1, 2],
          [3, 4],
        ],
      },
      {
        id: "b",
        values: [
          [5, 6],
          [7, 8],
        ],
      },
      { id: "c", op: "matmul", inputs: ["a", "b"] },
      { id: "v", values: [1, 2] },
      { id: "d", op: "matmul", inputs: ["c", "v"] },
      { id: "e", op: "matmul", inputs: ["v", "v"] },
    ],
  },
});
