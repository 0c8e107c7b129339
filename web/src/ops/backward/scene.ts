/**
 * A gradient is handed on from the result of a step to one of its inputs: the picture of the step itself,
 * played from right to left, with the gradient below each value.
 */
import { decimalsOf } from "../../draw/format.js";
import { line, number, strong, text } from "../../draw/marks.js";
import { keyOf } from "../../expression/expression.js";
import { progress } from "../../draw/motion.js";
import { comingRow, rowMarks } from "../../scene/cells.js";
import { type Grid, gridOf } from "../../scene/grid.js";
import { headMarks } from "../../scene/head.js";
import { rowName } from "../../scene/labels.js";
import { matrixAt } from "../../scene/matrix.js";
import { type Look, type Placed, type RowLook, matrixMark } from "../../scene/placed.js";
import { placeResult } from "../../scene/rows.js";
import { followed, pinnedLook, sweepOpacity } from "../../scene/stagecraft.js";
import { hasValues } from "../../scene/values.js";
import { OPENED_HEIGHT, isOpened, openedRow, wayOf } from "./opened_row.js";
import { backwardId, giverOf } from "./passes.js";
import type { Mark, Part } from "../../types/frame.js";
import type { Cell, Experiment, GraphNode } from "../../types/graph.js";
import type { Drawing, Plan, Scene, Step, View } from "../../types/scene.js";
import { type Pair, type Storeys, placeStoreys, storeyHead } from "./storeys.js";
import { TAUGHT_HEIGHT, isTaught, taughtMarks } from "./taught.js";
import { backwardWords, rules } from "./words.js";

const asks = { start: 0, length: 900 };
const lands = { start: 1700, length: 280 };
const sweep = { start: 2100, length: 600 };

/** Lower cells have no brackets, which would hide them. */
const LEGIBLE = 12;

const plan = (): Plan => ({ duration: 3100, stops: [800, 2000], sweep });

/** At most two inputs fit beside the result; the one whose gradient is computed is always among them. */
function shownInputs(step: Step, result: GraphNode): readonly GraphNode[] {
  const all = result.inputs.flatMap((id) => step.find(id) ?? []);
  const shown = all.filter(
    (node) =>
      node.shape.length > 0 && hasValues(node) && !node.intermediate && node.role !== "mask",
  );
  const two = shown.slice(0, 2);
  const of = all.find(({ id }) => id === step.node.of);
  return !of || two.includes(of) ? two : [...two.slice(0, 1), of];
}

/** The inputs and the result of the step of the forward pass, each with its gradient. */
function pairsOf(step: Step, result: GraphNode): readonly Pair[] {
  return [...shownInputs(step, result), result].map((node) => ({
    node,
    gradient: node.id === step.node.of ? step.node : step.find(backwardId(node.id)),
  }));
}

/**
 * The cell at work. A row of zeros, such as that of the last word, which predicts nothing, shows little: the
 * nearest one before it that has a gradient takes its place. No row of a parameter belongs to a word, so there it
 * is the largest number. What the reader chose comes first.
 */
function atWork(step: Step, view: View, grid: Grid): readonly [number, number] {
  const { row, column } = followed(step, view, grid);
  const chosen = Math.min(row, grid.rows - 1);
  if (column !== undefined) return [chosen, Math.min(column, grid.columns - 1)];
  const largestIn = (at: number) =>
    Array.from({ length: grid.columns }, (_, i) => Math.abs(grid.value(at, i))).reduce(
      (best, size, i, sizes) => (size > (sizes[best] ?? 0) ? i : best),
      0,
    );
  const sizeOf = (at: number) => Math.abs(grid.value(at, largestIn(at)));
  const rows = Array.from({ length: grid.rows }, (_, at) => at);
  if (step.node.op === "outer_products") {
    const best = rows.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
    return [best, largestIn(best)];
  }
  const found = rows.findLast((at) => at <= chosen && sizeOf(at) > 0) ?? chosen;
  return [found, grid.value(found, 0) === 0 ? largestIn(found) : 0];
}

interface Moment {
  readonly step: Step;
  readonly view: View;
  readonly time: number;
  readonly slow: readonly [number, number];
  /** The cells that the number at work is computed from, while it is. */
  readonly sources: ReadonlySet<string>;
  /** Whether a gradient has been computed before this step. */
  readonly isKnown: (gradient: Placed) => boolean;
}

