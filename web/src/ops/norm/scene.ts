/**
 * layer_norm, rms_norm, batch_norm: a row (for batch norm a column) as dots on a line, its mean as a
 * stroke and its deviation as a band. The dots shift until the mean is 0 and spread until the
 * deviation is 1; those of rms_norm only spread, until their root mean square is 1. Then come gain and
 * bias, then the other rows.
 */
import type { Placed } from "../../scene/placed.js";
import type { Part } from "../../types/frame.js";
import { inputOf, phoneWidth } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Scenes, Step, View } from "../../types/scene.js";
import { format } from "../../draw/format.js";
import { rowName } from "../../scene/labels.js";
import { number, strong } from "../../draw/marks.js";
import { type NormTiming, type DotDistribution, dotStripMarks } from "./dot_strip.js";
import { type Grid, gridOf, parametersOf, valueAt } from "../../scene/grid.js";
import { endOf, progress, sequence } from "../../draw/motion.js";
import { comingMarks, pairHeads, placePair, standing, whole } from "../../scene/pair.js";
import { sweepOpacity, teachingCell } from "../../scene/stagecraft.js";
import { words } from "../../scene/words.js";
import { still } from "../../scene/still.js";
import { normWords } from "./words.js";
import { valuesOf } from "../../scene/values.js";

/** The inputs of a norm, by kind. */
interface NormNodes {
  readonly mean: string | undefined;
  readonly variance: string | undefined;
  readonly rms: string | undefined;
  readonly gain: string | undefined;
  readonly bias: string | undefined;
}

function madeFrom(step: Step): NormNodes {
  const ids = step.node.inputs;
  if (step.node.op === "rms_norm")
    return { mean: undefined, variance: undefined, rms: ids[1], gain: ids[2], bias: undefined };
  return { mean: ids[1], variance: ids[2], rms: undefined, gain: ids[3], bias: ids[4] };
}

/** Whether gain and bias have an effect: 1 and 0 have none. */
function hasAffine(step: Step): boolean {
  const { gain, bias } = madeFrom(step);
  const differs = (id: string | undefined, from: number) => {
    const values = id === undefined ? undefined : valuesOf(step.find(id));
    return values !== undefined && Array.from(values).some((value) => value !== from);
  };
  return differs(gain, 1) || differs(bias, 0);
}

function timingOf(step: Step): NormTiming {
  const centred = step.node.op !== "rms_norm";
  const lengths = [
    300,
    400,
    centred ? 480 : 0,
    480,
    hasAffine(step) ? 480 : 0,
    280,
    600,
    300,
  ] as const;
  const [dots, measure, slide, stretch, gain, landing, sweep, hold] = sequence(lengths);
  return { dots, measure, slide, stretch, gain, landing, sweep, duration: endOf(hold) };
}

function plan(step: Step): Plan {
  const t = timingOf(step);
  const stops = [t.measure, t.slide, t.stretch, t.gain, t.landing].map(endOf);
  return {
    duration: t.duration,
    stops: stops.filter((stop, i) => stop > (stops[i - 1] ?? 0)),
    sweep: t.sweep,
  };
}

const mostDots = 64;

const rowCells = (grid: Grid, [row]: readonly [number, number]): number[] =>
  Array.from(
    { length: Math.min(grid.columns, mostDots) },
    (_, column) => grid.cell(row, column).index,
  );

/** One feature of every token of every sentence, except padding. */
function columnCells(grid: Grid, [, column]: readonly [number, number], step: Step): number[] {
  const rows = (valuesOf(grid.node)?.length ?? 0) / grid.columns;
  const { lengths } = parametersOf(step.node);
  const real = (row: number) =>
    !Array.isArray(lengths) || row % grid.rows < Number(lengths[Math.floor(row / grid.rows)]);
  return Array.from({ length: rows }, (_, row) => row)
    .filter(real)
    .slice(0, mostDots)
    .map((row) => row * grid.columns + column);
}

