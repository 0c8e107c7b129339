/** The edge of a mask: a line between what may be seen and what may not. */
import type { Mark } from "../player/types.js";
import { line } from "./marks.js";

type Point = readonly [number, number];

/** Where the rows and columns of a matrix lie. */
export interface Lattice {
  readonly rows: number;
  readonly columns: number;
  readonly masked: (row: number, column: number) => boolean;
  /** Left edge of a column, in the middle of the gap before it; `columns` gives the right end. */
  readonly left: (column: number) => number;
  /** Upper edge of a row, in the middle of the gap above it; `rows` gives the lower end. */
  readonly top: (row: number) => number;
}

interface Piece {
  readonly row: number;
  readonly points: readonly [Point, Point];
}

/** All pieces, row by row: upright ones within a row, then those to the row below. */
function pieces(lattice: Lattice): Piece[] {
  const { rows, columns, masked, left, top } = lattice;
  const out: Piece[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column + 1 < columns; column++)
      if (masked(row, column) !== masked(row, column + 1)) {
        const x = left(column + 1);
        out.push({
          row,
          points: [
            [x, top(row)],
            [x, top(row + 1)],
          ],
        });
      }
    if (row + 1 === rows) break;
    for (let column = 0; column < columns; column++)
      if (masked(row, column) !== masked(row + 1, column)) {
        const y = top(row + 1);
        out.push({
          row,
          points: [
            [left(column), y],
            [left(column + 1), y],
          ],
        });
      }
  }
  return out;
}

/** Pieces that touch end to end become one line, so that corners are sharp. */
function chains(all: readonly Piece[]): Point[][] {
  const out: Point[][] = [];
  const same = (a: Point, b: Point) => Math.abs(a[0] - b[0]) < 0.01 && Math.abs(a[1] - b[1]) < 0.01;
  for (const { points } of all) {
    const [from, to] = points;
    const chain = out.find((points) => {
      const end = points[points.length - 1];
      return end !== undefined && same(end, from);
    });
    if (chain) chain.push(to);
    else out.push([from, to]);
  }
  return out;
}

/** The edge as far as it is drawn: `rows` may be a fraction, 2.5 is through half of the third row. */
export function edgeMarks(key: string, lattice: Lattice, rows: number): Mark[] {
  const drawn = pieces(lattice).filter((piece) => piece.row < rows);
  return chains(drawn).map((points, i) =>
    line(`${key}/edge/${i}`, points, { ink: "ink", thickness: 1.5 }),
  );
}

/** Whether what is hidden is exactly what comes later. */
export function isCausal(lattice: Pick<Lattice, "rows" | "columns" | "masked">): boolean {
  for (let row = 0; row < lattice.rows; row++)
    for (let column = 0; column < lattice.columns; column++)
      if (lattice.masked(row, column) !== column > row) return false;
  return lattice.columns > 1;
}
