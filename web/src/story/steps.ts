/** The steps of an experiment: which nodes form one, and its name, from op, role and place alone. */
import { subtitles, titles } from "./titles.js";
import type { Experiment, GraphNode, Words } from "../types/graph.js";
import type { LevelPart } from "../types/timeline.js";
import { memo } from "../draw/memo.js";
import { opSubtitles } from "../ops/registries/subtitles.js";
import { shapeOf } from "../scene/grid.js";
import { firstPass } from "../ops/backward/passes.js";
import { headOf, prefixOf } from "../scene/nodes.js";
import { hasValues, valuesOf } from "../scene/values.js";

/** Ops without a stage of their own: they appear in the scene of the op that uses them. */
export const background: ReadonlySet<string> = new Set([
  "parameter",
  "given",
  "identity",
  "mean",
  "variance",
  "root_mean_square",
]);

const inputVectors: ReadonlySet<string> = new Set([
  "x",
  "embedded",
  "position_encoding",
  "context_x",
  "context_embedded",
  "context_position_encoding",
]);
const projections: ReadonlySet<string> = new Set(["query", "key", "value"]);
const losses: ReadonlySet<string> = new Set(["loss_per_token", "loss_sum", "loss"]);
const norms = new Set(["layer_norm", "rms_norm", "batch_norm"]);

/** Consecutive nodes with the same key are one stage. */
interface Key {
  readonly id: string;
  /** What the stage computes, in any part of the model: "qkv", "scores". */
  readonly kind: string;
}

/** Undefined where a node has no stage at all. */
function keyOf(node: GraphNode): Key | undefined {
  const { op, role = "", place } = node;
  if (place?.part === "input" && inputVectors.has(role)) return { id: "vectors", kind: "vectors" };
  if (background.has(op) || node.intermediate) return undefined;
  const kind = kindOf(node);
  if (kind !== undefined) return { id: prefixOf(node) + kind, kind };
  return { id: node.id, kind: role ? `${role}${place?.sublayer ?? ""}` : node.id };
}

/** The kind of similar nodes that are shown one after the other. */
function kindOf({ op, role = "" }: GraphNode): string | undefined {
  if (op === "linear" && projections.has(role)) return "qkv";
  if (losses.has(role)) return "loss";
  if (op === "split_heads") return "heads";
  return op === "repeat_heads" || op === "rotate" ? op : undefined;
}

/** Cached by mask: it may have a million cells, and stages are named again whenever values arrive. */
const hides = memo(hidesWhatComes);

function isCausal(experiment: Experiment, node: GraphNode): boolean {
  const mask = experiment.graph.find((other) => other.id === node.inputs[1]);
  return mask !== undefined && valuesOf(mask) !== undefined && hides(mask);
}

/** Whether a mask hides exactly the later tokens. */
function hidesWhatComes({ shape, values = [] }: GraphNode): boolean {
  const [rows = 0, columns = 0] = shape.slice(-2);
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++)
      if ((values[at] === 0) !== column > row) return false;
  return columns > 1;
}

interface StageNames {
  readonly title: Words;
  readonly subtitle: Words;
  readonly short?: Words;
}

const isNormalizing = (op: string) => /^(softmax|softmax_naive|divide_by_sum)$/u.test(op);

/** The name of a stage; the title that a program gives its only node comes first. */
function nameOf(experiment: Experiment, kind: string, nodes: readonly GraphNode[]): StageNames {
  const usual = usualNameOf(experiment, kind, nodes);
  const [node] = nodes;
  return nodes.length === 1 && node?.titled
    ? { title: node.title, subtitle: usual.subtitle }
    : usual;
}

