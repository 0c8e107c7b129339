/**
 * softmax, softmax_naive, divide_by_sum: one row opens in its place, its numbers become bars, the bars
 * are added up, the parts of the sum are laid end to end and drop into the row. The other rows follow.
 */
import { type Look, type Placed, lowered, matrixMark } from "../../scene/placed.js";
import type { Mark, Part } from "../../types/frame.js";
import { inputOf } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View } from "../../types/scene.js";
import { edgeMarks } from "../mask/edge.js";
import { format, textWidth } from "../../draw/format.js";
import { valueAt } from "../../scene/grid.js";
import { headMarks } from "../../scene/head.js";
import { rowName } from "../../scene/labels.js";
import { number, sentence, text, token } from "../../draw/marks.js";
import { comingRow, rowMarks } from "../../scene/cells.js";
import { type Matrix, matrixAt } from "../../scene/matrix.js";
import { endOf, open, progress } from "../../draw/motion.js";
import { type Layout, type SlowRow, layoutOf } from "./layout.js";
import type { OpenColumn, OpenRow } from "./open.js";
import { type Phases, dropSpan, phasesOf } from "./phases.js";
import { openRowMarks } from "./row.js";
import { rowOtherThanOne } from "./row_sums.js";
import { badgeMark } from "./shares.js";
import { followed, ringedRow, sweepOpacity } from "../../scene/stagecraft.js";
import { words } from "../../scene/words.js";
import { softmaxWords } from "./words.js";

function plan(step: Step): Plan {
  const p = phasesOf(step);
  const stops = [p.open, p.minusMax, p.bars, p.collect, p.lay, p.drops, p.close].map(endOf);
  const distinct = stops.filter((stop, i) => stop > (stops[i - 1] ?? 0));
  return { duration: p.duration, stops: distinct, sweep: p.sweep };
}

function slowRow(step: Step, view: View, scores: Matrix, weights: Matrix): SlowRow {
  const { row: wantedRow, column: pinned } = followed(step, view, weights.grid);
  const row = Math.min(wantedRow, weights.rows - 1);
  const columns = Array.from({ length: weights.columns }, (_, column) => column);
  const seen = columns.filter((column) => !weights.masked(row, column));
  const printed = (value: number, size: number) => textWidth(format(value, 2), size);
  const scored = seen.map((column) => scores.grid.value(row, column));
  const most = step.node.op === "softmax" ? Math.max(...scored) : 0;
  const least = Math.max(
    30,
    ...scored.map((score) => printed(score, 12)),
    ...scored.map((score) => printed(score - most, 11.5)),
  );
  const rank = (column: number): number =>
    column === pinned ? Infinity : weights.grid.value(row, column);
  const wanted = columns.filter((column) => seen.includes(column) || column === pinned);
  const order = () => (wanted.length > 0 ? wanted : columns).toSorted((a, b) => rank(b) - rank(a));
  return { row, least: Math.ceil(least), order };
}

function badges(layout: Layout, phases: Phases, time: number): Mark[] {
  const { weights, slow } = layout;
  if (!layout.badges) return [];
  const columns = Array.from({ length: weights.grid.columns }, (_, column) => column);
  const out: Mark[] = [];
  for (let row = 0; row < weights.rows; row++) {
    const opacity = sweepOpacity(row, slow, weights.rows, phases.sweep, time);
    if (row === slow || opacity === 0) continue;
    const middle = layout.rowTop(row) + layout.rowHeight(row) / 2;
    out.push({ ...badgeMark(layout, row, middle, columns), opacity });
  }
  return out;
}

const nowhere = () => undefined;

