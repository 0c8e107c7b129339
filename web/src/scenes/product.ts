/**
 * linear, matmul, matmul_transposed: a row of the left meets a column of the right where they
 * cross. One cell in the open, term by term; the rest of its row; then all rows in one sweep.
 */
import type { Cell, GraphNode, Mark, Part } from "../player/types.js";
import { type Bench, benchMarks } from "./bench.js";
import { type Grid, gridOf, valueAt } from "./grid.js";
import { headMarks } from "./head.js";
import { number, strong, token } from "./marks.js";
import { type Placed, boxOf, cellMark, cellMarks, matrixMark } from "./matrix.js";
import { land, mix, progress, sequence, endOf } from "./motion.js";
import { type Cross, placeCross } from "./cross.js";
import { arriving, bandMark, pinnedLook, sweepOpacity, teachingCell } from "./stagecraft.js";
import {
  type Drawing,
  type Plan,
  type Scene,
  type Span,
  type Step,
  type View,
  inputOf,
  phoneWidth,
} from "./step.js";
import { words } from "./words.js";
import { isMasked } from "./identity.js";

/** What is multiplied, as matrices that can be read off: left row by right column. */
export interface Operands {
  readonly left: Grid;
  readonly right: Grid;
  readonly result: Grid;
  readonly bias: GraphNode | undefined;
}

export function operandsOf(step: Step, at: { batch: number; head: number }): Operands {
  const [a, b] = [inputOf(step, 0), inputOf(step, 1)];
  const column = b.shape.length === 1;
  return {
    left: gridOf(a, at),
    right: gridOf(b, at, step.node.op === "matmul_transposed" || column),
    result: gridOf(step.node, at, column && step.node.shape.length === 1),
    bias: step.node.op === "linear" ? step.inputs[2] : undefined,
  };
}

/** One product of the sum: two cells, or the bias alone. */
export interface Term {
  readonly sources: readonly Cell[];
  readonly factors: readonly number[];
  readonly value: number;
}

export function termsOf(operands: Operands, row: number, column: number): Term[] {
  const { left, right, bias } = operands;
  const terms: Term[] = [];
  for (let k = 0; k < left.columns; k++) {
    const factors = [left.value(row, k), right.value(k, column)] as const;
    const sources = [left.cell(row, k), right.cell(k, column)];
    terms.push({ sources, factors, value: factors[0] * factors[1] });
  }
  if (bias) {
    const value = valueAt(bias, column);
    terms.push({ sources: [{ node: bias.id, index: column }], factors: [value], value });
  }
  return terms;
}

interface Timing {
  readonly bands: Span;
  readonly terms: readonly Span[];
  readonly sum: Span;
  readonly landing: Span;
  readonly row: Span;
  readonly sweep: Span;
  readonly duration: number;
}

/** Bands 200, each term 320, sum 320, landing 280, together at most 2400; then 120 a cell, 600. */
function timingOf(terms: number, columns: number): Timing {
  const term = Math.min(320, 1600 / terms);
  const row = Math.min(120 * (columns - 1), 1440);
  const lengths = [200, ...Array<number>(terms).fill(term), 320, 280, row, 600, 300];
  const spans = sequence(lengths);
  const [sum, landing, rest, sweep, hold] = spans.slice(terms + 1) as [
    Span,
    Span,
    Span,
    Span,
    Span,
  ];
  return {
    bands: spans[0] as Span,
    terms: spans.slice(1, terms + 1),
    sum,
    landing,
    row: rest,
    sweep,
    duration: endOf(hold),
  };
}

const termCount = ({ left, bias }: Operands): number => left.columns + (bias ? 1 : 0);

function plan(step: Step): Plan {
  const operands = operandsOf(step, { batch: 0, head: 0 });
  const t = timingOf(termCount(operands), operands.result.columns);
  const stops = [t.bands, t.terms[t.terms.length - 1], t.sum, t.landing, t.row]
    .map((span) => (span ? endOf(span) : 0))
    .filter((stop, i, all) => stop > (all[i - 1] ?? 0));
  return { duration: t.duration, stops, sweep: t.sweep };
}

/** How far a cell of the result has come, 0 to 1. The slow cell has its own way. */
function arrival(
  t: Timing,
  slow: [number, number],
  m: Placed,
  row: number,
  column: number,
  time: number,
) {
  if (row !== slow[0]) return sweepOpacity(row, slow[0], m.rows, t.sweep, time);
  const others = Math.max(1, m.grid.columns - 1);
  const order = column < slow[1] ? column : column - 1;
  const each = t.row.length / others;
  return progress(time, { start: t.row.start + order * each, length: Math.min(each, 120) });
}

/** The column at work while the slow row fills. */
function columnAtWork(t: Timing, slow: [number, number], columns: number, time: number): number {
  if (time < t.row.start || t.row.length === 0) return slow[1];
  const order = Math.floor(progress(time, t.row) * (columns - 1));
  const clamped = Math.min(order, columns - 2);
  return clamped < slow[1] ? clamped : clamped + 1;
}

