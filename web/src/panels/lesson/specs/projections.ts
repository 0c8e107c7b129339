/** Rows 6 to 8: query, key and value, linear layers, and why scores are scaled. */
import { type Access, largest, smallest } from "../access.js";
import { lesson } from "../types.js";

const journey = 1;

/** The largest weight in the row of "journey". */
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

export const projections = {
  "query-key-value": lesson(mostOf, {
    place: { opens: "value", asks: "weights" },
    told: "itself",
    options: {
      itself: ({ bestAt }) => bestAt === journey,
      other: ({ bestAt }) => bestAt !== journey,
    },
    action: () => ({ kind: "set", node: "weights", path: "/weights/seed", value: 7 }),
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
      place: { opens: "query" },
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
    place: { opens: "weights" },
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
      place: { opens: "scores" },
      told: "positive",
      options: {
        positive: ({ least }) => least.value >= 0,
        negative: ({ least }) => least.value < 0,
      },
      action: () => ({ kind: "set", node: "scores", path: "/weights/init", value: "torch_rand" }),
    },
  ),
  "linear-layers": lesson(mostOf, {
    place: { opens: "weights" },
    told: "even",
    options: {
      even: ({ bestWeight, even }) => bestWeight < 1.5 * even,
      leaning: ({ bestWeight, even }) => bestWeight >= 1.5 * even && bestWeight <= 0.5,
      sharp: ({ bestWeight }) => bestWeight > 0.5,
    },
    action: () => ({ kind: "set", node: "weights", path: "/attention/scale", value: 20 }),
  }),
  "linear-layers-seed-123": lesson(mostOf, {
    place: { opens: "weights" },
    told: "same",
    options: {
      same: ({ favourites }) => favourites === 1,
      several: ({ favourites }) => favourites > 1,
    },
    action: () => ({ kind: "set", node: "weights", path: "/weights/seed", value: 789 }),
  }),
  "why-scale": lesson(widths, {
    place: { opens: "width.64.weights", asks: "width.16.mean_square" },
    told: "width",
    options: {
      constant: ({ growth, width }) => closest(growth, 1, [1, Math.sqrt(width), width]),
      root: ({ growth, width }) => closest(growth, Math.sqrt(width), [1, Math.sqrt(width), width]),
      width: ({ growth, width }) => closest(growth, width, [1, Math.sqrt(width), width]),
    },
    action: () => ({ kind: "go", node: "width.64.weights" }),
  }),
  "why-scale-scaled": lesson(widths, {
    place: { opens: "width.64.weights", asks: "width.16.mean_square" },
    told: "constant",
    options: {
      constant: ({ growth, width }) => closest(growth, 1, [1, Math.sqrt(width), width]),
      root: ({ growth, width }) => closest(growth, Math.sqrt(width), [1, Math.sqrt(width), width]),
      width: ({ growth, width }) => closest(growth, width, [1, Math.sqrt(width), width]),
    },
    action: () => ({ kind: "go", node: "width.64.scaled_scores" }),
  }),
  "scale-and-width": lesson(
    (at) => {
      const rows = at.shape("study.spread").at(-2) ?? 1;
      const [plain, scaled, largest, slope] = [0, 1, 1, 2];
      const share = at.value("study.spread", plain, rows - 1, largest);
      return {
        even: share < 0.35,
        half: share >= 0.35 && share < 0.7,
        all: share > 0.9,
        wide: at.number("study.spread", plain, rows - 1, largest),
        narrow: at.number("study.spread", plain, 0, largest),
        slope: at.number("study.spread", plain, rows - 1, slope),
        scaled: at.number("study.spread", scaled, rows - 1, largest),
        scaledSlope: at.number("study.spread", scaled, rows - 1, slope),
      };
    },
    {
      place: { opens: "study.spread" },
      told: "all",
      options: { even: ({ even }) => even, half: ({ half }) => half, all: ({ all }) => all },
      action: () => ({ kind: "set", node: "study.spread", path: "/weights/seed", value: 7 }),
    },
  ),
};
