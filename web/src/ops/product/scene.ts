/**
 * linear, matmul, matmul_transposed: the dot product of a row on the left and a column on the right
 * is the cell where they cross. One cell term by term, the rest of its row, then all rows in one sweep.
 */
import { type Placed, boxOf, heightOf, matrixMark, widthOf } from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import type { Drawing, Plan, Scene, Step, View, Scenes } from "../../types/scene.js";
import { benchMarks } from "./bench.js";
import type { Bench } from "./receipt.js";
import { type Cross, isStacked, placeCross } from "./cross.js";
import { type Grid, positionOf } from "../../scene/grid.js";
import { headMarks } from "../../scene/head.js";
import { text } from "../../draw/marks.js";
import { comingRow, rowMarks } from "../../scene/cells.js";
import { endOf, land, mix, progress } from "../../draw/motion.js";
import { narrate, phaseAt } from "./narration.js";
import {
  arriving,
  arrivingRow,
  bandMark,
  earlierOpacity,
  pinnedLook,
  sweepOpacity,
  teachingCell,
  teachingRow,
} from "../../scene/stagecraft.js";
import { type ProductTiming, fitsOnePage, operandsOf, termsOf, timingOf } from "./terms.js";
import { vectorProduct } from "./vector.js";
import { productWords } from "./words.js";

/** The column shown slowly: in a table of pairs the second, so that two different tokens are involved. */
const teachingColumn = (grid: Grid): number => (grid.columnAxis === "key" ? 1 : 0);

/** The time for the terms of the slow cell, which does not depend on the pinned cell. */
function termsLength(step: Step): number {
  const operands = operandsOf(step, { batch: 0, head: 0 });
  const { result } = operands;
  const column = Math.min(teachingColumn(result), result.columns - 1);
  const terms = termsOf(step, operands, teachingRow(step, result), column);
  return Math.min(320 * Math.max(1, terms.length), 1600);
}

function plan(step: Step): Plan {
  if (!fitsOnePage(step)) return vectorProduct.plan(step);
  const { result } = operandsOf(step, { batch: 0, head: 0 });
  const t = timingOf(1, termsLength(step), result.columns);
  const stops = [t.bands, ...t.terms, t.sum, t.landing, t.row]
    .map(endOf)
    .filter((stop, i, all) => stop > (all[i - 1] ?? 0));
  return { duration: t.duration, stops, sweep: t.sweep };
}

/** The scene at one time. */
interface ProductMoment {
  readonly cross: Cross;
  readonly timing: ProductTiming;
  readonly slow: readonly [number, number];
  readonly view: View;
  readonly time: number;
}

/** How far a cell of the slow row has appeared, 0 to 1. The slow cell itself is handled separately. */
function arrival({ cross, timing, slow, time }: ProductMoment, column: number): number {
  const m = cross.result;
  if (column < slow[1]) return earlierOpacity(column, slow[1], time);
  const order = column - slow[1] - 1;
  const each = timing.row.length / Math.max(1, m.grid.columns - 1 - slow[1]);
  return progress(time, { start: timing.row.start + order * each, length: Math.min(each, 120) });
}

/** The current column while the slow row fills. */
function columnAtWork({ cross, timing, slow, time }: ProductMoment): number {
  const columns = cross.result.grid.columns;
  if (time < timing.row.start || timing.row.length === 0) return slow[1];
  const others = columns - 1 - slow[1];
  const order = Math.min(Math.floor(progress(time, timing.row) * others) + 1, others);
  return Math.min(slow[1] + order, cross.result.columns - 1);
}

function bands(moment: ProductMoment): Mark[] {
  const { cross, timing, slow, time } = moment;
  const { left, right, result } = cross;
  const grown = land(progress(time, timing.bands));
  const opacity = 1 - progress(time, { start: timing.sweep.start, length: 160 });
  if (grown === 0 || opacity === 0) return [];
  const target = boxOf(result, slow[0], columnAtWork(moment));
  const from = boxOf(left, slow[0], 0);
  const above = { ...target, y: right.y };
  const width = mix(widthOf(left), target.x + target.width - from.x, grown);
  const height = mix(heightOf(right), target.y + target.height - above.y, grown);
  return [
    bandMark("band/row", { ...from, width }, 5, opacity),
    bandMark("band/column", { ...above, height }, 5, opacity),
  ];
}