/** That of the operation if the field has a term for it, otherwise of the result. */
function usualNameOf(
  experiment: Experiment,
  kind: string,
  nodes: readonly GraphNode[],
): StageNames {
  const node = nodes[nodes.length - 1] as GraphNode;
  const { op, title } = node;
  if (kind === "vectors") return { title: titles.vectors, subtitle: subtitles.vectors };
  if (kind === "loss") return { title, subtitle: subtitles.loss };
  if (kind === "qkv") return { title: titles.qkv, subtitle: subtitles.qkv, short: titles.qkvShort };
  if (op === "mask")
    return {
      title: isCausal(experiment, node) ? titles.causalMask : titles.mask,
      subtitle: opSubtitles.mask,
      short: titles.mask,
    };
  if (op === "softmax" || op === "softmax_naive")
    return { title: titles.softmax, subtitle: opSubtitles.softmax };
  if (isNormalizing(op))
    return {
      title,
      subtitle: node.inputs.length > 1 ? opSubtitles.divide_by_sum : opSubtitles.softmax,
    };
  if (op === "layer_norm" || op === "rms_norm" || op === "batch_norm")
    return { title: titles[op], subtitle: opSubtitles[op] };
  if (op === "add" && node.parameters?.["alpha"] === -1)
    return { title, subtitle: opSubtitles.subtract };
  if (op === "add" && node.role === "residual")
    return { title: titles.add, subtitle: opSubtitles.residual };
  if (
    op === "split_heads" ||
    op === "merge_heads" ||
    op === "repeat_heads" ||
    op === "dropout" ||
    (op === "scale" && node.role !== "scaled_cells")
  )
    return { title: titles[op], subtitle: opSubtitles[op] };
  if (op === "rotate") return { title: titles.rotate, subtitle: opSubtitles.rotate };
  return { title, subtitle: subtitleOf(experiment, node) };
}

const none: Words = { en: "", zh: "" };

function subtitleOf(experiment: Experiment, node: GraphNode): Words {
  const own: Readonly<Record<string, Words>> = opSubtitles;
  const inputs = experiment.graph.filter(({ id }) => node.inputs.includes(id));
  if (node.op === "matmul_transposed" && node.role !== "scores") return opSubtitles.product;
  if (node.op === "concatenate" && inputs.some((input) => headOf(input) === undefined))
    return opSubtitles.parts;
  if (node.op !== "matmul") return own[node.op] ?? none;
  const left = experiment.graph.find((other) => other.id === node.inputs[0]);
  const byWeights = left && (isNormalizing(left.op) || left.op === "dropout");
  return byWeights ? opSubtitles.matmul : opSubtitles.product;
}

/** Short names for the narrow segments of the playback bar. */
function shortOf(title: Words, nodes: readonly GraphNode[]): Words {
  if (!nodes.some(({ op }) => norms.has(op))) return title;
  return { en: title.en.replace(/^(Layer|Batch) norm$/u, "Norm"), zh: title.zh };
}

/** The node whose shape is shown for a step: the query for the projections, otherwise the last. */
function namesake(kind: string, nodes: readonly GraphNode[]): GraphNode {
  const alike = kind === "qkv" || kind === "heads" || kind === "repeat_heads" || kind === "rotate";
  const found = alike
    ? nodes[0]
    : kind === "vectors"
      ? nodes.find(({ role }) => role === "x")
      : undefined;
  return found ?? (nodes[nodes.length - 1] as GraphNode);
}

interface PendingStep {
  readonly kind: string;
  readonly nodes: GraphNode[];
}

/** What a study computes for itself appears in its picture: the second sentence of pages. */
function readInStudy({ graph }: Experiment): ReadonlySet<string> {
  const own = graph.filter(({ place }) => place?.part === "study");
  const read = new Set(own.flatMap(({ inputs }) => inputs));
  return new Set(own.map(({ id }) => id).filter((id) => read.has(id)));
}

/** All steps of the forward pass in order, whatever level they are on. */
export function stepsOf(experiment: Experiment): LevelPart[] {
  const open = new Map<string, PendingStep>();
  const supporting = readInStudy(experiment);
  const backward = firstPass(experiment);
  for (const node of experiment.graph) {
    const hidden = supporting.has(node.id) || backward.has(node);
    const key = hidden ? undefined : keyOf(node);
    if (key === undefined) continue;
    const known = open.get(key.id);
    if (known) known.nodes.push(node);
    else open.set(key.id, { kind: key.kind, nodes: [node] });
  }
  if (open.size === 0)
    open.set("given", { kind: "given", nodes: experiment.graph.filter(hasValues) });
  return [...open].map(([id, { kind, nodes }]) => {
    const { title, subtitle, short } = nameOf(experiment, kind, nodes);
    return {
      id,
      kind,
      nodes: nodes.map((node) => node.id),
      title,
      subtitle,
      short: short ?? shortOf(title, nodes),
      shape: shapeOf(namesake(kind, nodes)),
    };
  });
}
