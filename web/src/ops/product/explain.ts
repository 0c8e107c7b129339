/** Rows that meet columns: products summed up, and the scores that are made in another way. */
import type { Cell, GraphNode } from "../../types/graph.js";
import type { Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import { valueAt } from "../../scene/grid.js";
import { isMasked } from "../../scene/identity.js";
import {
  type Expression,
  cellOf,
  constant,
  named,
  operation,
} from "../../expression/expression.js";
import { type Shape, pairingOf } from "../../expression/indices.js";
import { type Arithmetic, type Rule, over, plus, terms } from "../../expression/lines.js";

/** The two vectors that meet in a cell, as flat indices of their nodes. */
export interface Vectors {
  readonly left: GraphNode;
  readonly right: GraphNode;
  readonly ofLeft: readonly number[];
  readonly ofRight: readonly number[];
}

const sizeOf = (shape: Shape, fromEnd: number): number => shape[shape.length - fromEnd] ?? 1;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** A vector on the left is a row, one on the right a column. */
const asRow = (shape: Shape): Shape => (shape.length === 1 ? [1, ...shape] : shape);
const asColumn = (shape: Shape): Shape => (shape.length === 1 ? [...shape, 1] : shape);

function productVectors(step: Step, index: number, transposed: boolean): Vectors {
  const [left, right] = [inputOf(step, 0), inputOf(step, 1)];
  const [a, b] = [asRow(left.shape), asColumn(right.shape)];
  const [rows, inner] = [sizeOf(a, 2), sizeOf(a, 1)];
  const columns = sizeOf(b, transposed ? 2 : 1);
  const matrices = left.shape.length > 1 && right.shape.length > 1;
  const lead = (matrices ? step.node.shape : a).slice(0, -2);
  const from = pairingOf(a, b, lead, Math.floor(index / (rows * columns)));
  const [row, column] = [Math.floor(index / columns) % rows, index % columns];
  return {
    left,
    right,
    ofLeft: range(inner).map((k) => from.left + row * inner + k),
    ofRight: range(inner).map(
      (k) => from.right + (transposed ? column * inner + k : k * columns + column),
    ),
  };
}

/** Of a score (…, T, S) or (…, T, S, hidden): its query and its key. */
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

/** The vectors that meet in a cell of a product or a score; undefined for other ops. */
export function vectorsOf(step: Step, index: number): Vectors | undefined {
  switch (step.node.op) {
    case "linear":
    case "matmul":
      return productVectors(step, index, false);
    case "matmul_transposed":
      return productVectors(step, index, true);
    case "additive":
    case "bilinear":
    case "cosine":
      return scoreVectors(step, index);
    default:
      return undefined;
  }
}

function required(step: Step, index: number): Vectors {
  const vectors = vectorsOf(step, index);
  if (!vectors) throw new Error(`${step.node.op} is no product`);
  return vectors;
}

const cellsAt = (node: GraphNode, indices: readonly number[]): Expression[] =>
  indices.map((index) => cellOf(node, index));

const pairwise = (left: readonly Expression[], right: readonly Expression[]): Expression[] =>
  left.map((factor, i) => operation("multiply", factor, right[i] as Expression));

/** Whether a mask makes this product nothing: it is left out. */
function isNothing(step: Step, { left, right, ofLeft, ofRight }: Vectors, k: number): boolean {
  const [a, b] = [ofLeft[k] as number, ofRight[k] as number];
  const isZero = valueAt(left, a) === 0 && Number.isFinite(valueAt(right, b));
  return isZero && isMasked(left, a, step.find);
}

export const product: Rule = (step, index) => {
  const vectors = required(step, index);
  const { left, right, ofLeft, ofRight } = vectors;
  const seen = range(ofLeft.length).filter((k) => !isNothing(step, vectors, k));
  const at = (node: GraphNode, all: readonly number[]) =>
    cellsAt(
      node,
      seen.map((k) => all[k] as number),
    );
  const lines = terms(pairwise(at(left, ofLeft), at(right, ofRight)));
  const bias = step.node.op === "linear" ? step.inputs[2] : undefined;
  if (bias) lines.push(plus(cellOf(bias, index % sizeOf(step.node.shape, 1))));
  if (lines.length > 0) return { lines };
  const decidedBy: Cell[] = ofLeft.map((at) => ({ node: left.id, index: at }));
  return { lines: [plus(constant(0))], reason: "nothingAllowed", decidedBy };
};

/** W · key + U · query, for one hidden number. */
export const additive: Rule = (step, index) => {
  const { left, right, ofLeft, ofRight } = required(step, index);
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

/** key · W · query: every number of the query meets the key seen through a column of W. */
export const bilinear: Rule = (step, index) => {
  const { left, right, ofLeft, ofRight } = required(step, index);
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
        operation("multiply", cellOf(left, at), named("turnedKey", turned(column))),
      ),
    ),
  };
};

const leastLength = 1e-8;

const lengthOf = (vector: readonly Expression[]): Expression =>
  operation("sqrt", operation("add", ...vector.map((x) => operation("power", x, constant(2)))));

export const cosine: Rule = (step, index): Arithmetic => {
  const { left, right, ofLeft, ofRight } = required(step, index);
  const [query, key] = [cellsAt(left, ofLeft), cellsAt(right, ofRight)];
  const lengths = operation("multiply", lengthOf(query), lengthOf(key));
  const by = operation("max", lengths, constant(leastLength));
  return { lines: [...terms(pairwise(query, key)), over(named("lengths", by))] };
};
