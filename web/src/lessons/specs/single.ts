/** Rows 1 to 8 of the curriculum: from vectors to one head. */
import { type Access, largest, near, smallest, sum, word } from "../access.js";
import { lesson } from "../types.js";

/** The sentence of the examples that are programs, and so have no tokens of their own. */
const words = ["Your", "journey", "starts", "with", "one", "step"];
const journey = 1;

const others = (row: readonly number[]) => row.map((v, j) => (j === journey ? -Infinity : v));

/** How many of the row are larger. */
const rank = (row: readonly number[], index: number) =>
  row.filter((value) => value > (row[index] as number)).length;

/** One query against all tokens: the scores and weights of two tokens that stand apart. */
const twoWeights = (at: Access) => ({
  query: at.token(0),
  high: at.key(1),
  highScore: at.number("scores", 0, 1),
  highWeight: at.number("weights", 0, 1),
  low: at.key(4),
  lowScore: at.number("scores", 0, 4),
  lowWeight: at.number("weights", 0, 4),
});

const scaledWeights = (at: Access) => ({
  high: at.key(1),
  next: at.key(2),
  score: at.number("scores", 0, 1),
  scaled: at.number("scaled_scores", 0, 1),
  nextScaled: at.number("scaled_scores", 0, 2),
  weight: at.number("weights", 0, 1),
  nextWeight: at.number("weights", 0, 2),
});

/** Where the row of "journey" looks most. */
const mostOf = (at: Access) => {
  const row = at.row("weights", journey);
  const best = largest(row);
  const least = smallest(row);
  return {
    query: at.token(journey),
    best: at.token(best),
    bestAt: best,
    most: at.number("weights", journey, best),
    bestWeight: Math.max(...row),
    least: at.number("weights", journey, least),
    leastToken: at.token(least),
    even: 1 / row.length,
    favourites: new Set(
      Array.from({ length: at.shape("weights").at(-2) ?? 0 }, (_, i) =>
        largest(at.row("weights", i)),
      ),
    ).size,
  };
};

const widths = (at: Access) => {
  const square = (width: number) => at.value(`width.${width}.mean_square`);
  return {
    narrow: at.number("width.4.mean_square"),
    middle: at.number("width.16.mean_square"),
    wide: at.number("width.64.mean_square"),
    narrowest: at.number("width.4.max_weight", 0, 0),
    sharpest: at.number("width.64.max_weight", 6, 0),
    slope: at.number("width.64.slope", 6, largest(at.row("width.64.weights", 6))),
    growth: square(64) / square(4),
    width: 64 / 4,
  };
};

const closest = (ratio: number, wanted: number, all: readonly number[]) => {
  const apart = (value: number) => Math.abs(Math.log(ratio / value));
  return all.every((value) => apart(wanted) <= apart(value));
};

