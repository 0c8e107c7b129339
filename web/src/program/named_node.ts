/** One node, as used by the writers of programs. */
import type { Experiment, GraphNode } from "../types/graph.js";
import { parametersOf } from "../scene/grid.js";

/** An op reads only the inputs it has; the rest of the seven are not used. */
type Seven<T> = readonly [T, T, T, T, T, T, T];

export interface NamedNode {
  readonly node: GraphNode;
  readonly name: string;
  /** Its inputs, and their names. */
  readonly from: Seven<GraphNode>;
  readonly x: Seven<string>;
  readonly inputs: number;
  /** The name of the list of row indices of a lookup. */
  readonly ids: string;
  readonly experiment: Experiment;
}

export const idsOf = ({ id }: GraphNode): string => `${id}.ids`;

export function namedNodeOf(
  experiment: Experiment,
  node: GraphNode,
  names: ReadonlyMap<string, string>,
  find: (id: string) => GraphNode | undefined,
): NamedNode {
  return {
    node,
    name: names.get(node.id) ?? node.id,
    from: node.inputs.map(find) as unknown as Seven<GraphNode>,
    x: node.inputs.map((id) => names.get(id)) as unknown as Seven<string>,
    inputs: node.inputs.length,
    ids: names.get(idsOf(node)) ?? "ids",
    experiment,
  };
}

/** Whether an intermediate result of the op was set: it has a line of its own then. */
export const isSet = ({ from, inputs }: NamedNode): boolean =>
  from.slice(1, inputs).some(({ overridden }) => overridden);

export const allInputs = ({ x, inputs }: NamedNode): string[] => x.slice(0, inputs) as string[];

export function numberOf(node: GraphNode, parameter: string, otherwise: number): number {
  const value = parametersOf(node)[parameter];
  return typeof value === "number" ? value : otherwise;
}

export function numbersOf(node: GraphNode, parameter: string): readonly number[] {
  const value = parametersOf(node)[parameter];
  return Array.isArray(value) ? (value as number[]) : [];
}

export const textOf = (node: GraphNode, parameter: string): unknown =>
  parametersOf(node)[parameter];

export const product = (sizes: readonly number[]): number => sizes.reduce((a, b) => a * b, 1);

/** An axis counted from the front; a parameter may count from the back. */
export const fromFront = (axis: number, { shape }: GraphNode): number =>
  axis < 0 ? axis + shape.length : axis;

const some = ({ values }: GraphNode, holds: (value: number) => boolean): boolean =>
  values !== undefined && Array.prototype.some.call(values, holds);

export const hasZero = (node: GraphNode): boolean => some(node, (value) => value === 0);

export const hasMinusInfinity = (node: GraphNode): boolean =>
  some(node, (value) => value === -Infinity);

/** Whether some row is fully masked: its softmax would divide 0 by 0. */
export function hasEmptyRow({ values, shape }: GraphNode): boolean {
  if (!values) return false;
  const width = shape[shape.length - 1] ?? 1;
  for (let start = 0; start < values.length; start += width) {
    let seen = false;
    for (let i = start; i < start + width; i++) seen ||= values[i] !== -Infinity;
    if (!seen) return true;
  }
  return false;
}

/** Whether some row that is divided by its sum has the sum 0. */
export function hasZeroSum({ values, shape }: GraphNode): boolean {
  if (!values) return false;
  const width = shape[shape.length - 1] ?? 1;
  for (let start = 0; start < values.length; start += width) {
    let sum = 0;
    for (let i = start; i < start + width; i++) if (values[i] !== -Infinity) sum += values[i] ?? 0;
    if (sum === 0) return true;
  }
  return false;
}

/** Whether a mean or variance is taken per feature over all rows, not per row. */
export function isByFeature(statistic: GraphNode, x: GraphNode): boolean {
  return product(statistic.shape.slice(0, -1)) === 1 && statistic.shape.at(-1) === x.shape.at(-1);
}

/** How many rows of each sentence batch norm uses; undefined: all of them. */
export function countedRows({ experiment, node }: NamedNode): readonly number[] | undefined {
  const norm = experiment.graph.find(
    (other) => other.op === "batch_norm" && other.inputs.includes(node.id),
  );
  const lengths = norm ? numbersOf(norm, "lengths") : [];
  return lengths.length ? lengths : undefined;
}

/** Which end of each sentence is padding: [sentence, first padded row]. */
export function padding(node: GraphNode): [number, number][] {
  const tokens = node.shape[1] ?? 0;
  return numbersOf(node, "lengths")
    .map((length, sentence): [number, number] => [sentence, length])
    .filter(([, length]) => length < tokens);
}
