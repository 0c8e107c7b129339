/**
 * Large numbers of cells without digits: adjacent cells that look alike are one mark. A matrix at
 * rest is a single block, and the same object from frame to frame.
 */
import { type Look, type RowLook, type KeptCells, type Placed, boxOf, tableOf } from "./placed.js";
import type { Block, Mark, State, Tints } from "../types/frame.js";
import type { GraphNode } from "../types/graph.js";
import { mark } from "../draw/marks.js";
import { memo } from "../draw/memo.js";
import { valuesOf } from "./values.js";

/** Below this number, every cell is a mark of its own. */
const least = 128;

export const isCrowded = ({ digits, grid, rows, columns }: Placed): boolean =>
  grid.lattice !== undefined || (digits === undefined && rows * columns >= least);

const plainStates: ReadonlySet<State | undefined> = new Set([undefined, "to-come", "moving"]);

/** Whether a cell with this look may share a mark with its neighbours. */
export const isPlain = ({ box, key, state }: Look): boolean =>
  !box && !key && plainStates.has(state);

/** Cells of one row, from one column to another, that look alike; then of several rows. */
interface Run {
  readonly look: Look;
  readonly row: number;
  readonly column: number;
  rows: number;
  columns: number;
}

const alike = (a: Look, b: Look): boolean =>
  a === b ||
  (a.state === b.state && (a.opacity ?? 1) === (b.opacity ?? 1) && a.hatched === b.hatched);

function runsOf(m: Placed, row: number, look: (column: number) => Look | undefined): Run[] {
  const runs: Run[] = [];
  for (let column = 0; column < m.columns; column++) {
    const own = look(column);
    if (!own) continue;
    const last = runs[runs.length - 1];
    if (last && last.column + last.columns === column && alike(last.look, own)) last.columns++;
    else runs.push({ look: own, row, column, rows: 1, columns: 1 });
  }
  return runs;
}

/** The columns at which a row changes between masked and not masked; cached, as it never changes. */
const changesOf = memo(
  (_: KeptCells, m: Placed, row: number): readonly number[] =>
    Array.from({ length: m.columns }, (_, column) => column).filter(
      (column) => m.masked(row, column) !== (column > 0 && m.masked(row, column - 1)),
    ),
  (_, _m, row) => row,
);

/** The runs of a row: cells before the first change are not masked, those after it are, and so on. */
function alikeRuns(m: Placed, row: number, { seen, masked }: { seen: Look; masked: Look }): Run[] {
  if (alike(seen, masked)) return [{ look: seen, row, column: 0, rows: 1, columns: m.columns }];
  const from = [0, ...changesOf(m.kept, m, row)];
  return from.flatMap((column, i) => {
    const columns = (from[i + 1] ?? m.columns) - column;
    return columns > 0 ? [{ look: i % 2 ? masked : seen, row, column, rows: 1, columns }] : [];
  });
}

const continues = (above: readonly Run[], runs: readonly Run[]): boolean =>
  above.length === runs.length &&
  runs.every((run, i) => {
    const { column, columns, look } = above[i] as Run;
    return column === run.column && columns === run.columns && alike(look, run.look);
  });

/** The cells for which `look` is defined, in as few blocks as rows and looks allow. */
export function blockMarks(m: Placed, look: (row: number) => RowLook): Mark[] {
  const all: Run[] = [];
  let above: Run[] = [];
  for (let row = 0; row < m.rows; row++) {
    const own = look(row);
    const runs = typeof own === "function" ? runsOf(m, row, own) : alikeRuns(m, row, own);
    if (continues(above, runs)) for (const run of above) run.rows++;
    else all.push(...(above = runs));
  }
  return all.map((run) => markOf(m, run));
}

/** A matrix at rest, by its tints: one mark for each place of it on the stage. */
const whole = memo(
  (_: Tints, m: Placed, run: Run): Mark => fresh(m, run),
  (_, { key, x, y }) => `${key} ${x} ${y}`,
  8,
);

