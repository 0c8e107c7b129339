/** reach: a word hears of another if any word in between does, layer by layer. */
import type { Step } from "../../../types/scene.js";
import type { GraphNode } from "../../../types/graph.js";
import type { Explained } from "../../../expression/explained.js";
import {
  type Expression,
  cellOf,
  constant,
  named,
  operation,
} from "../../../expression/expression.js";
import { type Arithmetic, type Rule, fixed, plus } from "../../../expression/lines.js";
import { reachWords } from "./words.js";

/** The place of a cell: the first index of its sentence, its layer from 0, row and column. */
function placeOf({ shape }: GraphNode, index: number) {
  const [layers = 1, tokens = 1] = shape.slice(-3);
  const area = tokens * tokens;
  const layer = Math.floor(index / area) % layers;
  return {
    layer,
    tokens,
    sentence: Math.floor(index / (area * layers)),
    below: index - (index % area) - area,
    first: index - (index % area) - layer * area,
    row: Math.floor((index % area) / tokens),
    column: index % tokens,
  };
}

const largest = (of: readonly Expression[], name: "heading" | "first_layer"): Arithmetic => ({
  lines: [plus(named((language) => reachWords[language][name], operation("max", ...of)))],
});

/** The first layer: the masks of all heads, and the word itself. */
function seen({ node, inputs }: Step, index: number): Arithmetic {
  const { tokens, sentence, row, column } = placeOf(node, index);
  const masks = inputs.filter(({ role }) => role === "mask");
  if (masks.length === 0) return fixed(1, (language) => reachWords[language].nothing, []);
  const at = ({ shape }: GraphNode) =>
    (shape.length > 2 ? sentence * tokens * tokens : 0) + row * tokens + column;
  const own = row === column ? [constant(1)] : [];
  return largest([...masks.map((mask) => cellOf(mask, at(mask))), ...own], "first_layer");
}

/** What has been heard of in the layer below, times what is seen in one layer, through any word. */
const rule: Rule = (step, index) => {
  const { node } = step;
  const { layer, below, first, tokens, row, column } = placeOf(node, index);
  if (layer === 0) return seen(step, index);
  const ways = Array.from({ length: tokens }, (_, through) =>
    operation(
      "multiply",
      cellOf(node, first + row * tokens + through),
      cellOf(node, below + through * tokens + column),
    ),
  );
  return largest(ways, "heading");
};

export const reach: Explained = {
  rules: { reach: rule },
  heading: (_, language) => reachWords[language].heading,
};
