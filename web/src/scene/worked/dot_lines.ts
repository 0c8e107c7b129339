/** Two rows, one above the other, their products, and the sum of the products. */
import type { SourcedNumber } from "./closing.js";
import type { Grid } from "../grid.js";
import type { WorkedLine } from "./working.js";

/** A row of a matrix, as tiles. */
export const rowLine = (
  name: string,
  grid: Grid,
  row: number,
  aside?: WorkedLine["aside"],
): WorkedLine => ({
  name,
  kind: "tiles",
  entries: Array.from({ length: grid.columns }, (_, column) => ({
    value: grid.value(row, column),
    cell: grid.cell(row, column),
  })),
  ...(aside ? { aside } : {}),
});

const sourcesOf = ({ cell, sources = [] }: SourcedNumber) => (cell ? [cell] : sources);

/** The product of two lines: entry by entry, and its sum. */
export function productLine(
  name: string,
  a: WorkedLine,
  b: WorkedLine,
  sum: string,
  made?: SourcedNumber,
): WorkedLine {
  const entries = a.entries.map((entry, i): SourcedNumber => {
    const other = b.entries[i] as SourcedNumber;
    return {
      value: entry.value * other.value,
      sources: [...sourcesOf(entry), ...sourcesOf(other)],
    };
  });
  const total = entries.reduce((all, { value }) => all + value, 0);
  const sources = entries.flatMap((entry) => sourcesOf(entry));
  return {
    name,
    kind: "numbers",
    entries,
    aside: { name: sum, ...(made ?? { value: total, sources }) },
  };
}

/** The Euclidean length of a line's numbers. */
export function lengthOf(line: WorkedLine): SourcedNumber {
  const square = line.entries.reduce((sum, { value }) => sum + value * value, 0);
  return { value: Math.sqrt(square), sources: line.entries.flatMap((entry) => sourcesOf(entry)) };
}
