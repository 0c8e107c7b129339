/** Rows 1 to 5: vectors, scores and softmax, attention without weights. */
import { type Access, largest, near, smallest, sum, word } from "../access.js";
import { lesson } from "../types.js";

/** The sentence of the examples that are programs, which have no tokens of their own. */
const words = ["Your", "journey", "starts", "with", "one", "step"];
const journey = 1;

const others = (row: readonly number[]) => row.map((v, j) => (j === journey ? -Infinity : v));

/** How many numbers of the row are larger. */
const rank = (row: readonly number[], index: number) =>
  row.filter((value) => value > (row[index] as number)).length;

/** One query and all tokens: the scores and weights of two clearly different tokens. */
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

export const vectors = {
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
      place: { opens: "x", view: "space", asks: "scores" },
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
      place: { opens: "dot" },
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
      place: { opens: "scores" },
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
      place: { opens: "weights" },
      told: "one",
      options: {
        one: ({ total }) => near(total, 1),
        scores: ({ total, scores }) => near(total, scores),
        less: ({ total }) => total < 0.99,
      },
      action: () => ({ kind: "open", preset: "normalising-naive", node: "weights" }),
    },
  ),
  "normalising-naive": lesson(
    (at) => ({
      ...twoWeights(at),
      scores: at.value("scores", 0, 1) / at.value("scores", 0, 4),
      weights: at.value("weights", 0, 1) / at.value("weights", 0, 4),
    }),
    {
      place: { opens: "weights" },
      told: "larger",
      options: {
        smaller: ({ scores, weights }) => weights < scores && !near(weights, scores),
        same: ({ scores, weights }) => near(weights, scores),
        larger: ({ scores, weights }) => weights > scores && !near(weights, scores),
      },
      action: () => ({ kind: "open", preset: "normalising-overflow", node: "weights" }),
    },
  ),
  "normalising-overflow": lesson(scaledWeights, {
    place: { opens: "weights" },
    told: "none",
    options: {
      one: ({ weight }) => weight.value > 0.5,
      zero: ({ weight }) => weight.value < 0.5,
      none: ({ weight }) => Number.isNaN(weight.value),
    },
    action: () => ({ kind: "open", preset: "normalising-stable", node: "weights" }),
  }),
  "normalising-stable": lesson(scaledWeights, {
    place: { opens: "weights" },
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
      place: { opens: "weights" },
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
      place: { opens: "weights" },
      told: "source",
      options: {
        itself: ({ bestAt }) => bestAt === 6,
        source: ({ bestAt }) => bestAt === journey,
        other: ({ bestAt }) => bestAt !== 6 && bestAt !== journey,
      },
      action: (at) => ({ kind: "show", cell: at.cell("context", journey, 0) }),
    },
  ),
};
