/** Rows 9 to 17: masks, dropout, batches, heads, scoring functions, cross-attention. */
import { type Access, count, largest, near, smallest, sum } from "../access.js";
import { lesson } from "../types.js";

const firstRow = (at: Access) => ({
  first: at.token(0),
  second: at.token(1),
  own: at.number("weights", 0, 0),
  next: at.number("weights", 0, 1),
});

/** How many keys each query may see. */
const seen = (at: Access, row: number) => sum(at.row("mask", row));

/** Below the first row, the first weight that dropout let through, and the first that fell. */
const survivor = (at: Access) => {
  const width = at.shape("weights").at(-1) ?? 1;
  const weights = Array.from(at.values("weights"));
  const mask = at.values("dropout_mask");
  const find = (kept: boolean) => {
    const index = weights.findIndex(
      (weight, i) => i >= width && weight > 0 && (mask[i] !== 0) === kept,
    );
    return [Math.floor(index / width), index % width] as const;
  };
  const kept = find(true);
  const fallen = find(false);
  return {
    query: at.token(kept[0]),
    key: at.token(kept[1]),
    before: at.number("weights", ...kept),
    after: at.number("dropped_weights", ...kept),
    fallenBefore: at.number("weights", ...fallen),
    fallen: at.number("dropped_weights", ...fallen),
    first: at.token(0),
    firstBefore: at.number("weights", 0, 0),
    firstAfter: at.number("dropped_weights", 0, 0),
  };
};

/** How one query's scores fall out over the tokens. */
const scored = (at: Access) => {
  const scores = at.row("scores", 0);
  const best = largest(scores);
  return {
    query: at.token(0),
    tokens: scores.map((_, index) => at.key(index)),
    best: at.key(best),
    bestAt: best,
    score: at.number("scores", 0, best),
    weight: at.number("weights", 0, best),
    last: at.key(smallest(scores)),
    lastScore: at.number("scores", 0, smallest(scores)),
  };
};

const order = (row: readonly number[]) =>
  row.map((_, i) => i).sort((a, b) => (row[b] as number) - (row[a] as number));

