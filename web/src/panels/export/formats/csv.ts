/** A node as comma-separated values, for spreadsheets and data frames (RFC 4180). */
import { numberText } from "../../../program/literal.js";
import { coordinatesOf } from "../../../expression/indices.js";
import type { Experiment, GraphNode, Language } from "../../../types/graph.js";
import { gridOf } from "../../../scene/grid.js";
import { labelsOf } from "../../../scene/labels.js";

/** Which of the matrices of a node: those of one sentence, of one head or of all. */
export interface Choice {
  readonly batch: number;
  readonly head?: number | undefined;
}

/** Without a byte order mark, spreadsheets do not read text as UTF-8. */
const UTF8 = "\uFEFF";

const words = { open: "", close: "", infinity: "inf", nan: "nan" };

/** Marks text that a spreadsheet would read as a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text);

function field(text: string): string {
  const safe = harmless(text);
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line for each row below the names of the columns; sentence, head and other axes before the
 * matrix have columns of their own, counted from 1. Numbers read back as the same float32.
 *
 *     head,query,Your,journey
 *     1,Your,1.0,0.0
 *     1,journey,0.55,0.45
 */
export function matrixCsv(
  experiment: Experiment,
  node: GraphNode,
  choice: Choice,
  language: Language,
): string {
  const { axes, shape, values = [] } = node;
  const grid = gridOf(node, { batch: choice.batch, head: choice.head ?? 0 });
  const names = (along: "rows" | "columns") =>
    labelsOf(experiment, grid, along, language).texts.map(field);
  const outer = shape.slice(0, -2);
  const said = outer.map((size, axis) => axes[axis] !== "batch" || size > 1);
  const header = [...axes.slice(0, outer.length).filter((_, axis) => said[axis])];
  const lines = [[...header, grid.rowAxis ?? "", ...names("columns")].join()];
  const rows = names("rows");
  for (const at of placesOf(node, choice)) {
    const place = coordinatesOf(outer, at).map((one) => one + 1);
    const before = place.filter((_, axis) => said[axis]);
    rows.forEach((name, row) => {
      const first = (at * rows.length + row) * grid.columns;
      const numbers = Array.from({ length: grid.columns }, (_, column) =>
        numberText(values[first + column] as number, words),
      );
      lines.push([...before, name, ...numbers].join());
    });
  }
  return UTF8 + lines.map((line) => `${line}\r\n`).join("");
}

/** The indices of the selected matrices of a node. */
function placesOf({ axes, shape }: GraphNode, { batch, head }: Choice): number[] {
  const outer = shape.slice(0, -2);
  const wanted = outer.map((size, axis) => {
    const place = { batch, head }[axes[axis] as string];
    return place === undefined ? undefined : Math.min(place, size - 1);
  });
  const count = outer.reduce((product, size) => product * size, 1);
  return Array.from({ length: count }, (_, at) => at).filter((at) =>
    coordinatesOf(outer, at).every((one, axis) => (wanted[axis] ?? one) === one),
  );
}
