/** depth: the update and the stream before a block make the stream after it, by the law of cosines. */
import type { Explained } from "../../../expression/explained.js";
import { cellOf, constant, named, operation } from "../../../expression/expression.js";
import { type Arithmetic, type Rule, over, plus, root } from "../../../expression/lines.js";
import type { Cell, GraphNode, Words } from "../../../types/graph.js";
import type { Step } from "../../../types/scene.js";
import { countOf } from "../counts.js";
import { type Measure, type Order, blocksOf, measures, orders } from "./facts.js";
import { depthWords } from "./words.js";

const phrase = (name: "measured" | "normed" | "start" | "twice") => (language: keyof Words) =>
  depthWords[language][name];

interface Place {
  readonly order: Order;
  readonly block: number;
  readonly measure: Measure;
  /** The index of another measure in this row, or `back` rows before it. */
  readonly index: (measure: Measure, back?: number) => number;
}

function placeOf(node: GraphNode, index: number): Place {
  const width = measures.length;
  const row = Math.floor(index / width);
  const blocks = blocksOf(node);
  return {
    order: orders[Math.floor(row / blocks)] ?? "none",
    block: row % blocks,
    measure: measures[index % width] ?? "stream",
    index: (measure, back = 0) => (row - back) * width + measures.indexOf(measure),
  };
}

/** The stream before the block. */
const before = (node: GraphNode, { block, index }: Place) =>
  block === 0
    ? named(phrase("start"), constant(countOf(node, "start")))
    : cellOf(node, index("stream", 1));

/** What is read off the stack: the vectors of its blocks are not in the graph. */
const measured = (
  from: readonly Cell[],
  reason: "measured" | "normed" = "measured",
): Arithmetic => ({
  lines: [],
  reason: phrase(reason),
  decidedBy: from,
});

/** What the block began with: the row before, or the vectors of the sentence. */
function origin({ node, inputs: [x] }: Step, { block, index }: Place): Cell[] {
  if (block > 0) return [{ node: node.id, index: index("stream", 1) }];
  return Array.from(x?.values ?? [], (_, at) => ({ node: x?.id ?? "", index: at }));
}

/** The law of cosines. */
function added({ node }: Step, place: Place): Arithmetic {
  const [stream, update] = [before(node, place), cellOf(node, place.index("update"))];
  const cosine = cellOf(node, place.index("cosine"));
  const square = (of: typeof stream) => operation("multiply", of, of);
  const twice = operation(
    "multiply",
    constant(2),
    operation("multiply", stream, operation("multiply", update, cosine)),
  );
  return {
    lines: [plus(square(stream)), plus(square(update)), plus(named(phrase("twice"), twice)), root],
  };
}

const rule: Rule = (step, index) => {
  const { node } = step;
  const place = placeOf(node, index);
  if (place.measure === "share")
    return { lines: [plus(cellOf(node, place.index("update"))), over(before(node, place))] };
  if (place.measure !== "stream") return measured(origin(step, place));
  return place.order === "post" ? measured(origin(step, place), "normed") : added(step, place);
};

export const depth: Explained = {
  rules: { depth: rule },
  heading: ({ node }, language) => node.title[language],
};