/** The cell at work: first a dashed place, then its number. */
function slowLook({ time }: Moment): Look {
  if (time < lands.start) return time < asks.length ? { state: "to-come" } : { state: "landing" };
  return { opacity: Math.max(0.01, progress(time, lands)) };
}

/** The rows of the gradient that is computed. */
const wantedRow =
  (moment: Moment, m: Placed) =>
  (row: number): RowLook => {
    const { slow, time, view } = moment;
    const [slowRow, slowColumn] = slow;
    const share = sweepOpacity(row, slowRow, m.rows, sweep, time);
    if (row !== slowRow && share < 1)
      return comingRow(m, row < slowRow ? progress(time, sweep) : share);
    const others = row === slowRow ? progress(time, sweep) : 1;
    return (column) => {
      if (row === slowRow && column === slowColumn && time < sweep.start) return slowLook(moment);
      if (others < 1 && column !== slowColumn)
        return m.masked(row, column)
          ? { bare: true }
          : others > 0
            ? { opacity: others }
            : { state: "to-come" };
      return pinnedLook(m, view, row, column) ?? {};
    };
  };

/** What stands already; while one number is worked out, those it is computed from have brackets. */
const knownRow =
  ({ sources, view }: Moment, m: Placed) =>
  (row: number): RowLook =>
  (column) => {
    const isSource = sources.has(keyOf(m.grid.cell(row, column)));
    if (isSource && m.cellHeight >= LEGIBLE && !m.masked(row, column)) return { state: "source" };
    return pinnedLook(m, view, row, column) ?? {};
  };

function storeyMarks(moment: Moment, { value, gradient }: Storeys): Mark[] {
  const { step } = moment;
  if (!gradient) return rowMarks(value, knownRow(moment, value));
  const below =
    gradient.grid.node === step.node
      ? rowMarks(gradient, wantedRow(moment, gradient))
      : rowMarks(
          gradient,
          moment.isKnown(gradient) ? knownRow(moment, gradient) : () => comingRow(gradient, 0),
        );
  return [...rowMarks(value, knownRow(moment, value)), ...below];
}

/** From the result to the inputs, which stand to its left, or on a phone above it. */
function arrow({ x, y }: { readonly x: number; readonly y: number }, isAbove: boolean): Mark[] {
  const look = { ink: "gradient", thickness: 1.5 } as const;
  const ends = isAbove
    ? ([
        [x, y + 8],
        [x, y - 16],
      ] as const)
    : ([
        [x + 18, y],
        [x - 16, y],
      ] as const);
  const [, [toX, toY]] = ends;
  const barbs = isAbove
    ? ([
        [toX - 4, toY + 5],
        [toX, toY],
        [toX + 4, toY + 5],
      ] as const)
    : ([
        [toX + 5, toY - 4],
        [toX, toY],
        [toX + 5, toY + 4],
      ] as const);
  return [
    line("back/line", ends, look),
    line("back/head", barbs, look),
    ...(isAbove
      ? []
      : [
          text("back/sign", x + 1, y - 12, "∂", {
            anchor: "middle",
            ink: "gradient",
            weight: 600,
            size: 13,
          }),
        ]),
  ];
}

function gradientPart({ grid }: Placed, row: number, column: number): Part {
  const value = grid.value(row, column);
  return number(grid.cell(row, column), value, "gradient", decimalsOf(value));
}

function narrate(moment: Moment, result: GraphNode, wanted: Placed): Part[] {
  const { step, view, time, slow } = moment;
  const say = backwardWords[view.language];
  const input = strong(step.find(step.node.of ?? "")?.title[view.language] ?? "");
  if (time < asks.length) return say.known(strong(result.title[view.language]), input);
  const [row, column] = slow;
  const shown = gradientPart(wanted, row, column);
  const name = rowName(wanted.rowLabels, row, view.language);
  const rule = rules[result.op]?.[view.language];
  return rule === undefined || time < sweep.start
    ? say.computed(input, name, shown)
    : say.ruled(rule, name, shown);
}

