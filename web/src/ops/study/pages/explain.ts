/** Attention over pages: the arithmetic of attention, with keys and values from their blocks. */
import type { Explained } from "../../../expression/explained.js";
import type { Phrase } from "../../../expression/expression.js";
import { type Rule, fixed, terms } from "../../../expression/lines.js";
import { cellsAt, pairwise, range, sizeOf } from "../../../expression/vectors.js";
import { valueAt } from "../../../scene/grid.js";
import { inputOf } from "../../../scene/step.js";
import type { GraphNode } from "../../../types/graph.js";
import type { Step } from "../../../types/scene.js";
import { countOf, countsOf } from "../counts.js";
import { pagesWords } from "./words.js";

/** The place of a cell: its head, its row, and the sentence and word of the row. */
function placeOf({ node }: Step, index: number) {
  const [rows, columns] = [sizeOf(node.shape, 2), sizeOf(node.shape, 1)];
  const [first = 0] = countsOf(node, "lengths");
  const row = Math.floor(index / columns) % rows;
  const sentence = row < first ? 0 : 1;
  return {
    head: Math.floor(index / (rows * columns)),
    row,
    rows,
    column: index % columns,
    sentence,
    word: sentence === 0 ? row : row - first,
  };
}

/** The indices of a row of an input: (1, T, D) or (1, H, T, D). */
function rowOf({ shape }: GraphNode, head: number, row: number): number[] {
  const width = sizeOf(shape, 1);
  const first = (head * sizeOf(shape, 2) + row) * width;
  return range(width).map((column) => first + column);
}

/** The blocks from which the words up to one are read. */
function gathered({ node }: Step, sentence: number, word: number): Phrase {
  const page = countOf(node, "page");
  const [first = 0] = countsOf(node, "lengths");
  const before = sentence === 0 ? 0 : Math.ceil(first / page);
  const entries = range(Math.floor(word / page) + 1);
  const blocks = entries.map((entry) => (countsOf(node, "table")[before + entry] ?? 0) + 1);
  return (language) => pagesWords[language].gathered(blocks);
}

const scores: Rule = (step, index) => {
  const { head, column, sentence, word } = placeOf(step, index);
  const later: Phrase = (language) => pagesWords[language].later;
  if (column > word) return fixed(-Infinity, later, []);
  const [query, key] = [inputOf(step, 2 * sentence), inputOf(step, 2 * sentence + 1)];
  const pairs = pairwise(
    cellsAt(query, rowOf(query, head, word)),
    cellsAt(key, rowOf(key, head, column)),
  );
  return { lines: terms(pairs), reason: gathered(step, sentence, column) };
};

const contexts: Rule = (step, index) => {
  const { head, row, rows, column, sentence, word } = placeOf(step, index);
  const [value, weights] = [inputOf(step, 3 * sentence + 2), inputOf(step, 6)];
  const all = rowOf(weights, 0, head * rows + row);
  // Only scores that the reader has set give weight to later words.
  const seen = range(sizeOf(value.shape, 2)).filter(
    (other) => other <= word || valueAt(weights, all[other] as number) !== 0,
  );
  const ofWeights = seen.map((other) => all[other] as number);
  const ofValues = seen.map((other) => rowOf(value, head, other)[column] as number);
  const pairs = pairwise(cellsAt(weights, ofWeights), cellsAt(value, ofValues));
  return { lines: terms(pairs), reason: gathered(step, sentence, word) };
};

export const pagesExplained: Explained = {
  rules: { page_scores: scores, pages: contexts },
  heading: ({ node }, language) => pagesWords[language].rules[node.op as "page_scores" | "pages"],
};
