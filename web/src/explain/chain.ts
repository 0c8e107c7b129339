/** From a cell back to the vectors: its own arithmetic, then that of the cells it was computed from. */
import type { Ink } from "../types/frame.js";
import type { Cell, Experiment, GraphNode, Language } from "../types/graph.js";
import { inkOf } from "../scene/identity.js";
import type { Step } from "../types/scene.js";
import { inputOf } from "../scene/step.js";
import { arithmeticOf, stepFor, vectorsOf } from "../ops/registries/explain.js";
import { coordinatesOf } from "../expression/indices.js";
import { type Explanation, explain } from "./explain.js";
import { nameOf, tokenOf } from "./cell_labels.js";
import type { Vectors } from "../expression/vectors.js";
import { words } from "./words.js";

/** Vectors as tiles. */
export interface VectorTiles {
  readonly kind: "tiles";
  readonly title: string;
  readonly rule: string;
  readonly ink: Ink;
  readonly rows: readonly TileRow[];
}

export interface TileRow {
  /** Empty if the title is enough. */
  readonly label: string;
  readonly cells: readonly Cell[];
}

export type Section = Explanation | VectorTiles;

const longest = 12;

const cellsAt = (node: GraphNode, indices: readonly number[]): Cell[] =>
  indices.map((index) => ({ node: node.id, index }));

/** Whether an op compares two rows; a matrix product uses a column of its right operand. */
const comparesRows = (op: string): boolean => op !== "matmul" && op !== "linear";

/** The cell that this one was copied from, if it was only moved. */
function unchangedFrom(step: Step, index: number): Cell | undefined {
  const { from, unchanged } = arithmeticOf(step, index);
  return unchanged && from;
}

/** The row that a linear layer computed this row from, possibly moved since. */
function rowBehind(experiment: Experiment, row: readonly Cell[]): Cell[] | undefined {
  let cell = row[0];
  for (let i = 0; cell && i < longest; i++) {
    const step = stepFor(experiment, cell);
    if (!step) return undefined;
    if (step.node.op === "linear") {
      const vectors = vectorsOf(step, cell.index);
      return vectors && cellsAt(vectors.left, vectors.ofLeft);
    }
    const turned =
      step.node.op === "rotate" ? { node: inputOf(step, 0).id, index: cell.index } : undefined;
    cell = turned ?? unchangedFrom(step, cell.index);
  }
  return undefined;
}

/** "column 2": the line of a matrix, if it does not belong to a token. */
function lineOf(node: GraphNode, index: number, asRow: boolean, language: Language): string {
  if (node.shape.length < 2) return "";
  const [row = 0, column = 0] = coordinatesOf(node.shape, index).slice(-2);
  return asRow ? words[language].row(row + 1) : words[language].column(column + 1);
}

function operand(
  experiment: Experiment,
  node: GraphNode,
  cells: readonly Cell[],
  asRow: boolean,
  language: Language,
): VectorTiles {
  const first = cells[0] as Cell;
  const token = asRow ? tokenOf(experiment, first, language) : undefined;
  const name = nameOf(node, language);
  const title = token
    ? words[language].of(name, token)
    : [name, lineOf(node, first.index, asRow, language)]
        .filter(Boolean)
        .join(words[language].comma);
  return { kind: "tiles", title, rule: "", ink: inkOf(node), rows: [{ label: "", cells }] };
}

/** The two vectors multiplied, and below them the vectors of the tokens they were computed from. */
function vectorSections(
  experiment: Experiment,
  op: string,
  { left, right, ofLeft, ofRight }: Vectors,
  language: Language,
): VectorTiles[] {
  const rows = [cellsAt(left, ofLeft), cellsAt(right, ofRight)] as const;
  const meeting = [
    operand(experiment, left, rows[0], true, language),
    operand(experiment, right, rows[1], comparesRows(op), language),
  ];
  if (!comparesRows(op)) return meeting;
  const behind = rows.flatMap((row) => {
    const found = rowBehind(experiment, row);
    return found ? [found] : [];
  });
  return [...meeting, ...tokenVectors(experiment, behind, language)];
}

/** One section for each matrix of the rows; a row that is the source of both appears once. */
function tokenVectors(
  experiment: Experiment,
  rows: readonly (readonly Cell[])[],
  language: Language,
): VectorTiles[] {
  const sections = new Map<string, Map<number, readonly Cell[]>>();
  for (const cells of rows) {
    const first = cells[0];
    if (!first) continue;
    const known = sections.get(first.node) ?? new Map<number, readonly Cell[]>();
    sections.set(first.node, known.set(first.index, cells));
  }
  return [...sections].flatMap(([id, found]) => {
    const node = experiment.graph.find((one) => one.id === id);
    if (!node) return [];
    const width = node.shape[node.shape.length - 1] ?? 1;
    const given = node.op === "given" ? `${words[language].comma}${words[language].given}` : "";
    const all = [...found.values()].map((cells) => ({
      label: tokenOf(experiment, cells[0] as Cell, language) ?? "",
      cells,
    }));
    const title = node.title[language];
    return [{ kind: "tiles", title, rule: `C ${width}${given}`, ink: inkOf(node), rows: all }];
  });
}

/** What the panel shows of a cell, top to bottom. */
export function chainOf(
  experiment: Experiment,
  start: Cell,
  language: Language,
): readonly Section[] {
  const sections: Section[] = [];
  let cell: Cell | undefined = start;
  for (let i = 0; cell && i < longest; i++) {
    const step = stepFor(experiment, cell);
    if (!step) return sections;
    const own = explain(experiment, cell, language);
    if (own && (i === 0 || !unchangedFrom(step, cell.index))) sections.push(own);
    const vectors = vectorsOf(step, cell.index);
    if (vectors)
      return [...sections, ...vectorSections(experiment, step.node.op, vectors, language)];
    cell = arithmeticOf(step, cell.index).from;
  }
  return sections;
}
