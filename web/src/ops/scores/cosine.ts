/** cosine: the dot product of query and key over the product of their lengths. */
import { gridOf } from "../../scene/grid.js";
import { labelsOf, rowName } from "../../scene/labels.js";
import { number } from "../../draw/marks.js";
import { scaleOf } from "../../scene/identity.js";
import { lengthOf, productLine, rowLine } from "../../scene/worked/dot_lines.js";
import { teachingCell } from "../../scene/stagecraft.js";
import { inputOf } from "../../scene/step.js";
import { type RecipeOf, worked } from "../../scene/worked/worked.js";
import { words } from "../../scene/words.js";
import { scoresWords } from "./words.js";

const recipe: RecipeOf = (step, view) => {
  const say = words[view.language];
  const own = scoresWords[view.language];
  const [query, key] = [gridOf(inputOf(step, 0), view), gridOf(inputOf(step, 1), view)];
  const result = gridOf(step.node, view);
  const at = teachingCell(step, view, result, 1);
  const [row, column] = at;
  const labels = [
    labelsOf(step.experiment, result, "rows", view.language),
    labelsOf(step.experiment, result, "columns", view.language),
  ] as const;
  const [q, k] = [
    rowName(labels[0], row, view.language),
    rowName(labels[1], column, view.language),
  ] as const;
  const lineOf = (grid: typeof query, at: number, role: string, name: string) => {
    const line = rowLine(`${role} · ${name}`, grid, at);
    return { ...line, aside: { name: own.length, ...lengthOf(line) } };
  };
  const [a, b] = [lineOf(query, row, own.query, q.text), lineOf(key, column, own.key, k.text)];
  const products = productLine(say.products, a, b, own.dotProduct);
  const made = { value: result.value(row, column), cell: result.cell(row, column) };
  const degrees = Math.round((Math.acos(Math.max(-1, Math.min(1, made.value))) * 180) / Math.PI);
  const cosine = number(made.cell, made.value, scaleOf(step.node));
  return {
    inputs: query.node === key.node ? [query] : [query, key],
    result,
    at,
    rows: query.node === key.node ? [row] : [row, column],
    working: {
      groups: [[a, b, products]],
      closing: [products.aside ?? "", "÷ (", a.aside, "×", b.aside, ") =", made],
    },
    told: [
      own.cosineLengths(q, k),
      own.cosineLengths(q, k),
      own.cosineDot(q, k, query.columns),
      own.cosineMakes(q, k, cosine, degrees),
    ],
    rest: say.allRowsAlike,
  };
};

export const cosine = worked(recipe);
