/** The heading of a matrix, like that of a table: coloured name, shape on the right, a rule, then labels. */
import { type Placed, boxOf, spaceBetween, widthOf } from "./placed.js";
import type { Mark } from "../types/frame.js";
import { textWidth } from "../draw/format.js";
import { mark, text } from "../draw/marks.js";
import { positionOf, wholeOf } from "./grid.js";
import type { Matrix } from "./matrix.js";

const labelSize = 12;
const most = { row: 92, turned: 58 };

/** How column labels are set over cells of a given width: horizontal, rotated, or not at all. */
interface ColumnPlan {
  readonly mode: "none" | "flat" | "turned";
  /** The label of every n-th column is shown. */
  readonly every: number;
  readonly height: number;
}

function planColumns(matrix: Matrix, cellWidth: number, gap?: number): ColumnPlan {
  const pitch = cellWidth + (gap ?? spaceBetween(cellWidth));
  const { texts, tokens } = matrix.columnLabels;
  const longest = Math.max(...texts.slice(0, matrix.columns).map((t) => textWidth(t, labelSize)));
  if (longest + 2 <= pitch || (tokens && cellWidth >= 30))
    return { mode: "flat", every: 1, height: 21 };
  if (!tokens) return { mode: "flat", every: Math.ceil((longest + 6) / pitch), height: 21 };
  const height = Math.min(most.turned, longest) + 6;
  return { mode: "turned", every: Math.ceil(14 / pitch), height };
}

/** Height above the cells: 58 with labels, 34 without, more with rotated labels. */
export function headHeight(matrix: Matrix, cellWidth: number, labels: boolean): number {
  return 34 + (labels ? 3 + planColumns(matrix, cellWidth).height : 0);
}

/** Width of the row labels and the gap between them and the cells. */
export function rowLabelWidth(matrix: Matrix, limit: number = most.row): number {
  const widths = matrix.rowLabels.texts
    .slice(0, matrix.rows)
    .map((t) => textWidth(t, labelSize, 600));
  const numbers =
    matrix.rowLabels.tokens && matrix.rows > manyRows ? textWidth("00 ", labelSize) : 0;
  return Math.min(limit, Math.ceil(Math.max(0, ...widths) + numbers)) + 10;
}

/** Of more rows than this not all have a name: those that have one are numbered. */
const manyRows = 28;

/** The name of a row or column; where not every one is named, with its number. */
export function labelAt(
  { grid, ...m }: Placed,
  along: "rows" | "columns",
  at: number,
  every: number,
): string {
  const { texts, tokens } = along === "rows" ? m.rowLabels : m.columnLabels;
  const label = texts[at] ?? "";
  if (every === 1 || !tokens) return label;
  const cell = along === "rows" ? grid.cell(at, 0) : grid.cell(0, at);
  const place = positionOf(wholeOf(grid), cell);
  const number = place?.[along === "rows" ? 0 : 1] ?? at;
  return `${number + 1} ${label}`;
}

export interface HeadStyle {
  readonly columnLabels?: boolean;
  readonly rowLabels?: boolean;
  /** Room for the row labels, the 10 px gap included. */
  readonly labelWidth?: number;
  /** The row and column being computed: their labels are bold. */
  readonly row?: number | undefined;
  readonly column?: number | undefined;
  /** Only this row is named. */
  readonly onlyRow?: number;
  /** Width for name and shape, if more than the matrix's own. */
  readonly room?: number;
  /** The y of a row's middle, if rows are not at their usual places. */
  readonly rowMiddle?: (row: number) => number;
}