function drawHandedOn(
  step: Step,
  result: GraphNode,
  view: View,
  time: number,
  sourcesOf: Sources,
): Drawing {
  const rect = { x: 0, y: 0, width: view.width, height: view.height };
  const pairs = pairsOf(step, result);
  const way = wayOf(step, view);
  const above = { ...rect, height: rect.height - OPENED_HEIGHT };
  const opened = way && placeStoreys(pairs, step, view, above);
  const isRowOpened = opened !== undefined && isOpened(opened, view);
  const taught = isTaught(step, view);
  const room = taught ? { ...rect, height: rect.height - TAUGHT_HEIGHT } : rect;
  const layout = isRowOpened ? opened : placeStoreys(pairs, step, view, room);
  const { all, heads, joints } = layout;
  const wanted = all.find(({ gradient }) => gradient?.grid.node === step.node)?.gradient;
  if (!wanted) return { marks: [], narration: [] };
  const slow = atWork(step, view, wanted.grid);
  const { graph } = step.experiment;
  const isWorking = time >= asks.length && time < sweep.start;
  const moment: Moment = {
    step,
    view,
    time,
    slow,
    sources: isWorking ? sourceKeys(step, wanted.grid.cell(...slow), sourcesOf) : new Set(),
    isKnown: ({ grid: { node } }) => graph.indexOf(node) < graph.indexOf(step.node),
  };
  const joint = joints[all.length - 2];
  const [first, last] = [all[0], all.at(-1)];
  const isAbove = first !== undefined && last !== undefined && first.value.y < last.value.y;
  return {
    marks: [
      ...all.flatMap((storeys, i) => [
        ...storeyHead(storeys, heads[i] ?? {}),
        matrixMark(storeys.value, view.language),
        ...(storeys.gradient ? [matrixMark(storeys.gradient, view.language)] : []),
        ...storeyMarks(moment, storeys),
      ]),
      ...(joint ? arrow(joint, isAbove) : []),
      ...(way && isRowOpened ? openedRow(layout, way, slow[0], view, time) : []),
      ...(taught ? taughtMarks(step, wanted.grid.cell(...slow).index, view, time) : []),
    ],
    narration: narrate(moment, result, wanted),
  };
}

/** The sum of what several steps hand on, or the 1 that the pass begins with. */
function drawOwn(step: Step, view: View, time: number): Drawing {
  const rect = { x: 0, y: 0, width: view.width, height: view.height };
  const nodes = [...step.inputs.filter(hasValues).slice(0, 3), step.node];
  const matrices = nodes.map((node) => matrixAt(step, node, view));
  const {
    matrices: placed,
    labelWidths,
    labelled,
  } = placeResult(matrices, rect, view, { between: 40 });
  const result = placed.at(-1);
  if (!result) return { marks: [], narration: [] };
  const say = backwardWords[view.language];
  const title = strong(step.find(step.node.of ?? "")?.title[view.language] ?? "");
  const [slow] = atWork(step, view, result.grid);
  const name = rowName(result.rowLabels, slow, view.language);
  const shown = gradientPart(result, slow, 0);
  return {
    marks: placed.flatMap((m, i) => [
      ...headMarks(m, {
        labelWidth: labelWidths[i] ?? 0,
        rowLabels: labelled[i] ?? true,
        row: slow,
      }),
      matrixMark(m, view.language),
      ...rowMarks(m, (at) => {
        if (m !== result) return comingRow(m, 1);
        return comingRow(m, sweepOpacity(at, slow, m.rows, sweep, time + (at === slow ? 1200 : 0)));
      }),
    ]),
    narration:
      step.inputs.length > 0 ? say.sum(title, step.inputs.length, shown, name) : say.first(title),
  };
}

/** The cells that a cell was computed from. */
type Sources = (experiment: Experiment, cell: Cell) => readonly Cell[];

/** Keys of the cells on the stage; those of steps on the way are replaced by what these were computed from. */
function sourceKeys({ experiment, find }: Step, cell: Cell, sourcesOf: Sources): Set<string> {
  const found = new Set<string>();
  const visit = (at: Cell): void => {
    for (const source of sourcesOf(experiment, at)) {
      if (found.has(keyOf(source))) continue;
      found.add(keyOf(source));
      if (find(source.node)?.role === "gradient_step") visit(source);
    }
  };
  visit(cell);
  return found;
}

function draw(step: Step, view: View, time: number, sourcesOf: Sources): Drawing {
  const giver = giverOf(step.node, step.find);
  const result = giver === undefined ? undefined : step.find(giver);
  return result && step.node.op !== "accumulate"
    ? drawHandedOn(step, result, view, time, sourcesOf)
    : drawOwn(step, view, time);
}

/** With the cells that a cell was computed from, which the registry of explanations knows. */
export const backwardScene = (sourcesOf: Sources): Scene => ({
  plan,
  draw: (step, view, time) => draw(step, view, time, sourcesOf),
  row: (step, view) => atWork(step, view, gridOf(step.node, view))[0],
});