export const heads = {
  "causal-mask": lesson((at) => ({ ...firstRow(at), count: at.row("weights", 0).length }), {
    told: "all",
    options: {
      all: ({ own }) => near(own.value, 1),
      even: ({ own, count }) => near(own.value, 1 / count),
      nothing: ({ own }) => near(own.value, 0),
    },
    action: () => ({ kind: "set", path: "/attention/mask", value: { kind: "none" } }),
  }),
  "causal-mask-renormalize": lesson(
    (at) => ({
      query: at.token(1),
      weight: at.number("masked_weights", 1, 0),
      sum: at.number("row_sums", 1, 0),
      shared: at.number("renormalized_weights", 1, 0),
    }),
    {
      told: "less",
      options: {
        one: ({ sum }) => near(sum.value, 1),
        less: ({ sum }) => sum.value < 1 && !near(sum.value, 1),
        more: ({ sum }) => sum.value > 1 && !near(sum.value, 1),
      },
      action: () => ({ kind: "open", preset: "causal-mask" }),
    },
  ),
  "causal-mask-four-predictions": lesson(
    (at) => ({
      query: at.token(2),
      answer: at.token(3),
      own: at.number("weights", 2, 2),
      hidden: at.number("weights", 2, 3),
      seen: seen(at, 2),
      tokens: at.shape("mask")[1],
      predictions: count(at.shape("mask")[0] ?? 0),
    }),
    {
      told: "itself",
      options: {
        before: ({ seen }) => seen === 2,
        itself: ({ seen }) => seen === 3,
        all: ({ seen, tokens }) => seen === tokens,
      },
      action: () => ({ kind: "open", preset: "causal-mask-each-sees-its-answer" }),
    },
  ),
  "causal-mask-each-sees-its-answer": lesson(firstRow, {
    told: "some",
    options: {
      none: ({ next }) => near(next.value, 0),
      some: ({ next }) => !near(next.value, 0),
    },
    action: () => ({ kind: "set", path: "/attention/mask", value: { kind: "causal" } }),
  }),
  dropout: lesson(survivor, {
    told: "doubles",
    options: {
      stays: ({ before, after }) => near(after.value, before.value),
      doubles: ({ before, after }) => near(after.value, 2 * before.value),
      halves: ({ before, after }) => near(after.value, before.value / 2),
    },
    action: () => ({ kind: "set", path: "/attention/dropout/rate", value: 0 }),
  }),
  "dropout-torch": lesson(survivor, {
    told: "doubled",
    options: {
      stays: ({ firstBefore, firstAfter }) => near(firstAfter.value, firstBefore.value),
      doubled: ({ firstBefore, firstAfter }) => near(firstAfter.value, 2 * firstBefore.value),
      dropped: ({ firstAfter }) => firstAfter.value === 0,
    },
    action: () => ({ kind: "set", path: "/attention/dropout/seed", value: 124 }),
  }),
  batches: lesson(
    (at) => ({
      one: at.number("context", 0, 1, 0),
      other: at.number("context", 1, 1, 0),
      token: at.token(1),
    }),
    {
      told: "equal",
      options: {
        equal: ({ one, other }) => near(one.value, other.value),
        different: ({ one, other }) => !near(one.value, other.value),
      },
      action: (at) => ({ kind: "edit", cell: at.cell("x", 1, 0, 0), value: 2 }),
    },
  ),
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
      told: "head",
      options: {
        model: ({ factor, model }) => near(factor, 1 / Math.sqrt(model)),
        head: ({ factor, head }) => near(factor, 1 / Math.sqrt(head)),
        plain: ({ factor, head }) => near(factor, 1 / head),
      },
      action: () => ({ kind: "set", path: "/attention/num_heads", value: 4 }),
    },
  ),
  "split-heads-view": lesson(
    (at) => ({
      number: at.number("x", 0, 1, 4),
      first: at.value("transpose", 0, 0, 1, 0),
      second: at.number("transpose", 0, 1, 1, 0),
    }),
    {
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
      told: "itself",
      options: {
        first: ({ bestAt }) => bestAt === 0,
        itself: ({ bestAt }) => bestAt === 1,
        last: ({ bestAt }) => bestAt === 2,
      },
      action: (at) => ({ kind: "show", cell: at.cell("weights", 0, 1, 0) }),
    },
  ),
  scoring: lesson((at) => ({ ...scored(at), squashed: at.number("additive_tanh", 0, 1, 0) }), {
    told: "itself",
    options: {
      itself: ({ bestAt }) => bestAt === 1,
      starts: ({ bestAt }) => bestAt === 2,
      one: ({ bestAt }) => bestAt === 4,
    },
    action: (at) => ({ kind: "show", cell: at.cell("scores", 0, 1) }),
  }),
  "scoring-scaled-dot": lesson(
    (at) => {
      const same = (a: readonly number[], b: readonly number[]) => a.every((v, i) => v === b[i]);
      return {
        ...scored(at),
        scaled: at.number("scaled_scores", 0, largest(at.row("scores", 0))),
        unchanged: same(order(at.row("scores", 0)), order(at.row("scaled_scores", 0))),
      };
    },
    {
      told: "no",
      options: {
        yes: ({ unchanged }) => !unchanged,
        no: ({ unchanged }) => unchanged,
      },
      action: () => ({ kind: "set", path: "/attention/scale", value: 5 }),
    },
  ),
  "scoring-bilinear": lesson(scored, {
    told: "itself",
    options: {
      first: ({ bestAt }) => bestAt === 0,
      itself: ({ bestAt }) => bestAt === 1,
      starts: ({ bestAt }) => bestAt === 2,
    },
    action: (at) => ({ kind: "show", cell: at.cell("scores", 0, 0) }),
  }),
  "scoring-cosine": lesson(scored, {
    told: "itself",
    options: {
      starts: ({ score, bestAt }) => bestAt === 2 && near(score.value, 1),
      itself: ({ score, bestAt }) => bestAt === 1 && near(score.value, 1),
      none: ({ score }) => !near(score.value, 1),
    },
    action: () => ({ kind: "set", path: "/attention/score", value: "dot" }),
  }),
  "cross-attention": lesson(
    (at) => {
      const row = at.row("weights", 1);
      return {
        query: at.token(1),
        best: at.key(largest(row)),
        weight: at.number("weights", 1, largest(row)),
        rows: count(at.shape("weights").at(-2) ?? 0),
        columns: count(at.shape("weights").at(-1) ?? 0),
        shape: at.shape("weights"),
        queries: at.experiment.tokens[0]?.length,
        keys: at.experiment.context_tokens?.[0]?.length,
      };
    },
    {
      told: "queries",
      options: {
        queries: ({ shape, queries, keys }) => shape.at(-2) === queries && shape.at(-1) === keys,
        keys: ({ shape, queries, keys }) => shape.at(-2) === keys && shape.at(-1) === queries,
      },
      action: () => ({ kind: "go", node: "scores" }),
    },
  ),
  "cross-attention-three-inputs": lesson(
    (at) => {
      const row = at.row("weights", 0, 0);
      return {
        best: largest(row),
        weight: at.number("weights", 0, 0, largest(row)),
        least: at.number("weights", 0, 0, smallest(row)),
        context: at.number("context", 0, 0, 0),
      };
    },
    {
      told: "first",
      options: {
        first: ({ best }) => best === 0,
        second: ({ best }) => best === 1,
        third: ({ best }) => best === 2,
        fourth: ({ best }) => best === 3,
      },
      action: () => ({ kind: "go", node: "context" }),
    },
  ),
};
