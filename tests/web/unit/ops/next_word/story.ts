/** A text of four words that a model with two named heads read: what comes next was read where it came before. */
import type { Experiment, GraphNode } from "../../../../../web/src/types/graph.js";

const texts = ["The", "zorblat", "saw", "the"];
const size = texts.length + 1;

/** Row by row, the token that each of the two heads looks at. */
const seen = [
  [0, 0, 0, 0, 2],
  [0, 1, 1, 2, 3],
];

const values = Float32Array.from(
  seen.flatMap((rows) =>
    rows.flatMap((at) => Array.from({ length: size }, (_, token) => (token === at ? 0.96 : 0.01))),
  ),
);

const weights = {
  id: "block.0.attention.weights",
  op: "softmax",
  role: "weights",
  place: { stack: "", block: 0, part: "attention" },
  inputs: [],
  shape: [1, 2, size, size],
  axes: ["batch", "head", "query", "key"],
  title: { en: "Weights", zh: "权重" },
  values,
} as unknown as GraphNode;

const head = (number: number, role: string) => ({
  part: "decoder" as const,
  layer: 0,
  head: number,
  guided: true,
  cause: false,
  roles: [{ role, score: 0.9, knock_out: 0 }],
});

export const story: Experiment = {
  tokens: [
    ["<start>", ...texts].map((text, id) => ({
      text,
      id,
      start: Math.max(0, texts.slice(0, id).join(" ").length - text.length),
      end: texts.slice(0, id).join(" ").length,
      ...(text === "zorblat" && { unknown: { slot: 0 } }),
    })),
  ],
  graph: [weights],
  output: weights.id,
  model: { name: "stories", kind: "stories", answer: [], next: [] },
  loaded: {
    name: "stories",
    kind: "stories",
    parameters: 1,
    vocabulary: 4,
    heads: [head(0, "induction"), head(1, "previous")],
  },
};
