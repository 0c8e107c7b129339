/** row_sum, row_max: a row becomes one number, its sum or the largest of it. */
import { rowLine } from "./dot_lines.js";
import { gridOf } from "./grid.js";
import { scaleOf } from "./identity.js";
import { labelsOf, rowName } from "./labels.js";
import { number } from "./marks.js";
import { teachingCell } from "./stagecraft.js";
import { inputOf } from "./step.js";
import { type RecipeOf, worked } from "./worked.js";
import { words } from "./words.js";

const recipe: RecipeOf = (step, view) => {
  const say = words[view.language];
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
      groups: [[rowLine(name.text, input, row, { name: largest ? say.max : say.sum, ...made })]],
      closing: [],
    },
    told: [largest ? say.rowLargest(name, sum) : say.rowAddsUp(name, sum)],
    rest: say.allRowsAlike,
  };
};

export const rowSum = worked(recipe);
