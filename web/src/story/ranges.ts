/**
 * The range of colours: the least of 1, 2, 5, 10, 20, 50 … not below the magnitude of any finite signed value.
 *
 * One range holds a whole experiment, so that equal colours are equal numbers everywhere in it. Only in a
 * trained model of words whose numbers go beyond `COMPARABLE` each node has a range of its own: a variance
 * of 12,000 and a query of 2 have no colours in common.
 */
import { memo } from "../draw/memo.js";
import { largestOf } from "../engine/large.js";
import { isCount, scaleOf } from "../scene/identity.js";
import { valuesOf } from "../scene/values.js";
import type { Ranges } from "../types/frame.js";
import type { Experiment, GraphNode } from "../types/graph.js";

/** Within a range beyond this, numbers near 1 look like zero. */
const COMPARABLE = 10;

/** Of a whole experiment, the steps' results alone, counts apart. */
export const rangeOf = memo((experiment: Experiment): number =>
  holding(
    experiment.graph
      .filter((node) => scaleOf(node) === "signed" && !isCount(node) && !node.intermediate)
      .reduce((most, node) => Math.max(most, magnitudeOf(node)), 0),
  ),
);

export const rangesOf = memo((experiment: Experiment): Ranges => {
  const range = rangeOf(experiment);
  if (!experiment.model || range <= COMPARABLE) return { range };
  const signed = experiment.graph.filter((node) => scaleOf(node) === "signed");
  return { range, ranges: new Map(signed.map((node) => [node.id, holding(magnitudeOf(node))])) };
});

const magnitudeOf = (node: GraphNode): number => node.largest ?? largestOf(valuesOf(node) ?? []);

function holding(most: number): number {
  if (most <= 1) return 1;
  const decade = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((step) => step * decade).find((step) => step >= most) ?? 10 * decade;
}