export const single = {
  vectors: lesson(
    (at) => ({
      query: at.token(journey),
      starts: at.token(2),
      with: at.token(3),
      one: at.token(4),
      near: at.number("scores", journey, 2),
      middle: at.number("scores", journey, 3),
      far: at.number("scores", journey, 4),
      best: largest(others(at.row("scores", journey))),
    }),
    {
      told: "starts",
      options: {
        starts: ({ best }) => best === 2,
        with: ({ best }) => best === 3,
        one: ({ best }) => best === 4,
      },
      action: (at) => ({ kind: "show", cell: at.cell("scores", journey, 4) }),
    },
  ),
  "vectors-dot-and-cosine": lesson(
    (at) => {
      const dots = at.row("dot", journey);
      const last = smallest(dots);
      return {
        cosine: at.number("cosine", journey, 3),
        dot: at.number("dot", journey, 3),
        last: word(words[last] as string),
        lastDot: at.number("dot", journey, last),
        place: rank(dots, 3),
        byCosine: rank(at.row("cosine", journey), 3),
        count: dots.length,
      };
    },
    {
      told: "nextToLast",
      options: {
        same: ({ place, byCosine }) => place === byCosine,
        nextToLast: ({ place, count }) => place === count - 2,
        last: ({ place, count }) => place === count - 1,
      },
      action: (at) => ({ kind: "show", cell: at.cell("dot", journey, 3) }),
    },
  ),
  "scores-of-one-query": lesson(
    (at) => ({
      query: at.token(0),
      first: at.key(0),
      second: at.key(1),
      third: at.key(2),
      firstScore: at.number("scores", 0, 0),
      secondScore: at.number("scores", 0, 1),
      thirdScore: at.number("scores", 0, 2),
      weight: at.number("weights", 0, largest(at.row("weights", 0))),
      best: largest(at.row("scores", 0)),
    }),
    {
      told: "second",
      options: {
        first: ({ best }) => best === 0,
        second: ({ best }) => best === 1,
        third: ({ best }) => best === 2,
      },
      action: (at) => ({ kind: "show", cell: at.cell("scores", 0, 4) }),
    },
  ),
  normalising: lesson(
    (at) => ({
      ...twoWeights(at),
      total: sum(at.row("weights", 0)),
      scores: sum(at.row("scores", 0)),
    }),
    {
      told: "one",
      options: {
        one: ({ total }) => near(total, 1),
        scores: ({ total, scores }) => near(total, scores),
        less: ({ total }) => total < 0.99,
      },
      action: () => ({ kind: "open", preset: "normalising-naive" }),
    },
  ),
  "normalising-naive": lesson(
    (at) => ({
      ...twoWeights(at),
      scores: at.value("scores", 0, 1) / at.value("scores", 0, 4),
      weights: at.value("weights", 0, 1) / at.value("weights", 0, 4),
    }),
    {
      told: "larger",
      options: {
        smaller: ({ scores, weights }) => weights < scores && !near(weights, scores),
        same: ({ scores, weights }) => near(weights, scores),
        larger: ({ scores, weights }) => weights > scores && !near(weights, scores),
      },
      action: () => ({ kind: "open", preset: "normalising-overflow" }),
    },
  ),
  "normalising-overflow": lesson(scaledWeights, {
    told: "none",
    options: {
      one: ({ weight }) => weight.value > 0.5,
      zero: ({ weight }) => weight.value < 0.5,
      none: ({ weight }) => Number.isNaN(weight.value),
    },
    action: () => ({ kind: "open", preset: "normalising-stable" }),
  }),
  "normalising-stable": lesson(scaledWeights, {
    told: "most",
    options: {
      none: ({ weight }) => Number.isNaN(weight.value),
      half: ({ weight }) => weight.value <= 0.5,
      most: ({ weight }) => weight.value > 0.5,
    },
    action: (at) => ({ kind: "show", cell: at.cell("weights", 0, 1) }),
  }),
  "attention-without-weights": lesson(
    (at) => ({
      one: at.token(journey),
      other: at.token(4),
      score: at.number("scores", journey, 4),
      back: at.number("scores", 4, journey),
      weight: at.number("weights", journey, 4),
      weightBack: at.number("weights", 4, journey),
    }),
    {
      told: "no",
      options: {
        yes: ({ weight, weightBack }) => near(weight.value, weightBack.value),
        no: ({ weight, weightBack }) => !near(weight.value, weightBack.value),
      },
      action: (at) => ({ kind: "show", cell: at.cell("weights", journey, 4) }),
    },
  ),
  "seventh-token": lesson(
    (at) => {
      const row = at.row("weights", 6);
      return {
        mixture: at.token(6),
        source: at.token(journey),
        best: at.token(largest(row)),
        most: at.number("weights", 6, largest(row)),
        own: at.number("weights", 6, 6),
        bestAt: largest(row),
        value: at.number("x", 6, 0),
        context: at.number("context", journey, 0),
      };
    },
    {
      told: "source",
      options: {
        itself: ({ bestAt }) => bestAt === 6,
        source: ({ bestAt }) => bestAt === journey,
        other: ({ bestAt }) => bestAt !== 6 && bestAt !== journey,
      },
      action: (at) => ({ kind: "show", cell: at.cell("context", journey, 0) }),
    },
  ),
  "query-key-value": lesson(mostOf, {
    told: "itself",
    options: {
      itself: ({ bestAt }) => bestAt === journey,
      other: ({ bestAt }) => bestAt !== journey,
    },
    action: () => ({ kind: "set", path: "/weights/seed", value: 7 }),
  }),
  "query-key-value-one": lesson(
    (at) => ({
      query: at.token(0),
      first: at.number("query", 0, 0),
      score: at.number("scores", 0, 1),
      scaled: at.number("scaled_scores", 0, 1),
      key: at.key(1),
      width: at.shape("query").at(-1),
      columns: at.shape("W_query")[1],
      vector: at.shape("x").at(-1),
      tokens: at.shape("key").at(-2),
    }),
    {
      told: "columns",
      options: {
        vector: ({ width, vector }) => width === vector,
        columns: ({ width, columns }) => width === columns,
        tokens: ({ width, tokens }) => width === tokens,
      },
      action: (at) => ({ kind: "show", cell: at.cell("query", 0, 0) }),
    },
  ),
  "query-key-value-seed-168": lesson(mostOf, {
    told: "same",
    options: {
      same: ({ favourites }) => favourites === 1,
      several: ({ favourites }) => favourites > 1,
    },
    action: () => ({ kind: "go", node: "weights" }),
  }),
  "query-key-value-xavier": lesson(
    (at) => {
      const scores = Array.from(at.values("scores"));
      const least = smallest(scores);
      const width = at.shape("scores").at(-1) ?? 1;
      const [row, column] = [Math.floor(least / width), least % width];
      return {
        least: at.number("scores", row, column),
        weight: at.number("weights", row, column),
        query: at.token(row),
        key: at.token(column),
      };
    },
    {
      told: "positive",
      options: {
        positive: ({ least }) => least.value >= 0,
        negative: ({ least }) => least.value < 0,
      },
      action: () => ({ kind: "set", path: "/weights/init", value: "torch_rand" }),
    },
  ),
  "linear-layers": lesson(mostOf, {
    told: "even",
    options: {
      even: ({ bestWeight, even }) => bestWeight < 1.5 * even,
      leaning: ({ bestWeight, even }) => bestWeight >= 1.5 * even && bestWeight <= 0.5,
      sharp: ({ bestWeight }) => bestWeight > 0.5,
    },
    action: () => ({ kind: "set", path: "/attention/scale", value: 20 }),
  }),
  "linear-layers-seed-123": lesson(mostOf, {
    told: "same",
    options: {
      same: ({ favourites }) => favourites === 1,
      several: ({ favourites }) => favourites > 1,
    },
    action: () => ({ kind: "set", path: "/weights/seed", value: 789 }),
  }),
  "why-scale": lesson(widths, {
    told: "width",
    options: {
      constant: ({ growth, width }) => closest(growth, 1, [1, Math.sqrt(width), width]),
      root: ({ growth, width }) => closest(growth, Math.sqrt(width), [1, Math.sqrt(width), width]),
      width: ({ growth, width }) => closest(growth, width, [1, Math.sqrt(width), width]),
    },
    action: () => ({ kind: "go", node: "width.64.weights" }),
  }),
  "why-scale-scaled": lesson(widths, {
    told: "constant",
    options: {
      constant: ({ growth, width }) => closest(growth, 1, [1, Math.sqrt(width), width]),
      root: ({ growth, width }) => closest(growth, Math.sqrt(width), [1, Math.sqrt(width), width]),
      width: ({ growth, width }) => closest(growth, width, [1, Math.sqrt(width), width]),
    },
    action: () => ({ kind: "go", node: "width.64.scaled_scores" }),
  }),
};
