/**
 * Ops whose number takes several lines to compute: the operands are above, the lines of the slow cell
 * are written below, its number moves to its place; then come the rest of its row and all other rows.
 */
import { type Placed, areaOf, boxOf, matrixMark } from "../placed.js";
import type { Mark, Part } from "../../types/frame.js";
import { phoneWidth } from "../step.js";
import type { Drawing, Scene, Span, Step, View } from "../../types/scene.js";
import { cellMarks } from "../cells.js";
import type { Grid } from "../grid.js";
import { headMarks } from "../head.js";
import { matrixOf } from "../matrix.js";
import { memo } from "../../draw/memo.js";
import { endOf, progress, sequence } from "../../draw/motion.js";
import { standing, whole } from "../pair.js";
import { type RowLayout, placeResult, placeRow } from "../rows.js";
import { bandMark, earlierOpacity, pinnedLook, sweepOpacity } from "../stagecraft.js";
import { type Working, type WorkingTiming, linesHeight, workingMarks } from "./working.js";

/** How one op works out a cell. */
export interface Recipe {
  readonly inputs: readonly Grid[];
  readonly result: Grid;
  readonly at: readonly [number, number];
  /** The rows of the inputs that are used, one for each input; undefined if all of it is used. */
  readonly rows: readonly (number | undefined)[];
  /** Short names of inputs as in the formula, if their titles are long; the depth *story* has the titles. */
  readonly names?: readonly (string | undefined)[];
  readonly working: Working;
  /** Narration for each line, and for when the number has reached its place. */
  readonly told: readonly Part[][];
  readonly rest: Part[];
}

export type RecipeOf = (step: Step, view: View) => Recipe;

interface WorkedTiming extends WorkingTiming {
  readonly bands: Span;
  readonly row: Span;
  readonly sweep: Span;
  readonly duration: number;
}

const perLine = { tiles: 360, most: 1600 };

/** Tiles of a line appear together, the numbers computed from them one after the other. */
function lineLengths({ groups, closing }: Working): number[] {
  const lines = groups.flat().map((line) => {
    const written = line.kind === "tiles" ? perLine.tiles : 320 * line.entries.length;
    return Math.min(written, perLine.most) + (line.aside ? 320 : 0);
  });
  return closing.length > 0 ? [...lines, 720] : lines;
}

function timingOf({ working, result }: Recipe): WorkedTiming {
  const lengths = lineLengths(working);
  const others = Math.min(120 * (result.columns - 1), 1440);
  const rows = result.rows > 1 ? 600 : 0;
  const spans = sequence([200, ...lengths, 280, others, rows, 500]);
  const at = (i: number) => spans[i] as Span;
  const n = lengths.length;
  return {
    bands: at(0),
    lines: spans.slice(1, n + 1),
    landing: at(n + 1),
    row: at(n + 2),
    sweep: at(n + 3),
    duration: endOf(at(n + 4)),
  };
}

/** A view for planning: times do not depend on the view. */
const anyone: View = { width: 1000, height: 480, language: "en", batch: 0, head: 0, digits: true };

interface OperandLayout {
  readonly row: RowLayout;
  readonly inputs: readonly Placed[];
  readonly result: Placed;
  readonly phone: boolean;
}

/** The matrices above the lines; on a phone a small overview, of the result alone if there are many. */
function operandLayoutOf(step: Step, view: View, recipe: Recipe): OperandLayout {
  const phone = view.width < phoneWidth;
  const inputs = phone && recipe.inputs.length > 2 ? [] : recipe.inputs;
  const matrices = [
    ...inputs.map((grid, i) => {
      const m = matrixOf(step, grid, view.language, `in/${i}/${grid.node.id}`);
      return { ...m, title: (view.digits && recipe.names?.[i]) || m.title };
    }),
    matrixOf(step, recipe.result, view.language),
  ];
  const height = view.height - linesHeight(recipe.working, view) - 12;
  const rect = { ...whole(view), height };
  const row = phone
    ? placeRow(matrices, rect, view, { between: 14, labels: false })
    : placeResult(matrices, rect, view, { between: matrices.length > 4 ? 28 : 44 });
  return {
    row,
    inputs: row.matrices.slice(0, -1),
    result: row.matrices[row.matrices.length - 1] as Placed,
    phone,
  };
}

