/**
 * What a large result sends to the page at once: the values that are asked for, those of small nodes,
 * and a thumbnail of all others. The rest stays in the module until it is asked for.
 */

import type { ResultNode } from "../types/wire.js";

/** A result of at most this many floats is sent completely. */
export const WHOLE = 2 ** 18;
/** A node of at most this many floats is always sent; this includes every vector. */
const LITTLE = 2 ** 14;
/** The most rows, columns and heads of a thumbnail. */
const MINIATURE = 16;
const HEADS = 2;

export interface Described {
  readonly id: string;
  readonly op: string;
  readonly inputs: readonly string[];
  readonly shape: readonly number[];
  readonly axes: readonly string[];
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** A summary of each node of a large result, with or without its values. */
export interface Digest {
  /** A bound on the finite magnitudes of the node; over the whole graph it is reached. */
  readonly largest: number;
  /** For a large node: every second, third … row and column of the first heads of its first sentence. */
  readonly small?: ResultNode["small"];
  readonly values?: Float32Array;
}

/** The nodes that are asked for, and the masks, which every other drawing needs. */
function wantedOf(graph: readonly Described[], first: readonly string[]): Set<string> {
  const masks = graph.flatMap(({ op, inputs }) => (op === "mask" ? inputs.slice(1) : []));
  return new Set([...first, ...masks]);
}

/** The digests of one graph, made in the order of its nodes. */
export class Digests {
  readonly #wanted: ReadonlySet<string>;
  readonly #largest = new Map<string, number>();

  constructor(graph: readonly Described[], first: readonly string[]) {
    this.#wanted = wantedOf(graph, first);
  }

  /** `floats` is a view of the node's values in the module's memory. */
  of(node: Described, floats: Float32Array): Digest {
    const [large, whole] = [floats.length > LITTLE, this.#wanted.has(node.id)];
    const largest = this.#bound(node) ?? largestOf(floats);
    this.#largest.set(node.id, largest);
    return {
      largest,
      ...((large || whole) && { small: miniature(node, floats) }),
      ...((!large || whole) && { values: floats.slice() }),
    };
  }

  /** A bound known without reading millions of values, for ops that cannot increase the largest magnitude. */
  #bound({ op, inputs, parameters }: Described): number | undefined {
    if (op === "softmax") return 1;
    const before = this.#largest.get(inputs[0] ?? "");
    if (op === "mask" || before === undefined) return before;
    const factor = Math.fround(Math.abs(Number(parameters?.["factor"])));
    return op === "scale" && factor <= 1 ? Math.fround(before * factor) : undefined;
  }
}

export function largestOf(values: ArrayLike<number>): number {
  let largest = 0;
  for (let i = 0; i < values.length; i++) {
    const size = Math.abs(values[i] as number);
    if (size > largest && size < Infinity) largest = size;
  }
  return largest;
}

function miniature(
  { shape, axes }: Described,
  floats: Float32Array,
): NonNullable<ResultNode["small"]> {
  const [rows, columns] = [shape.at(-2) ?? 1, shape.at(-1) ?? 1];
  const [down, across] = [Math.ceil(rows / MINIATURE), Math.ceil(columns / MINIATURE)];
  const [height, width] = [Math.ceil(rows / down), Math.ceil(columns / across)];
  const outer = shape
    .slice(0, -2)
    .map((size, axis) => (axes[axis] === "head" ? Math.min(HEADS, size) : 1));
  const heads = outer.reduce((product, size) => product * size, 1);
  const values = new Float32Array(heads * height * width);
  for (let i = 0; i < values.length; i++) {
    const [row, column] = [Math.floor(i / width) % height, i % width];
    const head = Math.floor(i / (width * height));
    values[i] = floats[(head * rows + row * down) * columns + column * across] as number;
  }
  return { shape: [...outer, ...[height, width].slice(-shape.length)], values };
}
