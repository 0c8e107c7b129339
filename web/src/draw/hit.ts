/** From a point on the stage to the cell drawn there, and from a cell to where it is drawn. */
import type { Block, Frame, Mark, Table, Tints } from "../types/frame.js";
import type { Cell } from "../types/graph.js";

const holds = (
  { x, y, width, height }: Mark,
  atX: number,
  atY: number,
  /** How far around it. */
  beside = 0,
): boolean =>
  atX >= x - beside && atX < x + width + beside && atY >= y - beside && atY < y + height + beside;

type Place = readonly [number, number];

/** So near to a curve one points at it, in frame pixels. */
const NEAR = 8;

/**
 * The cell on top at a point in frame pixels; none between cells. Of curves it is the nearest one; where none is near,
 * the smallest that the point lies under.
 */
export function cellAt({ marks }: Frame, x: number, y: number): Cell | undefined {
  let [nearest, distance] = [undefined as Cell | undefined, NEAR];
  let [around, area] = [undefined as Cell | undefined, Infinity];
  for (let i = marks.length - 1; i >= 0; i--) {
    const mark = marks[i] as Mark;
    if (mark.opacity === 0) continue;
    if (mark.along) {
      if (!mark.cell) continue;
      const half = (mark.thickness ?? 0) / 2;
      const away = holds(mark, x, y, NEAR + half) ? distanceTo(mark.along, x, y) - half : Infinity;
      if (away < distance) [nearest, distance] = [mark.cell, away];
      const size = mark.width * mark.height;
      if (size < area && holds(mark, x, y)) [around, area] = [mark.cell, size];
      continue;
    }
    if (!holds(mark, x, y)) continue;
    const cell = mark.block ? cellIn(mark.block, x - mark.x, y - mark.y) : mark.cell;
    if (cell) return nearest ?? cell;
  }
  return nearest ?? around;
}

/** From a point to a line of short pieces. */
function distanceTo(line: readonly Place[], x: number, y: number): number {
  const pieces = line.slice(1).map((end, i) => distanceToPiece(line[i] ?? end, end, x, y));
  return Math.min(...pieces);
}

function distanceToPiece([ax, ay]: Place, [bx, by]: Place, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** The node whose step the mark at a point opens. */
export function wayAt({ marks }: Frame, x: number, y: number): string | undefined {
  return marks.findLast((mark) => mark.goes !== undefined && holds(mark, x, y))?.goes;
}

const pitches = ({ cellWidth, cellHeight, gap, rowGap }: Tints) => ({
  x: cellWidth + gap,
  y: cellHeight + rowGap,
});

/** Below this size the gap after a cell belongs to it, as the gap is too narrow to point at. */
const SMALL = 6;

function cellIn({ tints, row, column }: Block, x: number, y: number): Cell | undefined {
  const pitch = pitches(tints);
  const [across, down] = [Math.floor(x / pitch.x), Math.floor(y / pitch.y)];
  if (tints.cellWidth >= SMALL && x - across * pitch.x >= tints.cellWidth) return undefined;
  if (tints.cellHeight >= SMALL && y - down * pitch.y >= tints.cellHeight) return undefined;
  const { node, first, rowStep, columnStep, rows, columns } = tints.table;
  if (row + down >= rows || column + across >= columns) return undefined;
  return { node, index: first + (row + down) * rowStep + (column + across) * columnStep };
}

/** Where a cell is drawn, as a mark of its own; if it is drawn twice, the one on top. */
export function markOf({ marks }: Frame, cell: Cell): Mark | undefined {
  for (let i = marks.length - 1; i >= 0; i--) {
    const mark = marks[i] as Mark;
    if (mark.kind === "cell" && mark.cell?.index === cell.index && mark.cell.node === cell.node)
      return mark;
    const place = mark.block && placeIn(mark.block.tints.table, mark.block, cell);
    if (place) return cellOf(mark, ...place);
  }
  return undefined;
}

/** Row and column of a cell, counted from the corner of a part of a table, if it lies in that part. */
export function placeIn(
  { first, rowStep, columnStep, ...table }: Table,
  part: Omit<Block, "tints">,
  { node, index }: Cell,
): [number, number] | undefined {
  if (node !== table.node) return undefined;
  const steps = rowStep >= columnStep ? [rowStep, columnStep] : [columnStep, rowStep];
  const [large, small] = steps as [number, number];
  const left = index - first;
  const [major, rest] = [Math.floor(left / large), left % large];
  if (left < 0 || rest % small) return undefined;
  const [row, column] = rowStep >= columnStep ? [major, rest / small] : [rest / small, major];
  const at = [row - part.row, column - part.column] as [number, number];
  const inside = at[0] >= 0 && at[0] < part.rows && at[1] >= 0 && at[1] < part.columns;
  return inside ? at : undefined;
}

/** One cell of a block, counted from its corner, as a mark of its own. */
function cellOf(mark: Mark, down: number, across: number): Mark {
  const { tints, row, column } = mark.block as Block;
  const { table, values, scale, masked, cellWidth, cellHeight } = tints;
  const pitch = pitches(tints);
  const [r, c] = [row + down, column + across];
  const index = table.first + r * table.rowStep + c * table.columnStep;
  const out = masked?.[r * table.columns + c] === 1;
  return {
    key: `${mark.key}/${index}`,
    kind: "cell",
    x: mark.x + across * pitch.x,
    y: mark.y + down * pitch.y,
    width: cellWidth,
    height: cellHeight,
    state: out && (mark.state === "value" || mark.hatched) ? "masked" : mark.state,
    opacity: mark.opacity,
    flat: true,
    cell: { node: table.node, index },
    ...(mark.state === "to-come" && !(out && mark.hatched)
      ? {}
      : { value: values[index] ?? NaN, scale }),
  };
}

/** Replaces every block by its cells, except in pictures of very large matrices. */
export function expanded(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => {
    const { block } = mark;
    if (!block || block.tints.every) return [mark];
    return Array.from({ length: block.rows * block.columns }, (_, i) =>
      cellOf(mark, Math.floor(i / block.columns), i % block.columns),
    );
  });
}
