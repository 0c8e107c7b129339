/** Which nodes make a stage together, and what it is called. Told from scope and op alone. */
import { type GroupKind, groups, subtitles, titles } from "./titles.js";
import { blockOf } from "../ops/block/structure.js";
import { innerNodes } from "../scene/inner.js";
import { hasValues } from "../scene/identity.js";
import type { Experiment, GraphNode, Language, Words } from "../types/graph.js";
import { memo } from "../draw/memo.js";

export interface Group {
  readonly id: string;
  readonly nodes: readonly GraphNode[];
  readonly title: Words;
  readonly subtitle: Words;
  readonly short: Words;
  readonly group: Words;
}

/** Ops that make nothing to look at by themselves: they appear in the scene that uses them. */
const background = new Set([
  "parameter",
  "given",
  "identity",
  "mean",
  "variance",
  "root_mean_square",
]);

const inputVectors = /^(context_)?(x|embedded|position_encoding)$/u;
const projections = /(^|\.)(query|key|value)$/u;
const together = new Set(["split_heads", "repeat_heads", "rotate"]);
const norms = new Set(["layer_norm", "rms_norm", "batch_norm"]);

const prefixOf = (node: GraphNode): string => node.id.slice(0, node.id.lastIndexOf(".") + 1);

/** Consecutive nodes with the same key are one stage; undefined is none at all. */
function keyOf(node: GraphNode, program: boolean, inner: ReadonlySet<string>): string | undefined {
  if (inputVectors.test(node.id) && !program) return "vectors";
  if (background.has(node.op) || inner.has(node.id)) return undefined;
  if (node.op === "linear" && projections.test(node.id)) return `${prefixOf(node)}qkv`;
  if (node.op === "view" && /_heads$/u.test(node.id)) return `${prefixOf(node)}heads`;
  if (together.has(node.op))
    return `${prefixOf(node)}${node.op === "split_heads" ? "heads" : node.op}`;
  if (/(^|\.)feed_forward$/u.test(node.scope)) return node.scope;
  return node.id;
}

const places =
  /(block|encoder|decoder|head|tile|token|page|step|width|recurrent|convolution|attention)\.(\d+)/gu;

/** "block.0.attention.head.1.scores" stands in block 1, head 2. */
export function groupOf(id: string): Words {
  const name = (language: Language) =>
    [...id.matchAll(places)]
      .map(([, kind, index]) => groups[language][kind as GroupKind](Number(index) + 1))
      .join(" · ");
  return { en: name("en"), zh: name("zh") };
}

/** By mask: of a long sentence it has a million cells, and stages are named anew whenever values come. */
const hides = memo(hidesWhatComes);

function isCausal(experiment: Experiment, node: GraphNode): boolean {
  const mask = experiment.graph.find((other) => other.id === node.inputs[1]);
  return mask?.values !== undefined && hides(mask);
}

/** Whether a mask hides exactly what comes later. */
function hidesWhatComes({ shape, values = [] }: GraphNode): boolean {
  const [rows = 0, columns = 0] = shape.slice(-2);
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++)
      if ((values[at] === 0) !== column > row) return false;
  return columns > 1;
}

interface Named {
  readonly title: Words;
  readonly subtitle: Words;
  readonly short?: Words;
}

const isNormalizing = (op: string) => /^(softmax|softmax_naive|divide_by_sum)$/u.test(op);

/** What a stage of one kind of op is called: by what is done where the field has a word for it. */
function nameOf(experiment: Experiment, key: string, nodes: readonly GraphNode[]): Named {
  const node = nodes[nodes.length - 1] as GraphNode;
  const { op, title } = node;
  if (key === "vectors") return { title: titles.vectors, subtitle: subtitles.vectors };
  if (blockOf(node) !== undefined)
    return { title: titles.block, subtitle: subtitles.block, short: titles.blockShort };
  if (key.endsWith("qkv"))
    return { title: titles.qkv, subtitle: subtitles.qkv, short: titles.qkvShort };
  if (key.endsWith("feed_forward") && nodes.length > 1)
    return { title: titles.feed_forward, subtitle: subtitles.feed_forward };
  if (op === "mask")
    return {
      title: isCausal(experiment, node) ? titles.causalMask : titles.mask,
      subtitle: subtitles.mask,
      short: titles.mask,
    };
  if (op === "softmax" || op === "softmax_naive")
    return { title: titles.softmax, subtitle: subtitles.softmax };
  if (isNormalizing(op))
    return { title, subtitle: node.inputs.length > 1 ? subtitles.divide : subtitles.softmax };
  if (op === "layer_norm" || op === "rms_norm" || op === "batch_norm")
    return { title: titles[op], subtitle: subtitles[op] };
  if (op === "add" && node.parameters?.["alpha"] === -1)
    return { title, subtitle: subtitles.subtract };
  if (op === "add")
    return {
      title: titles.add,
      subtitle: node.id.includes("residual") ? subtitles.residual : subtitles.add,
    };
  if (
    op === "split_heads" ||
    op === "merge_heads" ||
    op === "repeat_heads" ||
    op === "dropout" ||
    op === "scale"
  )
    return { title: titles[op], subtitle: subtitles[op] };
  if (op === "rotate") return { title: titles.rotate, subtitle: subtitles.rotate };
  return { title, subtitle: subtitleOf(experiment, node) };
}

function subtitleOf(experiment: Experiment, node: GraphNode): Words {
  const own: Readonly<Record<string, Words>> = subtitles;
  if (node.op !== "matmul") return own[node.op] ?? subtitles.other;
  const left = experiment.graph.find((other) => other.id === node.inputs[0]);
  const byWeights = left && (isNormalizing(left.op) || left.op === "dropout");
  return byWeights ? subtitles.matmul : subtitles.product;
}

/** Short names for the transport: what fits over a few pixels of bar. */
function shortOf(named: Named, op: string): Words {
  if (named.short) return named.short;
  if (norms.has(op))
    return { en: named.title.en.replace(/^(Layer|Batch) norm$/u, "Norm"), zh: named.title.zh };
  return named.title;
}

/** "block.0" of "block.0.attention.scores". */
const blockOfPart = (id: string): string =>
  /^(block|encoder|decoder)\.\d+(?=\.)/u.exec(id)?.[0] ?? "";

/** The output of each block by the block's id: it is shown first, as a map of all that follows. */
function mapsOf({ graph }: Experiment): ReadonlyMap<string, GraphNode> {
  return new Map(
    graph.flatMap((node) => {
      const block = blockOf(node);
      return block === undefined ? [] : [[block, node] as const];
    }),
  );
}

export function groupNodes(experiment: Experiment): Group[] {
  const program = experiment.tokens.length === 0;
  const open = new Map<string, GraphNode[]>();
  const maps = mapsOf(experiment);
  const inner = innerNodes(experiment.graph);
  for (const node of experiment.graph) {
    const key = keyOf(node, program, inner);
    if (key === undefined) continue;
    const block = blockOfPart(node.id);
    const output = maps.get(block);
    if (output && !open.has(block)) open.set(block, [output]);
    const nodes = open.get(key);
    if (nodes) nodes.push(node);
    else open.set(key, [node]);
  }
  if (open.size === 0) open.set("given", experiment.graph.filter(hasValues));
  return [...open].map(([id, nodes]) => {
    const last = nodes[nodes.length - 1] as GraphNode;
    const named = nameOf(experiment, id, nodes);
    return {
      id,
      nodes,
      title: named.title,
      subtitle: named.subtitle,
      short: shortOf(named, last.op),
      group: groupOf(last.id),
    };
  });
}
