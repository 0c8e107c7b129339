/** What the node of a soft lookup says: weights and contexts of the last word, way by way and temperature by temperature. */
import type { Cell, GraphNode } from "../../../types/graph.js";
import type { Step, View } from "../../../types/scene.js";
import { gridOf, valueAt } from "../../../scene/grid.js";
import { labelsOf } from "../../../scene/labels.js";
import { inputOf } from "../../../scene/step.js";
import { countOf, countsOf } from "../counts.js";
import { type Way, measures, ways } from "./names.js";

export interface Measured {
  readonly value: number;
  readonly cell: Cell;
}

export interface Lookup {
  /** Ascending; the node counts thousandths. */
  readonly temperatures: readonly number[];
  readonly temperature: number;
  /** The row of the temperature asked for. */
  readonly row: number;
  readonly keys: number;
  /** How many keys the mask lets the word see. */
  readonly seen: number;
  readonly width: number;
  readonly words: readonly string[];
  /** The word that looks: the last. */
  readonly query: string;
  readonly value: (key: number, column: number) => Measured;
  readonly weight: (way: Way, row: number, key: number) => Measured;
  readonly context: (way: Way, row: number, column: number) => Measured;
  /** Of how many words with equal weights the sum of squares would be the same. */
  readonly count: (way: Way, row: number) => Measured;
}

export const temperaturesOf = (node: GraphNode): readonly number[] =>
  countsOf(node, "temperatures").map((thousandths) => thousandths / 1000);

export function lookupOf(step: Step, { language }: Pick<View, "language">): Lookup {
  const { node } = step;
  const weights = ways.map((_, at) => inputOf(step, at));
  const contexts = ways.map((_, at) => inputOf(step, ways.length + at));
  const value = inputOf(step, 2 * ways.length);
  const [first] = weights as [GraphNode];
  const [queries = 1, keys = 1] = first.shape.slice(-2);
  const width = value.shape.at(-1) ?? 1;
  const temperatures = temperaturesOf(node);
  const temperature = countOf(node, "temperature") / 1000;
  const measured = (of: GraphNode | undefined, index: number): Measured => ({
    value: of ? valueAt(of, index) : NaN,
    cell: { node: of?.id ?? "", index },
  });
  const names = (axis: "rows" | "columns") =>
    labelsOf(step.experiment, gridOf(first, { batch: 0, head: 0 }), axis, language).texts;
  const last = (row: number) => (row + 1) * queries - 1;
  const weight = (way: Way, row: number, key: number): Measured =>
    measured(weights[ways.indexOf(way)], last(row) * keys + key);
  const hottest = temperatures.length - 1;
  const seen = Array.from({ length: keys }, (_, key) => weight("dot", hottest, key).value);
  return {
    temperatures,
    temperature,
    row: temperatures.indexOf(temperature),
    keys,
    seen: seen.filter((share) => share > 0).length,
    width,
    words: names("columns"),
    query: names("rows")[queries - 1] ?? "",
    value: (key, column) => measured(value, key * width + column),
    weight,
    context: (way, row, column) =>
      measured(contexts[ways.indexOf(way)], last(row) * width + column),
    count: (way, row) =>
      measured(
        node,
        (ways.indexOf(way) * temperatures.length * queries + last(row)) * measures.length +
          measures.indexOf("words"),
      ),
  };
}
