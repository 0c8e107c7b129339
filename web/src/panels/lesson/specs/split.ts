/** Rows 12 to 15: heads, stacked and split, and batches of them. */
import { count, largest, near } from "../access.js";
import { lesson } from "../types.js";

export const split = {
  "stacked-heads": lesson(
    (at) => ({
      head: count(at.shape("head.0.context").at(-1) ?? 0),
      width: count(at.shape("context").at(-1) ?? 0),
      ofHead: at.shape("head.0.context").at(-1) ?? 0,
      ofContext: at.shape("context").at(-1) ?? 0,
      token: at.token(5),
      first: at.number("context", 5, 0),
      second: at.number("context", 5, (at.shape("context").at(-1) ?? 0) - 1),
    }),
    {
      place: { opens: "context" },
      told: "beside",
      options: {
        one: ({ ofHead, ofContext }) => ofContext === ofHead,
        beside: ({ ofHead, ofContext }) => ofContext > ofHead,
      },
      action: () => ({ kind: "go", node: "context" }),
    },
  ),
  "split-heads": lesson(
    (at) => ({
      matrices: at.shape("scores").at(-3),
      heads: at.shape("query_heads").at(-3),
      tokens: at.shape("x").at(-2),
      token: at.token(5),
      key: at.token(0),
      one: at.number("weights", 0, 0, 5, 0),
      other: at.number("weights", 0, 1, 5, 0),
    }),
    {
      place: { opens: "query_heads", asks: "scores" },
      told: "heads",
      options: {
        one: ({ matrices }) => matrices === 1,
        heads: ({ matrices, heads }) => matrices === heads,
        tokens: ({ matrices, tokens }) => matrices === tokens,
      },
      action: () => ({ kind: "go", node: "query_heads" }),
    },
  ),
  "split-heads-wider": lesson(
    (at) => {
      const factor = at.parameter("scaled_scores", "factor");
      return {
        factor,
        model: at.shape("query").at(-1) ?? 1,
        head: at.shape("query_heads").at(-1) ?? 1,
        width: count(at.shape("query_heads").at(-1) ?? 1),
        shown: count(factor),
        score: at.number("scores", 0, 0, 0, 0),
        scaled: at.number("scaled_scores", 0, 0, 0, 0),
      };
    },
    {
      place: { opens: "query_heads", asks: "scaled_scores" },
      told: "head",
      options: {
        model: ({ factor, model }) => near(factor, 1 / Math.sqrt(model)),
        head: ({ factor, head }) => near(factor, 1 / Math.sqrt(head)),
        plain: ({ factor, head }) => near(factor, 1 / head),
      },
      action: () => ({ kind: "set", node: "query_heads", path: "/attention/num_heads", value: 4 }),
    },
  ),
  "split-heads-view": lesson(
    (at) => ({
      number: at.number("x", 0, 1, 4),
      first: at.value("transpose", 0, 0, 1, 0),
      second: at.number("transpose", 0, 1, 1, 0),
    }),
    {
      place: { opens: "transpose" },
      told: "second",
      options: {
        first: ({ number, first }) => first === number.value,
        second: ({ number, second }) => second.value === number.value,
      },
      action: () => ({ kind: "go", node: "transpose" }),
    },
  ),
  "batched-product": lesson(
    (at) => ({
      shape: at.shape("scores"),
      a: at.shape("a"),
      one: at.number("scores", 0, 0, 0, 1),
      other: at.number("scores", 0, 1, 0, 1),
    }),
    {
      place: { opens: "scores" },
      told: "tokens",
      options: {
        tokens: ({ shape, a }) => shape.length === a.length && shape.at(-1) === a.at(-2),
        features: ({ shape, a }) => shape.length === a.length && shape.at(-1) === a.at(-1),
        single: ({ shape, a }) => shape.length < a.length,
      },
      action: (at) => ({ kind: "show", cell: at.cell("scores", 0, 1, 0, 1) }),
    },
  ),
  "chinese-batch": lesson(
    (at) => {
      const row = at.row("weights", 0, 1);
      return {
        query: at.token(1),
        tokens: row.map((_, i) => at.token(i)),
        best: at.token(largest(row)),
        bestAt: largest(row),
        weight: at.number("weights", 0, 1, largest(row)),
        other: at.token(0, 1),
        otherWeight: at.number("weights", 1, 0, largest(at.row("weights", 1, 0))),
      };
    },
    {
      place: { opens: "weights" },
      told: "itself",
      options: {
        first: ({ bestAt }) => bestAt === 0,
        itself: ({ bestAt }) => bestAt === 1,
        last: ({ bestAt }) => bestAt === 2,
      },
      action: (at) => ({ kind: "show", cell: at.cell("weights", 0, 1, 0) }),
    },
  ),
};
