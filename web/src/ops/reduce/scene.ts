/** row_sum, row_mean, row_max: a row becomes one number, its sum, its mean or the largest of it. */
import type { Scenes } from "../../types/scene.js";
import type { Language } from "../../types/graph.js";
import { rowLine } from "../../scene/worked/dot_lines.js";
import { gridOf } from "../../scene/grid.js";
import { scaleOf } from "../../scene/identity.js";
import { labelsOf, rowName } from "../../scene/labels.js";
import { number } from "../../draw/marks.js";
import { teachingCell } from "../../scene/stagecraft.js";
import { inputOf } from "../../scene/step.js";
import { type RecipeOf, worked } from "../../scene/worked/worked.js";
import { words } from "../../scene/words.js";
import { reduceWords } from "./words.js";

/** The name of the number, and its narration. */
function wordsOf(op: string, language: Language) {
  const own = reduceWords[language];
  if (op === "row_max") return { name: own.max, told: own.rowLargest };
  if (op === "row_mean") return { name: own.mean, told: own.rowMean };
  return { name: words[language].sum, told: own.rowAddsUp };
}

const recipe: RecipeOf = (step, view) => {
  const say = wordsOf(step.node.op, view.language);
  const input = gridOf(inputOf(step, 0), view);
  const result = gridOf(step.node, view);
  const at = teachingCell(step, view, result, 0);
  const [row] = at;
  const labels = labelsOf(step.experiment, result, "rows", view.language);
  const name = rowName(labels, row, view.language);
  const made = { value: result.value(...at), cell: result.cell(...at) };
  const shown = number(made.cell, made.value, scaleOf(step.node));
  return {
    inputs: [input],
    result,
    at,
    rows: [row],
    working: {
      groups: [[rowLine(name.text, input, row, { name: say.name, ...made })]],
      closing: [],
    },
    told: [say.told(name, shown)],
    rest: words[view.language].allRowsAlike,
  };
};

const reduced = worked(recipe);

export const reduceScenes: Scenes = { row_sum: reduced, row_mean: reduced, row_max: reduced };
