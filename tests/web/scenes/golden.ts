/** Graphs as the core writes them, put together from the exact values of the goldens. */
import { readFileSync } from "node:fs";
import type { Axis, Experiment, GraphNode, Token } from "../../../web/src/player/types.js";

const folder = new URL("../../golden/", import.meta.url);

export interface Golden {
  readonly inputs: Record<string, unknown>;
  readonly weights: Record<string, unknown>;
  readonly steps: Record<string, unknown>;
  readonly tokens?: readonly string[];
}

export const golden = (name: string): Golden =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as Golden;

type Nested = number | string | readonly Nested[];

const numberOf = (value: number | string): number => (value === "-inf" ? -Infinity : Number(value));

export function flat(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(flat);
  return [numberOf(value as number | string)];
}

export function shapeOf(value: unknown): number[] {
  const shape: number[] = [];
  for (let part = value as Nested; Array.isArray(part); part = part[0] as Nested)
    shape.push(part.length);
  return shape;
}

/** Weights of nn.Linear stand as (out, in); the core keeps (in, out). */
export function turned(value: unknown): number[][] {
  const rows = value as number[][];
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? NaN));
}

export interface Entry {
  readonly id: string;
  readonly op: string;
  readonly inputs?: readonly string[];
  readonly axes: readonly Axis[];
  readonly values: unknown;
  readonly scope?: string;
  readonly batched?: boolean;
  readonly more?: Record<string, unknown>;
}

export function node(entry: Entry): GraphNode {
  const { id, op, inputs = [], axes, values, scope = "attention", batched = true } = entry;
  const shape = shapeOf(values);
  const whole = batched && axes[0] === "batch" && shape.length === axes.length - 1;
  return {
    id,
    op,
    inputs,
    scope,
    shape: whole ? [1, ...shape] : shape,
    axes,
    title: { en: titleOf(id), zh: titleOf(id) },
    formula: "",
    values: Float32Array.from(flat(values)),
    ...entry.more,
  };
}

function titleOf(id: string): string {
  const words = id.slice(id.lastIndexOf(".") + 1).replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const tokensOf = (texts: readonly string[]): Token[] => {
  const vocabulary = [...new Set(texts)].sort();
  return texts.map((text) => ({ text, id: vocabulary.indexOf(text), start: 0, end: text.length }));
};

/** Six tokens, one head of width 2, causal: curriculum row 9. */
export function journey(causal = true): Experiment {
  const { inputs, weights, steps, tokens = [] } = golden("001_s342_self_attention_v2_seed789");
  const pair: Axis[] = ["batch", "query", "key"];
  const vectors: Axis[] = ["batch", "query", "feature"];
  const keys: Axis[] = ["batch", "key", "feature"];
  const matrix: Axis[] = ["feature", "feature"];
  const mask = (steps["tril_mask"] as number[][]).map((row) => row.slice());
  const graph: GraphNode[] = [
    node({ id: "x", op: "given", axes: vectors, values: inputs["x"], scope: "input" }),
    ...(["query", "key", "value"] as const).flatMap((name) => [
      node({
        id: `W_${name}`,
        op: "parameter",
        axes: matrix,
        values: turned(weights[`W_${name}.weight`]),
      }),
      node({
        id: name,
        op: "linear",
        inputs: ["x", `W_${name}`],
        axes: name === "query" ? vectors : keys,
        values: steps[{ query: "queries", key: "keys", value: "values" }[name]],
      }),
    ]),
    node({
      id: "scores",
      op: "matmul_transposed",
      inputs: ["query", "key"],
      axes: pair,
      values: steps["scores"],
    }),
    node({
      id: "scaled_scores",
      op: "scale",
      inputs: ["scores"],
      axes: pair,
      values: steps["scaled"],
      more: { parameters: { factor: 1 / Math.sqrt(2), head_dim: 2 } },
    }),
  ];
  if (causal)
    graph.push(
      node({ id: "mask", op: "given", axes: ["query", "key"], values: mask }),
      node({
        id: "masked_scores",
        op: "mask",
        inputs: ["scaled_scores", "mask"],
        axes: pair,
        values: steps["masked_scaled"],
        more: { parameters: { fill: "-inf" } },
      }),
    );
  const source = causal ? "masked_scores" : "scaled_scores";
  graph.push(
    node({
      id: "weights",
      op: "softmax",
      inputs: [source],
      axes: pair,
      values: steps[causal ? "weights_causal" : "weights"],
    }),
    node({
      id: "context",
      op: "matmul",
      inputs: ["weights", "value"],
      axes: vectors,
      values: steps[causal ? "context_causal" : "context"],
    }),
  );
  return { tokens: [tokensOf(tokens)], graph, output: "context" };
}
