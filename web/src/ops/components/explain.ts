/**
 * principal_components: each row, less the mean of all, along one direction. The graph holds the
 * results y of a direction and not the direction u itself, but it follows from them: where u is an
 * eigenvector of the centred rows P, y = P u and Pᵀ y = u |y|².
 */
import type { GraphNode } from "../../types/graph.js";
import { valueAt } from "../../scene/grid.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import {
  type Expression,
  cellOf,
  constant,
  named,
  operation,
} from "../../expression/expression.js";
import { count } from "../../expression/indices.js";
import { type Rule, fixed, terms } from "../../expression/lines.js";
import { expressionWords } from "../../expression/words.js";
import { componentsWords } from "./words.js";

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

function columnMean(x: GraphNode, width: number, column: number): Expression {
  const rows = count(x.shape) / width;
  const cells = range(rows).map((row) => cellOf(x, row * width + column));
  return named(
    (language) => componentsWords[language].columnMean,
    operation("divide", operation("add", ...cells), constant(rows)),
  );
}

const principalComponents: Rule = (step, index) => {
  const x = inputOf(step, 0);
  const width = x.shape[x.shape.length - 1] ?? 1;
  const components = step.node.shape[step.node.shape.length - 1] ?? 1;
  const [row, component] = [Math.floor(index / components), index % components];
  const rows = range(count(x.shape) / width);
  const results = rows.map((at) => valueAt(step.node, at * components + component));
  const length = results.reduce((sum, y) => sum + y * y, 0);
  if (length === 0) return fixed(0, (language) => expressionWords[language].noSpread, []);
  const along = (column: number) => {
    const sum = rows.reduce(
      (total, at) => total + (results[at] ?? 0) * valueAt(x, at * width + column),
      0,
    );
    return named((language) => componentsWords[language].direction, constant(sum / length));
  };
  return {
    lines: terms(
      range(width).map((column) =>
        operation(
          "multiply",
          operation("subtract", cellOf(x, row * width + column), columnMean(x, width, column)),
          along(column),
        ),
      ),
    ),
  };
};

export const components: Explained = {
  rules: { principal_components: principalComponents },
  heading: (_, language) => componentsWords[language].rule,
};
