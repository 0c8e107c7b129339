/** Rows 16 and 17: scoring functions, cross-attention. */
import { type Access, count, largest, near, smallest } from "../access.js";
import { lesson } from "../types.js";

/** The scores of one query for all tokens. */
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

export const scoring = {
  scoring: lesson((at) => ({ ...scored(at), squashed: at.number("additive_tanh", 0, 1, 0) }), {
    place: { opens: "scores" },
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
      place: { opens: "scaled_scores" },
      told: "no",
      options: {
        yes: ({ unchanged }) => !unchanged,
        no: ({ unchanged }) => unchanged,
      },
      action: () => ({ kind: "set", node: "weights", path: "/attention/scale", value: 5 }),
    },
  ),
  "scoring-bilinear": lesson(scored, {
    place: { opens: "scores" },
    told: "itself",
    options: {
      first: ({ bestAt }) => bestAt === 0,
      itself: ({ bestAt }) => bestAt === 1,
      starts: ({ bestAt }) => bestAt === 2,
    },
    action: (at) => ({ kind: "show", cell: at.cell("scores", 0, 0) }),
  }),
  "scoring-cosine": lesson(scored, {
    place: { opens: "scores" },
    told: "itself",
    options: {
      starts: ({ score, bestAt }) => bestAt === 2 && near(score.value, 1),
      itself: ({ score, bestAt }) => bestAt === 1 && near(score.value, 1),
      none: ({ score }) => !near(score.value, 1),
    },
    action: () => ({ kind: "set", node: "scores", path: "/attention/score", value: "dot" }),
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
      place: { opens: "weights", view: "arcs" },
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
      place: { opens: "weights", view: "arcs" },
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
