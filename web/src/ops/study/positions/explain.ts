/** positions: the distance between the contexts of a word in the sentence and in the shuffled one. */
import type { Explained } from "../../../expression/explained.js";
import { cellOf, operation } from "../../../expression/expression.js";
import { type Rule, root, terms } from "../../../expression/lines.js";
import type { Cell, GraphNode, Language } from "../../../types/graph.js";
import { inputOf } from "../../../scene/step.js";
import { positionsWords } from "./words.js";

const moved: Rule = (step, index) => {
  const [original, shuffled] = [inputOf(step, 1), inputOf(step, 2)];
  const width = original.shape.at(-1) ?? 1;
  const squares = Array.from({ length: width }, (_, column) => {
    const at = index * width + column;
    const apart = operation("subtract", cellOf(shuffled, at), cellOf(original, at));
    return operation("multiply", apart, apart);
  });
  return { lines: [...terms(squares), root] };
};

const allCells = ({ id, values }: GraphNode): Cell[] =>
  Array.from(values ?? [], (_, index) => ({ node: id, index }));

/** What was computed by attentions that are not in the graph, from the vectors of the sentence. */
const measured =
  (reason: "ran" | "scored"): Rule =>
  (step) => ({
    lines: [],
    reason: (language: Language) => positionsWords[language][reason],
    decidedBy: allCells(inputOf(step, 0)),
  });

export const positionsExplained: Explained = {
  rules: {
    positions: moved,
    position_contexts: measured("ran"),
    position_scores: measured("scored"),
  },
  heading: ({ node }, language) =>
    node.op === "positions" ? positionsWords[language].apart : node.title[language],
};
