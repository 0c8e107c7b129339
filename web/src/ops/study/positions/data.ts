/** What the node of a comparison of positions says. */
import type { Cell, GraphNode } from "../../../types/graph.js";
import type { Step } from "../../../types/scene.js";
import { valueAt } from "../../../scene/grid.js";
import { inputOf } from "../../../scene/step.js";
import { countOf, countsOf } from "../counts.js";
import { type Method, methods } from "./names.js";

export interface Measured {
  readonly value: number;
  readonly cell: Cell;
}

/** The angle of a pair of columns at a position, as its sine and cosine. */
export interface Hand {
  readonly sine: Measured;
  readonly cosine: Measured;
}

export interface Positions {
  /** The position that the reader has dragged to, also the distance between the two words. */
  readonly position: number;
  /** The last one, 127. */
  readonly farthest: number;
  /** The pairs of columns that are drawn, from the fastest to the slowest. */
  readonly pairs: readonly number[];
  readonly hand: (pair: number, position: number) => Hand;
  /** First with the query at the last position, then with the key at the first. */
  readonly score: (method: Method, place: 0 | 1, distance: number) => Measured;
  readonly tokens: readonly string[];
  readonly query: string;
  readonly key: string;
  /** The word that stands at each place of the shuffled sentence. */
  readonly order: readonly number[];
  readonly moved: (method: Method, word: number) => Measured;
  readonly largest: (method: Method) => number;
  /** The largest difference between scores at the same distance. */
  readonly drift: (method: Method) => number;
}

const mostPairs = 8;

const measured = (node: GraphNode, index: number): Measured => ({
  value: valueAt(node, index),
  cell: { node: node.id, index },
});

/** At most eight, evenly from the first to the last. */
function pairsOf(columns: number): number[] {
  const pairs = Math.floor(columns / 2);
  const shown = Math.min(mostPairs, pairs);
  return Array.from({ length: shown }, (_, at) =>
    shown < 2 ? 0 : Math.round((at * (pairs - 1)) / (shown - 1)),
  );
}

export function positionsOf(step: Step): Positions {
  const { node, experiment } = step;
  const [scores, waves] = [inputOf(step, 3), inputOf(step, 4)];
  const [positions = 1, columns = 2] = waves.shape;
  const words = node.shape.at(-1) ?? 1;
  const tokens = Array.from(
    { length: words },
    (_, at) => experiment.tokens[0]?.[at]?.text ?? String(at + 1),
  );
  return {
    position: countOf(node, "position"),
    farthest: positions - 1,
    pairs: pairsOf(columns),
    hand: (pair, position) => {
      const index = position * columns + 2 * pair;
      return { sine: measured(waves, index), cosine: measured(waves, index + 1) };
    },
    score: (method, place, distance) =>
      measured(scores, (2 * methods.indexOf(method) + place) * positions + distance),
    tokens,
    query: tokens[countOf(node, "query_word")] ?? "",
    key: tokens[countOf(node, "key_word")] ?? "",
    order: countsOf(node, "order"),
    moved: (method, word) => measured(node, methods.indexOf(method) * words + word),
    largest: (method) => countOf(node, `largest_${method}`),
    drift: (method) => countOf(node, `drift_${method}`),
  };
}
