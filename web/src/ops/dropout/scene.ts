/** dropout: some cells are dropped, then the rest are multiplied by 1/(1-p). */
import { type Placed, boxOf } from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import { inputOf } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View } from "../../types/scene.js";
import { format } from "../../draw/format.js";
import { parametersOf, valueAt } from "../../scene/grid.js";
import { cellMark } from "../../scene/cells.js";
import { endOf, progress, sequence } from "../../draw/motion.js";
import { pairHeads, placePair, standing } from "../../scene/pair.js";
import { pinnedLook } from "../../scene/stagecraft.js";
import { dropoutWords } from "./words.js";

const [carry, fall, pause, grow, hold] = sequence([400, 240, 300, 240, 500]);

const plan = (): Plan => ({
  duration: endOf(hold),
  stops: [endOf(carry), endOf(fall)],
  sweep: { start: fall.start, length: endOf(grow) - fall.start },
});

function cellAt(
  step: Step,
  pair: { source: Placed; result: Placed },
  view: View,
  at: readonly [number, number],
  time: number,
): Mark[] {
  const { source, result } = pair;
  const cell = result.grid.cell(...at);
  const box = boxOf(result, ...at);
  const key = `before/${cell.index}`;
  const come = progress(time, { start: (carry.length * at[0]) / result.rows, length: 120 });
  const before = (look: Parameters<typeof cellMark>[3]) =>
    cellMark({ ...source, digits: result.digits }, ...at, { box, key, ...look });
  if (come === 0) return [cellMark(result, ...at, { state: "to-come" })];
  const survives = valueAt(inputOf(step, 1), cell.index) !== 0;
  if (survives || result.masked(...at)) {
    const grown = progress(time, grow);
    if (grown < 0.5) return [before({ opacity: come })];
    return [cellMark(result, ...at, grown === 1 ? (pinnedLook(result, view, ...at) ?? {}) : {})];
  }
  const fallen = progress(time, fall);
  if (fallen === 0) return [before({ opacity: come })];
  const empty = cellMark(result, ...at, { opacity: fallen });
  if (fallen === 1) return [empty];
  const depth = Math.max(0, Math.min(box.height * 0.8, view.height - box.y - box.height));
  const lower = { ...box, y: box.y + fallen * depth };
  return [empty, { ...before({ box: lower, state: "moving", opacity: 1 - fallen }), flat: true }];
}

function draw(step: Step, view: View, time: number): Drawing {
  const pair = placePair(step, view, [inputOf(step, 0)]);
  const source = pair.inputs[0] as Placed;
  const { result } = pair;
  const cells: Mark[] = [];
  let dropped = 0;
  for (let row = 0; row < result.rows; row++)
    for (let column = 0; column < result.columns; column++) {
      cells.push(...cellAt(step, { source, result }, view, [row, column], time));
      const seen = !result.masked(row, column);
      if (seen && valueAt(inputOf(step, 1), result.grid.cell(row, column).index) === 0) dropped++;
    }
  const { rate } = parametersOf(step.node);
  const factor = format(1 / (1 - (typeof rate === "number" ? rate : 0)), 2);
  const say = dropoutWords[view.language];
  return {
    marks: [...pairHeads(pair, view), ...standing(source), ...cells],
    narration: time < pause.start + 150 ? say.dropped(dropped) : say.survivors(factor),
  };
}

export const dropout: Scene = { plan, draw };
