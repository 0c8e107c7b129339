/** view, transpose, concatenate, slice: which cell of which input is at each position. */
import type { GraphNode } from "../../types/graph.js";
import { parametersOf } from "../../scene/grid.js";
import { inputOf } from "../../scene/step.js";
import { type CopySource, copied } from "../../expression/copies.js";
import type { Explained } from "../../expression/explained.js";
import { coordinatesOf, exchanged, indexOf } from "../../expression/indices.js";

const view: CopySource = (step, index) => ({ node: inputOf(step, 0), index });

/** An axis as given in a program: negative values count from the end. */
const axisOf = (node: GraphNode, axis: unknown, otherwise = 0): number => {
  const given = typeof axis === "number" ? axis : otherwise;
  return given < 0 ? given + node.shape.length : given;
};

const transpose: CopySource = (step, index) => {
  const axes = parametersOf(step.node)["axes"] as readonly number[];
  const [first = 0, second = 0] = axes.map((axis) => axisOf(step.node, axis));
  return { node: inputOf(step, 0), index: exchanged(step.node.shape, first, second, index) };
};

const concatenate: CopySource = (step, index) => {
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

const slice: CopySource = (step, index) => {
  const x = inputOf(step, 0);
  const { axis: given, start } = parametersOf(step.node) as { axis: number; start: number };
  const axis = axisOf(step.node, given);
  const at = coordinatesOf(step.node.shape, index);
  return { node: x, index: indexOf(x.shape, at.with(axis, (at[axis] ?? 0) + start)) };
};

export const shape: Explained = {
  rules: {
    view: copied(view),
    transpose: copied(transpose),
    concatenate: copied(concatenate),
    slice: copied(slice),
  },
};
