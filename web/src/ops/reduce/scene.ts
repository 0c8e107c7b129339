/** row_sum, row_max: a row becomes one number, its sum or the largest of it. */
import type { Scenes } from "../../types/scene.js";
import { rowLine } from "../../scene/dot_lines.js";
import { gridOf } from "../../scene/grid.js";
import { scaleOf } from "../../scene/identity.js";
import { labelsOf, rowName } from "../../scene/labels.js";
import { number } from "../../draw/marks.js";
import { teachingCell } from "../../scene/stagecraft.js";
import { inputOf } from "../../scene/step.js";
import { type RecipeOf, worked } from "../../scene/worked.js";
import { words } from "../../scene/words.js";
import { reduceWords } from "./words.js";

const recipe: RecipeOf = (step, view) => {
  const say = words[view.language];
  const own = reduceWords[view.language];
  const largest = step.node.op === "row_max";
  const input = gridOf(inputOf(step, 0), view);
  const result = gridOf(step.node, view);
  const at = teachingCell(step, view, result, 0);
  const [row] = at;
  const labels = labelsOf(step.experiment, result, "rows", view.language);
  const name = rowName(labels, row, view.language);
  const made = { value: result.value(...at), cell: result.cell(...at) };
  const sum = number(made.cell, made.value, scaleOf(step.node));
  return {
    inputs: [input],
    result,
    at,
    rows: [row],
    working: {
      groups: [[rowLine(name.text, input, row, { name: largest ? own.max : say.sum, ...made })]],
      closing: [],
    },
    told: [largest ? own.rowLargest(name, sum) : own.rowAddsUp(name, sum)],
    rest: say.allRowsAlike,
  };
};

export const rowSum = worked(recipe);

export const reduceScenes: Scenes = { row_sum: rowSum, row_max: rowSum };
