/** Rows 21 and 22: blocks and stacks of them. */
import { type Access, count, largest, near, sum } from "../access.js";
import { lesson } from "../types.js";

/** Mean and biased variance after a norm. */
const spread = (row: readonly number[]) => {
  const mean = sum(row) / row.length;
  return { mean, variance: sum(row.map((value) => (value - mean) ** 2)) / row.length };
};

const firstInput = (at: Access, id: string) => at.node(id).inputs[0];

const inBlock = (at: Access) => ({
  before: at.number("block.0.residual_1", 0, 0, 0),
  normed: at.number("block.0.norm_1", 0, 0, 0),
  x: at.number("x", 0, 0, 0),
  output: at.number("block.0.output", 0, 0, 0),
  variance: spread(at.row("block.0.output", 0, 0)).variance,
  from: firstInput(at, "block.0.norm_1"),
});

export const stacks = {
  block: lesson(inBlock, {
    place: { opens: "block.0.output", asks: "block.0.norm_1" },
    told: "after",
    options: {
      before: ({ from }) => from === "x",
      after: ({ from }) => from === "block.0.residual_1",
    },
    action: () => ({ kind: "set", node: "block.0.output", path: "/block/residual", value: false }),
  }),
  "block-pre-norm": lesson(inBlock, {
    place: { opens: "block.0.output" },
    told: "no",
    options: {
      yes: ({ variance }) => Math.abs(variance - 1) < 0.01,
      no: ({ variance }) => Math.abs(variance - 1) >= 0.01,
    },
    action: () => ({
      kind: "set",
      node: "block.0.output",
      path: "/block/norm_position",
      value: "post",
    }),
  }),
  "block-sandwich-norm": lesson(
    (at) => ({
      norms: at.experiment.graph.filter(({ op }) => op === "layer_norm").length,
      shown: count(at.experiment.graph.filter(({ op }) => op === "layer_norm").length),
      attended: at.number("block.0.attention.context", 0, 0, 0),
      normed: at.number("block.0.norm_1_after", 0, 0, 0),
      subLayers: 2,
    }),
    {
      place: { opens: "block.0.output" },
      told: "two",
      options: {
        one: ({ norms, subLayers }) => norms === subLayers,
        two: ({ norms, subLayers }) => norms === 2 * subLayers,
      },
      action: () => ({ kind: "go", node: "block.0.norm_1_after" }),
    },
  ),
  "depth-and-norms": lesson(
    (at) => {
      const top = (at.shape("study.depth")[1] ?? 1) - 1;
      const [post, pre, none] = [0, 1, 3];
      const [share, stream] = [3, 5];
      const grown =
        at.value("study.depth", none, top, stream) / at.parameter("study.depth", "start");
      return {
        same: grown < 2,
        adds: grown >= 2 && grown < 100,
        multiplies: grown > 1000,
        none: at.number("study.depth", none, top, stream),
        pre: at.number("study.depth", pre, top, stream),
        post: at.number("study.depth", post, top, stream),
        first: at.number("study.depth", pre, 0, share),
        last: at.number("study.depth", pre, top, share),
      };
    },
    {
      place: { opens: "study.depth" },
      told: "multiplies",
      options: {
        same: ({ same }) => same,
        adds: ({ adds }) => adds,
        multiplies: ({ multiplies }) => multiplies,
      },
      action: () => ({ kind: "set", node: "study.depth", path: "/study/blocks", value: 48 }),
    },
  ),
  stacks: lesson(
    (at) => ({
      first: at.token(0),
      second: at.token(1),
      own: at.number("block.1.attention.weights", 0, 0, 0, 0),
      next: at.number("block.1.attention.weights", 0, 0, 0, 1),
    }),
    {
      place: { opens: "model", asks: "block.1.attention.weights" },
      told: "itself",
      options: {
        itself: ({ own }) => near(own.value, 1),
        all: ({ own }) => !near(own.value, 1),
      },
      action: () => ({ kind: "go", node: "block.1.attention.weights" }),
    },
  ),
  "stacks-encoder": lesson(
    (at) => ({
      first: at.token(0),
      last: at.token(5),
      weight: at.number("block.0.attention.weights", 0, 0, 0, 5),
      later: at.number("block.1.attention.weights", 0, 0, 0, 5),
    }),
    {
      place: { opens: "block.0.attention.weights", view: "arcs" },
      told: "yes",
      options: {
        yes: ({ weight }) => weight.value > 0,
        no: ({ weight }) => weight.value === 0,
      },
      action: () => ({
        kind: "set",
        node: "block.0.attention.weights",
        path: "/attention/mask",
        value: { kind: "causal" },
      }),
    },
  ),
  "stacks-encoder-decoder": lesson(
    (at) => {
      const source = firstInput(at, "decoder.0.cross_attention.key") ?? "";
      const row = at.row("decoder.0.cross_attention.weights", 0, 0, 1);
      return {
        source,
        query: at.token(1),
        best: at.key(largest(row)),
        weight: at.number("decoder.0.cross_attention.weights", 0, 0, 1, largest(row)),
      };
    },
    {
      place: { opens: "model", asks: "decoder.0.cross_attention.key" },
      told: "last",
      options: {
        first: ({ source }) => source.startsWith("encoder.0."),
        last: ({ source }) => source === "encoder.1.output",
      },
      action: () => ({ kind: "go", node: "decoder.0.cross_attention.weights" }),
    },
  ),
};