function resultMarks(moment: ProductMoment): Mark[] {
  const { cross, timing, slow, view, time } = moment;
  const m = cross.result;
  return rowMarks(m, (row) => {
    if (row !== slow[0]) return arrivingRow(sweepOpacity(row, slow[0], m.rows, timing.sweep, time));
    return (column) => {
      if (column !== slow[1]) return arriving(arrival(moment, column));
      if (time < endOf(timing.landing)) return { state: time > 0 ? "landing" : "to-come" };
      return pinnedLook(m, view, row, column) ?? {};
    };
  });
}

function headsAndLabels({ cross, slow, view }: ProductMoment): Mark[] {
  const { left, right, result, bias, bench } = cross;
  const [row, column] = slow;
  // Up to the bench, if it is beside them, since narrow matrices may have long names.
  const beside = bench.width > 0 && bench.x > result.x + widthOf(result);
  const end = beside ? bench.x - 16 : view.width;
  const out = [
    ...headMarks(left, {
      columnLabels: left.columnLabels.tokens,
      row,
      labelWidth: cross.labelWidth,
      room: result.x - left.x - 10,
    }),
    ...headMarks(right, { column, labelWidth: cross.rightLabelWidth, room: end - right.x }),
    ...headMarks(result, { columnLabels: false, rowLabels: false, room: end - result.x }),
    ...[left, right, result].map((m) => matrixMark(m, view.language)),
  ];
  if (!bias) return out;
  const name = productWords[view.language].bias;
  const middle = bias.y + bias.cellHeight / 2;
  // Its name takes precedence over that of the row above it.
  const isFree = ({ key, y, height }: Mark) =>
    !key.startsWith(`${right.key}/row/`) || Math.abs(y + height / 2 - middle) >= 14;
  const label = text("bias/name", bias.x - 10, middle, name, { anchor: "end", ink: "ink3" });
  return [...out.filter(isFree), label];
}

/** Operands do not move; only copies of their cells do. */
const standing = (m: Placed | undefined): Mark[] => (m ? rowMarks(m, () => comingRow(m, 1)) : []);

function draw(step: Step, view: View, time: number): Drawing {
  if (!fitsOnePage(step)) return vectorProduct.draw(step, view, time);
  const operands = operandsOf(step, view);
  const cross = placeCross(step, view, operands);
  const { left, right, result, bias } = cross;
  const slow = teachingCell(step, view, result.grid, teachingColumn(result.grid));
  // Even if rows or columns are thinned out, the sum has all of its terms.
  const whole = positionOf(operands.result, result.grid.cell(...slow)) ?? slow;
  const terms = termsOf(step, operands, ...whole);
  const timing = timingOf(terms.length, termsLength(step), operands.result.columns);
  const moment: ProductMoment = { cross, timing, slow, view, time };
  const bench: Bench = {
    rect: cross.bench,
    title: `${result.rowLabels.texts[slow[0]] ?? ""} · ${result.columnLabels.texts[slow[1]] ?? ""}`,
    operands: cross,
    terms,
    slow,
    narrow: isStacked(view),
    language: view.language,
  };
  const marks = [
    ...bands(moment),
    ...headsAndLabels(moment),
    ...[left, right, bias].flatMap(standing),
    ...resultMarks(moment),
    ...(view.digits ? benchMarks(bench, timing, time) : []),
  ];
  const told = { operands, cross, slow, terms };
  return { marks, narration: narrate(step, view, told, phaseAt(timing, time)) };
}

export const product: Scene = { plan, draw, thinned: true };

export const productScenes: Scenes = {
  linear: product,
  matmul: product,
  matmul_transposed: product,
};
