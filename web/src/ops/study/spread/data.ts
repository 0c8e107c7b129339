/** What the node of the spread of scores says: the scores of drawn vectors and their weights, width by width. */
import type { Cell, GraphNode } from "../../../types/graph.js";
import type { Step, View } from "../../../types/scene.js";
import { gridOf, valueAt } from "../../../scene/grid.js";
import { labelsOf } from "../../../scene/labels.js";
import { inputOf } from "../../../scene/step.js";
import { countOf, countsOf } from "../counts.js";
import { type Measure, measures } from "./names.js";

export interface Measured {
  readonly value: number;
  readonly cell: Cell;
}

export interface Spread {
  readonly widths: readonly number[];
  /** The width asked for, and its row. */
  readonly width: number;
  readonly row: number;
  readonly draws: number;
  readonly keys: number;
  readonly ownWidth: number;
  readonly ownDeviation: number;
  /** The root of a width. */
  readonly root: (row: number) => number;
  readonly words: readonly string[];
  readonly measure: (scaled: boolean, row: number, measure: Measure) => Measured;
  readonly score: (scaled: boolean, draw: number, row: number, key: number) => number;
  /** A weight of the first draw. */
  readonly weight: (scaled: boolean, row: number, key: number) => Measured;
}

export function spreadOf(step: Step, { language }: Pick<View, "language">): Spread {
  const { node } = step;
  const [scores, scaledScores] = [inputOf(step, 0), inputOf(step, 1)];
  const [weights, scaledWeights] = [inputOf(step, 2), inputOf(step, 3)];
  const roots = inputOf(step, 4);
  const widths = countsOf(node, "widths");
  const [, draws = 1, , keys = 1] = scores.shape;
  const at = (draw: number, row: number, key: number) => (draw * widths.length + row) * keys + key;
  const measured = (of: GraphNode, index: number): Measured => ({
    value: valueAt(of, index),
    cell: { node: of.id, index },
  });
  return {
    widths,
    width: countOf(node, "width"),
    row: widths.indexOf(countOf(node, "width")),
    draws,
    keys,
    ownWidth: countOf(node, "own_width"),
    ownDeviation: countOf(node, "own_deviation"),
    root: (row) => valueAt(roots, row),
    words: labelsOf(step.experiment, gridOf(scores, { batch: 0, head: 0 }), "columns", language)
      .texts,
    measure: (scaled, row, measure) =>
      measured(
        node,
        ((scaled ? widths.length : 0) + row) * measures.length + measures.indexOf(measure),
      ),
    score: (scaled, draw, row, key) => valueAt(scaled ? scaledScores : scores, at(draw, row, key)),
    weight: (scaled, row, key) => measured(scaled ? scaledWeights : weights, at(0, row, key)),
  };
}