/** The cells that are normalised together, and their statistics as computed by the core. */
export function stripOf(
  step: Step,
  grids: { source: Grid; result: Grid },
  at: readonly [number, number],
): DotDistribution {
  const { source, result } = grids;
  const made = madeFrom(step);
  const dots = step.node.op === "batch_norm" ? columnCells(source, at, step) : rowCells(source, at);
  const statistic = (id: string | undefined): number | undefined => {
    const node = id === undefined ? undefined : step.find(id);
    if (!node) return undefined;
    const place = gridOf(node, source.selection);
    return valueAt(
      node,
      place.cell(Math.min(at[0], place.rows - 1), Math.min(at[1], place.columns - 1)).index,
    );
  };
  const { epsilon } = parametersOf(step.node);
  const variance = statistic(made.variance);
  const deviation =
    statistic(made.rms) ?? Math.sqrt((variance ?? 0) + (typeof epsilon === "number" ? epsilon : 0));
  return {
    dots: dots.map((index) => ({
      source: { node: source.node.id, index },
      result: { node: result.node.id, index },
      before: valueAt(source.node, index),
      after: valueAt(result.node, index),
    })),
    mean: statistic(made.mean) ?? 0,
    deviation,
    centred: made.mean !== undefined,
  };
}

function narrate(
  view: View,
  timing: NormTiming,
  time: number,
  told: { name: Part; strip: DotDistribution; first: Part | undefined },
): Part[] {
  const own = normWords[view.language];
  const { name, strip, first } = told;
  if (time >= timing.sweep.start && time < endOf(timing.sweep)) return own.others;
  if (time >= timing.gain.start && timing.gain.length > 0)
    return strip.centred ? own.gain : own.gainAlone;
  const deviation = format(strip.deviation, 3);
  if (time >= timing.stretch.start)
    return strip.centred
      ? own.deviation(name, deviation, first)
      : own.byRoot(name, deviation, first);
  return strip.centred ? own.mean(name, format(strip.mean, 3)) : own.root(name, deviation);
}

function draw(step: Step, view: View, time: number): Drawing {
  const timing = timingOf(step);
  const phone = view.width < phoneWidth;
  const stripHeight = phone ? 142 : Math.min(160, Math.max(132, view.height * 0.3));
  const upper = { ...whole(view), height: view.height - stripHeight };
  const pair = placePair(step, view, [inputOf(step, 0)], upper);
  const source = pair.inputs[0] as Placed;
  const { result } = pair;
  const byColumn = step.node.op === "batch_norm";
  const wanted = teachingCell(step, view, result.grid, 0);
  const at = [
    Math.min(wanted[0], result.rows - 1),
    Math.min(wanted[1], result.columns - 1),
  ] as const;
  const strip = stripOf(step, { source: source.grid, result: result.grid }, at);
  const landed = progress(time, timing.landing);
  const column = result.columnLabels.texts[at[1]] ?? "";
  const name = byColumn
    ? words[view.language].column(column)
    : (result.rowLabels.texts[at[0]] ?? "");
  const [dot] = strip.dots;
  const first =
    dot && timing.gain.length === 0 ? number(dot.result, dot.after, result.scale) : undefined;
  const rect = { x: 0, y: upper.height, width: view.width, height: stripHeight };
  const marks = [
    ...pairHeads(pair, view, byColumn ? { column: at[1] } : { row: at[0] }),
    ...standing(source),
    ...comingMarks(result, view, (r, c) => {
      const [line, slow, lines] = byColumn ? [c, at[1], result.columns] : [r, at[0], result.rows];
      return line === slow ? landed : sweepOpacity(line, slow, lines, timing.sweep, time);
    }),
    ...dotStripMarks({ strip, timing, rect, name, view, scale: result.scale }, time),
  ];
  const told = {
    name: byColumn ? strong(name) : rowName(result.rowLabels, at[0], view.language),
    strip,
    first,
  };
  return { marks, narration: narrate(view, timing, time, told) };
}

export const norm: Scene = { plan, draw };

/** The scenes of norms also show the statistics. */
export const normScenes: Scenes = {
  layer_norm: norm,
  rms_norm: norm,
  batch_norm: norm,
  mean: still,
  variance: still,
  root_mean_square: still,
};
