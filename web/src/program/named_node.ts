/** One node as the writers of programs see it. */
import type { Experiment, GraphNode } from "../types/graph.js";
import { parametersOf } from "../scene/grid.js";

/** An op has as many inputs as it needs; the rest of the five is never looked at. */
type Five<T> = readonly [T, T, T, T, T];

export interface NamedNode {
  readonly node: GraphNode;
  readonly name: string;
  /** What it is made from, and how that is called. */
  readonly from: Five<GraphNode>;
  readonly x: Five<string>;
  readonly inputs: number;
  /** What the list of rows is called that a lookup takes. */
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
    from: node.inputs.map(find) as unknown as Five<GraphNode>,
    x: node.inputs.map((id) => names.get(id)) as unknown as Five<string>,
    inputs: node.inputs.length,
    ids: names.get(idsOf(node)) ?? "ids",
    experiment,
  };
}

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

/** Counted from the front, as a parameter may count from the back. */
export const fromFront = (axis: number, { shape }: GraphNode): number =>
  axis < 0 ? axis + shape.length : axis;

const some = ({ values }: GraphNode, holds: (value: number) => boolean): boolean =>
  values !== undefined && Array.prototype.some.call(values, holds);

export const hasZero = (node: GraphNode): boolean => some(node, (value) => value === 0);

export const hasMinusInfinity = (node: GraphNode): boolean =>
  some(node, (value) => value === -Infinity);

/** Whether some row has nothing to see: its softmax would divide 0 by 0. */
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

/** Whether a row that should be shared out by its sum adds up to nothing. */
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

/** Whether a mean or variance is that of each feature, over all rows, and not of each row. */
export function isByFeature(statistic: GraphNode, x: GraphNode): boolean {
  const width = x.shape[x.shape.length - 1] ?? 1;
  const rows = product(x.shape) / width;
  return rows > 1 && product(statistic.shape.slice(0, -1)) === 1;
}

/** How many rows of each sentence a norm over the batch counts; all of them where it is not said. */
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