function bands(cross: Cross, t: Timing, slow: [number, number], time: number): Mark[] {
  const { left, right, result } = cross;
  const grown = land(progress(time, t.bands));
  const faded = 1 - progress(time, { start: t.sweep.start, length: 160 });
  if (grown === 0 || faded === 0) return [];
  const column = Math.min(columnAtWork(t, slow, result.columns, time), result.columns - 1);
  const target = boxOf(result, slow[0], column);
  const from = boxOf(left, slow[0], 0);
  const above = boxOf(right, 0, column);
  const width = mix(
    left.columns * (left.cellWidth + left.gap),
    target.x + target.width - from.x,
    grown,
  );
  const height = mix(
    right.rows * (right.cellHeight + right.gap),
    target.y + target.height - above.y,
    grown,
  );
  return [
    bandMark("band/row", { ...from, width }, 5, faded),
    bandMark("band/column", { ...above, height }, 5, faded),
  ];
}

function resultMarks(
  cross: Cross,
  t: Timing,
  slow: [number, number],
  view: View,
  time: number,
): Mark[] {
  const landed = time >= endOf(t.landing);
  return cellMarks(cross.result, (row, column) => {
    if (row === slow[0] && column === slow[1]) {
      if (!landed) return { state: time > t.bands.start ? "landing" : "to-come" };
      return pinnedLook(cross.result, view, row, column) ?? {};
    }
    return pinnedLook(cross.result, view, row, column) && time >= t.duration
      ? { state: "pinned" }
      : arriving(arrival(t, slow, cross.result, row, column, time));
  });
}

function narrate(
  step: Step,
  view: View,
  operands: Operands,
  cross: Cross,
  slow: [number, number],
  phase: "meet" | "make" | "row" | "all",
): Part[] {
  const say = words[view.language];
  const { result } = operands;
  const [row, column] = slow;
  const rowName = token(cross.result.rowLabels.texts[row] ?? "");
  const columnName = token(cross.result.columnLabels.texts[column] ?? "");
  if (phase === "row") return say.rowFollows(rowName);
  if (phase === "all") return say.allRowsAlike;
  const sum = number(result.cell(row, column), result.value(row, column), cross.result.scale);
  const terms = operands.left.columns;
  const made = phase === "make";
  if (step.node.op === "linear") {
    const weights = strong(operands.right.node.title[view.language]);
    return made
      ? say.linearMakes(rowName, terms, operands.bias !== undefined, sum)
      : say.linearMeets(rowName, column + 1, weights, terms);
  }
  if (cross.result.columnLabels.tokens && step.node.op === "matmul_transposed")
    return made
      ? say.scoreMakes(rowName, columnName, terms, sum)
      : say.scoreMeets(rowName, columnName, terms);
  if (cross.left.scale === "weight") {
    const seen = Array.from({ length: terms }, (_, k) => k).filter(
      (k) => !isMasked(operands.left.node, operands.left.cell(row, k).index, step.find),
    ).length;
    return made ? say.contextMakes(rowName, seen, sum) : say.contextMeets(rowName, seen);
  }
  return say.productMakes(rowName, columnName, terms, sum);
}

function draw(step: Step, view: View, time: number): Drawing {
  const operands = operandsOf(step, view);
  const preferred = operands.result.columnAxis === "key" ? 1 : 0;
  const cross = placeCross(step, view, operands);
  const [row, column] = teachingCell(step, view, operands.result, preferred);
  const slow: [number, number] = [
    Math.min(row, cross.result.rows - 1),
    Math.min(column, cross.result.columns - 1),
  ];
  const t = timingOf(termCount(operands), operands.result.columns);
  const { left, right, result } = cross;
  const at = { row: slow[0], column: slow[1] };
  const bench: Bench = {
    rect: cross.bench,
    title: `${result.rowLabels.texts[slow[0]] ?? ""} · ${result.columnLabels.texts[slow[1]] ?? ""}`,
    operands: cross,
    terms: termsOf(operands, ...slow),
    slow,
    narrow: view.width < phoneWidth,
    language: view.language,
  };
  const tokensLeft = left.columnLabels.tokens;
  const marks = [
    ...bands(cross, t, slow, time),
    ...headMarks(left, { columnLabels: tokensLeft, row: at.row, labelWidth: cross.labelWidth }),
    ...headMarks(right, { column: at.column, labelWidth: cross.rightLabelWidth }),
    ...headMarks(result, { columnLabels: false, rowLabels: false }),
    ...[left, right, result].map((m) => matrixMark(m, view.language)),
    ...cellMarks(left, () => ({})),
    ...cellMarks(right, () => ({})),
    ...(cross.bias ? biasMarks(cross.bias) : []),
    ...resultMarks(cross, t, slow, view, time),
    ...benchMarks(bench, t, time),
  ];
  const phase =
    time < t.sum.start
      ? "meet"
      : time < t.row.start
        ? "make"
        : time < t.sweep.start && t.row.length > 0
          ? "row"
          : "all";
  const shown = time >= t.duration ? "make" : phase;
  return { marks, narration: narrate(step, view, operands, cross, slow, shown) };
}

const biasMarks = (bias: Placed): Mark[] =>
  Array.from({ length: bias.columns }, (_, column) => cellMark(bias, 0, column));

export const product: Scene = { plan, draw };
