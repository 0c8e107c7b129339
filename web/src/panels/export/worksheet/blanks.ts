/** A row of the picture to fill in: its numbers are left out, and what was drawn from them. */
import type { Frame, Mark, Table } from "../../../types/frame.js";
import type { Cell } from "../../../types/graph.js";

export interface Blanks {
  /** The picture with empty boxes. */
  readonly frame: Frame;
  /** The name of the row. */
  readonly row: string;
  /** The number to work out by hand, of those left out. */
  readonly cell: Cell;
}

/** The row of the pinned number, otherwise one in the middle; undefined where it shows no digits. */
export function blanksOf(
  frame: Frame,
  node: string | undefined,
  pinned: Cell | undefined,
): Blanks | undefined {
  const table = frame.marks.find(({ table }) => table?.node === node)?.table;
  if (!table) return undefined;
  const asked = pinned && rowOf(table, pinned);
  const row = asked ?? Math.floor(table.rows / 2);
  const isHidden = ({ cell }: Mark) => cell !== undefined && rowOf(table, cell) === row;
  const boxes = frame.marks.filter(
    (mark) => mark.kind === "cell" && mark.state !== "masked" && mark.text && isHidden(mark),
  );
  const cell = (asked === undefined ? undefined : pinned) ?? boxes.at(-1)?.cell;
  if (!cell || boxes.length === 0) return undefined;
  const marks = frame.marks.flatMap((mark) => {
    if (boxes.includes(mark)) return [boxAt(mark)];
    const tells = isHidden(mark) || mark.sources?.some((one) => rowOf(table, one) === row);
    return tells && mark.state !== "masked" ? [] : [mark];
  });
  return { frame: { ...frame, marks }, row: table.rowLabels[row] ?? String(row + 1), cell };
}

/** The row of a cell, if the table has it. */
function rowOf({ node, first, rowStep, columnStep, rows, columns }: Table, cell: Cell) {
  if (cell.node !== node) return undefined;
  for (let row = 0; row < rows; row++) {
    const column = (cell.index - first - row * rowStep) / columnStep;
    if (Number.isInteger(column) && column >= 0 && column < columns) return row;
  }
  return undefined;
}

const boxAt = ({ key, x, y, width, height }: Mark): Mark => ({
  key,
  kind: "ring",
  state: "plain",
  opacity: 1,
  ...{ x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 },
  radius: 4,
  thickness: 1,
  ink: "ink3",
});
