/**
 * scale: the arithmetic of one cell, then every cell at once; below the two matrices, the softmax of
 * one row without and with the scale.
 */
import type { Placed } from "../../../scene/placed.js";
import type { Mark, Part } from "../../../types/frame.js";
import type { GraphNode } from "../../../types/graph.js";
import { inputOf, phoneWidth } from "../../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View, Scenes } from "../../../types/scene.js";
import { cellMarks } from "../../../scene/cells.js";
import { equationHeight, equationMarks } from "../../../scene/worked/equation.js";
import { format } from "../../../draw/format.js";
import { type Grid, gridOf, parametersOf } from "../../../scene/grid.js";
import { isMasked } from "../../../scene/identity.js";
import { rowName } from "../../../scene/labels.js";
import { number } from "../../../draw/marks.js";
import { endOf, land, mix, progress, sequence } from "../../../draw/motion.js";
import { pairHeads, placePair, standing, togetherMarks, whole } from "../../../scene/pair.js";
import { type ChartSide, chartHeight, chartMarks } from "./chart.js";
import { alternativeOf, rowFrom, rowOf, softmaxOf } from "../../../scene/worked/alternatives.js";
import { type Followed, followed, teachingCell } from "../../../scene/stagecraft.js";
import { words } from "../../../scene/words.js";
import { scaleWords } from "./words.js";

const [one, all, pause, chart, read] = sequence([960, 480, 300, 600, 900]);

function plan(step: Step): Plan {
  const charted = comparedOf(step) !== undefined;
  return {
    duration: charted ? endOf(read) : endOf(pause) + 200,
    stops: charted ? [endOf(one), endOf(all), endOf(chart)] : [endOf(one)],
    sweep: all,
  };
}

interface Factor {
  readonly sign: "÷" | "×";
  readonly by: string;
  readonly shrinks: boolean;
}

/** The root of the head's width if scores are divided by it, otherwise the factor. */
function factorOf(step: Step): Factor {
  const { head_dim: width, factor } = parametersOf(step.node);
  const shrinks = typeof factor === "number" && Math.abs(factor) < 1;
  if (typeof width === "number") return { sign: "÷", by: `√${width}`, shrinks };
  return { sign: "×", by: typeof factor === "number" ? format(factor, 3) : "", shrinks };
}

/** The resulting weights, with the scale and without it. */
function comparedOf(step: Step): readonly [GraphNode, GraphNode] | undefined {
  const node = softmaxOf(step);
  const without = node && alternativeOf(step, node, "without_scale");
  return without && [node, without];
}

/** The row's weights on both sides; those with the scale are in the graph. */
function sidesOf(
  step: Step,
  view: View,
  pair: readonly [Placed, Placed],
  row: number,
): ChartSide[] {
  const compared = comparedOf(step);
  if (!compared) return [];
  const own = scaleWords[view.language];
  const [node] = compared;
  const [weights, without] = compared.map((one) => gridOf(one, view)) as [Grid, Grid];
  const [source, result] = pair;
  const scores = gridOf(source.grid.node, view);
  const seen = rowOf(scores, row).flatMap(({ cell }, column) =>
    isMasked(node, weights.cell(row, column).index, step.find) ? [] : [cell],
  );
  return [
    {
      under: source,
      name: own.softmaxWithout,
      shares: rowFrom(seen, without, row),
    },
    { under: result, name: own.softmaxWith, shares: rowOf(weights, row) },
  ];
}

function narrateChart(
  step: Step,
  view: View,
  sides: readonly ChartSide[],
  { row, column: pinned }: Followed,
): Part[] {
  const say = words[view.language];
  const own = scaleWords[view.language];
  const [before, after] = sides as [ChartSide, ChartSide];
  const values = after.shares.map(({ value }) => value);
  const best = pinned ?? values.indexOf(Math.max(...values));
  const made = after.shares[best];
  if (!made?.cell) {
    const name = rowName(after.under.rowLabels, row, view.language);
    return values.some(Number.isNaN) ? say.overflows(name) : say.nothingInReach(name);
  }
  const without = format(before.shares[best]?.value ?? NaN, 3);
  const share = number(made.cell, made.value, "weight");
  const name = rowName(after.under.rowLabels, row, view.language);
  const key = rowName(after.under.columnLabels, best, view.language);
  return own.scaleEvens(name, key, without, share, factorOf(step).shrinks);
}

