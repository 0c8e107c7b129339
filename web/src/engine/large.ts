/**
 * What of a large result goes to the page at once: the values that are asked for, little ones, and
 * of all others as much as a thumbnail shows. The rest stays in the module until it is asked for.
 */

import type { ResultNode } from "../types/wire.js";

/** A result of no more floats than this goes whole. */
export const WHOLE = 2 ** 18;
/** A node of no more floats than this goes with every result: any vector does. */
const LITTLE = 2 ** 14;
/** As many rows and columns a thumbnail has at most, and heads. */
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

/** What a node of a large result carries, whether its values are there or not. */
export interface Digest {
  /** No finite value is larger than this, on either side of 0; one of the graph's is as large. */
  readonly largest: number;
  /** Every second, third … row and column of its first sentence's first heads, where it is large. */
  readonly small?: ResultNode["small"];
  readonly values?: Float32Array;
}

/** Those that are asked for, and the masks: they say what any other shows. */
function wantedOf(graph: readonly Described[], first: readonly string[]): Set<string> {
  const masks = graph.flatMap(({ op, inputs }) => (op === "mask" ? inputs.slice(1) : []));
  return new Set([...first, ...masks]);
}

/** The digests of one graph, made in its order. */
export class Digests {
  readonly #wanted: ReadonlySet<string>;
  readonly #largest = new Map<string, number>();

  constructor(graph: readonly Described[], first: readonly string[]) {
    this.#wanted = wantedOf(graph, first);
  }

  /** `floats` are the values of the node where the module has them. */
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

  /** What is known without looking at millions of values: some ops make nothing larger. */
  #bound({ op, inputs, parameters }: Described): number | undefined {
    if (op === "softmax") return 1;
    const shrinks = op === "scale" && Math.abs(Number(parameters?.["factor"])) <= 1;
    return op === "mask" || shrinks ? this.#largest.get(inputs[0] ?? "") : undefined;
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
