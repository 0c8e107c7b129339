/** linear, matmul, matmul_transposed: dot products of rows and columns. */
import type { GraphNode } from "../../types/graph.js";
import { valueAt } from "../../scene/grid.js";
import { isMasked } from "../../scene/identity.js";
import type { Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import { cellOf } from "../../expression/expression.js";
import { type Shape, pairingOf } from "../../expression/indices.js";
import { type Rule, fixed, plus, terms } from "../../expression/lines.js";
import { type Vectors, cellsAt, pairwise, range, sizeOf } from "../../expression/vectors.js";
import { expressionWords } from "../../expression/words.js";

/** A vector on the left is a row, one on the right a column. */
const asRow = (shape: Shape): Shape => (shape.length === 1 ? [1, ...shape] : shape);
const asColumn = (shape: Shape): Shape => (shape.length === 1 ? [...shape, 1] : shape);

function productVectors(step: Step, index: number): Vectors {
  const transposed = step.node.op === "matmul_transposed";
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

/** Whether a mask makes this product 0, so that it is left out. */
function isNothing(step: Step, { left, right, ofLeft, ofRight }: Vectors, k: number): boolean {
  const [a, b] = [ofLeft[k] as number, ofRight[k] as number];
  const isZero = valueAt(left, a) === 0 && Number.isFinite(valueAt(right, b));
  return isZero && isMasked(left, a, step.find);
}

const rule: Rule = (step, index) => {
  const vectors = productVectors(step, index);
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
  const decidedBy = ofLeft.map((at) => ({ node: left.id, index: at }));
  return fixed(0, (language) => expressionWords[language].nothingAllowed, decidedBy);
};

export const products: Explained = {
  rules: { linear: rule, matmul: rule, matmul_transposed: rule },
  vectors: productVectors,
};
