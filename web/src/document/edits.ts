/**
 * The reader's edits of cells and of the mask, and the requests that result from them. An edited cell
 * keeps its value, everything else is computed: when a sentence or a setting changes, the nodes with
 * edited cells are computed again before the edits are applied to them.
 */
import { isGradient } from "../scene/identity.js";
import type { AnyNumbers, RunRequest, RunResult } from "../types/wire.js";
import type { Cell, GraphNode } from "../types/graph.js";

/** The edited cells of one node; they apply as long as it has this shape. */
export interface NodeEdit {
  readonly shape: readonly number[];
  readonly cells: ReadonlyMap<number, number>;
}

/** One cell of the mask: whether this query may attend to this key. */
export interface PaintTarget {
  readonly batch: number;
  readonly query: number;
  readonly key: number;
}

export interface Edits {
  /** Edited cells by node id. */
  readonly cells: ReadonlyMap<string, NodeEdit>;
  /** Painted mask cells by `paintKey`. */
  readonly painted: ReadonlyMap<string, boolean>;
}

export const noEdits: Edits = { cells: new Map(), painted: new Map() };

export const paintKey = ({ batch, query, key }: PaintTarget): string => `${batch}/${query}/${key}`;

export const hasEdits = ({ cells, painted }: Edits): boolean => cells.size > 0 || painted.size > 0;

/** The edits with one more cell of `node`. */
export function withCell(edits: Edits, node: GraphNode, index: number, value: number): Edits {
  const old = edits.cells.get(node.id);
  const kept = old && sameShape(old.shape, node.shape) ? old.cells : [];
  const edit = { shape: node.shape, cells: new Map([...kept, [index, value]]) };
  return { ...edits, cells: new Map([...edits.cells, [node.id, edit]]) };
}

export function withoutNode(edits: Edits, node: string): Edits {
  return { ...edits, cells: new Map([...edits.cells].filter(([id]) => id !== node)) };
}

export function withPaint(edits: Edits, target: PaintTarget, allowed: boolean): Edits {
  return { ...edits, painted: new Map([...edits.painted, [paintKey(target), allowed]]) };
}

/** Whether the reader set this cell. */
export function isEdited(edits: Edits, request: RunRequest, { node, index }: Cell): boolean {
  if (request.overrides?.[node] === undefined) return false;
  const edit = edits.cells.get(node);
  return edit ? edit.cells.has(index) : true;
}

/** Whether painting in this node changes the mask of the settings. */
const isPaintable = ({ settings }: RunResult, { id }: GraphNode): boolean =>
  settings.paint.nodes.includes(id);

const isMask = (result: RunResult, node: GraphNode): boolean =>
  node.role === "mask" && isPaintable(result, node);

/**
 * Which cell of the mask a click on this cell changes, if the cell belongs to a query and a key: in
 * scores, mask or weights of any layer and head. Painting changes the mask of the settings, so it
 * applies to every layer and every head.
 */
export function paintTargetOf(result: RunResult, cell: Cell): PaintTarget | undefined {
  const node = result.graph.find(({ id }) => id === cell.node);
  if (!node || !isPaintable(result, node)) return undefined;
  const { shape, axes } = node;
  const [queries, keys] = [shape.at(-2) ?? 1, shape.at(-1) ?? 1];
  const rest = shape.slice(1, -2).reduce((product, extent) => product * extent, queries * keys);
  return {
    batch: axes[0] === "batch" ? Math.floor(cell.index / rest) : 0,
    query: Math.floor(cell.index / keys) % queries,
    key: cell.index % keys,
  };
}

/** Whether a query may attend to a key now, according to the mask if there is one. */
export function isAllowed(result: RunResult, target: PaintTarget): boolean {
  const mask = result.graph.find((node) => isMask(result, node));
  if (!mask?.values) return true;
  const [queries, keys] = [mask.shape.at(-2) ?? 1, mask.shape.at(-1) ?? 1];
  const first = mask.shape.length > 2 ? target.batch * queries * keys : 0;
  return mask.values[first + target.query * keys + target.key] !== 0;
}

/** Whether the reader painted this cell, in the mask itself or where it is applied. */
export function isPainted({ painted }: Edits, result: RunResult, cell: Cell): boolean {
  if (painted.size === 0) return false;
  const node = result.graph.find(({ id }) => id === cell.node);
  if (!node || isGradient(node) || !(node.op === "mask" || isMask(result, node))) return false;
  const target = paintTargetOf(result, cell);
  return target !== undefined && painted.has(paintKey(target));
}

/** Which edits could not be applied. They are kept in case they fit again later. */
export interface AppliedEdits {
  readonly misfit: boolean;
}

