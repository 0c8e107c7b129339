/** What a reach says of one word: of whom it has heard after each layer, and on which way. */
import type { Step, View } from "../../../types/scene.js";
import { type Grid, gridOf, positionOf } from "../../../scene/grid.js";
import { labelsOf } from "../../../scene/labels.js";
import { followed } from "../../../scene/stagecraft.js";
import { countOf, countsOf } from "../counts.js";

export interface Reach {
  readonly layers: number;
  readonly tokens: number;
  readonly labels: readonly string[];
  /** The word at the top. */
  readonly row: number;
  /** Where the reader has pinned it: at this layer, and with the word that it has heard of. */
  readonly top: number | undefined;
  readonly column: number | undefined;
  /** After a number of layers from 0 on: whether a word has heard of another. */
  readonly hears: (layers: number, row: number, column: number) => boolean;
  /** After a number of layers from 1 on: of how many words a word has heard. */
  readonly heard: (layers: number, row: number) => number;
  /** The matrix after a number of layers from 1 on. */
  readonly after: (layers: number) => Grid;
  readonly pairs: number;
  readonly allPairs: number;
}

/** The layers of the sentence that is shown, the first at 0. */
const matricesOf = ({ node }: Step, batch: number): Grid[] =>
  Array.from({ length: node.shape.at(-3) ?? 1 }, (_, head) => gridOf(node, { batch, head }));

/** The last of the words that hear of most. */
const farthest = (counts: readonly number[]): number => counts.lastIndexOf(Math.max(...counts));

export function reachOf(step: Step, view: View): Reach {
  const { node, experiment } = step;
  const matrices = matricesOf(step, view.batch);
  const after = (layers: number) => matrices[layers - 1] as Grid;
  const [tokens, layers] = [node.shape.at(-1) ?? 1, matrices.length];
  const batch = node.shape.length > 3 ? Math.min(view.batch, (node.shape[0] ?? 1) - 1) : 0;
  const counts = countsOf(node, "heard");
  const firstOf = (layer: number) => (batch * layers + layer - 1) * tokens;
  const inLayer = (layer: number) => counts.slice(firstOf(layer), firstOf(layer) + tokens);
  const top = matrices.findIndex((grid) => positionOf(grid, view.pinned)) + 1 || undefined;
  const chosen = view.pinned && followed(step, view, after(top ?? layers));
  return {
    layers,
    tokens,
    labels: labelsOf(experiment, after(layers), "columns", view.language).texts,
    row: chosen?.row ?? farthest(inLayer(layers)),
    top,
    column: top === undefined ? undefined : chosen?.column,
    hears: (count, row, column) =>
      count === 0 ? row === column : after(count).value(row, column) === 1,
    heard: (layer, row) => inLayer(layer)[row] ?? 0,
    after,
    pairs: countsOf(node, "pairs")[batch] ?? NaN,
    allPairs: countOf(node, "all_pairs"),
  };
}

/** A word of which the word at the top hears first in this layer, and who passes it on. */
export function passedOn(
  { hears, row, tokens }: Reach,
  layer: number,
): { readonly by: number; readonly word: number } | undefined {
  const all = Array.from({ length: tokens }, (_, at) => at);
  const news = all.filter((word) => hears(layer, row, word) && !hears(layer - 1, row, word));
  const word = news.find((one) => one < row) ?? news[0];
  if (word === undefined) return undefined;
  const by = all.find((one) => one !== row && hears(1, row, one) && hears(layer - 1, one, word));
  return by === undefined ? undefined : { by, word };
}
