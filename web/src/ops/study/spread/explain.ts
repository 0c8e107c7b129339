/** spread: root mean square of the scores of a width, and means over its draws. */
import type { Explained } from "../../../expression/explained.js";
import {
  type Expression,
  cellOf,
  constant,
  named,
  operation,
} from "../../../expression/expression.js";
import { type Rule, over, root, terms } from "../../../expression/lines.js";
import { valueAt } from "../../../scene/grid.js";
import type { GraphNode } from "../../../types/graph.js";
import { countsOf } from "../counts.js";
import { measures } from "./names.js";
import { spreadWords } from "./words.js";

/** The cells of one width in every draw, a list for each. */
function cellsOf(of: GraphNode, row: number): number[][] {
  const [, draws = 1, rows = 1, keys = 1] = of.shape;
  return Array.from({ length: draws }, (_, draw) =>
    Array.from({ length: keys }, (_cell, key) => (draw * rows + row) * keys + key),
  );
}

const square = (of: Expression): Expression => operation("multiply", of, of);

function largestOf(of: GraphNode, cells: readonly number[]): Expression {
  const best = cells.reduce((one, other) => (valueAt(of, other) > valueAt(of, one) ? other : one));
  return cellOf(of, best);
}

const slopeOf = (weight: Expression): Expression =>
  operation("multiply", weight, operation("subtract", constant(1), weight));

const numberOf = (count: number, name: "draws" | "cells"): Expression =>
  named((language) => spreadWords[language][name], constant(count));

const rule: Rule = ({ node, inputs }, index) => {
  const widths = countsOf(node, "widths").length;
  const at = Math.floor(index / measures.length);
  const measure = measures[index % measures.length];
  const scaled = at >= widths ? 1 : 0;
  const of = inputs[(measure === "deviation" ? 0 : 2) + scaled];
  if (!of) return { lines: [] };
  const draws = cellsOf(of, at % widths);
  if (measure === "deviation") {
    const all = draws.flat();
    const squares = terms(all.map((cell) => square(cellOf(of, cell))));
    return { lines: [...squares, over(numberOf(all.length, "cells")), root] };
  }
  const weights = draws.map((cells) => largestOf(of, cells));
  const each = measure === "slope" ? weights.map(slopeOf) : weights;
  return { lines: [...terms(each), over(numberOf(draws.length, "draws"))] };
};

const drawn: Rule = () => ({ lines: [], reason: (language) => spreadWords[language].drawn });

export const spreadExplained: Explained = {
  rules: { spread: rule, drawn_scores: drawn },
  heading: (_, language) => spreadWords[language].heading,
};