/**
 * The requests to run in order, each based on the result of the one before; the last one is the
 * experiment with all edits. Without edits there is only one.
 */
export function* layers(
  wanted: RunRequest,
  edits: Edits,
): Generator<RunRequest, AppliedEdits, RunResult> {
  let request = bare(wanted);
  let result = yield request;
  const mask = maskOf(wanted, edits, result);
  let misfit = mask.misfit;
  if (mask.allowed) {
    request = { ...request, attention: { ...request.attention, mask: custom(mask.allowed) } };
    result = yield request;
  }
  const given = wanted.overrides ?? {};
  const ids = new Set([...Object.keys(given), ...edits.cells.keys()]);
  const present = result.graph.filter(({ id }) => ids.delete(id)).map(({ id }) => id);
  misfit ||= ids.size > 0;
  for (const id of present) {
    const node = result.graph.find((one) => one.id === id) as GraphNode;
    const laid = override(node, given[id], edits.cells.get(id));
    misfit ||= laid.misfit;
    if (!laid.values) continue;
    request = { ...request, overrides: { ...request.overrides, [id]: laid.values } };
    result = yield request;
  }
  return { misfit };
}

/** Whether there are edits, or overrides in the request, for which all values are needed. */
export const isLayered = ({ overrides, attention }: RunRequest, edits: Edits): boolean =>
  hasEdits(edits) || overrides !== undefined || attention?.mask?.kind === "custom";

const custom = (allowed: unknown) => ({ kind: "custom", allowed }) as const;

/** The request without overrides that may not fit any more. */
function bare(request: RunRequest): RunRequest {
  const { overrides, ...rest } = request;
  const free = overrides ? rest : request;
  if (free.attention?.mask?.kind !== "custom") return free;
  return { ...free, attention: { ...free.attention, mask: { kind: "none" } } };
}

interface FittingMask extends AppliedEdits {
  /** (T, S), or (B, T, S) for a batch. */
  readonly allowed?: unknown;
}

/** The mask of the request with the painted cells; empty if it is unchanged. */
function maskOf(wanted: RunRequest, { painted }: Edits, result: RunResult): FittingMask {
  const mask = wanted.attention?.mask;
  const given = mask?.kind === "custom" ? flat(mask.allowed) : undefined;
  if (!given && painted.size === 0) return { misfit: false };
  const pairs = result.graph.find((node) => isPaintable(result, node));
  if (!pairs) return { misfit: true };
  const [queries, keys] = [pairs.shape.at(-2) ?? 1, pairs.shape.at(-1) ?? 1];
  const batch = result.tokens.length || 1;
  const size = queries * keys;
  const fits = !given || given.length === size || given.length === batch * size;
  let used = 0;
  const allowed = Array.from({ length: batch }, (_, b) =>
    Array.from({ length: queries }, (_, query) =>
      Array.from({ length: keys }, (_, key) => {
        const target = { batch: b, query, key };
        const paint = painted.get(paintKey(target));
        if (paint !== undefined) used++;
        if (paint !== undefined) return paint;
        const own = given && fits ? given[(b * size + query * keys + key) % given.length] : true;
        return own !== false && isAllowed(result, target);
      }),
    ),
  );
  const misfit = !fits || used < painted.size;
  return (given && fits) || used > 0
    ? { misfit, allowed: batch > 1 ? allowed : allowed[0] }
    : { misfit };
}

function flat(values: unknown): unknown[] {
  return Array.isArray(values) ? values.flat(Infinity) : [];
}

interface FittingOverride extends AppliedEdits {
  readonly values?: AnyNumbers;
}

/** The values of a node, given or computed, with the edited cells. */
function override(
  node: GraphNode,
  given: AnyNumbers | undefined,
  edit: NodeEdit | undefined,
): FittingOverride {
  const whole = given === undefined ? undefined : flat(given);
  const size = node.shape.reduce((product, extent) => product * extent, 1);
  const wholeFits = whole?.length === size;
  const editFits = edit !== undefined && sameShape(edit.shape, node.shape);
  const misfit = (whole !== undefined && !wholeFits) || (edit !== undefined && !editFits);
  const base = wholeFits ? (whole as AnyNumbers[]) : Array.from(node.values ?? [], wordOf);
  if (!editFits) return wholeFits ? { misfit, values: base } : { misfit };
  for (const [index, value] of edit.cells) base[index] = wordOf(value);
  return { misfit, values: base };
}

/** Non-finite numbers as strings, since JSON has no numbers for them. */
function wordOf(value: number): AnyNumbers {
  if (Number.isFinite(value)) return value;
  return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

const sameShape = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((extent, axis) => extent === other[axis]);
