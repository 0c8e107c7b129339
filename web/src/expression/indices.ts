/** Positions of cells in a tensor: flat indices, coordinates, and broadcasting. */
import type { GraphNode } from "../types/graph.js";

export type Shape = readonly number[];

export const count = (shape: Shape): number => shape.reduce((all, size) => all * size, 1);

/** Coordinates of a flat index. */
export function coordinatesOf(shape: Shape, index: number): number[] {
  const at = new Array<number>(shape.length);
  let rest = index;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    const size = shape[axis] ?? 1;
    at[axis] = rest % size;
    rest = Math.floor(rest / size);
  }
  return at;
}

export const indexOf = (shape: Shape, at: readonly number[]): number =>
  shape.reduce((index, size, axis) => index * size + (at[axis] ?? 0), 0);

/** The cell of a tensor of shape `from` that the cell `index` of the broadcast result reads. */
export function stretchedIndex(from: Shape, result: Shape, index: number): number {
  const at = coordinatesOf(result, index).slice(result.length - from.length);
  return indexOf(
    from,
    at.map((place, axis) => (from[axis] === 1 ? 0 : place)),
  );
}

const lastOf = (shape: Shape): number => shape[shape.length - 1] ?? 1;

/** The flat indices of a cell's row, along the last axis. */
export function rowOf(shape: Shape, index: number): number[] {
  const width = lastOf(shape);
  const first = Math.floor(index / width) * width;
  return Array.from({ length: width }, (_, i) => first + i);
}

export const columnOf = (node: GraphNode, index: number): number => index % lastOf(node.shape);

/** The shape with two axes exchanged. */
export function swapped<T>(list: readonly T[], first: number, second: number): T[] {
  const result = [...list];
  [result[first], result[second]] = [list[second] as T, list[first] as T];
  return result;
}

/** Undoes an exchange of two axes of a tensor of shape `shape`. */
export const exchanged = (shape: Shape, first: number, second: number, index: number): number =>
  indexOf(swapped(shape, first, second), swapped(coordinatesOf(shape, index), first, second));

/** Which matrices of two operands are multiplied for a matrix of the result: offsets in floats. */
export interface Pairing {
  readonly left: number;
  readonly right: number;
}

/** Broadcasts leading axes as matmul does; `matrix` is the index over the leading axes of the result. */
export function pairingOf(left: Shape, right: Shape, lead: Shape, matrix: number): Pairing {
  const offset = (shape: Shape) => {
    const size = count(shape.slice(-2));
    return stretchedIndex(shape.slice(0, -2), lead, matrix) * size;
  };
  return { left: offset(left), right: offset(right) };
}
