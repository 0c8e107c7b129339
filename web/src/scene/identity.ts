/** The colour, the scale and the masked cells of a node, derived from its op and role. */
import type { GraphNode } from "../types/graph.js";
import type { Ink, Scale, Table } from "../types/frame.js";
import { memo } from "../draw/memo.js";
import { valueAt } from "./grid.js";
import { valuesOf } from "./values.js";

const normalizing = new Set(["softmax", "softmax_naive", "divide_by_sum"]);
const shareRoles: ReadonlySet<string> = new Set([
  "weights",
  "masked_weights",
  "renormalized_weights",
  "dropped_weights",
  "groups",
  "drawn_weights",
  "drawn_scaled_weights",
  "tempered_weights",
]);

/** Whether a node belongs to a backward pass: a gradient, a part of one, or a step on the way to one. */
export const isGradient = ({ role = "" }: GraphNode): boolean => role.startsWith("gradient");

/** Shares of one and gradients keep fixed scales of their own; everything else is signed. */
export function scaleOf(node: GraphNode): Scale {
  if (isGradient(node)) return "gradient";
  // A row may also be divided by a number other than its sum.
  const shares =
    normalizing.has(node.op) && (node.op !== "divide_by_sum" || node.inputs.length === 1);
  return shares || shareRoles.has(node.role ?? "") ? "weight" : "signed";
}

const counts: ReadonlySet<string> = new Set([
  "cache",
  "depth",
  "spread",
  "roots",
  "drawn_scores",
  "drawn_scaled_scores",
  "soft_lookup",
  "lookup_scores",
  "loss_sum",
]);

/** Whether a node holds counts or sizes, which are not coloured: they would pale all other numbers. */
export const isCount = ({ role = "" }: GraphNode): boolean => counts.has(role);

const contextInputs: ReadonlySet<string> = new Set([
  "context_x",
  "context_embedded",
  "context_position_encoding",
]);

/** The colour of a matrix in its title, rule, formula and text. */
export function inkOf(node: GraphNode): Ink {
  const { role = "" } = node;
  if (isGradient(node)) return "gradient";
  if (contextInputs.has(role)) return "ink";
  if (role.includes("query")) return "query";
  if (role.includes("key")) return "key";
  if (role.includes("value")) return "value";
  if (normalizing.has(node.op) || /score|weights|mask|row_sums/u.test(role)) return "scores";
  if (/context|output/u.test(role)) return "output";
  if (node.op === "matmul_transposed") return "scores";
  return "ink";
}

type Find = (id: string) => GraphNode | undefined;

/** Ops whose cell at an index depends on the first input's cell at the same index. */
const cellwise = new Set([...normalizing, "scale", "dropout"]);

/** Index into a mask (T, S) or (B, T, S) for a cell of (B, …, T, S). */
function maskIndex(node: GraphNode, mask: GraphNode, index: number): number {
  const area = mask.shape.slice(-2).reduce((a, b) => a * b, 1);
  if (mask.shape.length < 3) return index % area;
  const [batches = 1] = node.shape;
  const perBatch = node.shape.reduce((a, b) => a * b, 1) / batches;
  const batch = mask.shape[0] === 1 ? 0 : Math.floor(index / perBatch);
  return batch * area + (index % area);
}

/** The mask that a node was computed with, if any: 1 is visible. */
function maskOf(node: GraphNode, find: Find): GraphNode | undefined {
  const id = node.op === "mask" ? node.inputs[1] : undefined;
  return id === undefined ? undefined : find(id);
}

/** The node whose masked cells are masked here, too: the one it is computed from cell by cell, or the gradient of. */
function sourceOf(node: GraphNode, find: Find): GraphNode | undefined {
  if (isGradient(node)) {
    const of = node.of === undefined ? undefined : find(node.of);
    return of?.shape.join() === node.shape.join() ? of : undefined;
  }
  return cellwise.has(node.op) && node.inputs[0] !== undefined ? find(node.inputs[0]) : undefined;
}

/** For each cell: 0 not determined yet, 1 visible, 2 masked. */
const verdictsOf = memo((node: GraphNode) => new Uint8Array(node.values?.length ?? 0));

/** Whether a cell is masked: it is minus infinity, removed by a mask, or computed from a masked cell. */
export function isMasked(node: GraphNode, index: number, find: Find): boolean {
  if (!valuesOf(node)) return false;
  const verdicts = verdictsOf(node);
  if (verdicts[index]) return verdicts[index] === 2;
  const out = judge(node, index, find);
  // Without the source's values the result would not be final.
  const source = sourceOf(node, find);
  if (source && !valuesOf(source)) return out;
  verdicts[index] = out ? 2 : 1;
  return out;
}

function judge(node: GraphNode, index: number, find: Find): boolean {
  if (valueAt(node, index) === -Infinity) return true;
  const mask = maskOf(node, find);
  if (mask) return valueAt(mask, maskIndex(node, mask, index)) === 0;
  const source = sourceOf(node, find);
  return source !== undefined && isMasked(source, index, find);
}

/**
 * The same as `isMasked` for every cell of a table at once, row by row: 1 is masked. Undefined if no
 * cell is. A table lies in one matrix of its node.
 */
export function hiddenIn(node: GraphNode, table: Table, find: Find): Uint8Array | undefined {
  const out = new Uint8Array(table.rows * table.columns);
  return strike(node, table, find, out) ? out : undefined;
}

function strike(node: GraphNode, table: Table, find: Find, out: Uint8Array): boolean {
  const values = valuesOf(node);
  if (!values) return false;
  const struck = fill(out, table, values, { value: -Infinity, first: table.first });
  const mask = maskOf(node, find);
  const allowed = valuesOf(mask);
  if (mask && allowed) {
    const first = maskIndex(node, mask, table.first);
    return fill(out, table, allowed, { value: 0, first }) || struck;
  }
  const source = sourceOf(node, find);
  return (source !== undefined && strike(source, table, find, out)) || struck;
}

/** Writes 1 where a value of the table, read from `first` on, equals `value`. */
function fill(
  out: Uint8Array,
  { rows, columns, rowStep, columnStep }: Table,
  values: ArrayLike<number>,
  { value, first }: { readonly value: number; readonly first: number },
): boolean {
  let any = false;
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0, from = first + row * rowStep; column < columns; column++, at++)
      if (values[from + column * columnStep] === value) {
        out[at] = 1;
        any = true;
      }
  return any;
}
