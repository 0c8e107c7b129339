/**
 * What the reader wrote into cells and painted into the mask, and the requests that follow from it.
 * A cell that was edited holds its value, everything else keeps following: where a sentence or a
 * setting changes, the nodes with edited cells are computed anew before the edits are laid on them.
 */
import type { AnyNumbers, RunRequest, RunResult } from "../types/wire.js";
import type { Cell, GraphNode } from "../types/graph.js";

/** The edited cells of one node; they fit as long as it has this shape. */
export interface NodeEdit {
  readonly shape: readonly number[];
  readonly cells: ReadonlyMap<number, number>;
}

/** One place of the mask: whether this query may see that key. */
export interface PaintTarget {
  readonly batch: number;
  readonly query: number;
  readonly key: number;
}

export interface Edits {
  /** By node id. */
  readonly cells: ReadonlyMap<string, NodeEdit>;
  /** By `paintKey`. */
  readonly painted: ReadonlyMap<string, boolean>;
}

export const noEdits: Edits = { cells: new Map(), painted: new Map() };

export const paintKey = ({ batch, query, key }: PaintTarget): string => `${batch}/${query}/${key}`;

export const hasEdits = ({ cells, painted }: Edits): boolean => cells.size > 0 || painted.size > 0;

/** With one more cell of `node` edited. */
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

/** Whether the reader gave this cell its value. */
export function isEdited(edits: Edits, request: RunRequest, { node, index }: Cell): boolean {
  if (request.overrides?.[node] === undefined) return false;
  const edit = edits.cells.get(node);
  return edit ? edit.cells.has(index) : true;
}

/** Whether the mask of this node's queries and keys is the setting that is painted. */
const isPaintable = ({ settings }: RunResult, { id }: GraphNode): boolean =>
  settings.paint.nodes.includes(id);

const isMask = (result: RunResult, node: GraphNode): boolean =>
  node.role === "mask" && isPaintable(result, node);

/**
 * Which place of the mask a click on this cell allows or forbids, where the cell is one of a query
 * and a key: of scores, mask or weights, in whichever layer and head. The mask that is painted is
 * the setting, so what is painted once holds in every layer and every head.
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

/** Whether a query may see a key now: the mask says so, or there is none. */
export function isAllowed(result: RunResult, target: PaintTarget): boolean {
  const mask = result.graph.find((node) => isMask(result, node));
  if (!mask?.values) return true;
  const [queries, keys] = [mask.shape.at(-2) ?? 1, mask.shape.at(-1) ?? 1];
  const first = mask.shape.length > 2 ? target.batch * queries * keys : 0;
  return mask.values[first + target.query * keys + target.key] !== 0;
}

/** Whether the reader painted this cell: where the mask itself is, and where it is laid on. */
export function isPainted({ painted }: Edits, result: RunResult, cell: Cell): boolean {
  if (painted.size === 0) return false;
  const node = result.graph.find(({ id }) => id === cell.node);
  if (!node || !(node.op === "mask" || isMask(result, node))) return false;
  const target = paintTargetOf(result, cell);
  return target !== undefined && painted.has(paintKey(target));
}

/** What became of the edits: some no longer fit. They are kept, for when they do again. */
export interface AppliedEdits {
  readonly misfit: boolean;
}

/**
 * The requests to run one after the other, each from the result of the one before; the last one is
 * the experiment as the reader wants it. Where nothing is edited there is just one.
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

/** Whether something is laid on, edited or given with the request, for which all values are needed. */
export const isLayered = ({ overrides, attention }: RunRequest, edits: Edits): boolean =>
  hasEdits(edits) || overrides !== undefined || attention?.mask?.kind === "custom";

const custom = (allowed: unknown) => ({ kind: "custom", allowed }) as const;

/** Without what may not fit any more. */
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

/** The mask of the request with what is painted on it; nothing where it stays as it is. */
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

/** The values of a node, given ones first, with the edited cells in their places. */
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

/** JSON has no numbers for these. */
function wordOf(value: number): AnyNumbers {
  if (Number.isFinite(value)) return value;
  return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

const sameShape = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((extent, axis) => extent === other[axis]);
