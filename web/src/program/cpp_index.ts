/** Where a matrix stands in a Tensor, which lists one for each place of the axes before the last two. */
import type { GraphNode } from "../types/graph.js";
import { product } from "./named_node.js";

export const leadOf = ({ shape }: GraphNode): readonly number[] => shape.slice(0, -2);

export const matricesOf = (node: GraphNode): number => product(leadOf(node));

export const rowsOf = ({ shape }: GraphNode): number => shape[shape.length - 2] ?? 1;

export const columnsOf = ({ shape }: GraphNode): number => shape[shape.length - 1] ?? 1;

/** `i / 4`, and `i` itself by 1. */
export const divided = (index: string, by: number): string =>
  by === 1 ? index : `${index} / ${by}`;

/** Over all matrices; what is done with each stands in the next line. */
export const loop = (count: number): string => `for (int i = 0; i < ${count}; ++i)\n  `;

/** Neighbouring axes that are both looked at, or both not, count as one. */
function grouped(own: readonly number[], all: readonly number[]): [number, boolean][] {
  const groups: [number, boolean][] = [];
  all.forEach((size, axis) => {
    const mine = own[axis - all.length + own.length] ?? 1;
    if (size === 1) return;
    const group = groups[groups.length - 1];
    if (group?.[1] === mine > 1) group[0] *= size;
    else groups.push([size, mine > 1]);
  });
  return groups;
}

/**
 * Which matrix of `own` belongs to matrix i of `all`, where an axis of one serves for every place:
 * of (2, 1) for (2, 3) it is `i / 3`, of (3) it is `i % 3`.
 */
export function matching(own: readonly number[], all: readonly number[]): string {
  const groups = grouped(own, all);
  const terms: string[] = [];
  let behind = 1;
  let stride = 1;
  for (let at = groups.length - 1; at >= 0; at--) {
    const [size, looked] = groups[at] as [number, boolean];
    if (looked) {
      const place = divided("i", behind) + (at === 0 ? "" : ` % ${size}`);
      terms.unshift(stride === 1 ? place : `(${place}) * ${stride}`);
      stride *= size;
    }
    behind *= size;
  }
  return terms.join(" + ");
}