function nameMarks(m: Placed, top: number, room: number): Mark[] {
  const width = widthOf(m);
  const shapeWidth = textWidth(m.shape, labelSize, 500);
  const titleWidth = textWidth(m.title, 13, 600);
  const wanted = m.note === undefined ? 0 : textWidth(m.note.short, labelSize) + 12;
  // The name takes precedence over the note.
  const noteWidth = titleWidth + wanted <= Math.max(width, room) ? wanted : 0;
  const left = width - noteWidth - titleWidth - 8;
  const look = { size: 13, weight: 600, ink: m.ink, room: room - noteWidth } as const;
  const out = [text(`${m.key}/name`, m.x, top, m.title, look)];
  const end = m.x + width;
  if (shapeWidth <= left) {
    const box = { x: end - shapeWidth, y: top - 8, width: shapeWidth, height: 16 };
    const shape = { text: m.shape, anchor: "end", size: labelSize, ink: "ink3" } as const;
    out.push(mark("shape", `${m.key}/shape`, box, shape));
  }
  if (m.note !== undefined && noteWidth > 0) {
    const x = shapeWidth <= left ? end - shapeWidth - 12 : end;
    const title = m.note.full;
    out.push(
      text(`${m.key}/note`, x, top, m.note.short, {
        anchor: "end",
        size: labelSize,
        ink: "ink3",
        title,
      }),
    );
  }
  return out;
}

/** Whether a label would touch that of the row or column being computed, which is always shown. */
const crowded = (at: number, strong: number | undefined, every: number): boolean =>
  strong !== undefined && strong >= 0 && every > 1 && Math.abs(at - strong) < every;

function columnMarks(m: Placed, style: HeadStyle): Mark[] {
  const { mode, every } = planColumns(m, m.cellWidth, m.gap);
  const out: Mark[] = [];
  for (let c = 0; c < m.columns; c++) {
    const strong = style.column === c;
    if (!strong && (c % every || crowded(c, style.column, every))) continue;
    const label = labelAt(m, "columns", c, every);
    const box = boxOf(m, 0, c);
    const middle = box.x + box.width / 2;
    const key = `${m.key}/column/${c}`;
    const look = {
      ink: strong ? "ink" : m.columnLabels.tokens ? "ink2" : "ink3",
      weight: strong ? 600 : 400,
    } as const;
    if (mode === "flat") {
      const room = every > 1 ? 60 : m.cellWidth + m.gap;
      // A wide label of the last column ends with the matrix, beside which there may be no room.
      const end = m.x + widthOf(m) - Math.min(room, textWidth(label, labelSize)) / 2;
      const x = every > 1 && c > 0 ? Math.min(middle, end) : middle;
      out.push(text(key, x, m.y - 16, label, { anchor: "middle", room, ...look }));
    } else {
      const flat = text(key, 0, 0, label, { room: most.turned, ...look });
      const turned = {
        x: middle - flat.height / 2,
        y: m.y - 6 - flat.width,
        width: flat.height,
        height: flat.width,
      };
      if (c > 0 && turned.x + turned.width > m.x + widthOf(m) + 1) continue;
      out.push({ ...flat, ...turned, turn: -90 });
    }
  }
  return out;
}

function rowMarks(m: Placed, style: HeadStyle): Mark[] {
  const room = (style.labelWidth ?? rowLabelWidth(m)) - 10;
  const every = Math.ceil(14 / (m.cellHeight + m.rowGap));
  const out: Mark[] = [];
  for (let r = 0; r < m.rows; r++) {
    const strong = style.row === r;
    if (style.onlyRow !== undefined && style.onlyRow !== r) continue;
    if (!strong && (r % every || crowded(r, style.row, every))) continue;
    const box = boxOf(m, r, 0);
    const middle = style.rowMiddle ? style.rowMiddle(r) : box.y + box.height / 2;
    out.push(
      text(`${m.key}/row/${r}`, m.x - 10, middle, labelAt(m, "rows", r, every), {
        anchor: "end",
        room,
        ink: strong ? "ink" : m.rowLabels.tokens ? "ink2" : "ink3",
        weight: strong ? 600 : 400,
      }),
    );
  }
  return out;
}

/** Name, shape, rule and labels of a matrix placed at `m`. */
export function headMarks(m: Placed, style: HeadStyle = {}): Mark[] {
  const labels = style.columnLabels ?? true;
  const rule = m.y - (labels ? 16 + planColumns(m, m.cellWidth).height : 13);
  const width = widthOf(m);
  const out = nameMarks(m, rule - 12, Math.max(width, style.room ?? width));
  out.push(mark("rule", `${m.key}/rule`, { x: m.x, y: rule, width, height: 2 }, { ink: m.ink }));
  if (labels) out.push(...columnMarks(m, style));
  if (style.rowLabels ?? true) out.push(...rowMarks(m, style));
  return out;
}
