/** Attention in tiles: what is left after each tile, and the context at the end. */
import type { GraphNode } from "../../../types/graph.js";
import type { Step } from "../../../types/scene.js";
import { numberOf } from "../../../program/named_node.js";
import { valueAt } from "../../../scene/grid.js";
import { inputOf } from "../../../scene/step.js";
import type { Explained } from "../../../expression/explained.js";
import { type Phrase, cellOf, named, operation } from "../../../expression/expression.js";
import { type Rule, fixed, over, plus, terms } from "../../../expression/lines.js";
import { range } from "../../../expression/vectors.js";
import { tilesWords } from "./words.js";

const lastOf = ({ shape }: GraphNode): number => shape.at(-1) ?? 1;
const sizeOf = ({ node }: Step): number => numberOf(node, "tile", 1);
const nothingSeen: Phrase = (language) => tilesWords[language].nothingSeen;
const nothingBefore: Phrase = (language) => tilesWords[language].nothingBefore;
const nothingChanges: Phrase = (language) => tilesWords[language].nothingChanges;
const largestPhrase: Phrase = (language) => tilesWords[language].largestSoFar;

/** The indices of tile n in a row of a matrix with a column for every key. */
function cellsOfTile(matrix: GraphNode, row: number, n: number, size: number): number[] {
  const keys = lastOf(matrix);
  const first = n * size;
  return range(Math.min(size, keys - first)).map((key) => row * keys + first + key);
}

/** The row and the tile of a number of which each row has one for every tile. */
const placeIn = (node: GraphNode, index: number) => ({
  row: Math.floor(index / lastOf(node)),
  n: index % lastOf(node),
});

const runningMax: Rule = (step, index) => {
  const scores = inputOf(step, 0);
  const { row, n } = placeIn(step.node, index);
  const own = cellsOfTile(scores, row, n, sizeOf(step)).map((at) => cellOf(scores, at));
  const before = n > 0 ? [cellOf(step.node, index - 1)] : [];
  if (valueAt(step.node, index) === -Infinity) return fixed(-Infinity, nothingSeen, []);
  return { lines: [plus(named(largestPhrase, operation("max", ...before, ...own)))] };
};

const exponentials: Rule = (step, index) => {
  const [scores, maximum] = [inputOf(step, 0), inputOf(step, 1)];
  const keys = lastOf(scores);
  const n = Math.floor((index % keys) / sizeOf(step));
  const largest = Math.floor(index / keys) * lastOf(maximum) + n;
  const from = { node: scores.id, index };
  if (valueAt(scores, index) === -Infinity) return fixed(0, nothingSeen, [from]);
  const shifted = operation("subtract", cellOf(scores, index), cellOf(maximum, largest));
  return { lines: [plus(operation("exp", shifted))], from };
};

const correction: Rule = (step, index) => {
  const maximum = inputOf(step, 0);
  const { n } = placeIn(step.node, index);
  const now = { node: maximum.id, index };
  if (valueAt(maximum, index) === -Infinity) return fixed(1, nothingChanges, [now]);
  if (n === 0 || valueAt(maximum, index - 1) === -Infinity) return fixed(0, nothingBefore, [now]);
  const change = operation("subtract", cellOf(maximum, index - 1), cellOf(maximum, index));
  return { lines: [plus(operation("exp", change))] };
};

const runningSum: Rule = (step, index) => {
  const [powers, factor] = [inputOf(step, 0), inputOf(step, 1)];
  const { row, n } = placeIn(step.node, index);
  const own = cellsOfTile(powers, row, n, sizeOf(step)).map((at) => cellOf(powers, at));
  if (n === 0) return { lines: terms(own) };
  const before = operation("multiply", cellOf(step.node, index - 1), cellOf(factor, index));
  return { lines: terms([before, ...own]) };
};

/** Of a row that holds a vector for every tile: the row, the tile and the column of the vector. */
function vectorPlace({ node }: Step, index: number, tiles: number) {
  const width = lastOf(node) / tiles;
  const { row, n: at } = placeIn(node, index);
  return { row, width, n: Math.floor(at / width), column: at % width };
}

const tileContext: Rule = (step, index) => {
  const [powers, value] = [inputOf(step, 0), inputOf(step, 1)];
  const keys = lastOf(powers);
  const { row, width, n, column } = vectorPlace(step, index, Math.ceil(keys / sizeOf(step)));
  const matrix = Math.floor(row / (powers.shape.at(-2) ?? 1));
  return {
    lines: terms(
      cellsOfTile(powers, row, n, sizeOf(step)).map((at) => {
        const key = matrix * keys + (at % keys);
        return operation("multiply", cellOf(powers, at), cellOf(value, key * width + column));
      }),
    ),
  };
};

const runningContext: Rule = (step, index) => {
  const [added, factor] = [inputOf(step, 0), inputOf(step, 1)];
  const tiles = lastOf(factor);
  const { row, width, n } = vectorPlace(step, index, tiles);
  if (n === 0) return { lines: [plus(cellOf(added, index))], from: { node: added.id, index } };
  const before = cellOf(step.node, index - width);
  const corrected = operation("multiply", before, cellOf(factor, row * tiles + n));
  return { lines: [plus(corrected), plus(cellOf(added, index))] };
};

const tiles: Rule = (step, index) => {
  const [sum, context] = [inputOf(step, 2), inputOf(step, 3)];
  const { row, n: column } = placeIn(step.node, index);
  const last = (row + 1) * lastOf(sum) - 1;
  const at = (row + 1) * lastOf(context) - lastOf(step.node) + column;
  if (valueAt(sum, last) === 0) return fixed(0, nothingSeen, [{ node: sum.id, index: last }]);
  return {
    lines: [plus(cellOf(context, at)), over(cellOf(sum, last))],
    from: { node: context.id, index: at },
  };
};

export const tilesExplained: Explained = {
  rules: {
    running_max: runningMax,
    tile_exponentials: exponentials,
    tile_correction: correction,
    running_sum: runningSum,
    tile_context: tileContext,
    running_context: runningContext,
    tiles,
  },
  heading: ({ node }, language) => tilesWords[language].rules[node.op],
};