function narrateFactor(view: View, { sign, by, shrinks }: Factor, from: Part, to: Part): Part[] {
  const own = scaleWords[view.language];
  if (!view.digits) return own.scaled(shrinks, from, to);
  return sign === "÷" ? own.divided(by, from, to) : own.multiplied(by, from, to);
}

/** The part of the time in which a cell shrinks; in the rest it takes its new colour. */
const turn = 0.6;
const least = 0.4;

/** The input at the place of the result, shrinking by the factor. */
function shrinkingMarks(
  step: Step,
  source: Placed,
  result: Placed,
  share: number,
  done: readonly [number, number] | undefined,
): Mark[] {
  if (share === 0 || share === 1) return [];
  const { factor } = parametersOf(step.node);
  const to = typeof factor === "number" ? Math.min(1, Math.max(least, Math.abs(factor))) : 1;
  const size = mix(1, to, land(Math.min(1, share / turn)));
  // Cells smaller than a pixel cannot be seen to shrink.
  const before = source.grid.lattice ? source : shrunk(source, result, size);
  const there = { x: result.x + before.x - source.x, y: result.y + before.y - source.y };
  const key = `shrinking/${source.key}`;
  return cellMarks({ ...before, ...there, key, digits: undefined }, (row, column) =>
    done && row === done[0] && column === done[1] ? undefined : { state: "moving" },
  ).map((mark) => ({ ...mark, flat: true }));
}

/** The source at the place of the result, with every cell smaller. */
function shrunk(source: Placed, result: Placed, size: number): Placed {
  const [width, height] = [result.cellWidth * size, result.cellHeight * size];
  const [over, down] = [result.cellWidth - width, result.cellHeight - height];
  return {
    ...source,
    kept: { shown: [], toCome: [], bare: [] },
    x: source.x + over / 2,
    y: source.y + down / 2,
    cellWidth: width,
    cellHeight: height,
    gap: result.gap + over,
    rowGap: result.rowGap + down,
  };
}

function draw(step: Step, view: View, time: number): Drawing {
  const phone = view.width < phoneWidth;
  const charted = comparedOf(step) !== undefined;
  const below = equationHeight(view) + (charted ? chartHeight : 0);
  const upper = { ...whole(view), height: view.height - below };
  const pair = placePair(step, view, [inputOf(step, 0)], upper, {
    between: phone ? 24 : 64,
    // The bars of both stand below their columns.
    ...(charted ? { beside: true, labels: !phone } : {}),
  });
  const source = pair.inputs[0] as Placed;
  const { result } = pair;
  const preferred = result.grid.columnAxis === "key" ? 1 : 0;
  const wanted = teachingCell(step, view, result.grid, preferred);
  const at = [
    Math.min(wanted[0], result.rows - 1),
    Math.min(wanted[1], result.columns - 1),
  ] as const;
  const share = progress(time, all);
  const settled = progress(share, { start: turn, length: 1 - turn });
  const slow = time >= endOf(one) - 1 ? 1 : 0;
  const factor = factorOf(step);
  const sides = sidesOf(step, view, [source, result], at[0]);
  const height = equationHeight(view);
  const line = { x: 0, y: view.height - height, width: view.width, height };
  const parts = [
    { of: source, at },
    { sign: `${factor.sign} ${factor.by}` },
    { sign: "=" },
    { of: result, at },
  ];
  const from = number(source.grid.cell(...at), source.grid.value(...at), source.scale);
  const to = number(result.grid.cell(...at), result.grid.value(...at), result.scale);
  const told = narrateFactor(view, factor, from, to);
  return {
    marks: [
      ...pairHeads(pair, view, { row: at[0], column: at[1], columnLabels: !(phone && charted) }),
      ...standing(source),
      ...shrinkingMarks(step, source, result, share, slow === 1 ? at : undefined),
      ...togetherMarks(result, view, settled === 0 && share > 0 ? undefined : settled, {
        at,
        share: Math.max(slow, settled),
      }),
      ...chartMarks(sides, { top: pair.row.bottom + 4, right: view.width }, progress(time, chart)),
      ...equationMarks(parts, line, one, time),
    ],
    narration:
      charted && time >= chart.start
        ? narrateChart(step, view, sides, {
            ...followed(step, view, result.grid),
            row: at[0],
          })
        : told,
  };
}

export const scale: Scene = { plan, draw, thinned: true };

export const scaleScenes: Scenes = { scale };
