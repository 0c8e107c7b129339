/** What the node of shared keys and values says. */
import type { GraphNode } from "../../../types/graph.js";
import type { Step } from "../../../types/scene.js";
import { inputOf } from "../../../scene/step.js";
import { countOf, countsOf } from "../counts.js";

export interface Groups {
  readonly weights: GraphNode;
  readonly keys: GraphNode;
  readonly values: GraphNode;
  readonly heads: number;
  readonly kvHeads: number;
  readonly tokens: number;
  readonly bytes: number;
  readonly ownBytes: number;
  /** Numbers of heads of keys and values that divide the heads. */
  readonly choices: readonly number[];
  /** The mean difference of two heads of a group, and of two groups. */
  readonly within: number;
  readonly between: number;
}

export function groupsOf(step: Step): Groups {
  const { node } = step;
  return {
    weights: inputOf(step, 0),
    keys: inputOf(step, 1),
    values: inputOf(step, 2),
    heads: countOf(node, "heads"),
    kvHeads: countOf(node, "kv_heads"),
    tokens: countOf(node, "tokens"),
    bytes: countOf(node, "bytes"),
    ownBytes: countOf(node, "own_bytes"),
    choices: countsOf(node, "choices"),
    within: countOf(node, "within"),
    between: countOf(node, "between"),
  };
}

/** The head of keys and values that a head of queries reads. */
export const groupOf = ({ heads, kvHeads }: Groups, head: number): number =>
  Math.floor((head * kvHeads) / heads);

/** The heads of queries that read a head of keys and values. */
export function membersOf({ heads, kvHeads }: Groups, group: number): readonly number[] {
  const size = heads / kvHeads;
  return Array.from({ length: size }, (_, at) => group * size + at);
}

export interface PublishedModel {
  readonly name: string;
  readonly source: string;
  readonly heads: number;
  readonly kvHeads: number;
  readonly bytes: number;
  readonly ownBytes: number;
}

/** In the order of the core (core/ops/study/groups.cpp), which has their shapes from these sources. */
const published = [
  { name: "GPT-3 175B", source: "Brown 2020" },
  { name: "Llama 2 70B", source: "Touvron 2023" },
  { name: "Llama 3 405B", source: "Grattafiori 2024" },
  { name: "Llama 3 8B", source: "Grattafiori 2024" },
  { name: "Qwen2.5 7B", source: "Qwen 2024" },
  { name: "PaLM 540B", source: "Chowdhery 2022" },
];

export function publishedModels({ node }: Step): PublishedModel[] {
  const of = (name: string) => countsOf(node, name);
  return published.map((named, at) => ({
    ...named,
    heads: of("model_heads")[at] ?? NaN,
    kvHeads: of("model_kv_heads")[at] ?? NaN,
    bytes: of("model_bytes")[at] ?? NaN,
    ownBytes: of("model_own_bytes")[at] ?? NaN,
  }));
}
