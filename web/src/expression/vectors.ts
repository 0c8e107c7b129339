/** The row and the column that a product or a score is computed from. */
import type { GraphNode } from "../types/graph.js";
import { type Expression, cellOf, operation } from "./expression.js";
import type { Shape } from "./indices.js";

/** The two vectors that a cell is computed from, as flat indices of their nodes. */
export interface Vectors {
  readonly left: GraphNode;
  readonly right: GraphNode;
  readonly ofLeft: readonly number[];
  readonly ofRight: readonly number[];
}

export const sizeOf = (shape: Shape, fromEnd: number): number => shape[shape.length - fromEnd] ?? 1;

export const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

export const cellsAt = (node: GraphNode, indices: readonly number[]): Expression[] =>
  indices.map((index) => cellOf(node, index));

export const pairwise = (left: readonly Expression[], right: readonly Expression[]): Expression[] =>
  left.map((factor, i) => operation("multiply", factor, right[i] as Expression));
