/** The edge of a mask: a line between masked and other cells. */
import type { Mark } from "../../types/frame.js";
import { line } from "../../draw/marks.js";
import { memo } from "../../draw/memo.js";

type Point = readonly [number, number];

/** The positions of the rows and columns of a matrix. */
export interface Lattice {
  readonly rows: number;
  readonly columns: number;
  readonly masked: (row: number, column: number) => boolean;
  /** Left edge of a column, in the middle of the gap before it; `columns` gives the right end. */
  readonly left: (column: number) => number;
  /** Upper edge of a row, in the middle of the gap above it; `rows` gives the lower end. */
  readonly top: (row: number) => number;
}

/** A piece of the edge between corners of cells: [row, column] of its two ends. */
interface EdgeSegment {
  readonly row: number;
  readonly ends: readonly [Point, Point];
}

/** Cached, since the mask of an experiment never changes. */
const piecesOf = memo((_: Lattice["masked"], lattice: Lattice): readonly EdgeSegment[] =>
  pieces(lattice),
);

/** All pieces, row by row: vertical ones within a row, then horizontal ones below it. */
function pieces({ rows, columns, masked }: Lattice): EdgeSegment[] {
  const out: EdgeSegment[] = [];
  const add = (row: number, from: Point, to: Point) => out.push({ row, ends: [from, to] });
  for (let row = 0; row < rows; row++) {
    for (let column = 1; column < columns; column++)
      if (masked(row, column - 1) !== masked(row, column))
        add(row, [row, column], [row + 1, column]);
    if (row + 1 === rows) break;
    for (let column = 0; column < columns; column++)
      if (masked(row, column) !== masked(row + 1, column))
        add(row, [row + 1, column], [row + 1, column + 1]);
  }
  return out;
}

/** Pieces that meet end to end become one line, so that corners are sharp. */
function chains(all: readonly EdgeSegment[]): Point[][] {
  const out: Point[][] = [];
  for (const { ends } of all) {
    const [from, to] = ends;
    const chain = out.find((points) => {
      const end = points[points.length - 1];
      return end?.[0] === from[0] && end[1] === from[1];
    });
    if (chain) chain.push(to);
    else out.push([from, to]);
  }
  return out;
}

/** The edge as far as it is drawn: `rows` may be a fraction, 2.5 is through half of the third row. */
export function edgeMarks(key: string, lattice: Lattice, rows: number): Mark[] {
  const { left, top } = lattice;
  const drawn = piecesOf(lattice.masked, lattice).filter((piece) => piece.row < rows);
  return chains(drawn).map((corners, i) => {
    const points = corners.map(([row, column]) => [left(column), top(row)] as const);
    return line(`${key}/edge/${i}`, points, { ink: "ink", thickness: 1.5 });
  });
}

/** Whether exactly the later tokens are masked. */
export function isCausal(lattice: Pick<Lattice, "rows" | "columns" | "masked">): boolean {
  for (let row = 0; row < lattice.rows; row++)
    for (let column = 0; column < lattice.columns; column++)
      if (lattice.masked(row, column) !== column > row) return false;
  return lattice.columns > 1;
}
