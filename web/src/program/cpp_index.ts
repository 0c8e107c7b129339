/** Indices of matrices in a Tensor, a list with one matrix for each position on the axes before the last two. */
import type { GraphNode } from "../types/graph.js";
import { product } from "./named_node.js";

export const leadOf = ({ shape }: GraphNode): readonly number[] => shape.slice(0, -2);

export const matricesOf = (node: GraphNode): number => product(leadOf(node));

export const rowsOf = ({ shape }: GraphNode): number => shape[shape.length - 2] ?? 1;

export const columnsOf = ({ shape }: GraphNode): number => shape[shape.length - 1] ?? 1;

/** `i / 4`; for a divisor of 1 just `i`. */
export const divided = (index: string, by: number): string =>
  by === 1 ? index : `${index} / ${by}`;

/** A loop over all matrices; its body is the next line. */
export const loop = (count: number): string => `for (int i = 0; i < ${count}; ++i)\n  `;

/** Merges neighbouring axes that are both indexed, or both broadcast. */
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
 * The index in `own` of the matrix broadcast to matrix i of `all`:
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