/** Cells of all rows but the open one; the rows below it are lower while it is open. */
function standing(layout: Layout, phases: Phases, view: View, time: number): Mark[] {
  const { slow } = layout;
  const by = layout.rowTop(slow + 1) - layout.restingTop(slow + 1);
  const parts = by === 0 || layout.below ? [layout] : [layout, loweredLayout(layout, by, view)];
  return parts.flatMap(({ scores, weights }, part) => {
    const here = (row: number) => {
      if (layout.below) return true;
      return row !== slow && (parts.length === 1 || row > slow === (part === 1));
    };
    return [
      ...rowMarks(scores, (row) => (here(row) ? comingRow(scores, 1) : nowhere)),
      ...rowMarks(weights, (row) => {
        if (!here(row)) return nowhere;
        if (row === slow) return (column) => overviewLook(layout, phases, column, time);
        const opacity = sweepOpacity(row, slow, weights.rows, phases.sweep, time);
        return ringedRow(weights, view, row, opacity);
      }),
    ];
  });
}

const loweredLayout = ({ scores, weights }: Layout, by: number, view: View) => ({
  scores: lowered(scores, by, view),
  weights: lowered(weights, by, view),
});

/** The slow row below is also in the overview, where its cells appear with those below. */
function overviewLook(
  { weights, slow }: Layout,
  phases: Phases,
  column: number,
  time: number,
): Look {
  if (weights.masked(slow, column)) return { bare: true };
  const seen = Array.from({ length: weights.columns }, (_, c) => c).filter(
    (c) => !weights.masked(slow, c),
  );
  const span = dropSpan(phases.drops, seen.indexOf(column), seen.length);
  return time >= endOf(span) ? {} : { state: "to-come" };
}

function narrate(
  step: Step,
  view: View,
  layout: Layout,
  phases: Phases,
  row: OpenRow,
  time: number,
): Part[] {
  const say = words[view.language];
  const own = softmaxWords[view.language];
  const { scores, weights, slow } = layout;
  const name = rowName(weights.rowLabels, slow, view.language);
  const seen = row.columns.filter((column) => !column.masked);
  const first = seen[0];
  if (!first) return say.nothingInReach(name);
  const undefinedShares = seen.some((column) => Number.isNaN(column.share));
  if (undefinedShares && time >= phases.collect.start)
    return row.sum === 0 ? own.underflows(name) : say.overflows(name);
  const { column: pinned } = followed(step, view, weights.grid);
  const told = () => narrateShare(view, layout, row, pinned);
  if (time >= phases.close.start && time < phases.duration) {
    const sums = narrateSums(view, weights);
    // The weight that the reader asked for is told of to the end.
    return pinned === undefined
      ? sums
      : [...told(), ...sentence`${view.language === "en" ? " " : ""}`, ...sums];
  }
  if (time >= phases.drops.start) return told();
  if (time >= phases.collect.start)
    return own.allShares(view.digits ? format(row.sum, 3) : undefined);
  if (time >= phases.bars.start) {
    if (step.node.op === "divide_by_sum") return own.lengths;
    return view.digits ? own.exponentials(step.node.op === "softmax") : own.positive;
  }
  if (time >= phases.minusMax.start && step.node.op === "softmax") {
    const most = seen.reduce((a, b) => (b.score > a.score ? b : a), first);
    if (!view.digits) return own.minusLargest;
    return own.minusMaximum(number(scores.grid.cell(slow, most.index), most.score, scores.scale));
  }
  return own.reach(name, seen.length, seen.length === row.columns.length);
}

/** The pinned weight of the open row, otherwise the largest. */
function narrateShare(
  { language }: View,
  { weights, slow }: Layout,
  { columns }: OpenRow,
  pinned: number | undefined,
): Part[] {
  const largest = (a: OpenColumn, b: OpenColumn) => (!b.masked && b.share > a.share ? b : a);
  const told = columns.find(({ index }) => index === pinned) ?? columns.reduce(largest);
  const name = rowName(weights.rowLabels, slow, language);
  const label = weights.columnLabels.texts[told.index] ?? "";
  const own = told.index === slow && label === weights.rowLabels.texts[slow];
  const of = own ? undefined : token(label);
  if (told.masked && told.share === 0) return softmaxWords[language].hidden(name, of);
  const share = number(weights.grid.cell(slow, told.index), told.share, weights.scale);
  return words[language].share(name, share, of);
}

