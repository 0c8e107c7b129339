/** What every view of attention weights shows: a matrix for each head, and the selected token. */
import type { Cell, GraphNode } from "../../types/graph.js";
import type { Ink, Part } from "../../types/frame.js";
import type { Plan, Step, View } from "../../types/scene.js";
import { gridOf, headAxis, positionOf } from "../../scene/grid.js";
import { scaleOf } from "../../scene/identity.js";
import { number, token } from "../../draw/marks.js";
import { type Matrix, matrixAt } from "../../scene/matrix.js";
import { sampled } from "../../scene/sample.js";
import { teachingRow } from "../../scene/stagecraft.js";
import { type Landing, landingOf } from "./landing.js";

export interface HeadWeights {
  readonly head: number;
  readonly matrix: Matrix;
  readonly landed: Landing;
}

export interface AttentionWeights {
  readonly step: Step;
  readonly view: View;
  readonly time: number;
  /** The one shown large first; not all if there are too many. */
  readonly heads: readonly [HeadWeights, ...HeadWeights[]];
  /** How many there are in all. */
  readonly count: number;
  /** The selected query: the pinned one, otherwise the one computed slowly. */
  readonly active: number;
  readonly queries: readonly string[];
  readonly keys: readonly string[];
}

/** Six hues, each solid and dashed. */
export const mostHeads = 12;

/** Whether a step computes attention weights: for each query, a weight for every key. */
export function isAttention({ node }: Step): boolean {
  const [queries, keys] = node.axes.slice(-2);
  return queries === "query" && keys === "key" && scaleOf(node) === "weight";
}

export const headsOf = (node: GraphNode): number => headAxis(node)?.size ?? 1;

/** Columns that a row may see. */
export function seenBy({ columns, masked }: Matrix, row: number): number[] {
  return Array.from({ length: columns }, (_, column) => column).filter((c) => !masked(row, c));
}

/** The row of the pinned cell, also if it lies in an input of this step. */
export function pinnedRowOf(step: Step, view: View): number | undefined {
  const node = step.inputs[0];
  return pinnedRow(step.node, view) ?? (node && pinnedRow(node, view));
}

/** The row of the pinned cell in any head. */
function pinnedRow(node: GraphNode, view: View): number | undefined {
  for (let head = 0; head < headsOf(node); head++) {
    const found = positionOf(sampled(gridOf(node, { batch: view.batch, head })), view.pinned);
    if (found) return found[0];
  }
  return undefined;
}

/** The row of the word that is looked at, as long as it is there. */
const lookedRow = ({ look }: View, { rows, rowLabels }: Matrix): number | undefined =>
  look && look.token < rows && rowLabels.texts[look.token] === look.text ? look.token : undefined;

/** `row` is the selected token, if it is not the pinned one or the one computed slowly. */
export function weightsOf(
  step: Step,
  view: View,
  plan: Plan,
  time: number,
  row?: number,
): AttentionWeights {
  const count = headsOf(step.node);
  const large = Math.min(view.head, count - 1);
  const all = Array.from({ length: count }, (_, head) => head);
  const shown = count <= mostHeads ? all : [large, ...all.filter((h) => h !== large)];
  const matrixOf = (head: number) => matrixAt(step, step.node, { ...view, head }, `head/${head}`);
  const first = matrixOf(large);
  const wanted =
    row ?? pinnedRowOf(step, view) ?? lookedRow(view, first) ?? teachingRow(step, first.grid);
  const active = Math.min(wanted, first.rows - 1);
  const heads = shown.slice(0, mostHeads).map((head): HeadWeights => {
    const matrix = matrixOf(head);
    // The still frame of a long sentence has no slow row.
    const slow = head === large && !matrix.grid.lattice ? active : undefined;
    const seen = seenBy(matrix, active);
    const landed = landingOf({ step, plan, slow, rows: matrix.rows, seen, time });
    return { head, matrix, landed };
  });
  return {
    step,
    view,
    time,
    heads: heads as [HeadWeights, ...HeadWeights[]],
    count,
    active,
    queries: first.rowLabels.texts.slice(0, first.rows),
    keys: first.columnLabels.texts.slice(0, first.columns),
  };
}

/** The head that colours the tokens: the one shown large. */
export const largeHead = ({ heads, view, count }: AttentionWeights): HeadWeights =>
  heads.find(({ head }) => head === Math.min(view.head, count - 1)) ?? heads[0];

/** As many heads as there is room for, the large one among them. */
export function shownHeads(weights: AttentionWeights, room: number): readonly HeadWeights[] {
  if (room >= weights.heads.length) return weights.heads;
  const large = largeHead(weights);
  return [large, ...weights.heads.filter((head) => head !== large)].slice(0, room);
}

/** Queries and keys are the same sentence. */
export const isSelf = ({ queries, keys }: AttentionWeights): boolean =>
  queries.length === keys.length && queries.every((text, i) => text === keys[i]);

const inks = ["head1", "head2", "head3", "head4", "head5", "head6"] as const;

/** One hue for each head; from the seventh head on the same hues, dashed. A single head has the default colour. */
export function headLook({ count }: AttentionWeights, head: number): { ink: Ink; dashed: boolean } {
  if (count === 1) return { ink: "arc", dashed: false };
  return { ink: inks[head % inks.length] ?? "arc", dashed: head % 12 >= inks.length };
}

/** The key with the largest weight for a query; undefined if every key is masked. */
export const strongest = (head: HeadWeights, row: number): number | undefined =>
  greatest(head, row, seenBy(head.matrix, row));

function greatest(
  { matrix }: HeadWeights,
  row: number,
  among: readonly number[],
): number | undefined {
  const value = (column: number) => matrix.grid.value(row, column);
  return among.length > 0 ? among.reduce((a, b) => (value(b) > value(a) ? b : a)) : undefined;
}

/** The cell pinned by a click on a query: its largest weight. */
export const cellOfQuery = (head: HeadWeights, row: number): Cell =>
  head.matrix.grid.cell(row, strongest(head, row) ?? 0);

export interface NamedShare {
  readonly name: Part;
  readonly share: Part;
  /** Undefined for the token itself. */
  readonly of: Part | undefined;
}

function shareOf(weights: AttentionWeights, head: HeadWeights, column: number): NamedShare {
  const { active, queries, keys } = weights;
  const { grid, scale } = head.matrix;
  const own = column === active && isSelf(weights);
  return {
    name: token(queries[active] ?? ""),
    share: number(grid.cell(active, column), grid.value(active, column), scale),
    of: own ? undefined : token(keys[column] ?? ""),
  };
}

/** The weight to mention for the selected token: none, the pinned one, the last one shown, or finally the largest. */
export function tellingShare(
  weights: AttentionWeights,
  head: HeadWeights,
): { readonly kind: "none" } | ({ readonly kind: "some" | "all" } & NamedShare) {
  const seen = seenBy(head.matrix, weights.active);
  const landed = seen.filter((column) => head.landed(weights.active, column) === 1);
  const last = landed.at(-1);
  if (last === undefined) return { kind: "none" };
  const all = landed.length === seen.length;
  const [row, pinned] = positionOf(head.matrix.grid, weights.view.pinned) ?? [];
  if (row === weights.active && pinned !== undefined && landed.includes(pinned))
    return { kind: "some", ...shareOf(weights, head, pinned) };
  const column = all ? (greatest(head, weights.active, seen) ?? last) : last;
  return { kind: all ? "all" : "some", ...shareOf(weights, head, column) };
}
