/** Matrices in which each cell has two storeys: the value, and below it how much the loss changes with it. */
import { line } from "../../draw/marks.js";
import { type Matrix, matrixAt } from "../../scene/matrix.js";
import { type HeadStyle, headMarks } from "../../scene/head.js";
import { type Placed, place, widthOf } from "../../scene/placed.js";
import { type RowLayout, placeResult } from "../../scene/rows.js";
import type { Mark, Rect } from "../../types/frame.js";
import type { GraphNode } from "../../types/graph.js";
import type { Step, View } from "../../types/scene.js";

/** A node of the forward pass, and its gradient or the part of it that is computed, where it has one. */
export interface Pair {
  readonly node: GraphNode;
  readonly gradient: GraphNode | undefined;
}

export interface Storeys {
  readonly value: Placed;
  readonly gradient: Placed | undefined;
}

export interface StoreysLayout extends Pick<RowLayout, "joints"> {
  readonly all: readonly Storeys[];
  readonly heads: readonly HeadStyle[];
}

/** As high as two rows of cells for each of its own. */
const doubled = (matrix: Matrix): Matrix => ({ ...matrix, rows: 2 * matrix.rows });

/** Two rows of cells become the storeys of one; without a gradient the value takes both. */
function storeysOf(at: Placed, step: Step, view: View, { node, gradient }: Pair): Storeys {
  const { x, y, cellWidth: width, cellHeight: height, rowGap: gap } = at;
  const storey = (of: GraphNode, floor: 0 | 1): Placed => ({
    ...place(matrixAt(step, of, view), { x, y: y + floor * height, width, height }, view),
    rowGap: height + 2 * gap,
  });
  if (gradient) return { value: storey(node, 0), gradient: storey(gradient, 1) };
  const box = { x, y, width, height: 2 * height };
  const value = { ...place(matrixAt(step, node, view), box, view), rowGap: 2 * gap };
  return { value, gradient: undefined };
}

export function placeStoreys(
  pairs: readonly Pair[],
  step: Step,
  view: View,
  rect: Rect,
): StoreysLayout {
  const matrices = pairs.map(({ node }) => doubled(matrixAt(step, node, view)));
  const row = placeResult(matrices, rect, view, { between: 64 });
  const all = row.matrices.map((at, i) => storeysOf(at, step, view, pairs[i] as Pair));
  const heads = all.map(({ value, gradient }, i): HeadStyle => {
    const middle = gradient ? value.cellHeight : value.cellHeight / 2;
    const pitch = value.cellHeight + value.rowGap;
    const next = all[i + 1]?.value;
    return {
      room: (next && next.x > value.x ? next.x - 12 : view.width) - value.x,
      labelWidth: row.labelWidths[i] ?? 0,
      rowLabels: row.labelled[i] ?? true,
      rowMiddle: (at) => value.y + at * pitch + middle,
    };
  });
  return { all, heads, joints: row.joints };
}

/** The heading of a matrix; a dashed line below its rule says that gradients stand in it. */
export function storeyHead({ value, gradient }: Storeys, style: HeadStyle): Mark[] {
  const marks = headMarks(value, style);
  const rule = marks.find(({ key }) => key === `${value.key}/rule`);
  if (!rule || !gradient) return marks;
  const y = rule.y + 4;
  const look = { ink: "gradient", dashed: true, thickness: 1.5 } as const;
  const ends = [
    [value.x, y],
    [value.x + widthOf(value), y],
  ] as const;
  return [...marks, line(`${gradient.key}/rule`, ends, look)];
}