function narrateSums({ language }: View, weights: Placed): Part[] {
  const own = softmaxWords[language];
  const other = rowOtherThanOne(weights.grid);
  if (!other) return own.everyRowIsOne;
  const every = weights.grid.lattice?.every.rows ?? 1;
  const name = rowName(weights.rowLabels, Math.floor(other.row / every), language);
  return own.notEveryRow(name, format(other.sum, 3));
}

/** The numbers of the open row. Its maximum, its sum and its weights are nodes of the graph. */
function openRowOf(step: Step, layout: Layout): OpenRow {
  const { scores, weights, slow } = layout;
  const columns = Array.from({ length: weights.columns }, (_, index) => ({
    index,
    score: scores.grid.value(slow, index),
    share: weights.grid.value(slow, index),
    masked: weights.masked(slow, index),
  }));
  const { op, shape } = step.node;
  const [maximum, sum] = op === "softmax" ? step.inputs.slice(1) : [undefined, step.inputs[1]];
  const flatRow = Math.floor(weights.grid.cell(slow, 0).index / (shape.at(-1) ?? 1));
  const max = maximum ? valueAt(maximum, flatRow) : 0;
  const bars = columns.map(({ masked, score }) =>
    masked ? 0 : op === "divide_by_sum" ? score : Math.exp(score - max),
  );
  const added = sum ? valueAt(sum, flatRow) : bars.reduce((a, b) => a + b, 0);
  return { columns, max, bars, sum: added, op };
}

function draw(step: Step, view: View, time: number): Drawing {
  const phases = phasesOf(step);
  const source = inputOf(step, 0);
  const scores = matrixAt(step, source, view, `scores/${source.id}`);
  const weights = matrixAt(step, step.node, view);
  const opened = open(progress(time, phases.open)) - open(progress(time, phases.close));
  const layout = layoutOf(scores, weights, view, opened, slowRow(step, view, scores, weights));
  const row = openRowOf(step, layout);
  const own = softmaxWords[view.language];
  const { slow } = layout;
  const lattice = {
    rows: layout.scores.rows,
    columns: layout.scores.columns,
    masked: layout.scores.masked,
    left: (c: number) =>
      layout.scores.x + c * (layout.scores.cellWidth + layout.scores.gap) - layout.scores.gap / 2,
    top: layout.edgeTop,
  };
  const { below } = layout;
  const head = {
    row: slow,
    rowMiddle: (r: number) =>
      layout.rowTop(r) + (r === slow ? layout.labelMiddle : layout.rowHeight(r) / 2),
  };
  const marks = [
    ...layout.backdrop,
    ...headMarks(layout.scores, {
      ...head,
      labelWidth: layout.labelWidth,
      room: layout.weights.x - layout.scores.x - 12,
      ...(below ? { columnLabels: false, onlyRow: slow } : {}),
    }),
    ...headMarks(layout.weights, {
      ...head,
      rowLabels: false,
      room: view.width - layout.weights.x,
      ...(below ? { columnLabels: false } : {}),
    }),
    ...[layout.scores, layout.weights].map((m) => matrixMark(m, view.language)),
    ...(layout.badges && !below
      ? [
          text("badge/name", layout.badgeX + 46, layout.weights.y - 16, own.rowSum, {
            anchor: "end",
            size: 12,
            ink: "ink3",
            figure: true,
          }),
        ]
      : []),
    ...standing(layout, phases, view, time),
    ...badges(layout, phases, time),
    ...openRowMarks({ layout, phases, row, view, time, opened }),
    ...edgeMarks("scores", lattice, layout.scores.rows),
    ...layout.pointers,
  ];
  return { marks, narration: narrate(step, view, layout, phases, row, time) };
}

export const softmax: Scene = { plan, draw, lens: false };
