/** additive, bilinear, cosine: scores of a query and a key other than the dot product. */
import type { GraphNode } from "../../types/graph.js";
import type { Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import {
  type Expression,
  cellOf,
  constant,
  named,
  operation,
} from "../../expression/expression.js";
import { pairingOf } from "../../expression/indices.js";
import { type Rule, over, terms } from "../../expression/lines.js";
import { type Vectors, cellsAt, pairwise, range, sizeOf } from "../../expression/vectors.js";
import { scoresWords } from "./words.js";

/** The query and the key of a score (…, T, S) or (…, T, S, hidden). */
function scoreVectors(step: Step, index: number): Vectors {
  const withHidden = step.node.op === "additive";
  const hidden = withHidden ? sizeOf(step.node.shape, 1) : 1;
  const [left, right] = [inputOf(step, 0), inputOf(step, 1)];
  const [queries, keys] = [sizeOf(left.shape, 2), sizeOf(right.shape, 2)];
  const pair = Math.floor(index / hidden);
  const lead = step.node.shape.slice(0, withHidden ? -3 : -2);
  const from = pairingOf(left.shape, right.shape, lead, Math.floor(pair / (queries * keys)));
  const [query, key] = [Math.floor(pair / keys) % queries, pair % keys];
  const [ofQuery, ofKey] = [sizeOf(left.shape, 1), sizeOf(right.shape, 1)];
  return {
    left,
    right,
    ofLeft: range(ofQuery).map((k) => from.left + query * ofQuery + k),
    ofRight: range(ofKey).map((k) => from.right + key * ofKey + k),
  };
}

/** W · key + U · query, for one hidden number. */
const additive: Rule = (step, index) => {
  const { left, right, ofLeft, ofRight } = scoreVectors(step, index);
  const row = index % sizeOf(step.node.shape, 1);
  const part = (of: GraphNode, at: readonly number[], weights: GraphNode) => {
    const first = row * sizeOf(weights.shape, 1);
    return pairwise(
      cellsAt(
        weights,
        at.map((_, k) => first + k),
      ),
      cellsAt(of, at),
    );
  };
  return {
    lines: terms([
      ...part(right, ofRight, inputOf(step, 2)),
      ...part(left, ofLeft, inputOf(step, 3)),
    ]),
  };
};

/** key · W · query: every number of the query times the dot product of the key with a column of W. */
const bilinear: Rule = (step, index) => {
  const { left, right, ofLeft, ofRight } = scoreVectors(step, index);
  const weights = inputOf(step, 2);
  const columns = sizeOf(weights.shape, 1);
  const turned = (column: number) =>
    operation(
      "add",
      ...pairwise(
        cellsAt(right, ofRight),
        cellsAt(
          weights,
          ofRight.map((_, k) => k * columns + column),
        ),
      ),
    );
  return {
    lines: terms(
      ofLeft.map((at, column) =>
        operation(
          "multiply",
          cellOf(left, at),
          named((language) => scoresWords[language].turnedKey, turned(column)),
        ),
      ),
    ),
  };
};

const leastLength = 1e-8;

const lengthOf = (vector: readonly Expression[]): Expression =>
  operation("sqrt", operation("add", ...vector.map((x) => operation("power", x, constant(2)))));

const cosine: Rule = (step, index) => {
  const { left, right, ofLeft, ofRight } = scoreVectors(step, index);
  const [query, key] = [cellsAt(left, ofLeft), cellsAt(right, ofRight)];
  const lengths = operation("multiply", lengthOf(query), lengthOf(key));
  const by = operation("max", lengths, constant(leastLength));
  return {
    lines: [
      ...terms(pairwise(query, key)),
      over(named((language) => scoresWords[language].lengths, by)),
    ],
  };
};

export const scores: Explained = {
  rules: { additive, bilinear, cosine },
  heading: ({ node }, language) => scoresWords[language].rules[node.op],
  vectors: scoreVectors,
};
