/** cosine: the dot product of query and key over the product of their lengths. */
import { gridOf } from "./grid.js";
import { labelsOf } from "./labels.js";
import { number, token } from "./marks.js";
import { scaleOf } from "./identity.js";
import { lengthOf, productLine, rowLine } from "./dot_lines.js";
import { teachingCell } from "./stagecraft.js";
import { inputOf } from "./step.js";
import { type RecipeOf, worked } from "./worked.js";
import { words } from "./words.js";

const recipe: RecipeOf = (step, view) => {
  const say = words[view.language];
  const [query, key] = [gridOf(inputOf(step, 0), view), gridOf(inputOf(step, 1), view)];
  const result = gridOf(step.node, view);
  const at = teachingCell(step, view, result, 1);
  const [row, column] = at;
  const names = [
    labelsOf(step.experiment, result, "rows", view.language).texts[row] ?? "",
    labelsOf(step.experiment, result, "columns", view.language).texts[column] ?? "",
  ] as const;
  const lineOf = (grid: typeof query, at: number, role: string, name: string) => {
    const line = rowLine(`${role} · ${name}`, grid, at);
    return { ...line, aside: { name: say.length, ...lengthOf(line) } };
  };
  const [a, b] = [lineOf(query, row, say.query, names[0]), lineOf(key, column, say.key, names[1])];
  const products = productLine(say.products, a, b, say.dotProduct);
  const made = { value: result.value(row, column), cell: result.cell(row, column) };
  const degrees = Math.round((Math.acos(Math.max(-1, Math.min(1, made.value))) * 180) / Math.PI);
  const cosine = number(made.cell, made.value, scaleOf(step.node));
  const [q, k] = [token(names[0]), token(names[1])];
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
      say.cosineLengths(q, k),
      say.cosineLengths(q, k),
      say.cosineDot(q, k, query.columns),
      say.cosineMakes(q, k, cosine, degrees),
    ],
    rest: say.allRowsAlike,
  };
};

export const cosine = worked(recipe);
