/** additive: a hidden unit is a weighted sum of the key plus a weighted sum of the query. */
import { productLine, rowLine } from "../../scene/worked/dot_lines.js";
import { type Selection, gridOf, headAxis, positionOf } from "../../scene/grid.js";
import { scaleOf } from "../../scene/identity.js";
import { labelsOf } from "../../scene/labels.js";
import { number, token } from "../../draw/marks.js";
import type { Step, View } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import { type RecipeOf, worked } from "../../scene/worked/worked.js";
import { words } from "../../scene/words.js";
import { scoresWords } from "./words.js";

/** The query whose matrix, keys by hidden units, is shown. */
const queryOf = (step: Step, { head }: Selection): number => {
  const outer = step.node.axes.lastIndexOf("query");
  return Math.min(head, (step.node.shape[outer] ?? 1) - 1);
};

function slowCell(step: Step, view: View): readonly [number, number] {
  const result = gridOf(step.node, view);
  const pinned = positionOf(result, view.pinned);
  return pinned ?? [Math.min(1, result.rows - 1), 0];
}

const recipe: RecipeOf = (step, view) => {
  const say = words[view.language];
  const own = scoresWords[view.language];
  const grids = [0, 1, 2, 3].map((i) => gridOf(inputOf(step, i), view));
  const [query, key, ofKey, ofQuery] = grids as [
    ReturnType<typeof gridOf>,
    ReturnType<typeof gridOf>,
    ReturnType<typeof gridOf>,
    ReturnType<typeof gridOf>,
  ];
  const result = gridOf(step.node, view);
  const at = slowCell(step, view);
  const [row, unit] = at;
  const asker = queryOf(step, view);
  const named = (grid: typeof query, at: number) =>
    labelsOf(step.experiment, grid, "rows", view.language).texts[at] ?? "";
  const [rowName, queryName] = [named(result, row), named(query, asker)];
  const x = rowLine(`${own.key} · ${rowName}`, key, row);
  const w = rowLine(`W · ${unit + 1}`, ofKey, unit);
  const q = rowLine(`${own.query} · ${queryName}`, query, asker);
  const u = rowLine(`U · ${unit + 1}`, ofQuery, unit);
  const fromKey = productLine(say.products, x, w, say.sum);
  const fromQuery = productLine(say.products, q, u, say.sum);
  const made = { value: result.value(row, unit), cell: result.cell(row, unit) };
  const sum = number(made.cell, made.value, scaleOf(step.node));
  const keyTold = own.additiveKey(token(rowName), unit + 1, key.columns);
  const queryTold = own.additiveQuery(token(queryName), query.columns);
  return {
    inputs: [key, ofKey, query, ofQuery],
    result,
    at,
    rows: [row, unit, asker, unit],
    names: [undefined, "W", undefined, "U"],
    working: {
      groups: [
        [x, w, fromKey],
        [q, u, fromQuery],
      ],
      closing: [fromKey.aside ?? "", "+", fromQuery.aside ?? "", "=", made],
    },
    told: [
      keyTold,
      keyTold,
      keyTold,
      queryTold,
      queryTold,
      queryTold,
      own.additiveMakes(token(rowName), token(queryName), unit + 1, sum),
    ],
    rest: headAxis(step.node) ? own.allRowsOfQuery(token(queryName)) : say.allRowsAlike,
  };
};

export const additive = worked(recipe);
