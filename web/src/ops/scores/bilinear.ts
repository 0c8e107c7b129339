/** bilinear: W maps the query to a vector as wide as a key; its dot product with the key is the score. */
import { productLine, rowLine } from "../../scene/worked/dot_lines.js";
import { gridOf } from "../../scene/grid.js";
import { scaleOf } from "../../scene/identity.js";
import { labelsOf } from "../../scene/labels.js";
import { number, strong, token } from "../../draw/marks.js";
import { teachingCell } from "../../scene/stagecraft.js";
import { inputOf } from "../../scene/step.js";
import { type RecipeOf, worked } from "../../scene/worked/worked.js";
import type { WorkedLine } from "../../scene/worked/working.js";
import { words } from "../../scene/words.js";
import { scoresWords } from "./words.js";

const recipe: RecipeOf = (step, view) => {
  const say = words[view.language];
  const own = scoresWords[view.language];
  const [query, key, weights] = [0, 1, 2].map((i) => gridOf(inputOf(step, i), view)) as [
    ReturnType<typeof gridOf>,
    ReturnType<typeof gridOf>,
    ReturnType<typeof gridOf>,
  ];
  const result = gridOf(step.node, view);
  const at = teachingCell(step, view, result, 1);
  const [row, column] = at;
  const rowName = labelsOf(step.experiment, result, "rows", view.language).texts[row] ?? "";
  const columnName =
    labelsOf(step.experiment, result, "columns", view.language).texts[column] ?? "";
  const q = rowLine(`${own.query} · ${rowName}`, query, row);
  const turned: WorkedLine = {
    name: "W q",
    kind: "numbers",
    entries: Array.from({ length: weights.rows }, (_, k) => ({
      value: q.entries.reduce((sum, { value }, j) => sum + weights.value(k, j) * value, 0),
      sources: q.entries.flatMap(({ cell }, j) => [weights.cell(k, j), ...(cell ? [cell] : [])]),
    })),
  };
  const x = rowLine(`${own.key} · ${columnName}`, key, column);
  const made = { value: result.value(row, column), cell: result.cell(row, column) };
  const score = number(made.cell, made.value, scaleOf(step.node));
  return {
    inputs: [query, weights, key],
    result,
    at,
    rows: [row, undefined, column],
    names: [undefined, "W"],
    working: {
      groups: [[q, turned, x, productLine(say.products, turned, x, say.sum, made)]],
      closing: [],
    },
    told: [
      own.bilinearTurns(token(rowName), strong(weights.node.title[view.language]), weights.rows),
      own.bilinearTurns(token(rowName), strong(weights.node.title[view.language]), weights.rows),
      own.bilinearMeets(token(rowName), token(columnName), key.columns, score),
      own.bilinearMeets(token(rowName), token(columnName), key.columns, score),
    ],
    rest: say.allRowsAlike,
  };
};

export const bilinear = worked(recipe);
