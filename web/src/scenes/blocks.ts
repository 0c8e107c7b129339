/**
 * Cells without digits, where there are many: those that stand side by side and alike are one mark.
 * A matrix at rest is a single block, and the same object from frame to frame.
 */
import type { Block, GraphNode, Mark, State, Tints } from "../player/types.js";
import type { Look } from "./cells.js";
import { mark } from "./marks.js";
import { type KeptCells, type Placed, boxOf, tableOf } from "./matrix.js";

/** Fewer cells than this are marks of their own. */
const least = 128;

export const isCrowded = (m: Placed): boolean =>
  m.digits === undefined && m.rows * m.columns >= least;

const plainStates: ReadonlySet<State | undefined> = new Set([undefined, "to-come", "moving"]);

/** Whether a cell that looks so may share a mark with its neighbours. */
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
  a.state === b.state && (a.opacity ?? 1) === (b.opacity ?? 1);

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

const continues = (above: readonly Run[], runs: readonly Run[]): boolean =>
  above.length === runs.length &&
  runs.every((run, i) => {
    const { column, columns, look } = above[i] as Run;
    return column === run.column && columns === run.columns && alike(look, run.look);
  });

/** The cells that `look` does not leave out, as few blocks as rows and looks allow. */
export function blockMarks(
  m: Placed,
  look: (row: number, column: number) => Look | undefined,
): Mark[] {
  const all: Run[] = [];
  let above: Run[] = [];
  for (let row = 0; row < m.rows; row++) {
    const runs = runsOf(m, row, (column) => look(row, column));
    if (continues(above, runs)) for (const run of above) run.rows++;
    else all.push(...(above = runs));
  }
  return all.map((run) => markOf(m, run));
}

/** Matrices at rest, by what is kept for their place. */
const whole = new WeakMap<KeptCells, Mark>();

function markOf(m: Placed, run: Run): Mark {
  const all = run.rows === m.rows && run.columns === m.columns;
  if (!all || run.look.state || (run.look.opacity ?? 1) < 1) return fresh(m, run);
  const known = whole.get(m.kept);
  const same = known?.x === m.x && known.y === m.y && known.block?.tints === tintsOf(m);
  if (known && same) return known;
  const made = fresh(m, run);
  whole.set(m.kept, made);
  return made;
}

function fresh(m: Placed, { look, row, column, rows, columns }: Run): Mark {
  const { x, y } = boxOf(m, row, column);
  const last = boxOf(m, row + rows - 1, column + columns - 1);
  const box = { x, y, width: last.x + last.width - x, height: last.y + last.height - y };
  const block: Block = { tints: tintsOf(m), row, column, rows, columns };
  return mark("block", `${m.key}/block/${row}/${column}`, box, {
    state: look.state ?? "value",
    opacity: look.opacity ?? 1,
    block,
    flat: true,
  });
}

/** A strip of a matrix that is being cut has the whole's numbers in a part's place. */
const tints = new WeakMap<KeptCells, WeakMap<GraphNode, Tints>>();

function tintsOf(m: Placed): Tints {
  const { grid, scale, cellWidth, cellHeight, gap, rowGap, kept } = m;
  const known = tints.get(kept) ?? new WeakMap<GraphNode, Tints>();
  tints.set(kept, known);
  const before = known.get(grid.node);
  if (before) return before;
  const sizes = { cellWidth, cellHeight, gap, rowGap };
  const values = grid.node.values ?? [];
  const made = { table: tableOf(m), values, scale, ...sizes, ...maskOf(m) };
  known.set(grid.node, made);
  return made;
}

/** Nothing where nothing is out of reach. */
function maskOf({ rows, columns, masked }: Placed): { masked?: Uint8Array } {
  const out = new Uint8Array(rows * columns);
  let any = false;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (masked(row, column)) {
        out[row * columns + column] = 1;
        any = true;
      }
  return any ? { masked: out } : {};
}