function markOf(m: Placed, run: Run): Mark {
  const all = run.rows === m.rows && run.columns === m.columns;
  const rests = all && !run.look.state && (run.look.opacity ?? 1) === 1;
  return rests ? whole(tintsOf(m), m, run) : fresh(m, run);
}

function fresh(m: Placed, { look, row, column, rows, columns }: Run): Mark {
  const { x, y } = boxOf(m, row, column);
  const block = blockOf(m, { row, column, rows, columns });
  const { cellWidth, cellHeight, gap, rowGap } = block.tints;
  const box = {
    x,
    y,
    width: block.columns * (cellWidth + gap) - gap,
    height: block.rows * (cellHeight + rowGap) - rowGap,
  };
  return mark("block", `${m.key}/block/${row}/${column}`, box, {
    state: look.state ?? "value",
    opacity: look.opacity ?? 1,
    block,
    ...(look.hatched ? { hatched: true } : {}),
    flat: true,
  });
}

/** Places of a lattice, converted to the cells they represent. */
function blockOf(m: Placed, places: Omit<Block, "tints">): Block {
  const tints = tintsOf(m);
  const { every } = tints;
  if (!every) return { tints, ...places };
  const [row, column] = [places.row * every.rows, places.column * every.columns];
  return {
    tints,
    row,
    column,
    rows: Math.min(places.rows * every.rows, tints.table.rows - row),
    columns: Math.min(places.columns * every.columns, tints.table.columns - column),
  };
}

const tintsOf = (m: Placed): Tints => placeTints(m.kept, m);

/** A strip of a matrix that is being split has the numbers of the whole matrix, at the place of a part. */
const placeTints = memo(
  (_: KeptCells, m: Placed): Tints => sizedTints(m.grid.node, m),
  (_, m) => m.grid.node,
);

/** A moving matrix keeps its tints at every position; they depend only on its cells and their size. */
const sizedTints = memo(
  (_: GraphNode, m: Placed): Tints => makeTints(m),
  (_, m) => {
    const { lattice } = m.grid;
    const { first, rowStep, rows, columns, rowLabels } = tableOf(m);
    const every = lattice ? [lattice.every.rows, lattice.every.columns] : [];
    const size = [m.cellWidth, m.cellHeight, m.gap, m.rowGap, ...every];
    return [first, rowStep, rows, columns, rowLabels[0], ...size].join();
  },
  96,
);

/** The mask is computed when it is first needed, since a large matrix takes long. */
function makeTints(m: Placed): Tints {
  const { grid, scale } = m;
  const every = grid.lattice?.every;
  const across = sizeOf(m.cellWidth, m.gap, every?.columns ?? 1);
  const down = sizeOf(m.cellHeight, m.rowGap, every?.rows ?? 1);
  // Reads the mask once now, so that its values are requested where they load on access.
  m.masked(0, 0);
  let masked: Uint8Array | undefined;
  let known = false;
  return {
    table: tableOf(m),
    values: valuesOf(grid.node) ?? [],
    scale,
    cellWidth: across.cell,
    cellHeight: down.cell,
    gap: across.gap,
    rowGap: down.gap,
    ...(every && { every }),
    get masked() {
      if (!known) masked = maskOf(m);
      known = true;
      return masked;
    },
  };
}

/** Cells that share a place have no gap between them. */
const sizeOf = (cell: number, gap: number, every: number): { cell: number; gap: number } =>
  every === 1 ? { cell, gap } : { cell: (cell + gap) / every, gap: 0 };

/** Undefined if nothing is masked. */
function maskOf(m: Placed): Uint8Array | undefined {
  if (m.full) return m.full.masked(tableOf(m));
  const out = new Uint8Array(m.rows * m.columns);
  for (let row = 0; row < m.rows; row++)
    for (let column = 0; column < m.columns; column++)
      if (m.masked(row, column)) out[row * m.columns + column] = 1;
  return out.includes(1) ? out : undefined;
}
