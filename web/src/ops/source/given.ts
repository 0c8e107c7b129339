/** given, parameter, identity: nothing is computed; the rows appear as they are, the pinned one first. */
import { gridOf } from "../../scene/grid.js";
import { hasValues } from "../../scene/values.js";
import { rowName } from "../../scene/labels.js";
import { number, strong } from "../../draw/marks.js";
import type { GraphNode } from "../../types/graph.js";
import type { Drawing, Plan, Scene, Step, View } from "../../types/scene.js";
import { endOf, progress, sequence } from "../../draw/motion.js";
import { comingMarks, pairHeads, placePair, standing } from "../../scene/pair.js";
import { sweepOpacity, teachingCell } from "../../scene/stagecraft.js";
import { sourceWords } from "./words.js";

const [first, sweep, hold] = sequence([400, 600, 400]);

const plan = (): Plan => ({ duration: endOf(hold), stops: [endOf(first)], sweep });

/** The input of an identity. */
const passed = (step: Step): readonly GraphNode[] => step.inputs.filter(hasValues).slice(0, 1);

function draw(step: Step, view: View, time: number): Drawing {
  const pair = placePair(step, view, passed(step));
  const { result } = pair;
  const [row, column] = teachingCell(step, view, gridOf(step.node, view), 0);
  const slow = Math.min(row, result.rows - 1);
  const come = progress(time, first);
  const say = sourceWords[view.language];
  const name = rowName(result.rowLabels, slow, view.language);
  const value = number(result.grid.cell(row, column), result.grid.value(row, column), result.scale);
  return {
    marks: [
      ...pairHeads(pair, view, { row: slow }),
      ...pair.inputs.flatMap(standing),
      ...comingMarks(result, view, (r) =>
        r === slow ? come : sweepOpacity(r, slow, result.rows, sweep, time),
      ),
    ],
    narration: say.asGiven(strong(step.node.title[view.language]), name, value),
  };
}

export const given: Scene = { plan, draw };
