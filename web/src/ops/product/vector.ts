/** matmul of many matrices with one vector: its dot product with every row of every matrix. */
import { productLine, rowLine } from "../../scene/worked/dot_lines.js";
import { gridOf } from "../../scene/grid.js";
import { scaleOf } from "../../scene/identity.js";
import { labelsOf } from "../../scene/labels.js";
import { number, strong, token } from "../../draw/marks.js";
import { teachingCell } from "../../scene/stagecraft.js";
import { inputOf } from "../../scene/step.js";
import { type RecipeOf, worked } from "../../scene/worked/worked.js";
import { words } from "../../scene/words.js";
import { productWords } from "./words.js";

const recipe: RecipeOf = (step, view) => {
  const say = words[view.language];
  const own = productWords[view.language];
  const [many, vector] = [inputOf(step, 0), inputOf(step, 1)];
  const result = gridOf(step.node, view);
  const at = teachingCell(step, view, result, 1);
  const [row, column] = at;
  const perBatch = many.axes[many.shape.length - 3] === "batch";
  const left = gridOf(many, { ...view, ...(perBatch ? { batch: row } : { query: row }) });
  const right = gridOf(vector, view);
  const rowName = labelsOf(step.experiment, result, "rows", view.language).texts[row] ?? "";
  const columnName =
    labelsOf(step.experiment, result, "columns", view.language).texts[column] ?? "";
  const title = (grid: typeof left) => grid.node.title[view.language];
  const a = rowLine(`${title(left)} · ${columnName}`, left, column);
  const b = rowLine(title(right), right, 0);
  const made = { value: result.value(row, column), cell: result.cell(row, column) };
  const sum = number(made.cell, made.value, scaleOf(step.node));
  const makes = own.vectorMakes(token(rowName), token(columnName), left.columns, sum);
  const meets = own.vectorMeets(token(rowName), token(columnName), strong(title(right)));
  return {
    inputs: [left, right],
    result,
    at,
    rows: [column, 0],
    working: { groups: [[a, b, productLine(say.products, a, b, say.sum, made)]], closing: [] },
    told: [meets, meets, makes],
    rest: say.allRowsAlike,
  };
};

export const vectorProduct = worked(recipe);
