/**
 * rotate: each pair of features is a point; it rotates on its circle by the position times the angle
 * of the pair. The pairs of one row rotate slowly, then all rows follow.
 */
import type { Placed } from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import { inputOf, phoneWidth } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View } from "../../types/scene.js";
import { type Dial, dialMarks } from "./dial.js";
import { format } from "../../draw/format.js";
import { gridOf, parametersOf, positionOf } from "../../scene/grid.js";
import { rowName } from "../../scene/labels.js";
import { number } from "../../draw/marks.js";
import { endOf, land, progress, sequence } from "../../draw/motion.js";
import { comingMarks, pairHeads, placePair, standing, whole } from "../../scene/pair.js";
import { sweepOpacity, teachingRow } from "../../scene/stagecraft.js";
import { positionsWords } from "./words.js";

const [come, turn, , landing, sweep, hold] = sequence([400, 1100, 300, 280, 600, 500]);

const plan = (): Plan => ({
  duration: endOf(hold),
  stops: [endOf(come), endOf(turn), endOf(landing)],
  sweep,
});

/** The angle of one position for a pair of features. */
function thetaOf(step: Step, pair: number, width: number): number {
  const { base } = parametersOf(step.node);
  return (typeof base === "number" ? base : 10000) ** ((-2 * pair) / width);
}

/** At position 0 nothing rotates, so a later row is shown slowly. */
function slowRow(step: Step, view: View): number {
  const grid = gridOf(step.node, view);
  const pinned = positionOf(grid, view.pinned)?.[0];
  return Math.min(pinned ?? Math.max(teachingRow(step, grid), 2), grid.rows - 1);
}

/** Pairs are adjacent: (1, 2), (3, 4) … */
function dialsOf(step: Step, source: Placed, result: Placed, row: number, most: number): Dial[] {
  const pairs = Math.min(Math.floor(source.grid.columns / 2), most);
  return Array.from({ length: pairs }, (_, pair): Dial => {
    const [x, y] = [2 * pair, 2 * pair + 1];
    const theta = thetaOf(step, pair, source.grid.columns);
    return {
      name: `${x + 1}, ${y + 1}`,
      from: [source.grid.value(row, x), source.grid.value(row, y)],
      sources: [source.grid.cell(row, x), source.grid.cell(row, y)],
      results: [result.grid.cell(row, x), result.grid.cell(row, y)],
      angle: row * theta,
      told: `${row} × ${format(theta, theta < 0.001 ? 6 : theta < 1 ? 3 : 0)}`,
    };
  });
}

function draw(step: Step, view: View, time: number): Drawing {
  const phone = view.width < phoneWidth;
  const room = phone ? 142 : Math.min(190, view.height * 0.42);
  const upper = { ...whole(view), height: view.height - room };
  const pair = placePair(step, view, [inputOf(step, 0)], upper);
  const source = pair.inputs[0] as Placed;
  const { result } = pair;
  const row = slowRow(step, view);
  const dials = dialsOf(step, source, result, row, phone ? 2 : 4);
  const turned = land(progress(time, turn));
  const landed = progress(time, landing);
  const say = positionsWords[view.language];
  const name = rowName(result.rowLabels, row, view.language);
  const from = number(source.grid.cell(row, 0), source.grid.value(row, 0), source.scale);
  const to = number(result.grid.cell(row, 0), result.grid.value(row, 0), result.scale);
  const rect = { x: 0, y: upper.height + 6, width: view.width, height: room - 6 };
  const marks: Mark[] = [
    ...pairHeads(pair, view, { row }),
    ...standing(source),
    ...comingMarks(result, view, (r) =>
      r === row ? landed : sweepOpacity(r, row, result.rows, sweep, time),
    ),
    ...dialMarks(dials, rect, { come: progress(time, come), turned }),
  ];
  const told =
    time < turn.start
      ? say.pairsArePoints(name)
      : time < landing.start
        ? say.pairTurns(name, row, from, to)
        : say.laterPairsSlower;
  return { marks, narration: told };
}

export const rotate: Scene = { plan, draw, row: slowRow };
