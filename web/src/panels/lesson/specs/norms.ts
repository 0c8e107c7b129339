/** Rows 19 and 20: feed-forward and norms. */
import { type Access, count, sum } from "../access.js";
import { lesson } from "../types.js";

const width = (at: Access, id: string) => at.shape(id).at(-1) ?? 1;

/** Mean and biased variance after a norm. */
const spread = (row: readonly number[]) => {
  const mean = sum(row) / row.length;
  return { mean, variance: sum(row.map((value) => (value - mean) ** 2)) / row.length };
};

export const norms = {
  "feed-forward": lesson(
    (at) => {
      const hidden = Array.from(at.values("block.0.feed_forward.activated"));
      const zeros = hidden.filter((value) => value === 0).length;
      const row = at.row("block.0.feed_forward.hidden", 0, 0);
      const negative = row.findIndex((value) => value < 0);
      return {
        share: zeros / hidden.length,
        zeros: count(zeros),
        all: count(hidden.length),
        before: at.number("block.0.feed_forward.hidden", 0, 0, negative),
        after: at.number("block.0.feed_forward.activated", 0, 0, negative),
        narrow: count(width(at, "x")),
        wide: count(width(at, "block.0.feed_forward.hidden")),
      };
    },
    {
      place: { opens: "block.0.feed_forward.activated" },
      told: "some",
      options: {
        none: ({ share }) => share === 0,
        some: ({ share }) => share > 0 && share < 0.9,
        most: ({ share }) => share >= 0.9,
      },
      action: () => ({
        kind: "set",
        node: "block.0.feed_forward.activated",
        path: "/block/activation",
        value: "gelu",
      }),
    },
  ),
  norms: lesson(
    (at) => ({
      rows: at.shape("layer.mean")[0] === at.shape("x")[0],
      columns: at.shape("layer.mean").at(-1) === at.shape("x").at(-1),
      mean: at.number("layer.mean", 0, 0),
      variance: at.number("layer.variance", 0, 0),
      batchMean: at.number("batch.mean", 0, 0),
      normed: at.number("layer", 0, 0),
    }),
    {
      place: { opens: "layer" },
      told: "rows",
      options: {
        rows: ({ rows }) => rows,
        columns: ({ columns }) => columns,
      },
      action: (at) => ({ kind: "show", cell: at.cell("layer", 0, 0) }),
    },
  ),
  "norms-rms": lesson(
    (at) => ({
      x: at.number("x", 0, 0),
      rms: at.number("norm.rms", 0, 0),
      normed: at.number("norm", 0, 0),
      mean: spread(at.row("norm", 0)).mean,
    }),
    {
      place: { opens: "norm" },
      told: "no",
      options: {
        yes: ({ mean }) => Math.abs(mean) < 1e-4,
        no: ({ mean }) => Math.abs(mean) >= 1e-4,
      },
      action: (at) => ({ kind: "show", cell: at.cell("norm", 0, 0) }),
    },
  ),
  "norms-random": lesson(
    (at) => ({
      mean: at.number("layer.mean", 0, 0),
      variance: at.number("layer.variance", 0, 0),
      after: spread(at.row("layer", 0)).variance,
      before: at.value("layer.variance", 0, 0),
      x: at.number("x", 0, 0),
      normed: at.number("layer", 0, 0),
    }),
    {
      place: { opens: "layer" },
      told: "one",
      options: {
        same: ({ after, before }) => Math.abs(after - before) < 0.01,
        one: ({ after }) => Math.abs(after - 1) < 0.01,
        zero: ({ after }) => after < 0.01,
      },
      action: () => ({ kind: "go", node: "layer" }),
    },
  ),
  "norms-deep": lesson(
    (at) => {
      const alpha = at.parameter("block.0.residual_1", "alpha");
      return {
        alpha,
        shown: count(alpha),
        x: at.number("x", 0, 0, 0),
        attended: at.number("block.0.attention.context", 0, 0, 0),
        sum: at.number("block.0.residual_1", 0, 0, 0),
      };
    },
    {
      place: { opens: "block.0.residual_1" },
      told: "more",
      options: {
        less: ({ alpha }) => alpha < 1,
        one: ({ alpha }) => alpha === 1,
        more: ({ alpha }) => alpha > 1,
      },
      action: () => ({
        kind: "set",
        node: "block.0.residual_1",
        path: "/block/deep_norm_alpha",
        value: 4,
      }),
    },
  ),
};
