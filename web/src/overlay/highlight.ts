/** Highlights tokens of the sentence by the attention row being computed. */
import type { Frame, Mark, State } from "../types/frame.js";
import { focusOf, type Chosen } from "../ops/tokens/translation/focus.js";
import { readingOf } from "../ops/tokens/translation/reading.js";
import type { GraphNode } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import { expanded } from "../draw/hit.js";
import { digitOf, tintOf, type Theme } from "../draw/colour.js";
import type { SentencePosition } from "../document/document.js";
import { memo } from "../draw/memo.js";

/** The highlight of a token by the current row of attention. */
export interface Highlight {
  /** The colour of its weight; absent if it is not computed yet. */
  readonly fill?: string;
  readonly digit?: string;
  readonly asks: boolean;
  readonly out: boolean;
}

const none: Highlight[] = [];

/** In the picture of a translation: the word that looks, and the one that it looks at on its share. */
export function wordHighlights({ experiment }: Timeline, view: Chosen, theme: Theme): Highlight[] {
  const reading = readingOf(experiment);
  const [first] = focusOf(experiment, reading, view).told;
  if (!first) return none;
  return reading.source.map((_, word) => ({
    asks: word === first.row,
    out: false,
    ...(word === first.column && {
      fill: tintOf(theme, "weight", first.weight, 1),
      digit: digitOf(theme, "weight", first.weight),
    }),
  }));
}

/**
 * One highlight for each token of the sentence at `place`; none if no row of queries and keys is being
 * computed. The query is the row; a key has the colour of its weight once that is computed, and is
 * masked if its cell is.
 */
export function highlightsOf(
  frame: Frame,
  timeline: Timeline,
  place: SentencePosition,
  theme: Theme,
): Highlight[] {
  const row = workingRow(frame, timeline);
  if (!row || row.batch !== place.index) return none;
  if (timeline.experiment.model) return sentenceRead(row, theme);
  const asks = (token: number) => place.side === "input" && token === row.query;
  const keys = place.side === "context" || !timeline.experiment.context_tokens;
  const tokens = Math.max(row.query + 1, row.marks.length);
  return Array.from({ length: tokens }, (_, token) => {
    const mark = keys ? row.marks[token] : undefined;
    return { asks: asks(token), out: mark?.state === "masked", ...fillOf(mark, theme) };
  });
}

/** The sentence of a model is what its encoder reads, after a token that is no word. */
function sentenceRead({ place, query, marks }: QueryRow, theme: Theme): Highlight[] {
  const reads = place?.stack === "encoder";
  if (!reads && place?.part !== "cross_attention") return none;
  return Array.from({ length: Math.max(query + 1, marks.length) }, (_, token) => ({
    asks: reads && token === query,
    out: false,
    ...fillOf(marks[token], theme),
  })).slice(1);
}

function fillOf(mark: Mark | undefined, theme: Theme): Pick<Highlight, "fill" | "digit"> {
  if (mark?.scale !== "weight" || mark.value === undefined) return {};
  if (mark.state !== "value" && mark.state !== "pinned") return {};
  return {
    fill: tintOf(theme, "weight", mark.value, 1),
    digit: digitOf(theme, "weight", mark.value),
  };
}

interface QueryRow {
  readonly place: GraphNode["place"];
  readonly batch: number;
  readonly query: number;
  /** Marks by key. */
  readonly marks: readonly (Mark | undefined)[];
}

/** Cached for each frame, as several sentences use it. */
const workingRow = memo(findRow);

/** The row of a (query, key) table that is being computed. */
function findRow({ marks }: Frame, { experiment }: Timeline): QueryRow | undefined {
  const tables = new Map<string, TableRows>();
  for (const node of experiment.graph) {
    const [queries, keys] = node.axes.slice(-2);
    if (queries === "query" && keys === "key") tables.set(node.id, { node, rows: new Map() });
  }
  for (const mark of marks) file(mark, tables);
  for (const table of tables.values()) {
    const at = atWork(table);
    if (at !== undefined) return rowOf(table, at);
  }
  return undefined;
}

interface TableRows {
  readonly node: GraphNode;
  /** The parts of each row, in drawing order. */
  readonly rows: Map<number, RowMark[]>;
}

/** A mark of one cell, or one row of a block, counted from the first of its table. */
interface RowMark {
  readonly mark: Mark;
  readonly row: number;
}

function file(mark: Mark, tables: ReadonlyMap<string, TableRows>): void {
  const { block, cell } = mark;
  const table = tables.get(block?.tints.table.node ?? cell?.node ?? "");
  // In a very large matrix single rows cannot be distinguished.
  if (!table || block?.tints.every) return;
  const width = table.node.shape.at(-1) ?? 1;
  if (!block) return add(table, Math.floor((cell?.index ?? 0) / width), { mark, row: 0 });
  const { first, rowStep } = block.tints.table;
  for (let row = block.row; row < block.row + block.rows; row++)
    add(table, Math.floor((first + row * rowStep) / width), { mark, row });
}

function add({ rows }: TableRows, row: number, part: RowMark): void {
  const filed = rows.get(row);
  if (filed) filed.push(part);
  else rows.set(row, [part]);
}

/** The part as a mark of its own. */
function alone({ mark, row }: RowMark): Mark {
  const { block } = mark;
  return block ? { ...mark, block: { ...block, row, rows: 1 } } : mark;
}

const ACTIVE: ReadonlySet<State> = new Set<State>(["landing", "moving", "pinned"]);

const PENDING: ReadonlySet<State> = new Set<State>(["landing", "moving", "to-come"]);

/** Whether some cell of it shows its value; masked cells do not count. */
function shows({ mark: { state, block }, row }: RowMark): boolean {
  if (state !== "value" || !block) return state === "value";
  const { masked, table } = block.tints;
  const from = row * table.columns + block.column;
  if (!masked) return true;
  const first = masked.indexOf(0, from);
  return first >= 0 && first < from + block.columns;
}

/** The row in which something moves, otherwise the only row begun while others are not computed yet. */
function atWork({ rows }: TableRows): number | undefined {
  const entries = [...rows];
  const active = entries.find(([, marks]) => marks.some(({ mark }) => ACTIVE.has(mark.state)));
  if (active) return active[0];
  if (!entries.some(([, marks]) => marks.some(({ mark }) => mark.state === "to-come")))
    return undefined;
  const begun = entries.filter(([, marks]) => marks.some(shows));
  return begun.length === 1 ? begun[0]?.[0] : undefined;
}

function rowOf({ node, rows }: TableRows, row: number): QueryRow {
  const [queries = 1, keys = 1] = node.shape.slice(-2);
  const all = expanded((rows.get(row) ?? []).map(alone));
  // A moving weight is drawn twice: where it comes from, and where it goes.
  const pending = new Set(
    all.filter(({ state }) => PENDING.has(state)).map(({ cell }) => cell?.index),
  );
  const marks: Mark[] = [];
  for (const mark of all)
    if (mark.cell && !pending.has(mark.cell.index)) marks[mark.cell.index % keys] = mark;
  const perBatch = node.shape.slice(1, -1).reduce((product, extent) => product * extent, 1);
  return { place: node.place, batch: Math.floor(row / perBatch), query: row % queries, marks };
}
