/** What every view of attention weights shows: a matrix a head, and the token that is followed. */
import type { Cell, GraphNode, Ink, Part } from "../player/types.js";
import { gridOf, headAxis, positionOf } from "../scenes/grid.js";
import { scaleOf } from "../scenes/identity.js";
import { number, token } from "../scenes/marks.js";
import { type Matrix, matrixOf } from "../scenes/matrix.js";
import { teachingRow } from "../scenes/stagecraft.js";
import type { Plan, Step, View } from "../scenes/step.js";
import { type Landing, landingOf } from "./landing.js";

export interface Head {
  readonly head: number;
  readonly matrix: Matrix;
  readonly landed: Landing;
}

export interface Weights {
  readonly step: Step;
  readonly view: View;
  readonly time: number;
  /** The one shown large first; not all where there are too many. */
  readonly heads: readonly [Head, ...Head[]];
  /** How many there are in all. */
  readonly count: number;
  /** The query that is followed: the reader's, else the one computed slowly. */
  readonly active: number;
  readonly queries: readonly string[];
  readonly keys: readonly string[];
}

/** Six hues, each solid and dashed. */
export const mostHeads = 12;

/** Whether a step makes attention: shares of one for every key in the row of every query. */
export function isAttention({ node }: Step): boolean {
  const [queries, keys] = node.axes.slice(-2);
  return queries === "query" && keys === "key" && scaleOf(node) === "weight";
}

export const headsOf = (node: GraphNode): number => headAxis(node)?.size ?? 1;

/** Columns that a row may see. */
export function seenBy({ columns, masked }: Matrix, row: number): number[] {
  return Array.from({ length: columns }, (_, column) => column).filter((c) => !masked(row, c));
}

function activeRow(step: Step, view: View, { grid, rows }: Matrix): number {
  const { pinned } = view;
  const node = step.inputs[0];
  const own = pinnedRow(step.node, view) ?? (node && pinnedRow(node, view));
  const row = pinned ? (own ?? teachingRow(step, grid)) : teachingRow(step, grid);
  return Math.min(row, rows - 1);
}

/** The row of the reader's cell, in whichever head it lies. */
function pinnedRow(node: GraphNode, view: View): number | undefined {
  for (let head = 0; head < headsOf(node); head++) {
    const found = positionOf(gridOf(node, { batch: view.batch, head }), view.pinned);
    if (found) return found[0];
  }
  return undefined;
}

export function weightsOf(step: Step, view: View, plan: Plan, time: number): Weights {
  const count = headsOf(step.node);
  const large = Math.min(view.head, count - 1);
  const all = Array.from({ length: count }, (_, head) => head);
  const shown = count <= mostHeads ? all : [large, ...all.filter((h) => h !== large)];
  const matrixAt = (head: number) =>
    matrixOf(step, gridOf(step.node, { batch: view.batch, head }), view.language, `head/${head}`);
  const first = matrixAt(large);
  const active = activeRow(step, view, first);
  const heads = shown.slice(0, mostHeads).map((head): Head => {
    const matrix = matrixAt(head);
    const slow = head === large ? active : undefined;
    const seen = seenBy(matrix, active);
    const landed = landingOf({ step, plan, slow, rows: matrix.rows, seen, time });
    return { head, matrix, landed };
  });
  return {
    step,
    view,
    time,
    heads: heads as [Head, ...Head[]],
    count,
    active,
    queries: first.rowLabels.texts.slice(0, first.rows),
    keys: first.columnLabels.texts.slice(0, first.columns),
  };
}

/** The head that tints the tokens: the one shown large. */
export const largeHead = ({ heads, view, count }: Weights): Head =>
  heads.find(({ head }) => head === Math.min(view.head, count - 1)) ?? heads[0];

/** As many heads as there is room for, the large one among them. */
export function shownHeads(weights: Weights, room: number): readonly Head[] {
  if (room >= weights.heads.length) return weights.heads;
  const large = largeHead(weights);
  return [large, ...weights.heads.filter((head) => head !== large)].slice(0, room);
}

/** Queries and keys are the same sentence. */
export const isSelf = ({ queries, keys }: Weights): boolean =>
  queries.length === keys.length && queries.every((text, i) => text === keys[i]);

const inks = ["head1", "head2", "head3", "head4", "head5", "head6"] as const;

/** One hue a head; from the seventh on the same hues, dashed. A single head keeps the plain arc. */
export function headLook({ count }: Weights, head: number): { ink: Ink; dashed: boolean } {
  if (count === 1) return { ink: "arc", dashed: false };
  return { ink: inks[head % inks.length] ?? "arc", dashed: head % 12 >= inks.length };
}

/** The key a query gives most of its attention to; undefined where nothing is in reach. */
export const strongest = (head: Head, row: number): number | undefined =>
  greatest(head, row, seenBy(head.matrix, row));

function greatest({ matrix }: Head, row: number, among: readonly number[]): number | undefined {
  const value = (column: number) => matrix.grid.value(row, column);
  return among.length > 0 ? among.reduce((a, b) => (value(b) > value(a) ? b : a)) : undefined;
}

/** What is pinned when the reader picks a token that asks: its largest share. */
export const cellOfQuery = (head: Head, row: number): Cell =>
  head.matrix.grid.cell(row, strongest(head, row) ?? 0);

export interface Favourite {
  readonly name: Part;
  readonly share: Part;
  /** Undefined for the token itself. */
  readonly of: Part | undefined;
}

/** The largest share of the followed token that has landed, as parts of a sentence. */
export function favouriteOf(weights: Weights, head: Head): Favourite | undefined {
  const { active, queries, keys } = weights;
  const landed = seenBy(head.matrix, active).filter((column) => head.landed(active, column) === 1);
  const best = greatest(head, active, landed);
  if (best === undefined) return undefined;
  const { grid, scale } = head.matrix;
  const own = best === active && isSelf(weights);
  return {
    name: token(queries[active] ?? ""),
    share: number(grid.cell(active, best), grid.value(active, best), scale),
    of: own ? undefined : token(keys[best] ?? ""),
  };
}