function bands(
  { inputs }: OperandLayout,
  recipe: Recipe,
  timing: WorkedTiming,
  time: number,
): Mark[] {
  const opacity =
    progress(time, timing.bands) * (1 - progress(time, { start: timing.row.start, length: 160 }));
  if (opacity === 0) return [];
  return inputs.flatMap((m, i) => {
    const row = recipe.rows[i];
    if (row === undefined || row >= m.rows) return [];
    const box = { ...areaOf(m), y: boxOf(m, row, 0).y, height: m.cellHeight };
    return [bandMark(`band/${i}`, box, 4, opacity)];
  });
}

function resultMarks(
  operands: OperandLayout,
  recipe: Recipe,
  timing: WorkedTiming,
  view: View,
  time: number,
) {
  const { result: m } = operands;
  const [row, column] = recipe.at;
  const each = timing.row.length / Math.max(1, recipe.result.columns - 1 - column);
  return cellMarks(m, (r, c) => {
    if (r === row && c === column) {
      if (time < endOf(timing.landing)) return { state: time > 0 ? "landing" : "to-come" };
      return pinnedLook(m, view, r, c) ?? {};
    }
    const inRow = {
      start: timing.row.start + (c - column - 1) * each,
      length: Math.min(each, 120),
    };
    const share =
      r !== row
        ? sweepOpacity(r, row, m.rows, timing.sweep, time)
        : c < column
          ? earlierOpacity(c, column, time)
          : progress(time, inRow);
    if (share === 0) return { state: "to-come" };
    return { opacity: share, ...(share === 1 ? pinnedLook(m, view, r, c) : {}) };
  });
}

function headsAndNames({ row, phone }: OperandLayout, recipe: Recipe, view: View): Mark[] {
  const strong = row.matrices.length > 1 ? [...recipe.rows, recipe.at[0]] : [recipe.at[0]];
  return row.matrices.flatMap((m, i) => [
    ...headMarks(m, {
      labelWidth: row.labelWidths[i] ?? 0,
      rowLabels: row.labelled[i] ?? true,
      columnLabels: !phone,
      // A name may extend over the labels of the next matrix.
      room: (row.matrices[i + 1]?.x ?? view.width + 8) - m.x - 8,
      row: strong[i],
      ...(i + 1 === row.matrices.length ? { column: recipe.at[1] } : {}),
    }),
    matrixMark(m, view.language),
  ]);
}

function told(recipe: Recipe, timing: WorkedTiming, time: number): Part[] {
  if (time >= timing.row.start && time < endOf(timing.sweep)) return recipe.rest;
  const line = timing.lines.findLastIndex((span) => time >= span.start);
  return recipe.told[Math.min(Math.max(0, line), recipe.told.length - 1)] ?? recipe.rest;
}

/** Caches a recipe: it is the same in every frame of a step, and slow for long rows. */
function kept(recipeOf: RecipeOf): RecipeOf {
  const recipes = memo(
    (_: Step["node"], step: Step, view: View) => recipeOf(step, view),
    (_, _step, { language, batch, head, pinned }) =>
      [language, batch, head, pinned?.node, pinned?.index].join(" "),
    4,
  );
  return (step, view) => recipes(step.node, step, view);
}

export function worked(made: RecipeOf): Scene {
  const recipeOf = kept(made);
  return {
    row: (step, view) => recipeOf(step, view).at[0],
    plan: (step) => {
      const timing = timingOf(recipeOf(step, anyone));
      const stops = [...timing.lines, timing.landing, timing.row].map(endOf);
      return {
        duration: timing.duration,
        stops: stops.filter((stop, i) => stop > (stops[i - 1] ?? 0)),
        sweep: timing.sweep,
      };
    },
    draw: (step, view, time): Drawing => {
      const recipe = recipeOf(step, view);
      const timing = timingOf(recipe);
      const operands = operandLayoutOf(step, view, recipe);
      const below = view.height - linesHeight(recipe.working, view);
      const rect = { x: 0, y: below, width: view.width, height: view.height - below };
      const area = { rect, view, sources: operands.inputs, result: operands.result, at: recipe.at };
      return {
        marks: [
          ...bands(operands, recipe, timing, time),
          ...headsAndNames(operands, recipe, view),
          ...operands.inputs.flatMap(standing),
          ...resultMarks(operands, recipe, timing, view, time),
          ...workingMarks(recipe.working, area, timing, time),
        ],
        narration: told(recipe, timing, time),
      };
    },
  };
}
