/** relu, gelu, gelu_tanh, silu, tanh: the numbers of one row move along the curve, then all other rows. */
import type { Placed } from "../../scene/placed.js";
import { curveMonotoneX, line as curveThrough } from "d3-shape";
import type { GraphNode } from "../../types/graph.js";
import type { Mark, Rect } from "../../types/frame.js";
import { inputOf } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View, Scenes } from "../../types/scene.js";
import { rowName } from "../../scene/labels.js";
import { curve, line, mark, number, text } from "../../draw/marks.js";
import { endOf, mix, progress, sequence } from "../../draw/motion.js";
import { comingMarks, pairHeads, placePair, standing, whole } from "../../scene/pair.js";
import { sweepOpacity, teachingCell } from "../../scene/stagecraft.js";
import { valueAt } from "../../scene/grid.js";
import { activationWords } from "./words.js";
import { memo } from "../../draw/memo.js";
import { valuesOf } from "../../scene/values.js";

const [come, along, landing, sweep, hold] = sequence([300, 600, 280, 600, 300]);

const plan = (): Plan => ({
  duration: endOf(hold),
  stops: [endOf(come), endOf(along), endOf(landing)],
  sweep,
});

type Point = readonly [number, number];

const mostPoints = 400;

/** The curve as the points of the node: its inputs in ascending order, each with its output. */
const pointsOf = (step: Step): readonly Point[] => pointsOfNode(step.node, step);

const pointsOfNode = memo((_: GraphNode, step: Step): readonly Point[] => {
  const input = inputOf(step, 0);
  const count = valuesOf(input)?.length ?? 0;
  const stride = Math.max(1, Math.floor(count / mostPoints));
  const points: Point[] = [];
  for (let i = 0; i < count; i += stride) points.push([valueAt(input, i), valueAt(step.node, i)]);
  return points
    .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
    .sort((a, b) => a[0] - b[0]);
});

interface Plot {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly rect: Rect;
  readonly path: string;
}

function plotOf(points: readonly Point[], rect: Rect): Plot {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(0, ...xs), Math.max(0, ...xs)];
  const [low, high] = [Math.min(0, ...ys), Math.max(0, ...ys)];
  const x = (value: number) => rect.x + ((value - left) / (right - left || 1)) * rect.width;
  const y = (value: number) =>
    rect.y + rect.height - ((value - low) / (high - low || 1)) * rect.height;
  const draw = curveThrough<Point>()
    .x(([a]) => x(a))
    .y(([, b]) => y(b))
    .curve(curveMonotoneX)
    .digits(2);
  return { x, y, rect, path: draw([...points]) ?? "" };
}

function plotMarks(plot: Plot): Mark[] {
  const { rect, x, y, path } = plot;
  const corners = [
    [rect.x, rect.y],
    [rect.x + rect.width, rect.y + rect.height],
  ] as const;
  return [
    mark(
      "rule",
      "plot/x",
      { x: rect.x - 10, y: y(0), width: rect.width + 20, height: 1 },
      { ink: "line2" },
    ),
    line(
      "plot/y",
      [
        [x(0), rect.y - 6],
        [x(0), rect.y + rect.height + 4],
      ],
      { ink: "line2" },
    ),
    curve("plot/curve", corners, path, { ink: "ink2", thickness: 1.5 }),
    text("plot/0", x(0) + 5, y(0) + 11, "0", { ink: "ink3" }),
  ];
}

/** Each number waits on the axis, then moves to its point on the curve. */
function dotMarks(source: Placed, result: Placed, row: number, plot: Plot, time: number): Mark[] {
  const share = progress(time, along);
  const opacity = progress(time, come);
  if (opacity === 0) return [];
  return Array.from({ length: Math.min(source.columns, 48) }, (_, column) => column).flatMap(
    (column) => {
      const [from, to] = [source.grid.value(row, column), result.grid.value(row, column)];
      // Minus infinity cannot be drawn on an axis.
      if (!Number.isFinite(from) || !Number.isFinite(to)) return [];
      const [px, py] = [plot.x(from), mix(plot.y(0), plot.y(to), share)];
      const box = { x: px - 5, y: py - 5, width: 10, height: 10 };
      const ran = share === 1;
      return mark("dot", `plot/dot/${column}`, box, {
        cell: ran ? result.grid.cell(row, column) : source.grid.cell(row, column),
        value: ran ? to : from,
        scale: result.scale,
        state: share > 0 && !ran ? "moving" : "value",
        opacity,
      });
    },
  );
}

function draw(step: Step, view: View, time: number): Drawing {
  const room = Math.min(190, view.height * 0.36);
  const upper = { ...whole(view), height: view.height - room };
  const pair = placePair(step, view, [inputOf(step, 0)], upper);
  const source = pair.inputs[0] as Placed;
  const { result } = pair;
  const wanted = teachingCell(step, view, result.grid, 0);
  const at = [
    Math.min(wanted[0], result.rows - 1),
    Math.min(wanted[1], result.columns - 1),
  ] as const;
  const wide = Math.min(420, view.width - 60);
  const rect = { x: (view.width - wide) / 2, y: upper.height + 26, width: wide, height: room - 48 };
  const plot = plotOf(pointsOf(step), rect);
  const landed = progress(time, landing);
  const from = number(source.grid.cell(...at), source.grid.value(...at), source.scale);
  const to = number(result.grid.cell(...at), result.grid.value(...at), result.scale);
  const name = rowName(result.rowLabels, at[0], view.language);
  return {
    marks: [
      ...pairHeads(pair, view, { row: at[0] }),
      ...standing(source),
      ...comingMarks(result, view, (row) =>
        row === at[0] ? landed : sweepOpacity(row, at[0], result.rows, sweep, time),
      ),
      ...plotMarks(plot),
      ...dotMarks(source, result, at[0], plot, time),
    ],
    narration: activationWords[view.language].alongCurve(name, from, to),
  };
}

export const activation: Scene = { plan, draw, thinned: true };

export const activationScenes: Scenes = {
  relu: activation,
  gelu: activation,
  gelu_tanh: activation,
  silu: activation,
  tanh: activation,
  exp: activation,
};
