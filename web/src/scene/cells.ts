/** The cells of a matrix as marks. */
import { type Look, type RowLook, type Placed, boxOf } from "./placed.js";
import type { Mark } from "../types/frame.js";
import { blockMarks, isCrowded, isPlain } from "./blocks.js";
import { format } from "../draw/format.js";

/** The mark of a cell at rest in one of the usual states is made once and cached. */
export function cellMark(m: Placed, row: number, column: number, look: Look = {}): Mark {
  if (look.box || look.key || (look.opacity ?? 1) < 1) return freshCell(m, row, column, look);
  if (look.state && look.state !== "to-come") return freshCell(m, row, column, look);
  const cells = look.state ? m.kept.toCome : look.bare ? m.kept.bare : m.kept.shown;
  return (cells[row * m.columns + column] ??= freshCell(m, row, column, look));
}

/** A new mark for one cell; a masked one is hatched, with its value in the title. */
function freshCell(m: Placed, row: number, column: number, look: Look): Mark {
  const cell = m.grid.cell(row, column);
  const box = look.box ?? boxOf(m, row, column);
  const state = look.state ?? (m.masked(row, column) ? "masked" : "value");
  const place = {
    key: look.key ?? `${m.key}/${cell.index}`,
    kind: "cell" as const,
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    state,
    opacity: look.opacity ?? 1,
    cell,
  };
  if (state === "to-come" || state === "landing") return place;
  const value = m.grid.value(row, column);
  if (!m.digits || look.bare) return { ...place, value, scale: m.scale };
  // A masked number has no part in the loss, so nobody asks how the loss changes with it.
  if (state === "masked" && m.scale === "gradient") return { ...place, value, scale: m.scale };
  const zero = state === "masked" && value === 0;
  const text = zero ? "0" : format(value, m.digits.decimals);
  return { ...place, value, scale: m.scale, text, size: m.digits.size };
}

/** All cells; `look` gives the look of each, or undefined for one that is drawn elsewhere. */
export function cellMarks(
  m: Placed,
  look: (row: number, column: number) => Look | undefined,
): Mark[] {
  return rowMarks(m, (row) => (column) => look(row, column));
}

/** All cells, row by row: the cells of most rows look alike, which is faster for large matrices. */
export function rowMarks(m: Placed, look: (row: number) => RowLook): Mark[] {
  const out: Mark[] = [];
  const alone = (row: number, column: number, how: Look) => out.push(cellMark(m, row, column, how));
  if (isCrowded(m)) {
    const blocks = blockMarks(m, (row) => {
      const own = look(row);
      if (typeof own !== "function") return own;
      return (column) => {
        const how = own(column);
        if (!how || isPlain(how)) return how;
        alone(row, column, how);
        return undefined;
      };
    });
    return [...blocks, ...out];
  }
  for (let r = 0; r < m.rows; r++) {
    const own = look(r);
    for (let c = 0; c < m.columns; c++) {
      const how = typeof own === "function" ? own(c) : m.masked(r, c) ? own.masked : own.seen;
      if (how) alone(r, c, how);
    }
  }
  return out;
}

const resting = { seen: {}, masked: {} };
const [dotted, bare] = [{ state: "to-come" } as const, { bare: true }];
const hatched = { state: "to-come", hatched: true } as const;

/** A row of a result that has appeared by a share of 0 to 1: masked cells are hatched from the beginning. */
export function comingRow(m: Placed, share: number): RowLook {
  if (share >= 1) return resting;
  if (share > 0) return { seen: { opacity: share }, masked: {} };
  return isCrowded(m) ? { seen: hatched, masked: hatched } : { seen: dotted, masked: bare };
}
