/** What only moves numbers: which cell of which input stands at each place of the result. */
import type { Cell, GraphNode } from "../../types/graph.js";
import type { Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import { parametersOf } from "../../scene/grid.js";
import { cellOf, constant } from "../../expression/expression.js";
import { coordinatesOf, count, indexOf, swapped } from "../../expression/indices.js";
import { type Rule, plus } from "../../expression/lines.js";

/** Where the cell at an index comes from; undefined where no row was looked up. */
type Origin = (step: Step, index: number) => { node: GraphNode; index: number } | undefined;

const same: Origin = (step, index) => ({ node: inputOf(step, 0), index });

/** Undoes an exchange of two axes of a tensor of shape `shape`. */
const exchanged = (shape: readonly number[], first: number, second: number, index: number) =>
  indexOf(swapped(shape, first, second), swapped(coordinatesOf(shape, index), first, second));

/** An axis as a program gives it: from the end if negative. */
const axisOf = (node: GraphNode, axis: unknown, otherwise = 0): number => {
  const given = typeof axis === "number" ? axis : otherwise;
  return given < 0 ? given + node.shape.length : given;
};

const transpose: Origin = (step, index) => {
  const axes = parametersOf(step.node)["axes"] as readonly number[];
  const [first = 0, second = 0] = axes.map((axis) => axisOf(step.node, axis));
  return { node: inputOf(step, 0), index: exchanged(step.node.shape, first, second, index) };
};

/** (…, H, T, D) from (…, T, H · D). */
const splitHeads: Origin = (step, index) => {
  const rank = step.node.shape.length;
  return { node: inputOf(step, 0), index: exchanged(step.node.shape, rank - 3, rank - 2, index) };
};

/** (…, T, H · D) from (…, H, T, D). */
const mergeHeads: Origin = (step, index) => {
  const x = inputOf(step, 0);
  const rank = x.shape.length;
  const cut = swapped(x.shape, rank - 3, rank - 2);
  return { node: x, index: exchanged(cut, rank - 3, rank - 2, index) };
};

const repeatHeads: Origin = (step, index) => {
  const x = inputOf(step, 0);
  const size = count(x.shape.slice(-2));
  const repeats = step.node.shape[step.node.shape.length - 3] ?? 1;
  const heads = x.shape[x.shape.length - 3] ?? 1;
  const head = Math.floor(index / size / (repeats / heads));
  return { node: x, index: head * size + (index % size) };
};

const concatenate: Origin = (step, index) => {
  const axis = axisOf(step.node, parametersOf(step.node)["axis"], -1);
  const at = coordinatesOf(step.node.shape, index);
  let place = at[axis] ?? 0;
  for (const node of step.inputs) {
    const size = node.shape[axis] ?? 1;
    if (place < size) return { node, index: indexOf(node.shape, at.with(axis, place)) };
    place -= size;
  }
  return undefined;
};

const slice: Origin = (step, index) => {
  const x = inputOf(step, 0);
  const { axis: given, start } = parametersOf(step.node) as { axis: number; start: number };
  const axis = axisOf(step.node, given);
  const at = coordinatesOf(step.node.shape, index);
  return { node: x, index: indexOf(x.shape, at.with(axis, (at[axis] ?? 0) + start)) };
};

const lookup: Origin = (step, index) => {
  const table = inputOf(step, 0);
  const width = table.shape[1] ?? 1;
  const ids = parametersOf(step.node)["ids"] as readonly number[];
  const row = ids[Math.floor(index / width)] ?? -1;
  return row < 0 ? undefined : { node: table, index: row * width + (index % width) };
};

const origins: Readonly<Record<string, Origin>> = {
  identity: same,
  view: same,
  transpose,
  split_heads: splitHeads,
  merge_heads: mergeHeads,
  repeat_heads: repeatHeads,
  concatenate,
  slice,
  lookup,
};

/** The cell that stands unchanged at this place; undefined where something was computed. */
export function copiedFrom(step: Step, index: number): Cell | undefined {
  const origin = origins[step.node.op]?.(step, index);
  return origin && { node: origin.node.id, index: origin.index };
}

const copy =
  (origin: Origin): Rule =>
  (step, index) => {
    const from = origin(step, index);
    return from
      ? { lines: [plus(cellOf(from.node, from.index))], reason: "copied" }
      : { lines: [plus(constant(0))], reason: "padding" };
  };

export const copies: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(origins).map(([op, origin]) => [op, copy(origin)]),
);
